import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { inSources } from '../src/trace.ts';
import { freshFolder } from './desk.ts';

it('a fault names the line of the source, not of the compiled file', () => {
  const file = join(freshFolder(), 'compiled.mjs');
  const source = 'interface Long {\n  readonly a: number;\n}\n\nexport const fail = (): Long => {\n  throw new Error("here");\n};\n';
  const { code, map } = transformSync(source, { loader: 'ts', sourcemap: true, sourcefile: 'rules/fail.ts' });
  writeFileSync(file, code);
  writeFileSync(`${file}.map`, map);
  const line = code.split('\n').findIndex((text) => text.includes('throw')) + 1;
  const address = pathToFileURL(file).href;
  expect(inSources(`Error: here\n    at fail (${address}:${line}:3)`)).toBe('Error: here\n    at fail (rules/fail.ts:6:3)');
  expect(inSources('    at fail (file:///nowhere.mjs:1:1)')).toBe('    at fail (file:///nowhere.mjs:1:1)');
});
