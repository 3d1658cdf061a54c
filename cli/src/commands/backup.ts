import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { serverSay, settingsOf, usable } from './serve.ts';

/** `ludoteca backup FILE` and `ludoteca restore FILE`: everything a server stores, in one file. */
export function addBackup(program: Command, desk: Desk): void {
  program
    .command('backup')
    .description(serverSay(desk, 'backup.help'))
    .argument('<file>', serverSay(desk, 'backup.file'))
    .action((file: string) =>
      usable(async () => {
        const { openForOperator, writeBackup } = await import('@ludoteca/server');
        const store = await openForOperator(await settingsOf(desk));
        await writeBackup(store.db, file).finally(() => store.close());
        desk.print(serverSay(desk, 'backup.done', { file }));
      }),
    );
  program
    .command('restore')
    .description(serverSay(desk, 'restore.help'))
    .argument('<file>', serverSay(desk, 'restore.file'))
    .action((file: string) =>
      usable(async () => {
        const { openStore, readBackup } = await import('@ludoteca/server');
        const store = await openStore(await settingsOf(desk));
        const rows = await readBackup(store.db, file).finally(() => store.close());
        desk.print(serverSay(desk, 'restore.done', { rows }));
      }),
    );
}
