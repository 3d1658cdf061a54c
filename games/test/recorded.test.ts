import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  at,
  type Game,
  parseJson,
  patched,
  readSaved,
  replay,
  restore,
  type SavedGame,
  SPECTATOR,
  type State,
  verify,
  viewOf,
} from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { describe, expect, test } from 'vitest';
import { gameIds, roomLoader } from '../lazy.ts';

/* Every room keeps finished and unfinished games of each rules version (test/recorded, written by record.ts here), so that
   what was stored once can be read for ever. A name says version, kind, number of seats, and where an unfinished game rests. */
const NAME = /^(?<rules>[\d.]+)-(?<kind>finished|unfinished)-(?<seats>\d)(?:-(?<step>\w+))?\.json$/;

/* A mutation run changes the rules of one room, again and again in one process, and needs no other room. */
const MUTATED = process.env.MUTATED_GAME;

interface Kept {
  readonly name: string;
  readonly rules: string;
  readonly kind: string;
  readonly seats: string;
  readonly step: string | undefined;
  readonly saved: () => SavedGame;
}

/** Reads a saved game when it is first wanted. */
function savedIn(path: string): () => SavedGame {
  let read: SavedGame | undefined;
  return () => {
    read ??= readSaved(parseJson(readFileSync(path, 'utf8')));
    return read;
  };
}

const positions = new Map<SavedGame, State>();

/** The position at the end of a saved game, played through once for all tests that only look at it. */
function positionAfter(game: Game, saved: SavedGame): State {
  const position = positions.get(saved) ?? replay(game, saved).match.state;
  if (MUTATED === undefined) positions.set(saved, position);
  return position;
}

function keptGames(id: string): Kept[] {
  const folder = join(import.meta.dirname, '..', id, 'test/recorded');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const { rules = '', kind = '', seats = '', step } = NAME.exec(name)?.groups ?? {};
    return { name, rules, kind, seats, step, saved: savedIn(join(folder, name)) };
  });
}

const ids = gameIds.filter((id) => id === (MUTATED ?? id));
const rooms = await Promise.all(ids.flatMap((id) => roomLoader(id)?.() ?? []));

describe.each(rooms)('$game.meta.id', ({ game }) => {
  const all = keptGames(game.meta.id);
  const kept = all.filter(({ rules }) => rules === game.meta.rules);
  const older = all.filter(({ rules }) => rules !== game.meta.rules);
  const finished = kept.filter(({ kind }) => kind === 'finished');
  const unfinished = kept.filter(({ kind }) => kind === 'unfinished');

  test('a finished and an unfinished game of this release are kept', () => {
    expect([...new Set(kept.map(({ kind }) => kind))].sort()).toEqual(['finished', 'unfinished']);
  });

  test.each(kept)('$name is the same game when played again', ({ saved, seats }) => {
    expect(verify(game, saved())).toBeUndefined();
    expect(positionAfter(game, saved()).config.seats).toBe(Number(seats));
  });

  test.each(kept)('$name can be stepped through without the rules', ({ saved }) => {
    const { opening, entries } = saved();
    const shown = entries.reduce((view, { shows }) => patched(view, shows.all), opening.all);
    expect(shown).toEqual(JSON.parse(JSON.stringify(viewOf(game, positionAfter(game, saved()), SPECTATOR))));
  });

  test.each(finished)('$name has a winner, and somebody took a move back in it', ({ saved }) => {
    const { final, sides } = game.standing(positionAfter(game, saved()));
    expect(final).toBe(true);
    expect(sides.filter(({ won }) => won).length).toBeGreaterThan(0);
    expect(saved().entries.some(({ move }) => move.startsWith('undo'))).toBe(true);
  });

  test.each(finished)('$name with one answer changed is found out', ({ saved }) => {
    const { entries, ...rest } = saved();
    const place = entries.findIndex(({ move }, index) => index > 3 && move !== at(entries, index - 1).move && !move.startsWith('undo'));
    const changed = entries.map((entry, index) => (index === place ? { ...entry, move: at(entries, index - 1).move } : entry));
    expect(verify(game, { ...rest, entries: changed })).toMatchObject({ entry: place + 1 });
  });

  test.each(unfinished)('$name goes on from its stored position to the end', ({ saved, step }) => {
    const { match } = replay(game, saved());
    expect(restore(game, JSON.parse(JSON.stringify(match.state)))).toEqual(match.state);
    const story = new Story(match);
    expect(story.asking).toBe(step);
    expect(story.wander('on').standing().final).toBe(true);
  });

  test.for(older)('$name of an older release can still be looked at, and says why it is not played again', ({ saved, rules, kind }) => {
    expect(verify(game, saved())).toEqual({
      entry: 0,
      fault: 'rules',
      reason: `played with rules ${rules}, these are ${game.meta.rules}`,
    });
    const { opening, entries } = saved();
    const shown = entries.reduce((view, { shows }) => patched(view, shows.all), opening.all);
    expect(shown).toMatchObject({ viewer: SPECTATOR, game: game.meta.id, over: kind === 'finished' });
  });
});
