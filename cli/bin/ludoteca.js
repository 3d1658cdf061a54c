#!/usr/bin/env node
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/main.ts');
const { processIo } = await import('../src/io.ts');
const { rooms } = await import('@ludoteca/games');
process.exitCode = await main(process.argv.slice(2), processIo(), rooms);
