import { at } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { ESTATES } from '../src/data/estates.ts';
import { begin, coins, estate, given } from './table.ts';

const now = ['b01a', 'b04a', 'b20b'] as const;
const events = ['alliance', 'newDefences', 'babyBoom', 'renovation'] as const;
const whole = ['b02a', 'b05a', 'b08a', 'b10a', 'b13a', 'b16a', 'b19a', 'b22a'] as const;

describe('the end', () => {
  test('MED-END-01: the game ends after round 16 and its event', () => {
    const story = given({ round: 16, now, events: ['alliance', 'babyBoom', 'renovation', 'newDefences'] });
    const course = story.events('eventBegun', 'roundEnded', 'ended', 'penalty').map(({ kind }) => kind);
    expect(course).toEqual(['eventBegun', 'roundEnded', 'ended', 'penalty', 'penalty']);
    expect(story.events('ended')).toEqual([{ kind: 'ended', rule: 'MED-END-01' }]);
    expect(story.state.open).toMatchObject({ finished: true, eventsPast: 4, round: 16 });
    expect(story.refusal('lord b01a', 0)).toBe('HOUSE-OVER');
    expect(story.standing().final).toBe(true);
  });

  test('MED-GOAL-01: the richest after the deductions wins', () => {
    const players = [{ coins: 100 }, { coins: 60, fief: whole }] as const;
    const story = given({ round: 16, now, players, events });
    expect(story.events('ended')).toHaveLength(1);
    expect(coins(story)).toEqual([100 + 2 - 2 - 70, 60 + 2 + 4]);
    expect(story.standing().sides.map(({ seats, rank, score, won }) => [seats, rank, score, won])).toEqual([
      [[0], 2, 30, false],
      [[1], 1, 66, true],
    ]);
  });

  test('MED-END-02: every estate without a tile costs ten coins', () => {
    const players = [
      { coins: 200, fief: ['b04b', 'b22b', 'b23a'] },
      { coins: 30, fief: whole },
    ] as const;
    const story = given({ round: 16, now, players, events });
    const empty = ['village', 'rampart', 'market', 'barracks', 'church'] as const;
    expect(story.events('penalty')).toEqual([{ kind: 'penalty', seat: 0, estates: empty.map(estate), coins: 50, rule: 'MED-END-02' }]);
    const [first, second] = story.standing().sides;
    expect(first?.lines.find(({ label }) => label === 'penalty')).toEqual({ label: 'penalty', points: -50, rule: 'MED-END-02' });
    expect(second?.lines.find(({ label }) => label === 'penalty')?.points).toBe(0);
  });

  test('MED-END-03: emptiness is judged after the last event, graves and tokens fill nothing', () => {
    const players = [
      { coins: 90, fief: ['b02b', 'b05b', 'b08b', 'b11a', 'b16b', 'b22b'], extraCoins: ['market'] },
      { coins: 90, fief: whole },
    ] as const;
    const last = ['alliance', 'babyBoom', 'renovation', 'earthquake'] as const;
    const story = given({ round: 16, now, players, events: last });
    expect(story.events('penalty')).toEqual([
      {
        kind: 'penalty',
        seat: 0,
        estates: ['rampart', 'market', 'church'].map((name) => estate(name as 'market')),
        coins: 30,
        rule: 'MED-END-02',
      },
      { kind: 'penalty', seat: 1, estates: [estate('rampart')], coins: 10, rule: 'MED-END-02' },
    ]);
  });

  test('MED-END-03: a token alone is worth saying too, one on a full estate is not', () => {
    const mine = whole.filter((name) => name !== 'b13a');
    const penalised = (player: object) =>
      given({ round: 16, now, players: [{ coins: 90, fief: mine, ...player }], events }).events('penalty')[0];
    expect(penalised({ extraCoins: ['market'] })).toMatchObject({ estates: [estate('market')] });
    expect(penalised({ terrains: [['field', 'market']] })).toMatchObject({ estates: [estate('market')] });
    expect(penalised({ fief: mine.slice(1, -1), extraCoins: ['market'] })).toMatchObject({
      estates: expect.arrayContaining([estate('market')]),
    });
    expect(penalised({ extraCoins: ['mill'], terrains: [['field', 'palace']] })).toMatchObject({ estates: [estate('market')] });
  });

  test('MED-END-04: no total falls below zero', () => {
    const story = given({ round: 16, now, players: [{ coins: 12 }, { coins: 500 }], events });
    expect(story.events('penalty').map(({ seat, coins: amount }) => [seat, amount])).toEqual([
      [0, 12],
      [1, 70],
    ]);
    expect(coins(story)).toEqual([0, 500 + 4 - 70]);
    expect(story.standing().sides.map(({ score }) => score)).toEqual([0, 434]);
  });

  test('MED-END-04: exactly enough is enough', () => {
    const story = given({ round: 16, now, players: [{ coins: 70 }, {}], events });
    expect(story.events('penalty')[0]).toMatchObject({ seat: 0, coins: 70 });
    expect(story.events('penalty')[1]).toMatchObject({ seat: 1, coins: 4 });
    expect(coins(story)).toEqual([0, 0]);
  });

  test('MED-END-05: most coins win, and the score says where they come from', () => {
    const story = begin(4, 'richest').wander('richest');
    const { sides } = story.standing();
    const best = Math.max(...coins(story));
    expect(sides.filter(({ won }) => won).map(({ score }) => score)).toEqual([best]);
    for (const [seat, side] of sides.entries()) {
      expect(side.lines.map(({ label }) => label)).toEqual(['income', 'symbols', 'tribute', 'payments', 'events', 'penalty']);
      expect(side.lines.slice(0, 5).every(({ rule }) => rule === 'MED-END-05')).toBe(true);
      expect(side.lines.reduce((total, { points }) => total + points, 0)).toBe(at(coins(story), seat));
      expect(at(side.lines, 3).points).toBeLessThanOrEqual(0);
    }
  });

  test('MED-END-05: each source is booked by itself', () => {
    const players = [{ fief: ['b02b'] }, { coins: 40, fief: ['b05a', 'b22a', 'b19a'] }] as const;
    const story = given({ round: 16, now, players, events: ['babyBoom', 'newDefences', 'renovation', 'alliance'] });
    const points = story.standing().sides.map(({ lines }) => lines.map((line) => line.points));
    // The Field of seat 0 brings 1 + 4 coins, the Mill of seat 1 takes 2 and brings 4.
    expect(points).toEqual([
      [4, 1, 0, -2, 0, -3],
      [40 + 4, 0, 2, 0, 6, -50],
    ]);
  });

  test('nobody has won before the end', () => {
    const story = begin(3).wander('early', ({ state }) => state.open.round === 9);
    expect(story.standing().final).toBe(false);
    expect(story.standing().sides.some(({ won }) => won)).toBe(false);
    expect(ESTATES).toHaveLength(8);
  });
});
