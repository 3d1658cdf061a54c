import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const CLI = join(import.meta.dirname, '../../../cli/bin/ludoteca.js');

/** The real server in a process of its own, as `npm start` runs it. */
export class ServerProcess {
  private readonly env: Record<string, string>;
  private child: ChildProcess | undefined;
  address = '';

  constructor(env: Record<string, string>) {
    this.env = env;
  }

  /** Starts it and waits until it says where it is. */
  async start(): Promise<void> {
    const env = { ...process.env, LUDOTECA_LANG: 'en', LOG_LEVEL: 'error', ...this.env };
    const child = spawn(process.execPath, [CLI, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    this.address = await new Promise<string>((done, failed) => {
      let out = '';
      child.stdout.on('data', (chunk) => {
        out += String(chunk);
        const found = /http:\/\/[\d.]+:\d+/.exec(out);
        if (found) done(found[0]);
      });
      child.stderr.on('data', (chunk) => {
        out += String(chunk);
      });
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${out}`)));
    });
  }

  /** kill -9: no chance to finish anything. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }
}
