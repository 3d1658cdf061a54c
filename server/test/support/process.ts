import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const CLI = join(ROOT, 'cli/bin/ludoteca.js');

/** The real server in a process of its own: directly, or through npm as an operator would start it. */
export class ServerProcess {
  private readonly env: Record<string, string>;
  private readonly by: 'node' | 'npm';
  private child: ChildProcess | undefined;
  /** Its log so far. */
  log = '';
  address = '';

  constructor(env: Record<string, string>, by: 'node' | 'npm' = 'node') {
    this.env = env;
    this.by = by;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Starts it and waits until it prints its address. */
  async start(): Promise<void> {
    const env = { ...process.env, LUDOTECA_LANG: 'en', LOG_LEVEL: 'error', ...this.env };
    const stdio = ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'];
    const child =
      this.by === 'node'
        ? spawn(process.execPath, [CLI, 'serve'], { env, stdio })
        : spawn('npm', ['start', '--silent', '--', 'serve'], { cwd: ROOT, env, stdio, detached: true });
    this.child = child;
    this.address = await new Promise<string>((done, failed) => {
      let out = '';
      child.stdout.on('data', (chunk) => {
        out += String(chunk);
        if (this.address !== '') this.log += String(chunk);
        const found = /http:\/\/[\d.]+:\d+/.exec(out);
        if (found) done(found[0]);
      });
      child.stderr.on('data', (chunk) => {
        out += String(chunk);
        this.log += String(chunk);
      });
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${out}`)));
    });
  }

  /** Whether anything that npm started is still running: all of it is in one process group. */
  get isLeftBehind(): boolean {
    try {
      process.kill(-this.pid, 0);
      return true;
    } catch {
      return false;
    }
  }

  /** Signals npm and everything it started at once, as a terminal does. */
  stopAll(signal: NodeJS.Signals): Promise<number | null> {
    const gone = this.gone();
    process.kill(-this.pid, signal);
    return gone;
  }

  /** kill -9: no chance to finish anything. */
  async kill(): Promise<void> {
    await this.stop('SIGKILL');
  }

  /** Sends a signal and waits for the end; returns the exit code. */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = this.gone();
    child.kill(signal);
    return gone;
  }

  private gone(): Promise<number | null> {
    return new Promise((done) => this.child?.once('exit', (code) => done(code)));
  }
}
