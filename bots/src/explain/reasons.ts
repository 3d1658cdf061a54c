import { at, type GameTypes, range, type State, sum, type Term, violationOf } from '@ludoteca/kernel';
import type { Mind } from '../judge/mind.ts';
import { reachFrom, trial } from '../judge/settle.ts';
import { meanOf } from '../sample.ts';

/** By how much one part of the judgement changes; `term` is a key of the game's catalogue. */
export interface Reason {
  readonly term: string;
  readonly change: number;
}

/** What an answer leads to once its consequences have settled, on average over worlds. */
export interface Prospect {
  /** What the position then promises at the end, in the game's points. */
  readonly points: number;
  /** What changes for the seat itself: every term, or once they are `told` the largest changes. */
  readonly reasons: readonly Reason[];
  /** What changes for the others on average. */
  readonly others: number;
}

const WORLDS = 4;
/** In so many worlds an answer is tried that somebody else gave and that may be impossible in some of them. */
const TRIED = 24;
const AHEAD = 48;
const NAMED = 4;
/** Changes below this part of the largest are not worth mentioning, nor those that would be written as 0. */
const MINOR = 0.12;
const SMALLEST = 0.05;

interface Sight {
  readonly own: readonly Term[];
  readonly others: number;
}

/** Why an answer is good or bad, from the terms of the game's own judgement. Undefined when it is possible in no imagined world. */
export function prospectOf<T extends GameTypes>(mind: Mind<T>, move: T['move']): Prospect | undefined {
  const possible = range(TRIED)
    .filter((n) => n < WORLDS || mind.seat !== mind.viewer)
    .map((n) => mind.world(n))
    .filter((world) => violationOf(mind.game, world.state, mind.seat, move) === undefined)
    .slice(0, WORLDS);
  if (possible.length === 0) return undefined;
  const before = possible.map(({ state }) => sightOf(mind, state));
  const after = possible.map((world) => {
    let seen: Sight | undefined;
    trial(mind, world, move, reachFrom(world, AHEAD), (state) => {
      seen = sightOf(mind, state);
      return 0;
    });
    return seen ?? sightOf(mind, world.state);
  });
  return {
    points: meanOf(after.map(({ own }) => sum(own.map(({ value }) => value)))),
    reasons: changes(before, after),
    others: meanOf(after.map((sight, n) => sight.others - at(before, n).others)),
  };
}

function sightOf<T extends GameTypes>({ player, seat, sides }: Mind<T>, state: State<T>): Sight {
  const { evaluation } = player;
  const own = evaluation.terms?.(state, seat) ?? [{ term: 'house.promise', value: evaluation.potential(state, seat) }];
  const rivals = sides.filter((side) => !side.includes(seat)).flat();
  return { own: [...own], others: rivals.length === 0 ? 0 : meanOf(rivals.map((rival) => evaluation.potential(state, rival))) };
}

function changes(before: readonly Sight[], after: readonly Sight[]): Reason[] {
  const terms = [...new Set([...before, ...after].flatMap(({ own }) => own.map(({ term }) => term)))];
  const worth = (sights: readonly Sight[], term: string): number =>
    meanOf(sights.map(({ own }) => sum(own.filter((part) => part.term === term).map(({ value }) => value))));
  return terms.map((term) => ({ term, change: worth(after, term) - worth(before, term) }));
}

/**
 * What is worth telling of some answers to the same question: nothing minor, and nothing that all of them cost alike, such
 * as the die that each of them takes. What every answer costs is no reason against any of them, and what the others get or
 * lose in any case is none at all.
 */
export function told<P extends Prospect>(prospects: readonly P[]): P[] {
  if (prospects.length < 2) return prospects.map((prospect) => ({ ...prospect, reasons: notable(prospect.reasons) }));
  const terms = new Set(prospects.flatMap(({ reasons }) => reasons.map(({ term }) => term)));
  const costs = new Map([...terms].map((term) => [term, Math.min(0, inAnyCase(prospects.map(({ reasons }) => changeOf(reasons, term))))]));
  const others = inAnyCase(prospects.map((prospect) => prospect.others));
  return prospects.map((prospect) => ({
    ...prospect,
    reasons: notable(prospect.reasons.map(({ term, change }) => ({ term, change: change - (costs.get(term) ?? 0) }))),
    others: prospect.others - others,
  }));
}

function changeOf(reasons: readonly Reason[], term: string): number {
  return sum(reasons.filter((reason) => reason.term === term).map(({ change }) => change));
}

/** The part of some changes that all have in common: the smallest of them when all go the same way. */
function inAnyCase(changes: readonly number[]): number {
  const [least, most] = [Math.min(...changes), Math.max(...changes)];
  return least > 0 ? least : Math.min(most, 0);
}

/** The largest changes, the largest first. */
function notable(reasons: readonly Reason[]): Reason[] {
  const sorted = reasons.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const least = Math.max(SMALLEST, Math.abs(sorted[0]?.change ?? 0) * MINOR);
  return sorted.filter(({ change }) => Math.abs(change) >= least).slice(0, NAMED);
}
