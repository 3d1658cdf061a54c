import { Memory } from '@ludoteca/bots/browser';
import { rooms } from '@ludoteca/games';
import { roomLoader } from '@ludoteca/games/lazy';
import { configure } from '@ludoteca/kernel';
import { expect, test, vi } from 'vitest';
import { LocalTable } from '../src/worker/local-table.ts';
import type { LocalSitter } from '../src/worker/messages.ts';

test('the browser can load every game of the registry', () => {
  for (const { game } of rooms) expect(roomLoader(game.meta.id), game.meta.id).toBeDefined();
  expect(roomLoader('no-such-game')).toBeUndefined();
});

test('bots play a table of the browser to its end, and its record leads to the same end', async () => {
  const room = await roomLoader('medioevo')?.();
  if (room === undefined) throw new Error('no room');
  const sitters: LocalSitter[] = [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ];
  const table = new LocalTable(
    room,
    { kind: 'new', game: 'medioevo', config: configure(room.game, { seats: 2 }), seed: 'ab'.repeat(32) },
    sitters,
  );
  for (let seat = table.nextBot(); seat !== undefined; seat = table.nextBot()) table.playBot(seat);
  const shown = table.shows([]);
  expect(shown.standing?.final).toBe(true);
  const again = new LocalTable(room, { kind: 'saved', saved: shown.saved }, sitters).shows([]);
  expect(again.frames).toEqual(shown.frames);
});

test('each bot of a table of the browser keeps what it found out for its next answer', async () => {
  const room = await roomLoader('medioevo')?.();
  if (room === undefined) throw new Error('no room');
  const sitters: LocalSitter[] = [
    { kind: 'bot', level: 'hard' },
    { kind: 'bot', level: 'hard' },
  ];
  const config = configure(room.game, { seats: 2 });
  const table = new LocalTable(room, { kind: 'new', game: 'medioevo', config, seed: 'cd'.repeat(32) }, sitters);
  const keep = vi.spyOn(Memory.prototype, 'keep');
  const asked = new Set<number>();
  for (let seat = table.nextBot(); seat !== undefined && asked.size < 2; seat = table.nextBot()) {
    asked.add(seat);
    table.playBot(seat);
  }
  expect(new Set(keep.mock.contexts).size).toBe(2);
  keep.mockRestore();
});

test('against bots a person goes back to their last decision, and the game is then for practice', async () => {
  const room = await roomLoader('medioevo')?.();
  if (room === undefined) throw new Error('no room');
  const sitters: LocalSitter[] = [
    { kind: 'person', name: '', own: true },
    { kind: 'bot', level: 'random' },
  ];
  const config = configure(room.game, { seats: 2 });
  const table = new LocalTable(room, { kind: 'new', game: 'medioevo', config, seed: 'ef'.repeat(32) }, sitters);
  const mine = () => table.shows([]).frames[1];
  const letBotsPlay = (): void => {
    for (let seat = table.nextBot(); seat !== undefined; seat = table.nextBot()) table.playBot(seat);
  };
  letBotsPlay();
  expect(mine()?.undo).toBe('HOUSE-NOTHING');
  const asked = mine();
  const first = asked?.question?.list?.[0];
  if (asked === undefined || first === undefined) throw new Error('nobody is asked');
  table.answer(0, asked.view.decision, first);
  const answered = table.shows([]).n;
  letBotsPlay();
  while (table.shows([]).n === answered) {
    const next = mine()?.question?.list?.[0];
    if (next === undefined) throw new Error('nobody plays on');
    table.answer(0, mine()?.view.decision ?? 0, next);
    letBotsPlay();
  }
  expect(table.shows([]).practice).toBe(false);
  while (mine()?.undo === null && table.shows([]).frames[1]?.view.decision !== undefined && !sameQuestion(mine(), asked)) table.undo(0);
  expect(sameQuestion(mine(), asked)).toBe(true);
  expect(table.shows([]).practice).toBe(true);
});

function sameQuestion(a: { question: unknown } | undefined, b: { question: unknown } | undefined): boolean {
  return JSON.stringify(a?.question) === JSON.stringify(b?.question);
}
