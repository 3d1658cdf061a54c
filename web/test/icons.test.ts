import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIGNS } from '../../ui/src/icons/signs.ts';

const root = join(import.meta.dirname, '../..');
const rooms = readdirSync(join(root, 'games')).filter((game) => existsSync(join(root, 'games', game, 'src')));

function sourcesUnder(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('signs.ts')).map((file) => join(root, folder, file));
}

test('every sign of the interface is used somewhere', () => {
  const folders = ['web/src', 'ui/src', ...rooms.map((game) => `games/${game}/src`)];
  const text = folders
    .flatMap(sourcesUnder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(SIGNS.filter((sign) => !new RegExp(`['"]${sign}['"]`).test(text))).toEqual([]);
});
