import { at, configure, Match, quick, range, rigged } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { describe, expect, test } from 'vitest';
import { PLAYER_COUNTS } from '../src/data/course.ts';
import { BLUE_TILES, ORANGE_TILES, TILE_NUMBER } from '../src/data/tiles.ts';
import { medioevo } from '../src/rules/index.ts';
import { begin, given, names, row, type Table, tile } from './table.ts';

const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

describe('setup', () => {
  test.each([2, 3])('MED-SETUP-01: with %i players the orange tiles stay in the box', (seats) => {
    const story = begin(seats).wander('box');
    expect(story.events('orangeTiles')).toEqual([{ kind: 'orangeTiles', used: false, rule: 'MED-SETUP-01' }]);
    const { open, hidden } = story.state;
    const used = [...open.rows, ...open.fiefs, ...open.cemeteries, open.discards, hidden.pile, hidden.second].flat();
    expect(ascending(used)).toEqual(BLUE_TILES);
  });

  test.each([4, 5])('MED-SETUP-02: with %i players the 32 orange tiles are shuffled into a second pile', (seats) => {
    const story = begin(seats);
    expect(story.events('orangeTiles')).toEqual([{ kind: 'orangeTiles', used: true, rule: 'MED-SETUP-02' }]);
    const { second } = story.state.hidden;
    expect(ascending(second)).toEqual(ORANGE_TILES);
    expect(second).not.toEqual(ORANGE_TILES);
    expect(begin(seats, 'another').state.hidden.second).not.toEqual(second);
  });

  test('MED-SETUP-03: the blue tiles are shuffled into the draw pile, and the rows come from it', () => {
    const story = begin(4);
    const { rows } = story.state.open;
    expect(story.events('prepared')).toMatchObject([{ players: 4, width: 5, rule: 'MED-SETUP-03' }]);
    expect(story.state.hidden.pile).toHaveLength(52 - 20);
    expect(ascending([...rows.flat(), ...story.state.hidden.pile])).toEqual(BLUE_TILES);
    expect(story.state.hidden.pile).not.toEqual(ascending(story.state.hidden.pile));
    expect(begin(4, 'another').state.open.rows).not.toEqual(rows);
  });

  test('MED-SETUP-04: however it is stacked, the pile is one sequence of tiles drawn one after the other', () => {
    const story = begin(2);
    const { pile } = story.state.hidden;
    const drawn = ascending(pile.slice(-6));
    story.wander('stacks', ({ state }) => state.open.round === 3);
    expect(ascending(story.state.open.rows.slice(0, 2).flat())).toEqual(drawn);
    expect(story.state.hidden.pile).toEqual(pile.slice(0, -6));
  });

  test.each([2, 3, 4, 5] as const)('MED-SETUP-05: a row of %i players is one tile wider', (seats) => {
    expect(PLAYER_COUNTS[seats].rowWidth).toBe(seats + 1);
    expect(begin(seats).state.open.rows.map((tiles) => tiles.length)).toEqual(range(4).map(() => seats + 1));
  });

  /** The first shuffle of the game leaves the blue tiles in the order of the list, so that b23c is drawn first and b23b second. */
  const unshuffled = (): Table =>
    new Story(
      Match.begin(
        medioevo,
        configure(medioevo, { seats: 2 }),
        rigged(
          range(51).map((index) => 51 - index),
          quick('rows'),
        ),
      ),
    );

  test('MED-SETUP-06 MED-SETUP-08: four rows are drawn one after the other, each sorted on its own', () => {
    const story = unshuffled();
    expect(range(4).map((index) => row(story, index + 1))).toEqual([
      ['b23c', 'b23b', 'b23a'],
      ['b21b', 'b22b', 'b22a'],
      ['b20b', 'b20a', 'b21a'],
      ['b18b', 'b18a', 'b19a'],
    ]);
    const laid = story.events('rowLaid');
    expect(laid.map(({ tiles }) => tiles)).toEqual(story.state.open.rows);
    expect(laid.map(({ row: index, rule }) => [index, rule])).toEqual(range(4).map((index) => [index, 'MED-SETUP-08']));
  });

  test('MED-SETUP-07: of equal numbers the tile drawn first lies further left', () => {
    const story = unshuffled();
    expect(row(story, 1)).toEqual(['b23c', 'b23b', 'b23a']);
    expect(row(story, 2)).toEqual(['b21b', 'b22b', 'b22a']);
  });

  test('MED-SETUP-06: rows of a fresh game rise from left to right', () => {
    for (const tiles of begin(5).state.open.rows) {
      const numbers = tiles.map((id) => at(TILE_NUMBER, id));
      expect(numbers).toEqual(ascending(numbers));
    }
  });

  test('MED-SETUP-09: four different events lie open in the order drawn, and nothing is left of the others', () => {
    const story = begin(3);
    const { events } = story.state.open;
    expect(story.events('eventsLaid')).toEqual([{ kind: 'eventsLaid', cards: events, rule: 'MED-SETUP-09' }]);
    expect(new Set(events).size).toBe(4);
    expect(Object.keys(story.state.hidden)).toEqual(['pile', 'second']);
    const seen = range(40).flatMap((seed) => begin(2, `events ${seed}`).state.open.events);
    expect(new Set(seen)).toEqual(new Set(range(15)));
  });

  test('MED-SETUP-09: the events keep the order in which they were drawn', () => {
    const down = (from: number) => range(from).map((index) => from - index);
    // The blue tiles stay as they are; of the fifteen events the last one changes places with the first, so that it is drawn first.
    const chance = rigged([...down(51), 0, ...down(13)], quick('events'));
    const story = new Story(Match.begin(medioevo, configure(medioevo, { seats: 2 }), chance));
    expect(story.state.open.events).toEqual([14, 1, 2, 3]);
    expect(story.events('eventsLaid')).toMatchObject([{ cards: [14, 1, 2, 3] }]);
  });

  test('MED-SETUP-10: everybody starts with nothing but pawns in hand', () => {
    const { open } = begin(2).state;
    expect(open).toMatchObject({ coins: [0, 0], lords: [-1, -1], explorers: [-1, -1], fiefs: [[], []], cemeteries: [[], []] });
    expect(open).toMatchObject({ round: 1, discards: [], eventsPast: 0, finished: false, terrainSupply: [0, 1, 2, 3, 4, 5, 6, 7] });
    expect(open.extraCoins).toEqual(range(16).map(() => 0));
    expect(open.terrains).toEqual(range(16).map(() => -1));
    expect(open.books).toEqual(range(12).map(() => 0));
  });

  test('MED-SETUP-11: a random order serves the opening placement and nothing else', () => {
    const story = begin(4);
    const { order } = story.state.open;
    expect(story.events('openingOrder')).toEqual([{ kind: 'openingOrder', seats: order, rule: 'MED-SETUP-11' }]);
    expect(ascending(order)).toEqual([0, 1, 2, 3]);
    const placed = order.map((seat) => {
      expect(story.next()).toBe(seat);
      story.play(at(story.options(), story.options().length - 1));
      return seat;
    });
    expect(story.state.open.order).toEqual(placed.reverse());
    expect(new Set(range(30).map((seed) => begin(3, `order ${seed}`).state.open.order.join())).size).toBe(6);
  });

  test('MED-SETUP-12 MED-SETUP-13: a lord goes to a tile of the top row without another lord', () => {
    const rows = [
      ['b01a', 'b10a', 'b16a'],
      ['b02a', 'b04a', 'b07a'],
    ] as const;
    const story = given({ at: 'opening', rows, order: [1, 0] });
    expect(story.next()).toBe(1);
    expect(story.options()).toEqual(['lord b01a', 'lord b10a', 'lord b16a']);
    expect(story.refusal('lord b04a')).toBe('MED-SETUP-12');
    expect(story.refusal('lord b23a')).toBe('MED-SETUP-12');
    expect(story.play('lord b10a')).toEqual([
      { event: { kind: 'lordPlaced', seat: 1, tile: tile('b10a'), place: 1, rule: 'MED-SETUP-12' } },
    ]);
    expect(story.state.open.lords).toEqual([-1, tile('b10a')]);
    expect(story.options()).toEqual(['lord b01a', 'lord b16a']);
    expect(story.refusal('lord b10a')).toBe('MED-SETUP-13');
  });

  test('MED-SETUP-14: the opening leaves exactly one tile of the top row without a lord', () => {
    const story = begin(5);
    const top = at(story.state.open.rows, 0);
    const free = range(5).map(() => {
      expect(story.broken()).toEqual([]);
      story.play(at(story.options(), 0));
      return top.filter((id) => !story.state.open.lords.includes(id)).length;
    });
    expect(free).toEqual([5, 4, 3, 2, 1]);
    expect(story.state.open.discards).toHaveLength(1);
  });

  test('MED-SETUP-15: nothing is reserved in the opening, each player has one tile fewer to choose from', () => {
    const story = begin(4);
    const [first = ''] = story.options();
    const counts = range(4).map((index) => {
      const { length } = story.options();
      if (index > 0) expect(story.refusal(first)).toBe('MED-SETUP-13');
      story.play(at(story.options(), 0));
      return length;
    });
    expect(counts).toEqual([5, 4, 3, 2]);
  });

  test('MED-TURN-11: the opening placement cannot be passed', () => {
    const story = begin(2);
    expect(story.options()).toEqual(
      row(story, 1)
        .map((tile) => `lord ${tile}`)
        .sort(),
    );
  });
});

describe('player counts', () => {
  const course = (seats: 2 | 3 | 4 | 5) => {
    const story = begin(seats);
    const { rows } = story.state.open;
    const { hidden } = story.state;
    story.wander('count');
    const laid = story.events('rowLaid').flatMap(({ tiles }) => tiles);
    const reshuffled = story.events('reshuffled').reduce((total, { tiles }) => total + tiles, 0);
    const orange = story.events('secondPile').length > 0;
    expect(story.events('prepared')).toMatchObject([{ players: seats, width: seats + 1 }]);
    return { story, counts: { rowWidth: at(rows, 0).length, orange, atSetup: rows.flat().length, dealt: laid.length, reshuffled }, hidden };
  };

  test('MED-PC-02: two players', () => {
    const { counts, hidden } = course(2);
    expect(counts).toEqual({ rowWidth: 3, orange: false, atSetup: 12, dealt: 48, reshuffled: 0 });
    expect(hidden).toMatchObject({ second: [] });
    expect(counts).toEqual(PLAYER_COUNTS[2]);
  });

  test('MED-PC-03: three players', () => {
    const { counts } = course(3);
    expect(counts).toEqual({ rowWidth: 4, orange: false, atSetup: 16, dealt: 64, reshuffled: 12 });
    expect(counts).toEqual(PLAYER_COUNTS[3]);
  });

  test('MED-PC-04: four players', () => {
    const { counts } = course(4);
    expect(counts).toEqual({ rowWidth: 5, orange: true, atSetup: 20, dealt: 80, reshuffled: 0 });
    expect(counts).toEqual(PLAYER_COUNTS[4]);
  });

  test('MED-PC-05: five players', () => {
    const { counts } = course(5);
    expect(counts).toEqual({ rowWidth: 6, orange: true, atSetup: 24, dealt: 96, reshuffled: 12 });
    expect(counts).toEqual(PLAYER_COUNTS[5]);
  });

  test('MED-PC-01: all else is the same for two to five players', () => {
    const likeness = ([2, 3, 4, 5] as const).map((seats) => {
      const { story } = course(seats);
      const turns = story.events('turnEnded').length / seats;
      const tokens = [story.state.open.extraCoins.length, story.state.open.terrains.length].map((cells) => cells / seats);
      return [story.events('roundEnded').length, story.events('discarded').length, story.events('eventBegun').length, turns, ...tokens];
    });
    expect(likeness).toEqual(range(4).map(() => [16, 16, 4, 16, 8, 8]));
  });

  test('MED-EX-05: three players have four tiles in a row', () => {
    expect(begin(3).events('prepared')).toMatchObject([{ players: 3, width: 4, rule: 'MED-SETUP-03' }]);
    expect(names(at(begin(3).state.open.rows, 0))).toHaveLength(4);
  });
});
