import { at, begin, copyOf, deciding, type Evaluation, quick, range, type State, viewOf, violationOf } from '@ludoteca/kernel';
import { describe, expect, it, vi } from 'vitest';
import { explain, isOffer, levelOf, Memory } from '../src/index.ts';
import { contextOf } from '../src/lookahead/context.ts';
import { actionsOf } from '../src/search/actions.ts';
import { rankedAnswers } from '../src/search/decide.ts';
import { PlayOff } from '../src/search/play-off.ts';
import { Search } from '../src/search/search.ts';
import { Edge, Node } from '../src/search/tree.ts';
import { anyPlayer } from './any-player.ts';
import { positions } from './positions.ts';
import { type Purse, purse } from './purse.ts';
import { stalls } from './stalls/game.ts';
import type { Stalls } from './stalls/types.ts';
import { isLoot, type Vault, vault } from './vault.ts';

const look = { iterations: 100 };
const HOME = { kind: 'road', way: 'home' } as const;
const FAIR = { kind: 'road', way: 'fair' } as const;
const door = (number: number): Vault['move'] => ({ kind: 'door', number });

describe('a play-off', () => {
  const view = viewOf(purse.game, begin(purse.game, { seats: 1, options: {} }, quick('play-off')), 0);

  it('finds the better answer although luck decides most of each rollout', () => {
    const winners = range(8).map((seed) => {
      const search = new Search(purse.player, view, look, `play-off ${seed}`);
      return new PlayOff(search, contextOf(purse.player, view, look, 'talks')).compare([HOME, FAIR], { iterations: 2_000 })[0]?.move;
    });
    expect(winners).toEqual(winners.map(() => FAIR));
  });

  it('shows every answer the same worlds with the same chance', () => {
    const search = new Search(purse.player, view, look, 'same');
    const luck: number[] = [];
    const { evaluate } = search.valueModel;
    search.valueModel.evaluate = (state) => {
      luck.push((state as State<Purse>).open.coins);
      return evaluate.call(search.valueModel, state);
    };
    // The same answer twice: every pair of rollouts has to end alike.
    new PlayOff(search, contextOf(purse.player, view, look, 'talks')).compare([FAIR, { ...FAIR }], { iterations: 80 });
    const [first, second] = [0, 1].map((turn) => luck.filter((_, place) => place % 2 === turn));
    expect(first).toEqual(second);
    expect(new Set(first)).toEqual(new Set([0, 10]));
  });

  it('drops what is clearly behind, and ends when nothing else is left', () => {
    const doors = [1, 2, 3].map((number) => ({ kind: 'door', number }) as const);
    const start = viewOf(vault.game, begin(vault.game, { seats: 1, options: {} }, quick('vault')), 0);
    const lines = (evaluation: Evaluation<Vault>): number[] => {
      const search = new Search(anyPlayer({ game: vault.game, evaluation }), start, look, 'behind');
      const opened: number[] = [];
      const { evaluate } = search.valueModel;
      search.valueModel.evaluate = (state) => {
        opened.push((state as State<Vault>).open.door);
        return evaluate.call(search.valueModel, state);
      };
      new PlayOff(search, contextOf(vault.player, start, look, 'talks')).compare(doors, { iterations: 4_000 });
      return doors.map(({ number }) => opened.filter((door) => door === number).length);
    };
    // What lies behind a door has the same value in every world: eight of them tell the doors apart.
    expect(lines({ ...vault.evaluation, potential: ({ open }) => open.door })).toEqual([8, 8, 8]);
    // Two that are equal are never told apart.
    const [first, second, third] = lines({ ...vault.evaluation, potential: ({ open }) => Math.min(2, open.door) });
    expect([first, second]).toEqual([8, third]);
    expect(second).toBeGreaterThan(400);
  });

  it('has the last word in answers and in explanations', () => {
    const evaluation: Evaluation<Vault> = { ...vault.evaluation, horizon: () => ({ answers: 1, playOff: 0.5 }) };
    const start = viewOf(vault.game, begin(vault.game, { seats: 1, options: {} }, quick('vault')), 0);
    const answers = (): unknown[] => {
      const player = anyPlayer({ game: vault.game, evaluation });
      const [best] = explain(player, start, 'why', { budget: { iterations: 200 } }).best;
      return [best?.move, levelOf('hard').answer(player, start, { iterations: 200 }, 'why')];
    };
    const last = { kind: 'door', number: 3 };
    expect(answers()).toEqual([last, last]);
    const spy = vi.spyOn(PlayOff.prototype, 'compare').mockImplementation(() => [{ move: door(1), winChance: 0.5 }]);
    const first = { kind: 'door', number: 1 };
    expect(answers()).toEqual([first, first]);
    spy.mockRestore();
  });

  it('decides what hard answers where the evaluation keeps a part of the thinking for it, offers among the rest', () => {
    const evaluation: Evaluation<Stalls> = { ...stalls.evaluation, horizon: () => ({ answers: 4, playOff: 0.5 }) };
    const player = anyPlayer({ game: stalls.game, evaluation });
    let offers = 0;
    for (const [place, { state, view: seen }] of positions(2, 3).entries()) {
      const answer = (): object => levelOf('hard').answer(player, seen, { iterations: 120 }, `off ${place}`, []);
      const move = answer();
      expect(violationOf(stalls.game, copyOf(stalls.game, state), seen.viewer, move as Stalls['move'])).toBeUndefined();
      expect(answer()).toEqual(move);
      if (isOffer(move)) offers++;
    }
    expect(offers).toBeLessThan(positions(2, 3).length);
  });
});

describe('an item preference', () => {
  const state = begin(vault.game, { seats: 1, options: {} }, quick('vault'));
  state.agenda = [{ kind: 'loot' }];
  state.open.door = 3;
  const rule = deciding(vault.player.game, state) ?? expect.fail();

  it('completes a wide selection with what is preferred most, one answer instead of a draft', () => {
    const completed = (preference: (item: number) => number): unknown =>
      actionsOf(vault.player.game, state, rule, 0, () => preference).map(({ move }) => move);
    expect(completed((item) => item)).toEqual([{ kind: 'loot', items: [6, 8, 10, 12, 14] }]);
    expect(completed((item) => -item)).toEqual([{ kind: 'loot', items: [1, 3, 5, 7, 9] }]);
    expect(actionsOf(vault.player.game, state, rule, 0).map(({ move }) => move)).toEqual([undefined]);
  });

  it('is used below the root, and leaves the decision itself to the search', () => {
    const evaluation: Evaluation<Vault> = { ...vault.evaluation, itemPreference: () => (item) => -item };
    const search = new Search(anyPlayer({ game: vault.game, evaluation }), viewOf(vault.game, state, 0), look, 'preferred');
    search.run({ iterations: 1_500 });
    const { move } = at(rankedAnswers(search), 0);
    expect(isLoot(move) && move.items.reduce((all, item) => all + item, 0)).toBeGreaterThan(40);
  });
});

describe('a tree that is reused', () => {
  it('drops what cannot be answered now, however often it was visited in other worlds', () => {
    const node = new Node(0, 'door');
    const loot: Vault['move'] = { kind: 'loot', items: [1] };
    const stale = new Edge({ key: 'stale', move: loot, draft: undefined }, 1, 1);
    stale.visits = 1e6;
    node.visits = 1e6;
    node.add(stale);
    class Mistaken extends Memory {
      override recall(): never {
        return node as never;
      }
    }
    const start = begin(vault.game, { seats: 1, options: {} }, quick('vault'));
    const search = new Search(vault.player, viewOf(vault.game, start, 0), look, 'stale', { memory: new Mistaken() });
    search.run({ iterations: 50 });
    expect(at(rankedAnswers(search), 0).move).toEqual({ kind: 'door', number: 3 });
  });
});
