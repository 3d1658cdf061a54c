import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { findRoom } from '../find-room.ts';
import { Lines } from '../play/lines.ts';
import { gamesTable } from './games.ts';
import { playGame } from './play.ts';

/** `ludoteca welcome`: a short overview, and on a terminal an offer to play. `npm start` shows it. */
export function welcomeCommand(command: Command, desk: Desk): void {
  command.action(async () => {
    await greet(desk);
    if (desk.shelf.ids.length > 0 && desk.io.in.isTTY === true && desk.io.out.isTTY === true) await offerToPlay(desk);
  });
}

async function greet(desk: Desk): Promise<void> {
  const { bold, cyan, dim } = desk.paint;
  desk.print(bold(cyan(desk.say('cli.welcome.title'))));
  desk.print(desk.say('cli.welcome.intro'));
  desk.print();
  desk.print(await gamesTable(desk));
  desk.print();
  desk.print(desk.say('cli.welcome.commands'));
  const example = desk.shelf.ids[0] ?? 'GAME';
  for (const command of [
    `play ${example} --seats me,medium --lang ${desk.lang}`,
    `rules ${example}`,
    `simulate ${example} --games 100`,
    '--help',
  ]) {
    desk.print(`  ${dim('npx ludoteca')} ${command}`);
  }
}

async function offerToPlay(desk: Desk): Promise<void> {
  const { ids } = desk.shelf;
  const lines = new Lines(desk.io, { complete: (line) => ids.filter((id) => id.startsWith(line)), remembers: false });
  let chosen: string | undefined;
  try {
    chosen = await ask(desk, lines);
  } finally {
    lines.close();
  }
  if (chosen !== undefined) await playGame(desk, chosen, {});
}

async function ask(desk: Desk, lines: Lines): Promise<string | undefined> {
  for (;;) {
    const heard = await lines.ask(`\n${desk.say('cli.welcome.offer')} `);
    if ('stop' in heard || heard.line.trim() === '') return undefined;
    const room = await findRoom(desk, heard.line);
    if (room !== undefined) return room.game.meta.id;
    desk.print(desk.say('cli.play.unknown', { text: heard.line.trim() }));
  }
}
