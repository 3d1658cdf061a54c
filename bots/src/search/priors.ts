import { at, type Chance, copyOf, deciding, type Game, type GameTypes, play, type Seat, type State } from '@ludoteca/kernel';
import { askedNext, choicesOf, type Inclination, wholeOf } from './actions.ts';
import { MANNER } from './manner.ts';
import { type Choice, Edge, type Node } from './tree.ts';
import type { Utilities } from './value.ts';

/** Below this nothing is less attractive than anything else: in some world all that is possible may be far from the best of the others. */
const LEAST_EXPONENT = -20;
/** Differences below this are none. */
const LEAST_SCALE = 0.002;

interface Look {
  count: number;
  gain: number;
}

/** What was seen of the answers to one kind of question, by key. */
type Looks = Map<string, Look>;

/**
 * The first look at answers: play one on a copy and judge the position at once. What an answer gained is remembered for
 * the whole search, because the same answer comes up at many nodes and looking is what costs most.
 */
export class Glance<T extends GameTypes> {
  private readonly game: Game<T>;
  private readonly utilities: Utilities<T>;
  private readonly chance: Chance;
  private readonly inclination: Inclination<T>;
  /** By seat and kind of question. */
  private readonly looks = new Map<string, Looks>();

  constructor(game: Game<T>, utilities: Utilities<T>, chance: Chance, inclination?: Inclination<T>) {
    this.game = game;
    this.utilities = utilities;
    this.chance = chance;
    this.inclination = inclination;
  }

  /** Marks what can be chosen in this iteration, and adds what the node does not know yet. `before` is what the position promises, `depth` 0 the root. */
  meet(
    node: Node<T['move']>,
    state: State<T>,
    choices: readonly Choice<T['move']>[],
    before: number,
    depth: number,
    iteration: number,
  ): void {
    let unknown: Choice<T['move']>[] | undefined;
    for (const choice of choices) {
      const edge = node.edges.get(choice.key);
      if (edge !== undefined) edge.offer(iteration);
      else if (unknown === undefined) unknown = [choice];
      else unknown.push(choice);
    }
    if (unknown === undefined) return;
    if (choices.length === 1 && node.edges.size === 0) {
      // Nothing to compare it with.
      this.addAll(node, choices, [0]);
      node.edges.get(at(choices, 0).key)?.offer(iteration);
      return;
    }
    const looks = this.looksAt(node.seat, node.kind);
    const isNear = depth <= MANNER.careful;
    const gains = unknown.map(
      (choice) => (isNear ? undefined : familiar(looks, choice)) ?? this.look(looks, state, node.seat, choice, before, MANNER.completing),
    );
    this.addAll(node, unknown, gains);
    for (const { key } of unknown) node.edges.get(key)?.offer(iteration);
  }

  /** Adds choices with gains that are known already. */
  addAll(node: Node<T['move']>, choices: readonly Choice<T['move']>[], gains: readonly number[]): void {
    if (node.edges.size === 0) {
      node.best = Math.max(...gains);
      node.scale = Math.max(LEAST_SCALE, deviation(gains)) * MANNER.warmth;
    }
    for (const [place, choice] of choices.entries()) {
      const gain = gains[place] as number;
      node.add(new Edge(choice, gain, Math.exp(Math.min(4, Math.max(LEAST_EXPONENT, (gain - node.best) / node.scale)))));
    }
  }

  /** The choice that has gained most in earlier looks. */
  private favourite(
    seat: Seat,
    kind: string,
    state: State<T>,
    choices: readonly Choice<T['move']>[],
    completing: number,
  ): Choice<T['move']> {
    if (choices.length === 1) return at(choices, 0);
    const looks = this.looksAt(seat, kind);
    let before: number | undefined;
    return highest(choices, (choice) => {
      const gain = familiar(looks, choice);
      if (gain !== undefined) return gain;
      before ??= this.utilities.promised(state)[seat] as number;
      return this.look(looks, state, seat, choice, before, completing);
    });
  }

  /** The best of those that have gained most in earlier looks, each looked at once more: it depends on the position after all. */
  private reconsidered(seat: Seat, kind: string, state: State<T>, choices: readonly Choice<T['move']>[], few: number): Choice<T['move']> {
    if (choices.length === 1) return at(choices, 0);
    const looks = this.looksAt(seat, kind);
    const before = this.utilities.promised(state)[seat] as number;
    return highest(shortlisted(looks, choices, few), (choice) => this.look(looks, state, seat, choice, before, MANNER.completing));
  }

  private looksAt(seat: Seat, kind: string): Looks {
    const key = `${seat}${kind}`;
    let looks = this.looks.get(key);
    if (looks === undefined) {
      looks = new Map();
      this.looks.set(key, looks);
    }
    return looks;
  }

  /** What a choice gains in this state; it is remembered. */
  private look(looks: Looks, state: State<T>, seat: Seat, choice: Choice<T['move']>, before: number, completing: number): number {
    const gain = this.after(state, seat, choice, completing) - before;
    const known = looks.get(choice.key);
    if (known === undefined) looks.set(choice.key, { count: 1, gain });
    else {
      known.count++;
      known.gain += gain;
    }
    return gain;
  }

  /** The seat's utility after a choice and what it then goes on with, with other chance than the line that is being followed. */
  private after(state: State<T>, seat: Seat, choice: Choice<T['move']>, completing: number): number {
    const copy = copyOf(this.game, state);
    const { chance } = this;
    copy.chance = { kind: 'quick', words: [chance.int(0x100000000) | 0, chance.int(0x100000000) | 0, chance.int(0x100000000) | 0, 1] };
    play(this.game, copy, seat, wholeOf(this.game, state, seat, choice, chance, this.inclination));
    for (let left = completing; left > 0 && this.complete(copy, seat, left - 1); left--);
    return this.utilities.worth(copy)[seat] as number;
  }

  /** Has the seat complete its action with what has looked best; false when it is not the one that is asked. */
  complete(state: State<T>, seat: Seat, completing: number): boolean {
    const rule = deciding(this.game, state);
    if (rule === undefined || askedNext(state, rule) !== seat) return false;
    const { kind } = at(state.agenda, state.agenda.length - 1);
    this.choose(state, seat, this.favourite(seat, kind, state, choicesOf(this.game, state, rule, seat, this.inclination), completing));
    return true;
  }

  /** Whoever is asked goes on with what has looked best, or with the best of a few such answers; false when the game is over. */
  goOn(state: State<T>, few: number): boolean {
    const rule = deciding(this.game, state);
    if (rule === undefined) return false;
    const seat = askedNext(state, rule);
    const { kind } = at(state.agenda, state.agenda.length - 1);
    const choices = choicesOf(this.game, state, rule, seat, this.inclination);
    this.choose(state, seat, few > 1 ? this.reconsidered(seat, kind, state, choices, few) : this.favourite(seat, kind, state, choices, 0));
    return true;
  }

  private choose(state: State<T>, seat: Seat, choice: Choice<T['move']>): void {
    play(this.game, state, seat, wholeOf(this.game, state, seat, choice, this.chance, this.inclination));
  }
}

function highest<M>(choices: readonly Choice<M>[], worth: (choice: Choice<M>) => number): Choice<M> {
  let best = at(choices, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const value = worth(choice);
    if (value <= most) continue;
    most = value;
    best = choice;
  }
  return best;
}

/** The choices that have gained most in earlier looks; those hardly known go first. */
function shortlisted<M>(looks: Looks, choices: readonly Choice<M>[], few: number): readonly Choice<M>[] {
  if (choices.length <= few) return choices;
  const best: Choice<M>[] = [];
  const gains: number[] = [];
  for (const choice of choices) {
    const gain = familiar(looks, choice) ?? Number.MAX_VALUE;
    let place = best.length;
    while (place > 0 && at(gains, place - 1) < gain) place--;
    if (place >= few) continue;
    best.splice(place, 0, choice);
    gains.splice(place, 0, gain);
    if (best.length <= few) continue;
    best.pop();
    gains.pop();
  }
  return best;
}

/** What a choice has gained on average, when it has been looked at often enough. */
function familiar<M>(looks: Looks, { key }: Choice<M>): number | undefined {
  const known = looks.get(key);
  return known === undefined || known.count < MANNER.familiar ? undefined : known.gain / known.count;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((all, value) => all + value, 0) / values.length;
  return Math.sqrt(values.reduce((all, value) => all + (value - mean) ** 2, 0) / values.length);
}
