import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** Many people come from one address here. */
const SETTINGS = { RATE_LIMITS: 'off', LUDOTECA_LANG: 'en' };

/** A real server process with the built page, which a test may kill and start again. */
export class House {
  base = '';
  private process: ChildProcess | undefined;
  private readonly data = mkdtempSync(join(tmpdir(), 'ludoteca-web-'));
  private port = '0';

  private readonly root: string;

  /** `root` is the project it runs from. */
  constructor(root = project) {
    this.root = root;
  }

  async start(): Promise<string> {
    // The compiled program: a server that compiles its sources at each start, and again in the threads of its bots, takes seconds.
    const child = spawn(process.execPath, ['cli/bin/ludoteca.js', 'serve'], {
      cwd: this.root,
      env: { BOT_MS: '60', LOG_LEVEL: 'error', ...process.env, ...SETTINGS, PORT: this.port, DATA_DIR: this.data },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    this.base = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (chunk) => {
        said += String(chunk);
        const [address] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      });
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    this.port = new URL(this.base).port;
    return this.base;
  }

  /** As when the power fails. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const { process: child } = this;
    if (child === undefined || child.exitCode !== null) return;
    child.removeAllListeners('exit');
    await new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }

  async end(): Promise<void> {
    await this.kill('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }
}
