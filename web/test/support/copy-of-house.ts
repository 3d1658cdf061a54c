import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');
/** Folders without sources, at any depth. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', 'reports', 'screenshots', 'data-ludoteca']);

/** A copy of the sources with the installed libraries of the original: nothing tried there changes the original. */
export function copyOfHouse(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'ludoteca-copy-'));
  for (const name of readdirSync(root)) {
    if (!LEFT_OUT.has(name))
      cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  }
  const workspaces = readdirSync(join(root, 'node_modules/@ludoteca'));
  mkdirSync(join(copy, 'node_modules/@ludoteca'), { recursive: true });
  // The project's own packages are those of the copy; everything else is shared.
  for (const name of workspaces) symlinkSync(join('../..', name), join(copy, 'node_modules/@ludoteca', name));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@ludoteca' && !name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of workspaces) {
    const own = join(root, name, 'node_modules');
    if (readdirSync(join(root, name)).includes('node_modules')) symlinkSync(own, join(copy, name, 'node_modules'));
  }
  // Scripts recognise a complete installation by this file: nobody must install anything through the links.
  copyFileSync(join(root, 'node_modules/.package-lock.json'), join(copy, 'node_modules/.package-lock.json'));
  symlinkSync(join(root, 'node_modules/.bin'), join(copy, 'node_modules/.bin'));
  return copy;
}
