import { type Chance, copyOf, type Game, type GameTypes, play, type Seat, type State } from '@ludoteca/kernel';
import { finishedByLot } from './choices.ts';
import { MANNER } from './manner.ts';
import { type Choice, Edge, type Node } from './node.ts';
import type { Utilities } from './utilities.ts';

/** Differences below this are none. */
const LEAST_SCALE = 0.002;

interface Look {
  count: number;
  gain: number;
}

/**
 * The first look at answers: play one on a copy and judge the position at once. What an answer gained is remembered for
 * the whole search, because the same answer comes up at many nodes and looking is what costs most.
 */
export class Glance<T extends GameTypes> {
  private readonly game: Game<T>;
  private readonly utilities: Utilities<T>;
  private readonly chance: Chance;
  private readonly looks = new Map<string, Look>();

  constructor(game: Game<T>, utilities: Utilities<T>, chance: Chance) {
    this.game = game;
    this.utilities = utilities;
    this.chance = chance;
  }

  /** Adds the choices that the node does not know yet. `depth` 0 is the root. */
  meet(node: Node<T['move']>, state: State<T>, choices: readonly Choice<T['move']>[], depth: number): void {
    if (choices.every(({ key }) => node.edges.has(key))) return;
    const unknown = choices.filter((choice) => !node.edges.has(choice.key));
    const before = this.utilities.promised(state)[node.seat] as number;
    const gains = unknown.map((choice) => this.gainOf(node, state, choice, () => before, depth > MANNER.careful));
    this.addAll(node, unknown, gains, before);
  }

  /** Adds choices with gains that are known already. */
  addAll(node: Node<T['move']>, choices: readonly Choice<T['move']>[], gains: readonly number[], before: number): void {
    if (node.edges.size === 0) {
      node.best = Math.max(...gains);
      node.scale = Math.max(LEAST_SCALE, deviation(gains)) * MANNER.warmth;
    }
    for (const [place, choice] of choices.entries()) {
      const gain = gains[place] as number;
      node.add(new Edge(choice, before + gain, Math.exp(Math.min(4, (gain - node.best) / node.scale))));
    }
  }

  /** The choice that has gained most in earlier looks. */
  favourite(node: Pick<Node<T['move']>, 'seat' | 'kind'>, state: State<T>, choices: readonly Choice<T['move']>[]): Choice<T['move']> {
    const [first, ...others] = choices;
    if (first === undefined) throw new Error('nothing can be chosen');
    if (others.length === 0) return first;
    let before: number | undefined;
    const now = (): number => {
      before ??= this.utilities.promised(state)[node.seat] as number;
      return before;
    };
    let best = first;
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of choices) {
      const gain = this.gainOf(node, state, choice, now, true);
      if (gain <= most) continue;
      most = gain;
      best = choice;
    }
    return best;
  }

  private gainOf(
    node: Pick<Node<T['move']>, 'seat' | 'kind'>,
    state: State<T>,
    choice: Choice<T['move']>,
    before: () => number,
    quickly: boolean,
  ): number {
    const key = `${node.seat}${node.kind}${choice.key}`;
    const known = this.looks.get(key);
    if (quickly && known !== undefined && known.count >= MANNER.familiar) return known.gain / known.count;
    const gain = this.after(state, node.seat, choice) - before();
    if (known === undefined) this.looks.set(key, { count: 1, gain });
    else {
      known.count++;
      known.gain += gain;
    }
    return gain;
  }

  /** The seat's utility right after a choice, with other chance than the line that is being followed. */
  after(state: State<T>, seat: Seat, { move, draft }: Choice<T['move']>): number {
    const copy = copyOf(this.game, state);
    const { chance } = this;
    copy.chance = { kind: 'quick', words: [chance.int(0x100000000) | 0, chance.int(0x100000000) | 0, chance.int(0x100000000) | 0, 1] };
    const whole = draft === undefined ? move : finishedByLot(this.game, state, seat, draft, chance);
    play(this.game, copy, seat, whole as T['move']);
    const utilities = this.game.over(copy) ? this.utilities.final(copy) : this.utilities.promised(copy);
    return utilities[seat] as number;
  }
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((all, value) => all + value, 0) / values.length;
  return Math.sqrt(values.reduce((all, value) => all + (value - mean) ** 2, 0) / values.length);
}
