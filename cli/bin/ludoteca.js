#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { runnable } from './runnable.js';

const { run } = await import(await runnable());
process.exitCode = await run(process.argv.slice(2), fileURLToPath(new URL('../../web/dist', import.meta.url)));
