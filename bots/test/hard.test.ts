import { rooms } from '@ludoteca/games';
import {
  begin,
  configure,
  copyOf,
  nextToAnswer,
  play,
  quick,
  randomAnswer,
  type State,
  streamFrom,
  type View,
  viewOf,
  violationOf,
} from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { stateSampler } from '../src/determinization.ts';
import { levelOf, Memory, playGame } from '../src/index.ts';
import { Search } from '../src/search/search.ts';
import { ValueModel } from '../src/search/value.ts';
import { positions } from './positions.ts';
import { stalls } from './stalls/game.ts';
import type { Stalls } from './stalls/types.ts';
import { isDoor, isLoot, type Vault, vault } from './vault.ts';

const hard = levelOf('hard');
const budget = { iterations: 300 };

function vaultAt(door?: number): State<Vault> {
  const state = begin(vault.game, { seats: 1, options: {} }, quick('vault'));
  if (door !== undefined) play(vault.game, state, 0, { kind: 'door', number: door });
  return state;
}

describe('hard', { timeout: 120_000 }, () => {
  it('evaluates a first choice by what it leads to', () => {
    expect(hard.answer(vault.player, viewOf(vault.game, vaultAt(), 0), budget, 'x')).toEqual({ kind: 'door', number: 3 });
  });

  it('builds a selection too wide to be enumerated item by item, and finds a good one', () => {
    const move = hard.answer(vault.player, viewOf(vault.game, vaultAt(3), 0), { iterations: 2_000 }, 'x');
    expect(violationOf(vault.player.game, vaultAt(3), 0, move)).toBeUndefined();
    const total = isLoot(move) ? move.items.reduce((all, item) => all + item, 0) : 0;
    // The best total is 50; random choices average 37.
    expect(total).toBeGreaterThanOrEqual(46);
  });

  it('gives an answer however small the budget', () => {
    for (const iterations of [0, 1, 2]) {
      const move = hard.answer(vault.player, viewOf(vault.game, vaultAt(2), 0), { iterations }, 'y');
      expect(violationOf(vault.player.game, vaultAt(2), 0, move)).toBeUndefined();
    }
  });

  it('answers the same with the same memory, and reuses its tree', () => {
    const game = (): unknown => {
      const config = configure(stalls.game, { seats: 2 });
      const bots = [hard, hard];
      return playGame({ player: stalls.player, config, chance: quick('memory'), bots, budget: { iterations: 80 }, seed: 'memory' }).state;
    };
    expect(game()).toEqual(game());
    const memory = new Memory();
    const state = vaultAt();
    const door = hard.answer(vault.player, viewOf(vault.game, state, 0), budget, 'x', [], memory);
    play(vault.player.game, state, 0, door);
    const next = new Search(vault.player, viewOf(vault.game, state, 0), budget, 'x', { memory });
    expect(next.root.visits).toBeGreaterThan(20);
    const elsewhere = vaultAt(isDoor(door) ? (door.number % 3) + 1 : 1);
    expect(new Search(vault.player, viewOf(vault.game, elsewhere, 0), budget, 'x', { memory }).root.visits).toBe(1);
  });

  it('credits every seat with its own value: a win is worth 1 to the winner and 0 to the loser', () => {
    const [first] = positions(1);
    const { state } = first ?? expect.fail();
    const end = copyOf(stalls.game, state);
    const chance = streamFrom('end');
    for (let seat = nextToAnswer(stalls.game, end); seat !== undefined; seat = nextToAnswer(stalls.game, end)) {
      play(stalls.game, end, seat, randomAnswer(stalls.game, end, seat, chance));
    }
    const valueModel = new ValueModel(stalls.player.game, stalls.player.evaluation, state, [copyOf(stalls.game, state)], chance);
    const final = valueModel.evaluateFinal(end);
    const winner = stalls.game.standing(end).sides.find(({ won }) => won)?.seats[0] ?? expect.fail();
    expect(final[winner]).toBeGreaterThan(0.95);
    expect(final[1 - winner]).toBeLessThan(0.05);
    const open = valueModel.evaluateOpen(state);
    expect((open[0] ?? 0) + (open[1] ?? 0)).toBeCloseTo(1);
  });
});

describe('hard in a market', () => {
  it('makes offers outside its tree only when told what it has offered, and accepts what gains it more than the other', () => {
    const state = begin(stalls.game, { seats: 2, options: {} }, quick('market'));
    state.seats = [
      [2, 2, 3],
      [1, 1],
    ].map((hand) => ({ own: { hand }, knows: {} }));
    state.open.row = [0, 0];
    const deal = (give: number, want: number): unknown => {
      const asking = copyOf(stalls.game, state) as State<Stalls>;
      asking.agenda = [{ kind: 'next' }, { kind: 'turn', open: { seat: 1 } }, { kind: 'reply', open: { from: 1, to: 0, give, want } }];
      asking.hidden.deck = [0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5];
      return hard.answer(stalls.player, viewOf(stalls.game, asking, 0), budget, 'x');
    };
    expect(deal(1, 2)).toEqual({ kind: 'yes' });
    expect(deal(1, 3)).toEqual({ kind: 'no' });
  });
});

describe.each(rooms.map((room) => [room.game.meta.id, room] as const))('worlds sampled at %s', (_id, { game }) => {
  it('agree with the view, a fresh one each time', () => {
    const state = begin(game, configure(game, {}), quick('dream'));
    const chance = streamFrom('dream');
    for (let n = 0; n < 60; n++) {
      const seat = nextToAnswer(game, state);
      if (seat === undefined) break;
      const view: View = viewOf(game, state, seat);
      const sample = stateSampler(game, view, chance);
      for (let world = 0; world < 2; world++)
        expect({ ...viewOf(game, sample(chance), seat), answer: null }).toEqual({ ...view, answer: null });
      play(game, state, seat, randomAnswer(game, state, seat, chance));
    }
  });
});
