import {
  type AnyMove,
  at,
  copyOf,
  play,
  type Remark,
  range,
  type State,
  same,
  sideOf,
  sum,
  type Term,
  violationOf,
} from '@ludoteca/kernel';
import type { World } from '../determinization.ts';
import type { EvaluationContext } from '../lookahead/context.ts';
import { limitsIn, valueAfter } from '../lookahead/quiescence.ts';
import { meanOf } from '../statistics.ts';

/** Kinds of remarks that the common catalogue words for every game. */
export const HOUSE_REASONS = {
  /** A line of the seat's own score changes at once: `label`, `points`. */
  score: 'house.reason.score',
  /** Another seat gains or loses points at once: `seat`, `points`. */
  other: 'house.reason.other',
  wins: 'house.reason.wins',
  ends: 'house.reason.ends',
  /** There is no other answer. */
  only: 'house.reason.only',
  /** Nothing tells the answers apart yet, although one of them is better. */
  later: 'house.reason.later',
  /** A term of the evaluation differs from the other answers: `term`, `change`. */
  term: 'house.reason.term',
  /** The expected points of the others differ: `change`. */
  rivals: 'house.reason.rivals',
} as const;

/** Where an answer leads: remarks that hold in every determinization, and means over the quiet positions after it. */
export interface Consequences {
  /** The points expected at the end. */
  readonly points: number;
  /** The change of each term of the evaluation for the seat. */
  readonly terms: readonly Term[];
  /** The mean change of the others' expected points. */
  readonly others: number;
  /** What is certain about the position right after the answer. */
  readonly remarks: readonly Remark[];
}

const WORLDS = 4;
/** Maximum number of worlds in which somebody else's answer is tried: it may be illegal in some of them. */
const TRIED = 24;
/** Maximum number of simulated plays per trial. */
const PLAYS = 48;

/** The evaluation of one position, term by term. */
interface Snapshot {
  readonly own: readonly Term[];
  readonly others: number;
}

/** Where an answer leads. Undefined when it is legal in no determinization. */
export function consequencesOf(context: EvaluationContext, move: AnyMove): Consequences | undefined {
  const legal = range(TRIED)
    .filter((n) => n < WORLDS || context.seat !== context.viewer)
    .map((n) => context.world(n))
    .filter((world) => violationOf(context.game, world.state, context.seat, move) === undefined)
    .slice(0, WORLDS);
  if (legal.length === 0) return undefined;
  const before = legal.map(({ state }) => snapshotOf(context, state));
  const after = legal.map((world) => quietSnapshot(context, world, move));
  return {
    points: meanOf(after.map(({ own }) => sum(own.map(({ value }) => value)))),
    terms: changes(before, after),
    others: meanOf(after.map((snapshot, n) => snapshot.others - at(before, n).others)),
    remarks: inAllWorlds(legal.map((world) => remarksIn(context, world, move))),
  };
}

function quietSnapshot(context: EvaluationContext, world: World, move: AnyMove): Snapshot {
  let seen: Snapshot | undefined;
  valueAfter(context, world, move, limitsIn(world, PLAYS), (state) => {
    seen = snapshotOf(context, state);
    return 0;
  });
  return seen ?? snapshotOf(context, world.state);
}

function snapshotOf({ player, seat, sides }: EvaluationContext, state: State): Snapshot {
  const { evaluation } = player;
  const own = evaluation.terms?.(state, seat) ?? [{ term: 'house.promise', value: evaluation.potential(state, seat) }];
  const rivals = sides.filter((side) => !side.includes(seat)).flat();
  return { own: [...own], others: rivals.length === 0 ? 0 : meanOf(rivals.map((rival) => evaluation.potential(state, rival))) };
}

function changes(before: readonly Snapshot[], after: readonly Snapshot[]): Term[] {
  const terms = [...new Set([...before, ...after].flatMap(({ own }) => own.map(({ term }) => term)))];
  const meanTerm = (snapshots: readonly Snapshot[], term: string): number =>
    meanOf(snapshots.map(({ own }) => sum(own.filter((part) => part.term === term).map(({ value }) => value))));
  return terms.map((term) => ({ term, value: meanTerm(after, term) - meanTerm(before, term) }));
}

/** The remarks about an answer in one world, right after it. */
function remarksIn(context: EvaluationContext, { state: before }: World, move: AnyMove): Remark[] {
  const { game, seat, player } = context;
  const after = copyOf(game, before);
  play(game, after, seat, move);
  if (game.over(after)) return [{ kind: sideOf(game.standing(after).sides, seat).won ? HOUSE_REASONS.wins : HOUSE_REASONS.ends, worth: 0 }];
  return [...scoreRemarks(context, before, after), ...(player.evaluation.remarks?.(before, after, seat) ?? [])];
}

/** Lines of the own score that change at once, and what the others gain or lose. */
function scoreRemarks({ game, seat }: EvaluationContext, before: State, after: State): Remark[] {
  const [old, now] = [before, after].map((state) => game.standing(state).sides);
  return (now ?? []).flatMap((side): Remark[] => {
    const was = (old ?? []).find(({ seats }) => same(seats, side.seats));
    if (was === undefined) return [];
    if (!side.seats.includes(seat)) {
      const points = side.score - was.score;
      return points === 0 ? [] : [{ kind: HOUSE_REASONS.other, worth: -points / 2, args: { seat: at(side.seats, 0), points } }];
    }
    return side.lines.flatMap(({ label, points: total }) => {
      const points = total - sum(was.lines.filter((line) => line.label === label).map((line) => line.points));
      return points === 0 ? [] : [{ kind: HOUSE_REASONS.score, worth: points, args: { label, points } }];
    });
  });
}

/** The remarks that hold in every world. */
function inAllWorlds(worlds: readonly (readonly Remark[])[]): Remark[] {
  const [first = [], ...others] = worlds;
  return first.filter((remark) =>
    others.every((world) => world.some((other) => other.kind === remark.kind && same(other.args, remark.args))),
  );
}
