import type { Store } from '@ludoteca/server';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { integer } from '../read.ts';
import { serverSay } from '../server-say.ts';
import { columns } from '../show.ts';
import { settingsOf, usable } from './serve.ts';

type Admin = typeof import('@ludoteca/server')['admin'];

/** `ludoteca admin …`: works on the stored data; a running server notices the changes. */
export function adminCommand(command: Command, desk: Desk): void {
  const doing = (work: (admin: Admin, store: Store) => Promise<void>): Promise<void> => withStore(desk, work);
  const done = (): void => desk.print(serverSay(desk, 'admin.done'));

  command
    .command('tables')
    .description(serverSay(desk, 'admin.tables'))
    .option('--phase <phase>', serverSay(desk, 'admin.phase'))
    .option('--json', desk.say('cli.help.json'))
    .action(({ phase, json }: { phase?: string; json?: true }) =>
      doing(async ({ listTables }, store) => {
        const tables = await listTables(store, phase);
        if (json) return desk.printJson(tables);
        const rows = tables.map((one) => [
          one.id,
          one.game,
          one.frozen ? 'frozen' : one.phase,
          one.people.join(', '),
          String(one.entries),
          one.touched,
        ]);
        desk.print(columns([['id', 'game', 'phase', 'seats', 'moves', 'touched'], ...rows]));
      }),
    );
  for (const name of ['close', 'thaw'] as const) {
    command
      .command(name)
      .description(serverSay(desk, `admin.${name}`))
      .argument('<table>', serverSay(desk, 'admin.tableId'))
      .action((table: string) =>
        doing(async ({ closeTable, thawTable }, store) => (name === 'close' ? closeTable : thawTable)(store, table).then(done)),
      );
  }
  command
    .command('reproduce')
    .description(serverSay(desk, 'admin.reproduce'))
    .argument('<table>', serverSay(desk, 'admin.tableId'))
    .action((table: string) =>
      doing(async ({ reproducer }, store) => desk.printJson(await reproducer(store, (game) => desk.room(game), table))),
    );
  addPeople(command, desk, doing, done);
}

function addPeople(
  command: Command,
  desk: Desk,
  doing: (work: (admin: Admin, store: Store) => Promise<void>) => Promise<void>,
  done: () => void,
): void {
  command
    .command('password')
    .description(serverSay(desk, 'admin.password'))
    .argument('<person>', serverSay(desk, 'admin.person'))
    .action((person: string) => doing(async ({ resetPassword }, store) => resetPassword(store, person, await firstLine(desk)).then(done)));
  for (const name of ['ban', 'unban'] as const) {
    command
      .command(name)
      .description(serverSay(desk, `admin.${name}`))
      .argument('<person>', serverSay(desk, 'admin.person'))
      .action((person: string) => doing(async ({ setBanned }, store) => setBanned(store, person, name === 'ban').then(done)));
  }
  command
    .command('purge')
    .description(serverSay(desk, 'admin.purge'))
    .argument('<days>', serverSay(desk, 'admin.days'), integer('days', 1, 36_500))
    .action((days: number) =>
      doing(async ({ purgeGuests }, store) =>
        desk.print(serverSay(desk, 'admin.purged', { count: await purgeGuests(store, days, desk.io.now()) })),
      ),
    );
}

function withStore(desk: Desk, work: (admin: Admin, store: Store) => Promise<void>): Promise<void> {
  return usable(async () => {
    const { admin, openForOperator } = await import('@ludoteca/server');
    const store = await openForOperator(await settingsOf(desk));
    await work(admin, store).finally(() => store.close());
  });
}

/** The first line of standard input: passwords do not belong on a command line. */
async function firstLine(desk: Desk): Promise<string> {
  let text = '';
  for await (const chunk of desk.io.in) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return text.split('\n', 1)[0]?.trimEnd() ?? '';
}
