import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutOutlines } from '../lighten.ts';

const root = join(import.meta.dirname, '../..');
const MODULES = ['games/staufer/src/board/art/icons.ts', 'games/san-juan/src/board/icons.ts'].map((path) => join(root, path));

test.each(MODULES)('%s: every picture is in the file that its module names, and no outline in the module', async (module) => {
  const code = withoutOutlines(module, mkdtempSync(join(tmpdir(), 'ludoteca-pictures-'))) ?? expect.fail('no pictures');
  const [, path = ''] = /^import file from "(.*)\?url";/.exec(code) ?? [];
  const file = readFileSync(path, 'utf8');
  const pictures = Object.entries((await import(module)) as Record<string, string>);
  expect(pictures.length).toBeGreaterThan(0);
  for (const [name, picture] of pictures) {
    expect(code).toContain(`export const ${name} = '<use href="' + file + '#${name}"/>';`);
    expect(file).toContain(`<g id="${name}">${picture}</g>`);
  }
  expect(code).not.toContain('<path');
});
