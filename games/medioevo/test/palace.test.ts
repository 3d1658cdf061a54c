import { at, range } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { ESTATES, type Estate } from '../src/data/estates.ts';
import { isPrinted } from '../src/rules/estates/palace.ts';
import { coins, estate, given, march } from './table.ts';

const now = ['b22a', 'b22b', 'b23a'] as const;
const next = ['b03a', 'b05a', 'b08a'] as const;

describe('Palace', () => {
  test('MED-PAL-01: a terrain token of the supply goes under one of the own estates', () => {
    const story = march(given({ now, next, players: [{ fief: ['b13a'] }] }));
    expect([story.asking, story.options().length]).toEqual(['terrainToken', 52]);
    story.play('terrain barracks market');
    expect(story.events('terrainPlaced')).toEqual([
      { kind: 'terrainPlaced', seat: 0, terrain: estate('barracks'), estate: estate('market'), rule: 'MED-PAL-01' },
    ]);
    expect(story.state.open.terrains[estate('market')]).toBe(estate('barracks'));
    expect(story.state.open.terrainSupply).toEqual(range(8).filter((type) => type !== estate('barracks')));
    expect(coins(story)).toEqual([3, 0]);
  });

  test('MED-PAL-02 MED-EX-03: no estate takes a type that it already shows', () => {
    const story = march(given({ now, next }));
    expect(story.refusal('terrain field field')).toBe('MED-PAL-02');
    expect(story.refusal('terrain field rampart')).toBe('MED-PAL-02');
    expect(story.options().filter((line) => line.startsWith('terrain field '))).toEqual(
      ['barracks', 'church', 'market', 'mill', 'palace', 'village'].map((name) => `terrain field ${name}`),
    );
  });

  test('MED-PAL-03: an estate holds one terrain token at most, an extra-coin token does not hinder it', () => {
    const players = [{ terrains: [['mill', 'church']], extraCoins: ['field'] }, { terrains: [['village', 'palace']] }] as const;
    const story = march(given({ now, next, players }));
    expect(story.refusal('terrain field church')).toBe('MED-PAL-03');
    expect(story.options().some((line) => line.endsWith(' church'))).toBe(false);
    expect(story.options()).toContain('terrain rampart palace');
    story.play('terrain church field');
    expect(story.state.open.terrains[estate('field')]).toBe(estate('church'));
  });

  test('MED-PAL-04: twelve of the 64 pairs are forbidden by the print', () => {
    const pairs = ESTATES.flatMap((terrain) => ESTATES.map((place): [Estate, Estate] => [terrain, place]));
    const forbidden = pairs.filter(([terrain, place]) => isPrinted(estate(terrain), estate(place)));
    expect(forbidden.map(([terrain, place]) => `${terrain} on ${place}`)).toEqual([
      'field on field',
      'field on rampart',
      'mill on mill',
      'mill on market',
      'village on village',
      'village on barracks',
      'rampart on village',
      'rampart on rampart',
      'market on market',
      'barracks on barracks',
      'church on church',
      'palace on palace',
    ]);
  });

  test('MED-PAL-05: a terrain token that somebody has taken is gone for everybody', () => {
    const story = march(given({ now, next, players: [{}, { terrains: [['mill', 'church']] }] }));
    expect(story.refusal('terrain mill field')).toBe('MED-PAL-05');
    expect(story.options()).toHaveLength(52 - 6);
    story.play('terrain field palace');
    march(story);
    expect(story.refusal('terrain field mill')).toBe('MED-PAL-05');
    expect(story.options().some((line) => line.startsWith('terrain field'))).toBe(false);
  });

  test('MED-PAL-06: under the Palace it already serves the present income', () => {
    const story = march(given({ now, next, players: [{ fief: ['b01a', 'b02a'] }] }));
    story.play('terrain field palace');
    expect(story.events('terrainPlaced')).toMatchObject([{ estate: estate('palace'), rule: 'MED-PAL-06' }]);
    expect(story.events('income')).toMatchObject([{ tiles: 3, each: 3, coins: 9 }]);
  });

  test('MED-PAL-06: an empty estate may be chosen too', () => {
    const story = march(given({ now, next, players: [{ fief: ['b01a'] }] }));
    story.play('terrain mill church');
    expect(story.events('terrainPlaced')).toMatchObject([{ terrain: estate('mill'), estate: estate('church'), rule: 'MED-PAL-06' }]);
  });

  test('MED-PAL-07: the token stays when the Palace is destroyed', () => {
    const players = [{ fief: ['b23b'], terrains: [['field', 'palace']] }] as const;
    const story = march(given({ round: 4, now: ['b01a', 'b02a', 'b16a'], next, players, events: ['peasantsRevolt'] }), 2);
    expect(story.state.open.cemeteries[0]).toHaveLength(1);
    expect(story.state.open.terrains[estate('palace')]).toBe(estate('field'));
    expect(story.state.open.terrainSupply).not.toContain(estate('field'));
    expect(story.broken()).not.toContain('MED-PAL-07');
  });

  test('MED-PAL-08: the income is three coins for each Palace', () => {
    const story = march(given({ now, next, players: [{ fief: ['b23b', 'b20a'] }] }));
    story.play('terrain field mill');
    expect(story.events('income')).toMatchObject([{ tiles: 2, each: 3, coins: 6, rule: 'MED-PAL-08' }]);
  });

  test('every option names a token of the supply and an estate without one', () => {
    const story = march(given({ now, next, players: [{ terrains: [['palace', 'field']] }] }));
    const pairs = story.options().map((line) => line.split(' ').slice(1));
    expect(pairs.every(([terrain, place]) => terrain !== 'palace' && place !== 'field')).toBe(true);
    expect(new Set(story.options()).size).toBe(7 * 7 - 10);
    expect(at(pairs, 0)).toEqual(['barracks', 'church']);
  });
});
