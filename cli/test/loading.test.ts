import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@ludoteca/games/lazy';
import { describe, expect, it } from 'vitest';
import { freshFolder } from './desk.ts';

const bin = fileURLToPath(new URL('../bin/ludoteca.js', import.meta.url));

interface Coverage {
  readonly 'source-map-cache': Readonly<Record<string, { readonly data: { readonly sources: readonly string[] } | null }>>;
}

/** The sources that a command has loaded, as Node itself writes them down. */
function loadedBy(...words: string[]): string[] {
  const folder = freshFolder();
  const { status, stderr } = spawnSync(process.execPath, [bin, ...words], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, NODE_V8_COVERAGE: folder },
  });
  expect([status, stderr]).toEqual([0, '']);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => {
    const { 'source-map-cache': maps } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Coverage;
    return Object.values(maps).flatMap(({ data }) => data?.sources ?? []);
  });
}

function gamesIn(sources: readonly string[]): string[] {
  return gameIds.filter((id) => sources.some((source) => source.includes(`games/${id}/src/rules/`)));
}

describe('a command loads', { timeout: 60_000 }, () => {
  it('no game, no server, no bot and no command for the help', () => {
    const sources = loadedBy('--help');
    expect(sources.some((source) => source.endsWith('cli/src/program.ts'))).toBe(true);
    expect(gamesIn(sources)).toEqual([]);
    const needless = /server\/src\/http\/|bots\/src\/|cli\/src\/commands\/(?!list\.ts)/;
    expect(sources.filter((source) => needless.test(source))).toEqual([]);
  });

  it('the game it is about and no other', () => {
    expect(gamesIn(loadedBy('simulate', 'staufer', '--games', '1', '--seats', '2'))).toEqual(['staufer']);
    expect(gamesIn(loadedBy('rules', 'catan', 'robber'))).toEqual(['catan']);
  });

  it('the same in the threads of the bots', () => {
    const sources = loadedBy('arena', 'medioevo', '--levels', 'random,easy', '--blocks', '1', '--threads', '1');
    expect(gamesIn(sources)).toEqual(['medioevo']);
  });
});
