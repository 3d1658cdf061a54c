import { Memory } from '@ludoteca/bots/browser';
import { rooms } from '@ludoteca/games';
import { roomLoader } from '@ludoteca/games/lazy';
import {
  configure,
  framesOf,
  isRefusal,
  nextToAnswer,
  type Refusal,
  randomAnswer,
  replay,
  type SavedEntry,
  streamFrom,
} from '@ludoteca/kernel';
import { expect, test, vi } from 'vitest';
import { FollowedGame } from '../src/link/followed-game.ts';
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
  const page = new FollowedGame(table.saved, table.present);
  for (let seat = table.nextBot(); seat !== undefined; seat = table.nextBot()) page.take(table.playBot(seat), table.present);
  expect(table.present.standing?.final).toBe(true);
  // The page has put the record together from the entries it was sent.
  expect(page.saved).toEqual(table.saved);
  const again = new LocalTable(room, { kind: 'saved', saved: page.saved }, sitters);
  expect(again.saved).toEqual(table.saved);
  expect(new FollowedGame(again.saved, again.present).frames).toEqual(page.frames);
});

test('people around one device see on the page what the rules show them, entry by entry', async () => {
  const room = await roomLoader('san-juan')?.();
  if (room === undefined) throw new Error('no room');
  const sitters = [0, 1, 2].map((): LocalSitter => ({ kind: 'person', name: '' }));
  const config = configure(room.game, { seats: 3 });
  const table = new LocalTable(room, { kind: 'new', game: 'san-juan', config, seed: '12'.repeat(32) }, sitters);
  const page = new FollowedGame(table.saved, table.present);
  const chance = streamFrom('people');
  const authority = replay(room.game, table.saved);
  for (let count = 0; count < 60; count++) {
    const { state } = authority.match;
    const seat = nextToAnswer(room.game, state);
    if (seat === undefined) break;
    const move = randomAnswer(room.game, state, seat, chance);
    const entry = table.answer(seat, state.decision, move);
    if (isRefusal(entry)) throw new Error(entry.refused);
    authority.do((match) => match.answer({ seat, decision: state.decision, move }));
    page.take(entry, table.present);
    const shown = framesOf(authority.match);
    expect(page.frames.map(({ view, question }) => ({ view, question }))).toEqual(shown.map(({ view, question }) => ({ view, question })));
  }
  expect(page.saved.entries.length).toBeGreaterThan(30);
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
  const page = new FollowedGame(table.saved, table.present);
  const mine = () => page.frames[1];
  const show = (entry: SavedEntry | Refusal): void => {
    if (isRefusal(entry)) throw new Error(entry.refused);
    page.take(entry, table.present);
  };
  const letBotsPlay = (): void => {
    for (let seat = table.nextBot(); seat !== undefined; seat = table.nextBot()) show(table.playBot(seat));
  };
  letBotsPlay();
  expect(mine()?.undo).toBe('HOUSE-NOTHING');
  const asked = mine();
  const first = asked?.question?.list?.[0];
  if (asked === undefined || first === undefined) throw new Error('nobody is asked');
  show(table.answer(0, asked.view.decision, first));
  const answered = page.saved.entries.length;
  letBotsPlay();
  while (page.saved.entries.length === answered) {
    const next = mine()?.question?.list?.[0];
    if (next === undefined) throw new Error('nobody plays on');
    show(table.answer(0, mine()?.view.decision ?? 0, next));
    letBotsPlay();
  }
  expect(table.present.practice).toBe(false);
  while (mine()?.undo === null && !sameQuestion(mine(), asked)) show(table.undo(0));
  expect(sameQuestion(mine(), asked)).toBe(true);
  expect(table.present.practice).toBe(true);
});

function sameQuestion(a: { question: unknown } | undefined, b: { question: unknown } | undefined): boolean {
  return JSON.stringify(a?.question) === JSON.stringify(b?.question);
}
