import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Room, rooms } from '@ludoteca/games';
import {
  type AnyMove,
  at,
  copyOf,
  type Game,
  imagine,
  movesOf,
  nextToAnswer,
  parseJson,
  play,
  randomAnswer,
  range,
  readSaved,
  replay,
  type SavedGame,
  type Seat,
  type State,
  streamFrom,
  viewOf,
} from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { levelOf } from '../src/index.ts';
import { ValueModel } from '../src/search/value.ts';

/** A position in which the seat can win at once, whatever it cannot see. */
interface Winnable {
  readonly state: State;
  readonly seat: Seat;
}

/** The last answers of a game, among which wins are looked for. */
const LAST = 6;
const ENOUGH = 3;
const GAMES = 24;

function wonAlone(game: Game, state: State, seat: Seat): boolean {
  if (!game.over(state)) return false;
  return game.standing(state).sides.every(({ seats, won }) => won === seats.includes(seat));
}

/** Whether an answer wins in every one of some worlds that the seat cannot tell from the real one. */
function winsAnyway(game: Game, state: State, seat: Seat, move: AnyMove): boolean {
  const view = viewOf(game, state, seat);
  return range(16).every((n) => {
    const world = imagine(game, view, streamFrom(`any ${n}`));
    play(game, world, seat, move);
    return wonAlone(game, world, seat);
  });
}

function hasCertainWin(game: Game, state: State, seat: Seat): boolean {
  const moves = movesOf(game, state, seat, 200) ?? [];
  return moves.some((move) => {
    const after = copyOf(game, state);
    play(game, after, seat, move);
    return wonAlone(game, after, seat) && winsAnyway(game, state, seat, move);
  });
}

/** The finished games that the room keeps. */
function keptGames({ game }: Room): SavedGame[] {
  const folder = join(import.meta.dirname, '../../games', game.meta.id, 'test/recorded');
  const names = readdirSync(folder).filter((name) => name.startsWith(`${game.meta.rules}-finished`));
  return names.map((name) => readSaved(parseJson(readFileSync(join(folder, name), 'utf8'))));
}

/** The last positions of a kept game as it was played. */
function asPlayed({ game }: Room, saved: SavedGame): Winnable[] {
  return saved.entries.slice(-LAST).map(({ seat }, n, last) => {
    const { state } = replay(game, saved, saved.entries.length - last.length + n).match;
    return { state, seat };
  });
}

/** The last positions of a kept game whose last quarter is played at random. */
function atRandom({ game }: Room, saved: SavedGame, n: number): Winnable[] {
  const state = copyOf(game, replay(game, saved, Math.floor(saved.entries.length * 0.75)).match.state);
  const chance = streamFrom(`lot ${n}`);
  const last: Winnable[] = [];
  for (let seat = nextToAnswer(game, state); seat !== undefined; seat = nextToAnswer(game, state)) {
    last.push({ state: copyOf(game, state), seat });
    if (last.length > LAST) last.shift();
    play(game, state, seat, randomAnswer(game, state, seat, chance));
  }
  return last;
}

function winnable(room: Room): Winnable[] {
  const kept = keptGames(room);
  const isWinnable = ({ state, seat }: Winnable): boolean => hasCertainWin(room.game, state, seat);
  const found = kept.flatMap((saved) => asPlayed(room, saved)).filter(isWinnable);
  for (let n = 0; n < GAMES && found.length < ENOUGH; n++) {
    const one = atRandom(room, at(kept, n % kept.length), n).find(isWinnable);
    if (one !== undefined) found.push(one);
  }
  return found;
}

describe.each(rooms.map((room) => [room.game.meta.id, room] as const))('at %s', { timeout: 120_000 }, (_id, room) => {
  const { game } = room;
  const positions = winnable(room);

  it('there are positions that can be won for certain', () => {
    expect(positions.length).toBeGreaterThanOrEqual(ENOUGH);
  });

  it.each(['medium', 'hard'])('%s takes a certain win at once', (level) => {
    for (const [n, { state, seat }] of positions.entries()) {
      const move = levelOf(level).answer(room, viewOf(game, state, seat), { iterations: 120 }, `win ${n}`);
      expect([n, winsAnyway(game, state, seat, move)]).toEqual([n, true]);
    }
  });

  it('a game that is won is worth more than any expected value', () => {
    for (const [n, { state, seat }] of positions.entries()) {
      const chance = streamFrom(`worth ${n}`);
      const values = new ValueModel(game, room.evaluation, state, [copyOf(game, state)], chance);
      for (const move of movesOf(game, state, seat, 200) ?? []) {
        const after = copyOf(game, state);
        play(game, after, seat, move);
        const value = values.evaluate(after)[seat] ?? 0;
        expect(wonAlone(game, after, seat) ? value > 1 : value <= 1).toBe(true);
      }
    }
  });
});
