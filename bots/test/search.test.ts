import { at, begin, copyOf, deciding, type Evaluation, type Horizon, play, quick, streamFrom, viewOf } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { actionsOf, keyOf } from '../src/search/actions.ts';
import { rankedAnswers } from '../src/search/decide.ts';
import { ActionGains } from '../src/search/gains.ts';
import { addEdges, expand } from '../src/search/priors.ts';
import { Search } from '../src/search/search.ts';
import { select } from '../src/search/selection.ts';
import { Node } from '../src/search/tree.ts';
import { ValueModel } from '../src/search/value.ts';
import { anyPlayer } from './any-player.ts';
import { positions } from './positions.ts';
import { KEEP, purse, WASTE } from './purse.ts';
import { stalls } from './stalls/game.ts';
import type { Stalls } from './stalls/types.ts';
import { vault } from './vault.ts';

const look = { iterations: 100 };

describe('a search that is to decide', () => {
  it('stops when nothing can overtake the leader any more, with the answer that the whole budget would have given', () => {
    let spared = 0;
    for (const [place, { view }] of positions(1).entries()) {
      const [early, whole] = [0, 1].map(() => new Search(stalls.player, view, look, `decide ${place}`));
      if (early === undefined || whole === undefined || whole.root.order.length < 2) continue;
      early.decide({ iterations: 640 });
      whole.run({ iterations: 640 });
      expect(early.iterations).toBeLessThanOrEqual(640);
      spared += 640 - early.iterations;
      expect(at(rankedAnswers(early), 0).move).toEqual(at(rankedAnswers(whole), 0).move);
    }
    expect(spared).toBeGreaterThan(0);
  });
});

describe('a first look', () => {
  it('sees in an answer that begins an action what the action brings', () => {
    const state = begin(vault.game, { seats: 1, options: {} }, quick('vault'));
    const chance = streamFrom('glance');
    const valueModel = new ValueModel(
      vault.player.game,
      vault.player.evaluation,
      state,
      [begin(vault.game, { seats: 1, options: {} }, quick('other'))],
      chance,
    );
    const gains = new ActionGains(vault.player.game, valueModel, chance);
    const node = new Node(0, 'door');
    expand(gains, node, state, actionsOf(vault.player.game, state, deciding(vault.player.game, state) ?? expect.fail(), 0), 0, 0, 1);
    // A door brings nothing until something is taken from behind it; the third one makes that worth most.
    expect(node.order.map(({ move }) => move)).toEqual([3, 2, 1].map((number) => ({ kind: 'door', number })));
  });
});

describe('a line that leaves the tree', () => {
  /** Distance in answers to the furthest position that is evaluated. */
  function furthest(horizon: (seats: number) => Horizon<Stalls>, seats = 2): number {
    const { state, view } = positions(1, seats)[3] ?? expect.fail();
    let most = 0;
    const evaluation: Evaluation<Stalls> = {
      horizon,
      potential: (later, seat) => {
        most = Math.max(most, later.decision - state.decision);
        return stalls.evaluation.potential(later, seat);
      },
    };
    const search = new Search(anyPlayer({ game: stalls.game, evaluation }), view, { iterations: 1 }, 'horizon');
    most = 0;
    search.run({ iterations: 3 });
    return most;
  }

  it('is rolled out as far as the horizon goes before it is evaluated', () => {
    const none = furthest(() => ({ answers: 0 }));
    expect(furthest(() => ({ answers: 12 }))).toBeGreaterThanOrEqual(none + 8);
    expect(furthest(() => ({ answers: 12, shortlist: 3 }))).toBeGreaterThanOrEqual(none + 8);
  });

  it('is rolled out by number of seats', () => {
    const whenThree = (seats: number): Horizon<Stalls> => ({ answers: seats === 3 ? 12 : 0 });
    expect(furthest(whenThree)).toBe(furthest(() => ({ answers: 0 })));
    expect(furthest(whenThree, 3)).toBeGreaterThanOrEqual(furthest(() => ({ answers: 0 }), 3) + 8);
  });

  type Place = (typeof places)[number];
  const places = positions(1, 3);

  /** Where rollouts end that begin here: the position evaluated last in an iteration. */
  function endings<V>({ view }: Place, horizon: Horizon<Stalls>, iterations: number, seen: (state: Place['state']) => V): V[] {
    const evaluation: Evaluation<Stalls> = { ...stalls.evaluation, horizon: () => horizon };
    const search = new Search(anyPlayer({ game: stalls.game, evaluation }), view, look, 'endings');
    const { evaluate } = search.valueModel;
    let judged: V[] = [];
    search.valueModel.evaluate = (state) => {
      judged.push(seen(state as Place['state']));
      return evaluate.call(search.valueModel, state);
    };
    return Array.from({ length: iterations }).flatMap(() => {
      judged = [];
      search.run({ iterations: 1 });
      return judged.slice(-1);
    });
  }

  it('is rolled out to a stop point', () => {
    const kinds = (horizon: Horizon<Stalls>): string[] => {
      const asked = (state: Place['state']): string => (stalls.game.over(state) ? 'over' : (state.agenda.at(-1)?.kind ?? 'nothing'));
      return [...new Set(places.flatMap((place) => endings(place, horizon, 40, asked)))].sort();
    };
    expect(kinds({ answers: 0 })).toEqual(['bid', 'over', 'turn']);
    expect(kinds({ answers: 40, until: { steps: ['bid'], count: 1 } })).toEqual(['bid', 'over']);
  });

  it('does not end before the given number of stop points, counted from the root', () => {
    const first = places[0] ?? expect.fail();
    const rounds = endings(first, { answers: 60, until: { steps: ['bid'], count: 2 } }, 400, ({ open }) => open.round);
    expect(rounds.length).toBeGreaterThan(0);
    expect(Math.min(...rounds)).toBe(first.state.open.round + 2);
  });
});

describe('an evaluation that counts the own points for themselves', () => {
  const { state, view } = positions(1)[3] ?? expect.fail();
  /** Both seats expect more points; the lead stays the same. */
  const richer = (more: number, ownShare?: number): Evaluation => ({
    ...(ownShare === undefined ? {} : { ownShare }),
    winning: { progress: () => 0, table: () => 'all', tables: [], curves: { all: { start: -1, growth: 0, bend: 0 } } },
    potential: (later, seat) => stalls.player.evaluation.potential(later, seat) + (later === state ? more : 0),
  });
  function judged(ownShare?: number): { worth: readonly number[]; prospects: readonly number[] }[] {
    const { game } = stalls.player;
    const valueModel = new ValueModel(game, richer(0, ownShare), state, [copyOf(game, state)], streamFrom('own'));
    return [0, 5].map((more) => {
      Object.assign(valueModel, { evaluation: richer(more, ownShare) });
      return { worth: valueModel.evaluateOpen(state), prospects: valueModel.winChances() };
    });
  }

  it('prefers more points to the same lead with fewer; the prospects of winning are as before', () => {
    const [less, more] = judged(0.5);
    const [plain, plainMore] = judged();
    expect(more?.worth[0]).toBeGreaterThan((less?.worth[0] ?? 1) + 0.05);
    expect(plainMore?.worth[0]).toBeCloseTo(plain?.worth[0] ?? 0, 9);
    for (const one of [less, more, plainMore]) expect(one?.prospects[0]).toBeCloseTo(plain?.prospects[0] ?? 0, 9);
  });

  it('still tells the prospects of winning apart from what it goes by', () => {
    const search = new Search({ ...stalls.player, evaluation: { ...stalls.player.evaluation, ownShare: 0.9 } }, view, look, 'own');
    search.run({ iterations: 200 });
    const { winChance, value } = at(rankedAnswers(search), 0);
    expect(winChance).not.toBe(value);
  });
});

describe('a choice among what this world allows', () => {
  it('can be made even when all of it is far from the best of other worlds', () => {
    const node = new Node(0, 'door');
    const choices = [1, 2, 3].map((number) => ({ key: `${number}`, move: { kind: 'door', number } as const, draft: undefined }));
    addEdges(node, choices.slice(0, 1), [0]);
    addEdges(node, choices.slice(1), [-1e6, -2e6]);
    for (const key of ['2', '3']) node.edges.get(key)?.markAvailable(7);
    expect(['2', '3']).toContain(select(node, 2, 7, 0.1).key);
  });
});

describe('what only some worlds allow', () => {
  it('is evaluated by its gain there, not by how rich those worlds are', () => {
    const fair = { kind: 'road', way: 'fair' } as const;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const view = viewOf(purse.game, begin(purse.game, { seats: 1, options: {} }, quick(seed)), 0);
      const search = new Search(purse.player, view, look, seed);
      search.force(fair, 1_000);
      const purses = search.root.edges.get(keyOf(fair))?.nodes[0];
      const [keep = 0, waste = 0] = [KEEP, WASTE].map((move) => purses?.edges.get(keyOf(move))?.visits);
      expect(keep).toBeGreaterThan(900);
      expect(waste).toBeLessThan(50);
    }
  });
});

describe('a tree that is kept', () => {
  it('drops what was hardly visited', () => {
    const [first] = positions(1);
    const search = new Search(stalls.player, (first ?? expect.fail()).view, look, 'thin');
    search.run({ iterations: 400 });
    const size = (node: { children(): Node[] }): number => node.children().reduce((all, below) => all + size(below), 1);
    const least = (node: { children(): Node[] }): number =>
      Math.min(Number.POSITIVE_INFINITY, ...node.children().flatMap((below) => [below.visits, least(below)]));
    const before = size(search.root);
    search.root.prune(5);
    expect(size(search.root)).toBeLessThan(before / 2);
    expect(size(search.root)).toBeGreaterThan(1);
    expect(least(search.root)).toBeGreaterThanOrEqual(5);
  });

  it('still answers after it was kept', () => {
    const state = begin(vault.game, { seats: 1, options: {} }, quick('vault'));
    play(vault.game, state, 0, { kind: 'door', number: 3 });
    const search = new Search(vault.player, viewOf(vault.game, state, 0), look, 'kept');
    search.run({ iterations: 300 });
    search.root.prune(24);
    search.run({ iterations: 300 });
    expect(at(rankedAnswers(search), 0).move.kind).toBe('loot');
  });
});
