import { at, range } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { begin, estate, given, march, type Table, tile, wanderTo } from './table.ts';

/** Plays a whole game and looks at the invariants at every question. */
function watched(seats: number, seed: string): Table {
  return begin(seats, seed).wander(seed, (story) => {
    expect(story.broken()).toEqual([]);
    return false;
  });
}

/** A game in the middle of round 6, where nothing is broken yet. */
function middle(): Table {
  const story = march(wanderTo(begin(4), 6));
  expect(story.broken()).toEqual([]);
  return story;
}

describe('invariants', () => {
  test.each([2, 3, 4, 5])('nothing breaks in whole games of %i players', (seats) => {
    for (const seed of range(5)) expect(watched(seats, `whole ${seed}`).asking).toBeUndefined();
  });

  test('MED-INV-01: at the start of a round all tiles but one of the current row carry a lord', () => {
    const story = begin(3);
    for (const round of range(14).map((index) => index + 2)) {
      wanderTo(story, round);
      const begun = at(story.state.open.rows, (round - 1) % 4);
      expect(begun).toHaveLength(3);
      expect([...story.state.open.lords].sort()).toEqual([...begun].sort());
    }
    at(story.state.open.rows, 2).push(tile('b01a'));
    expect(story.broken()).toContain('MED-INV-01');
  });

  test('MED-INV-01: a Renovation after the refill does not disturb it', () => {
    const players = [
      { fief: ['b20a'], cemetery: ['b19a', 'b02a'] },
      { fief: ['b20b'], cemetery: ['b22a', 'b04a'] },
    ] as const;
    const story = march(
      given({ round: 4, now: ['b01a', 'b01b', 'b16a'], next: ['b03a', 'b05a', 'b08a'], players, events: ['renovation'] }),
      2,
    );
    expect([story.asking, at(story.state.open.rows, 3).length, story.broken()]).toEqual(['renovation', 3, []]);
  });

  test('MED-INV-02: a player who must move has at least two tiles to choose from', () => {
    const next = ['b03a', 'b05a', 'b07a', 'b09a', 'b13a', 'b14a'] as const;
    const players = [{}, { explorer: 'b03a' }, { explorer: 'b05a' }, { explorer: 'b07a' }, { explorer: 'b09a' }] as const;
    const story = given({ seats: 5, now: ['b01a', 'b01b', 'b01c', 'b02a', 'b02b', 'b16a'], next, players });
    const options = range(5).map(() => {
      expect(story.broken()).toEqual([]);
      const { length } = story.options();
      story.play(at(story.options(), length - 1));
      return length;
    });
    expect(options).toEqual([2, 2, 2, 2, 2]);
  });

  test('MED-INV-02: one tile alone would be noticed', () => {
    const story = given({ now: ['b01a', 'b01b', 'b16a'], next: ['b03a', 'b05a', 'b07a'] });
    expect(story.broken()).toEqual([]);
    story.state.open.explorers[1] = tile('b05a');
    expect(story.broken()).toEqual([]);
    at(story.state.open.rows, 1).pop();
    expect(story.broken()).toContain('MED-INV-02');
  });

  test('MED-INV-03: no explorer is left on a row that is discarded from or refilled', () => {
    const story = begin(5, 'explorers').wander('explorers', ({ state }) => {
      const current = at(state.open.rows, (state.open.round - 1) % 4);
      expect(current.some((id) => state.open.explorers.includes(id))).toBe(false);
      return state.open.round === 16;
    });
    expect(story.events('explorerPlaced').length).toBeGreaterThan(3);
    const broken = middle();
    broken.state.open.explorers[1] = at(at(broken.state.open.rows, 1), 0);
    expect(broken.broken()).toEqual(['MED-INV-03']);
  });

  test('MED-INV-04 MED-ROUND-09: fief and cemetery hold a tile for each round played', () => {
    const story = middle();
    const counts = range(4).map((seat) => at(story.state.open.fiefs, seat).length + at(story.state.open.cemeteries, seat).length);
    const [first = 0, ...waiting] = story.state.open.order;
    expect(at(counts, first)).toBe(6);
    expect(waiting.map((seat) => at(counts, seat))).toEqual([5, 5, 5]);
    at(story.state.open.fiefs, 2).pop();
    expect(story.broken()).toEqual(expect.arrayContaining(['MED-ROUND-09', 'MED-INV-04']));
    const opening = begin(2);
    at(opening.state.open.cemeteries, 1).push(tile('b01a'));
    expect(opening.broken()).toEqual(expect.arrayContaining(['MED-ROUND-09', 'MED-INV-04']));
  });

  test('MED-INV-05: no more tokens are on the fiefs than there are', () => {
    const coins = middle();
    coins.state.open.extraCoins = coins.state.open.extraCoins.map((_, cell) => (cell < 8 ? 1 : 0));
    expect(coins.broken()).toEqual([]);
    coins.state.open.extraCoins[8] = 1;
    expect(coins.broken()).toEqual(['MED-CHUR-05', 'MED-INV-05']);
    const terrains = middle();
    terrains.state.open.terrainSupply.pop();
    expect(terrains.broken()).toEqual(['MED-CHUR-05', 'MED-PAL-07', 'MED-INV-05']);
  });

  test('MED-PAL-07 MED-INC-09: a terrain token is in one place and not under its own type', () => {
    const twice = middle();
    const supply = twice.state.open.terrainSupply;
    supply[0] = at(supply, 1);
    expect(twice.broken()).toEqual(['MED-PAL-07']);
    const printed = begin(2);
    printed.state.open.terrainSupply.shift();
    printed.state.open.terrains[8 + estate('rampart')] = estate('field');
    expect(printed.broken()).toEqual(['MED-INC-09']);
    printed.state.open.terrains[8 + estate('rampart')] = -1;
    printed.state.open.terrains[8 + estate('mill')] = estate('field');
    expect(printed.broken()).toEqual([]);
  });

  test('MED-INV-06 MED-CEM-02: every tile is in exactly one place', () => {
    const twice = middle();
    twice.state.open.discards.push(at(at(twice.state.open.fiefs, 0), 0));
    expect(twice.broken()).toEqual(['MED-INV-06']);
    const lost = middle();
    lost.state.hidden.second.pop();
    expect(lost.broken()).toEqual(['MED-INV-06']);
    const swapped = middle();
    swapped.state.hidden.pile[0] = at(swapped.state.hidden.pile, 1);
    expect(swapped.broken()).toEqual(['MED-INV-06']);
    for (const pile of ['discards', 'pile'] as const) {
      const story = given({ now: ['b01a', 'b02a', 'b16a'], round: 2, players: [{ cemetery: ['b13a'] }, { fief: ['b20a'] }] });
      expect(story.broken()).toEqual([]);
      (pile === 'discards' ? story.state.open.discards : story.state.hidden.pile)[0] = tile('b13a');
      expect(story.broken()).toEqual(['MED-CEM-02', 'MED-INV-06']);
    }
  });

  test('MED-INV-07: a game has sixteen turns of each player', () => {
    const story = watched(3, 'turns');
    expect(story.events('turnEnded')).toHaveLength(48);
    expect(story.events('lordPlaced')).toHaveLength(3);
    expect(story.broken()).toEqual([]);
    at(story.state.open.fiefs, 1).pop();
    expect(story.broken()).toContain('MED-INV-07');
  });

  test('MED-SETUP-14 MED-REFILL-04: a lord too many or a pile too small would be noticed', () => {
    const lords = begin(2);
    lords.state.open.lords[0] = at(at(lords.state.open.rows, 0), 0);
    expect(lords.broken()).toContain('MED-SETUP-14');
    const pile = wanderTo(begin(2), 12);
    expect([pile.state.hidden.pile.length, pile.broken()]).toEqual([7, []]);
    pile.state.hidden.pile.splice(0, 4);
    expect(pile.broken()).toEqual(['MED-INV-06']);
    pile.state.hidden.pile.pop();
    expect(pile.broken()).toEqual(['MED-REFILL-04', 'MED-INV-06']);
    const late = wanderTo(begin(2), 13);
    late.state.hidden.pile = [];
    expect(late.broken()).toEqual(['MED-INV-06']);
    expect(wanderTo(begin(3), 10).broken()).toEqual([]);
  });
});
