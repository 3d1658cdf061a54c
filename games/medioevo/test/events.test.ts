import { at } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { EVENTS, type EventCard } from '../src/data/events.ts';
import { eventCoins } from '../src/rules/events.ts';
import { begin, card, cemetery, coins, columnOf, estate, fief, given, march, names, type Table, tile } from './table.ts';

const now = ['b01a', 'b01c', 'b20b'] as const;
const next = ['b03a', 'b05a', 'b08a'] as const;

const rich = ['b01b', 'b02a', 'b04a', 'b04b', 'b06a', 'b08b', 'b10a', 'b12a', 'b14a', 'b16a', 'b17a', 'b20a', 'b22a', 'b23a'] as const;

/** Seat 0 has all types, tokens and a cemetery, seat 1 a few Fields; both take a Field without peasants, then the event comes. */
function after(event: EventCard): Table {
  const players = [
    { coins: 50, fief: rich, cemetery: ['b11a', 'b21a', 'b18a'], extraCoins: ['rampart', 'church'], terrains: [['mill', 'field']] },
    { fief: ['b03b'] },
  ] as const;
  return march(given({ round: 4, now, next, players, events: [event] }), 2);
}

describe('events', () => {
  test('MED-EVENT-01 MED-EVENT-02: rounds 4, 8, 12 and 16 end with the events from left to right', () => {
    const story = begin(2, 'four events');
    const { events } = story.state.open;
    story.wander('four events');
    const course = story
      .events('eventBegun', 'roundEnded')
      .map((event) => (event.kind === 'eventBegun' ? `event ${event.card}` : event.round));
    const expected = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].flatMap((round) =>
      round % 4 === 0 ? [`event ${at(events, round / 4 - 1)}`, round] : [round],
    );
    expect(course).toEqual(expected);
    expect(story.state.open.eventsPast).toBe(4);
    expect(story.events('eventBegun').every(({ rule }) => rule === 'MED-EVENT-01')).toBe(true);
  });

  test('MED-EVENT-02: all four lie open from the start, and the present one is the leftmost left', () => {
    const events = ['alliance', 'earthquake', 'babyBoom', 'renovation'] as const;
    for (const [place, round] of [4, 8, 12].entries()) {
      const story = given({ round, now, next, events });
      expect(story.view(1).open.events).toEqual(events.map(card));
      expect(story.view(1).open.eventsPast).toBe(place);
      march(story, 2);
      expect(story.events('eventBegun')).toMatchObject([{ card: card(at(events, place)) }]);
    }
  });

  test('MED-EVENT-03: events act on all players alike, without payments between them', () => {
    for (const event of ['alliance', 'costlyCeremonies', 'blackDeath'] as const) {
      const story = after(event);
      const told = story.told.map(({ event: happened }) => happened);
      const from = told.findIndex(({ kind }) => kind === 'eventBegun');
      const meant = told.slice(
        from + 1,
        told.findIndex(({ kind }) => kind === 'roundEnded'),
      );
      expect(meant.map(({ kind }) => kind)).not.toContain('paid');
      expect(new Set(meant.map((happened) => ('seat' in happened ? happened.seat : -1)))).toEqual(new Set([0, 1]));
    }
  });

  test('MED-EVENT-04: the top tile of the type goes, who has none loses nothing', () => {
    const story = after('barbarianInvasion');
    expect(story.events('eventSpared')).toEqual([
      { kind: 'eventSpared', seat: 1, card: card('barbarianInvasion'), estate: estate('mill'), rule: 'MED-EVENT-04' },
    ]);
    expect(columnOf(story, 0, 'mill')).toEqual(['b04a', 'b04b']);
    expect(columnOf(story, 1, 'field')).toEqual(['b03b']);
  });

  test('MED-EVENT-05: tiles lost or regained by an event bring neither effect nor income', () => {
    const story = after('barbarianInvasion');
    const from = story.events().findIndex(({ kind }) => kind === 'eventBegun');
    expect(
      story
        .events()
        .slice(from)
        .filter(({ kind }) => kind === 'income' || kind === 'symbolCoins' || kind === 'paid'),
    ).toEqual([]);
    const before = march(given({ round: 4, now, next, players: [{ cemetery: ['b19a'] }], events: ['renovation'] }), 2);
    expect(before.events('restored')).toEqual([{ kind: 'restored', seat: 0, tile: tile('b19a'), rule: 'MED-EVENT-19' }]);
    expect([coins(before), before.asking]).toEqual([[2, 2], 'moveLord']);
  });

  test('MED-EVENT-06: only the fief counts, tokens and cemetery do not', () => {
    const players = [{ fief: ['b10a'], cemetery: ['b22a', 'b13a'], extraCoins: ['church'], terrains: [['palace', 'mill']] }] as const;
    const story = march(given({ round: 4, now, next, players, events: ['greatEstates'] }), 2);
    expect(story.events('eventCoins')).toMatchObject([
      { seat: 0, coins: 4, rule: 'MED-EVENT-22' },
      { seat: 1, coins: 2, rule: 'MED-EVENT-22' },
    ]);
  });

  test.each([
    ['MED-EVENT-10', 'skilledTrades', [4, 2]],
    ['MED-EVENT-11', 'preciousGoods', [9, 0]],
    ['MED-EVENT-12', 'alliance', [9, 0]],
    ['MED-EVENT-15', 'newDefences', [6, 0]],
    ['MED-EVENT-16', 'triumphalReturn', [6, 0]],
    ['MED-EVENT-17', 'babyBoom', [8, 0]],
    ['MED-EVENT-20', 'bountifulHarvest', [6, 4]],
    ['MED-EVENT-21', 'rebuildingFunds', [9, 0]],
    ['MED-EVENT-22', 'greatEstates', [16, 2]],
    ['MED-EVENT-23', 'costlyCeremonies', [-6, 0]],
  ] as const)('%s: %s brings %j', (rule, event, gains) => {
    const story = after(event);
    expect(story.events('eventCoins')).toEqual(
      gains.map((amount, seat) => ({ kind: 'eventCoins', seat, card: card(event), coins: amount, rule })),
    );
    const without = coins(after('renovation'));
    expect(coins(story)).toEqual(without.map((amount, seat) => amount + at(gains, seat)));
    expect(story.events('buried')).toEqual([]);
  });

  test.each([
    ['MED-EVENT-13', 'barbarianInvasion', ['b06a', 'b01a'], ['b01c']],
    ['MED-EVENT-14', 'blackDeath', ['b08b', 'b17a'], []],
    ['MED-EVENT-18', 'peasantsRevolt', ['b23a'], []],
    ['MED-EVENT-24', 'earthquake', ['b12a'], []],
  ] as const)('%s: %s buries %j of the first player and %j of the second', (rule, event, first, second) => {
    const story = after(event);
    expect(story.events('buried')).toEqual([
      ...first.map((name) => ({ kind: 'buried', seat: 0, tile: tile(name), rule })),
      ...second.map((name) => ({ kind: 'buried', seat: 1, tile: tile(name), rule })),
    ]);
    expect(cemetery(story, 0)).toEqual(['b11a', 'b21a', 'b18a', ...first]);
    expect(cemetery(story, 1)).toEqual(second);
    expect(coins(story)).toEqual(coins(after('renovation')));
  });

  test('MED-EVENT-19: Renovation: everybody with a cemetery must bring one tile back', () => {
    const players = [
      { cemetery: ['b19a', 'b02a'] },
      {},
      { fief: ['b22b'], cemetery: ['b22a', 'b04a', 'b13a'] },
      { cemetery: ['b10a'] },
    ] as const;
    const four = ['b01a', 'b01b', 'b01c', 'b02b', 'b16a'] as const;
    const story = march(given({ seats: 4, round: 4, now: four, players, events: ['renovation'] }), 4);
    expect(story.events('restored')).toMatchObject([{ seat: 3, tile: tile('b10a'), rule: 'MED-EVENT-19' }]);
    expect(story.events('eventCoins')).toEqual([{ kind: 'eventCoins', seat: 1, card: card('renovation'), coins: 0, rule: 'MED-EVENT-19' }]);
    expect(story.view(0).asked).toEqual({ must: [0, 2], may: [] });
    expect([story.options(0), story.options(2)]).toEqual([
      ['restore b02a', 'restore b19a'],
      ['restore b04a', 'restore b13a', 'restore b22a'],
    ]);
    story.by(2, 'restore b22a');
    story.by(0, 'restore b19a');
    expect(columnOf(story, 2, 'palace')).toEqual(['b22b', 'b22a']);
    expect([cemetery(story, 0), cemetery(story, 2)]).toEqual([['b02a'], ['b04a', 'b13a']]);
    expect(story.events('restored').slice(1)).toEqual([
      { kind: 'restored', seat: 0, tile: tile('b19a'), rule: 'MED-EVENT-19' },
      { kind: 'restored', seat: 2, tile: tile('b22a'), rule: 'MED-EVENT-19' },
    ]);
  });

  test('MED-EVENT-23: Costly Ceremonies take no more than is there', () => {
    const players = [
      { coins: 1, fief: ['b20a', 'b22a', 'b23a'] },
      { coins: 2, fief: ['b21a'] },
    ] as const;
    const story = march(given({ round: 4, now, next, players, events: ['costlyCeremonies'] }), 2);
    expect(story.events('eventCoins').map(({ seat, coins: amount }) => [seat, amount])).toEqual([
      [0, -3],
      [1, -2],
    ]);
    expect(coins(story)).toEqual([0, 3]);
  });

  test('MED-EX-04: three Fields, a Mill, two Ramparts and a Palace are four types, worth eight coins', () => {
    const players = [{ fief: ['b01b', 'b02a', 'b04a', 'b10a', 'b12a', 'b22a'] }] as const;
    const story = march(given({ round: 4, now, next, players, events: ['greatEstates'] }), 2);
    expect(names(at(story.state.open.fiefs, 0))).toHaveLength(7);
    expect(story.events('eventCoins')[0]).toMatchObject({ seat: 0, coins: 8, rule: 'MED-EVENT-22' });
  });

  test('an event that moves tiles is worth no coins by itself', () => {
    const { open } = after('renovation').state;
    const worth = EVENTS.map(({ id, effect }) => [id, eventCoins(open, 0, effect)]);
    expect(Object.fromEntries(worth)).toMatchObject({
      barbarianInvasion: 0,
      blackDeath: 0,
      peasantsRevolt: 0,
      earthquake: 0,
      renovation: 0,
    });
    expect(fief(after('renovation'), 1)).toEqual(['b03b', 'b01c']);
  });
});
