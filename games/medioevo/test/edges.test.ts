import { at, clone, imagine, range, streamFrom } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { ESTATES } from '../src/data/estates.ts';
import { TILES } from '../src/data/tiles.ts';
import { medioevo } from '../src/rules/index.ts';
import { begin, estate, given, march } from './table.ts';

const next = ['b03a', 'b05a', 'b08a'] as const;

test('MED-TURN-08: a Church does nothing when one fief has all the tokens', () => {
  const story = march(given({ now: ['b19a', 'b20a', 'b22a'], next, players: [{ extraCoins: ESTATES }] }));
  expect(story.asking).not.toBe('extraCoin');
  expect(story.events('effectSkipped')).toEqual([{ kind: 'effectSkipped', seat: 0, estate: estate('church'), rule: 'MED-TURN-08' }]);
});

test('MED-INFO-02: in a pile of both colours the imagined next tile has the back that all see', () => {
  const story = begin(5);
  const state = clone(story.state);
  const { hidden } = state;
  const all = [...hidden.second, ...hidden.pile];
  const both = all.filter((tile) =>
    all.some((other) => at(TILES, other).number === at(TILES, tile).number && at(TILES, other).back !== at(TILES, tile).back),
  );
  const last = both.find((tile) => at(TILES, tile).back === 'orange') ?? -1;
  hidden.pile = [...all.filter((tile) => tile !== last), last];
  hidden.second = [];
  story.state.hidden = hidden;
  const view = story.view(0);
  expect(view.shown.nextBack).toBe('orange');
  for (const n of range(30)) {
    const { pile } = imagine(medioevo, view, streamFrom(`both ${n}`)).hidden;
    expect(at(TILES, pile.at(-1) ?? -1)).toMatchObject({ number: view.shown.nextNumber, back: 'orange' });
  }
});
