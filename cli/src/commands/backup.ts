import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { mustBeReadable, notWritten } from '../files.ts';
import { serverSay } from '../server-say.ts';
import { settingsOf, usable } from './serve.ts';

/** `ludoteca backup FILE`: everything a server stores, into one file. */
export function backupCommand(command: Command, desk: Desk): void {
  command.action((file: string) =>
    usable(async () => {
      const { openForOperator, writeBackup } = await import('@ludoteca/server');
      const store = await openForOperator(await settingsOf(desk));
      await writeBackup(store.db, file)
        .catch((error) => {
          throw notWritten(file, error);
        })
        .finally(() => store.close());
      desk.print(serverSay(desk, 'backup.done', { file }));
    }),
  );
}

/** `ludoteca restore FILE`: an empty server filled from such a file. */
export function restoreCommand(command: Command, desk: Desk): void {
  command.action((file: string) =>
    usable(async () => {
      mustBeReadable(file);
      const { openStore, readBackup } = await import('@ludoteca/server');
      const store = await openStore(await settingsOf(desk));
      const rows = await readBackup(store.db, file).finally(() => store.close());
      desk.print(serverSay(desk, 'restore.done', { rows }));
    }),
  );
}
