/* Starts a house with the built page for tests and screenshots, and says where: node --import tsx web/test/serve.ts DATA_DIR [PORT] */
import { fileURLToPath } from 'node:url';
import { readSettings, startServer } from '@ludoteca/server';

const [dataDir = '.cache/web-test', port = '0'] = process.argv.slice(2);
const settings = readSettings({ ...process.env, PORT: port, DATA_DIR: dataDir, BOT_MS: process.env.BOT_MS ?? '60' });
const server = await startServer(settings, { webDir: process.env.WEB_DIR ?? fileURLToPath(new URL('../dist', import.meta.url)) });
console.log(`LISTENING ${server.address}`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
