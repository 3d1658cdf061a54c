import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIBRARIES, libraryManifest, libraryReadme, type Manifest, programManifest } from '../build/packages.mjs';
import { buildProgram } from '../build/program.mjs';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('the libraries', () => {
  it.each(LIBRARIES)('$name: every door leads somewhere, and needs nothing that is only at home', (library) => {
    for (const file of Object.values(library.doors)) expect(existsSync(join(root, library.name, file))).toBe(true);
    const { exports, dependencies } = libraryManifest(library);
    expect(exports['.']).toEqual({ types: './dist/index.d.mts', default: './dist/index.mjs' });
    expect(Object.keys(dependencies).filter((name) => /tsx|esbuild|svelte|ui$/.test(name))).toEqual([]);
  });

  it('has one part of one game behind a door of its own', () => {
    const doors = LIBRARIES.flatMap(({ name, doors }) => Object.keys(doors).map((door) => `${name}/${door}`));
    expect(doors).toEqual(expect.arrayContaining(['games/lazy', 'games/catan/rules', 'games/san-juan/text', 'bots/browser']));
    expect(doors).not.toContain('games/boards');
    expect(doors.filter((door) => door.includes('template'))).toEqual([]);
  });

  it('say in a README of their own what they are and how they are used', () => {
    for (const library of LIBRARIES) {
      const readme = libraryReadme(library);
      expect(readme).toMatch(new RegExp(`^# @ludoteca/${library.name}\n\n${library.about.slice(0, 20)}`));
      expect(readme).toContain(read('docs/examples/library.mjs'));
      // A library is installed alone: links to other files would lead nowhere.
      expect(readme).not.toMatch(/\]\((?!https?:)/);
    }
  });
});

describe('the program', { timeout: 60_000 }, () => {
  let home = '';
  beforeAll(async () => {
    // Inside the project, so that the packages it needs are found without installing them.
    mkdirSync(join(root, '.cache'), { recursive: true });
    home = mkdtempSync(join(root, '.cache/packages-'));
    await buildProgram(home);
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  const ludoteca = (words: string, input = ''): { code: number | null; out: string; err: string } => {
    const bin = join(home, 'ludoteca/bin/ludoteca.js');
    const env = { ...process.env, LUDOTECA_LANG: 'en' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words.split(' ')], { input, encoding: 'utf8', cwd: home, env });
    return { code: status, out: stdout, err: stderr };
  };

  it('names the packages it needs, and none of ours', () => {
    const { dependencies } = JSON.parse(readFileSync(join(home, 'ludoteca/package.json'), 'utf8')) as Manifest;
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['commander', 'fastify', 'libsql', 'piscina']));
    expect(Object.keys(dependencies).filter((name) => /ludoteca|tsx|esbuild|svelte|kysely/.test(name))).toEqual([]);
    expect(readFileSync(join(home, 'ludoteca/THIRD-PARTY.txt'), 'utf8')).toMatch(/^kysely\n\nThe MIT License/);
    expect(() => programManifest(['left-pad'])).toThrow('left-pad');
  });

  it('brings the files that its operator and the authors of bots need', () => {
    for (const paper of [
      'README.md',
      'deploy/nginx.conf',
      'deploy/ludoteca.service',
      'bots/PROTOCOL.md',
      'bots/examples/netbot.py',
      'SECURITY.md',
    ])
      expect(readFileSync(join(home, 'ludoteca', paper), 'utf8'), paper).toBe(read(paper));
    const links = [...read('README.md').matchAll(/\]\(([\w/.-]+\.(?:conf|md|service|yaml))\)/g)].map(([, file = '']) => file);
    const atHome = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'STYLE.md'];
    expect(links.filter((file) => !atHome.includes(file) && !existsSync(join(home, 'ludoteca', file)))).toEqual([]);
  });

  it('says its version and plays with a bot in a thread', () => {
    const { version } = programManifest([]);
    expect(ludoteca('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
    const { code, out, err } = ludoteca('play medioevo --seats me:Anna,medium:Bea --seed package', '1\n1\n');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/· Bea /);
  });
});

it('the example in the README is the one that is tried', () => {
  expect(read('README.md')).toContain(`\`\`\`js\n${read('docs/examples/library.mjs')}\`\`\``);
});
