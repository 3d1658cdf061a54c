import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { newDir, removeDir } from './house.ts';

/** A file system of its own with little room on it. */
export interface SmallDisk {
  readonly directory: string;
  /** Fills it to the last byte. */
  fill(): void;
  /** Makes room again. */
  clear(): void;
  remove(): void;
}

/** Needs the right to mount; undefined where we have none. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const directory = newDir();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], { stdio: 'ignore' });
  if (status !== 0) {
    removeDir(directory);
    return undefined;
  }
  const filler = join(directory, 'filler');
  return {
    directory,
    fill: () => {
      const file = openSync(filler, 'a');
      for (let size = 1 << 20; size >= 1; size >>= 1) writeUntilFull(file, Buffer.alloc(size));
      closeSync(file);
    },
    clear: () => rmSync(filler, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', directory], { stdio: 'ignore' });
      removeDir(directory);
    },
  };
}

function writeUntilFull(file: number, bytes: Buffer): void {
  for (;;) {
    try {
      if (writeSync(file, bytes) < bytes.length) return;
    } catch {
      return;
    }
  }
}
