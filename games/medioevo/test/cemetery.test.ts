import { describe, expect, test } from 'vitest';
import { begin, cemetery, coins, columnOf, estate, fief, given, march, tile } from './table.ts';

const next = ['b03a', 'b05a', 'b08a'] as const;

describe('cemetery', () => {
  test('MED-CEM-01: tiles destroyed by Barracks or by an event go to the cemetery of their owner', () => {
    const players = [{ fief: ['b11a', 'b17a', 'b18a'] }, { fief: ['b02a', 'b10a', 'b12a'] }] as const;
    const story = given({ round: 4, now: ['b16a', 'b20a', 'b22a'], next, players, events: ['earthquake'] });
    march(story);
    expect(cemetery(story, 1)).toEqual(['b02a']);
    march(story).play('coin mill');
    expect([cemetery(story, 0), cemetery(story, 1)]).toEqual([['b11a'], ['b02a', 'b12a']]);
    expect(story.events('buried').map(({ seat, tile: id, rule }) => [seat, id, rule])).toEqual([
      [1, tile('b02a'), 'MED-BARR-03'],
      [0, tile('b11a'), 'MED-EVENT-24'],
      [1, tile('b12a'), 'MED-EVENT-24'],
    ]);
  });

  test('MED-CEM-02: buried tiles never come back to a pile or to the discards', () => {
    const story = begin(3, 'graves');
    story.wander('graves', ({ state }) => {
      const { discards, cemeteries } = state.open;
      const lost = [...discards, ...state.hidden.pile].filter((id) => cemeteries.flat().includes(id));
      expect(lost).toEqual([]);
      return false;
    });
    expect(story.events('reshuffled')).toHaveLength(2);
    expect(story.events('buried').length).toBeGreaterThan(5);
    expect(story.broken()).toEqual([]);
  });

  test('MED-CEM-03: a Village brings back tiles of the own cemetery only', () => {
    const players = [{ cemetery: ['b01a', 'b22a'] }, { cemetery: ['b19a', 'b02a'] }] as const;
    const story = march(given({ now: ['b07a', 'b20a', 'b22b'], next, players, discards: ['b13a'] }));
    expect(story.options()).toEqual(['restore b01a', 'restore b22a']);
    for (const elsewhere of ['b19a', 'b13a', 'b07a', 'b03a']) expect(story.refusal(`restore ${elsewhere}`)).toBe('MED-CEM-03');
  });

  test('MED-CEM-03: so does Renovation', () => {
    const players = [{ cemetery: ['b01a', 'b22a'] }, { cemetery: ['b19a', 'b02a'] }] as const;
    const story = march(given({ round: 4, now: ['b04a', 'b06a', 'b22b'], next, players, events: ['renovation'] }), 2);
    expect(story.asking).toBe('renovation');
    expect(story.refusal('restore b19a', 0)).toBe('MED-CEM-03');
    expect(story.options(1)).toEqual(['restore b02a', 'restore b19a']);
  });

  test('MED-CEM-04: buried tiles count for the Rebuilding Funds and for nothing else', () => {
    const players = [{ cemetery: ['b10a', 'b03b', 'b23a'] }] as const;
    const events = ['alliance', 'newDefences', 'babyBoom', 'rebuildingFunds'] as const;
    const story = given({ round: 16, now: ['b02a', 'b16a', 'b22b'], players, events });
    expect(story.events('symbolCoins')).toMatchObject([{ coins: 1 }]);
    expect(story.events('income')).toMatchObject([{ tiles: 1 }, {}]);
    expect(story.events('paid')).toMatchObject([{ seat: 0, to: 1, coins: 2, rule: 'MED-BARR-02' }]);
    expect(story.events('eventCoins')).toMatchObject([
      { seat: 0, coins: 3 * 4 },
      { seat: 1, coins: 0 },
    ]);
    expect(story.events('penalty')[0]).toMatchObject({ seat: 0, rule: 'MED-END-02' });
    expect(story.events('penalty')[0]?.estates).toHaveLength(8);
  });

  test('MED-CEM-04: buried tiles count nothing between equal players', () => {
    const players = [{ fief: ['b04a'], cemetery: ['b22a', 'b20a'] }, { fief: ['b04b'] }] as const;
    const events = ['alliance', 'newDefences', 'babyBoom', 'renovation'] as const;
    const story = given({ round: 15, now: ['b01a', 'b01b', 'b20b'], next: ['b02a', 'b02b', 'b21a'], players, events });
    const { open } = story.state;
    open.books = open.books.map(() => 0);
    open.coins = [0, 0];
    open.finished = true;
    expect(story.standing().sides.map(({ rank, won, ties }) => [rank, won, ties.map(({ value }) => value)])).toEqual([
      [1, true, [0, 0, 0, 0, 0, 0, 1, 0]],
      [1, true, [0, 0, 0, 0, 0, 0, 1, 0]],
    ]);
  });

  test('MED-CEM-05: any tile of the cemetery may be chosen, in whatever order they came', () => {
    const buried = ['b22a', 'b01a', 'b12a', 'b16b'] as const;
    for (const name of buried) {
      const story = march(given({ now: ['b07a', 'b20a', 'b22b'], next, players: [{ cemetery: buried }] }));
      story.play(`restore ${name}`);
      expect(cemetery(story, 0)).toEqual(buried.filter((other) => other !== name));
      expect(fief(story, 0)).toEqual(['b07a', name]);
      expect(story.events('restored')).toMatchObject([{ rule: 'MED-VILL-01' }]);
    }
  });

  test('MED-CEM-06: the top tile goes first, and a tile brought back is on top again', () => {
    const players = [{ fief: ['b01a', 'b02a'], cemetery: ['b03b', 'b20b'] }] as const;
    const story = march(given({ now: ['b07a', 'b16a', 'b22b'], next, players }));
    story.play('restore b03b');
    expect(columnOf(story, 0, 'field')).toEqual(['b01a', 'b02a', 'b03b']);
    march(story);
    expect(story.events('buried')).toMatchObject([{ seat: 0, tile: tile('b03b'), rule: 'MED-BARR-03' }]);
    expect(columnOf(story, 0, 'field')).toEqual(['b01a', 'b02a']);
  });

  test('MED-CEM-07: a tile can be buried and brought back again and again', () => {
    const rows = [
      ['b07a', 'b16a', 'b22b'],
      ['b07b', 'b16b', 'b22a'],
      ['b08a', 'b17a', 'b23a'],
    ] as const;
    const story = given({ rows, players: [{ cemetery: ['b01a'] }] });
    story.play('lord b07b', 'lord b16b', 'lord b08a', 'lord b17a');
    const fates = story.events('buried', 'restored').map(({ kind, tile: id, rule }) => [kind, id, rule]);
    const field = tile('b01a');
    expect(fates).toEqual([
      ['restored', field, 'MED-VILL-01'],
      ['buried', field, 'MED-BARR-03'],
      ['restored', field, 'MED-VILL-01'],
      ['buried', field, 'MED-BARR-03'],
    ]);
    expect(cemetery(story, 0)).toEqual(['b01a']);
    expect(story.events('symbolCoins')).toEqual([]);
    expect(story.events('income').map(({ estate: index }) => index)).toEqual(
      ['village', 'barracks', 'village', 'barracks'].map((name) => estate(name as 'village')),
    );
    expect(coins(story)).toEqual([2, 10]);
  });
});
