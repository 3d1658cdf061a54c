import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

/** An engineer's program in TypeScript: its types are as exact as in the sources. */
const TYPED = `
import { levelOf } from '@ludoteca/bots';
import { rooms, type Room } from '@ludoteca/games';
import { evaluation } from '@ludoteca/games/catan/bot';
import { catan } from '@ludoteca/games/catan/rules';
import { text } from '@ludoteca/games/catan/text';
import { medioevo, type MedioevoState } from '@ludoteca/games/medioevo/rules';
import { begin, configure, quick, type Seat } from '@ludoteca/kernel';
import { LANGS } from '@ludoteca/text';

const state: MedioevoState = begin(medioevo, configure(medioevo, { seats: 2 }), quick('x'));
const seat: Seat = 0;
const names: readonly string[] = rooms.map((room: Room) => room.game.meta.id);
console.log(catan.meta.id, typeof text.event, typeof evaluation.potential);
console.log(state.open.round satisfies number, seat, names, LANGS, levelOf('easy').level);
// @ts-expect-error A state has no such part.
console.log(state.open.nonsense);
`;
/** As an engineer has it: strict, and the types of the packages are checked too. */
const strictly = { strict: true, target: 'es2022', lib: ['es2022', 'dom'], types: [], noEmit: true, skipLibCheck: false };

function run(command: string, args: readonly string[], cwd: string, input = ''): string {
  const env = { ...process.env, LUDOTECA_LANG: 'en' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, input, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

describe('the packages, built, packed and installed into an empty folder', () => {
  let folder = '';
  beforeAll(() => {
    run(process.execPath, ['scripts/build.mjs'], root);
    folder = mkdtempSync(join(tmpdir(), 'ludoteca-installed-'));
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const packed = readdirSync(dist).filter((name) => name.endsWith('.tgz'));
    expect(packed).toHaveLength(5);
    const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    run('npm', ['install', ...quiet, ...packed.map((name) => join(dist, name))], folder);
  }, 900_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

  it('play a game as libraries, in twenty lines', () => {
    writeFileSync(join(folder, 'library.mjs'), readFileSync(join(root, 'docs/examples/library.mjs')));
    const lines = run(process.execPath, ['library.mjs'], folder).trim().split('\n');
    expect(lines.length).toBeGreaterThan(50);
    for (const line of lines.slice(-3)) expect(line).toMatch(/^[123] \[ \d \] \d+$/);
  });

  it('are fit for browsers', async () => {
    const entryPoints = [join(folder, 'library.mjs')];
    const { outputFiles } = await build({
      entryPoints,
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      logLevel: 'silent',
    });
    expect(outputFiles[0]?.text).toContain('medioevo');
  });

  it.each(['nodenext', 'bundler'])('have types that hold, and refuse what is wrong, with moduleResolution %s', (moduleResolution) => {
    writeFileSync(join(folder, 'typed.ts'), TYPED);
    const module = moduleResolution === 'bundler' ? 'esnext' : moduleResolution;
    const compilerOptions = { ...strictly, module, moduleResolution };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
    run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], folder);
  });

  it('play on the terminal', () => {
    const out = run(
      'npx',
      ['--no-install', 'ludoteca', 'play', 'medioevo', '--seats', 'me:Anna,medium:Bea', '--seed', 'x'],
      folder,
      '1\n1\n',
    );
    expect(out).toMatch(/· Bea .*Saved in ludoteca-medioevo-/s);
  });

  it('open the house with its page, and close it in order', { timeout: 120_000 }, async () => {
    mkdirSync(join(folder, 'data'));
    const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), LUDOTECA_LANG: 'en' };
    const child = spawn(process.execPath, ['node_modules/ludoteca/bin/ludoteca.js', 'serve'], { cwd: folder, env });
    const address = await addressOf(child);
    const health: unknown = await (await fetch(`${address}/healthz`)).json();
    expect(health).toEqual({ ok: true, database: 'sqlite' });
    const page = await (await fetch(`${address}/`)).text();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    expect((await fetch(`${address}${script}`)).headers.get('content-type')).toMatch(/javascript/);
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    expect(await gone).toBe(0);
  });
});

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let out = '';
    const hear = (chunk: unknown): void => {
      out += String(chunk);
      const found = /http:\/\/[\d.]+:\d+/.exec(out);
      if (found) done(found[0]);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => failed(new Error(`ended with ${code}: ${out}`)));
  });
}
