import {
  at,
  copyOf,
  type GameTypes,
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
import type { Mind, World } from '../lookahead/context.ts';
import { reachFrom, trial } from '../lookahead/quiescence.ts';
import { meanOf } from '../statistics.ts';
import { HOUSE_REASONS } from './house-reasons.ts';

/** What an answer leads to, as far as it is the same in every imagined world, and on average once its consequences have settled. */
export interface Prospect {
  /** What the position then promises at the end, in the game's points. */
  readonly points: number;
  /** By how much each term of the judgement changes for the seat. */
  readonly terms: readonly Term[];
  /** What changes for the others on average. */
  readonly others: number;
  /** What is certain about the position right after the answer. */
  readonly remarks: readonly Remark[];
}

const WORLDS = 4;
/** In so many worlds an answer is tried that somebody else gave and that may be impossible in some of them. */
const TRIED = 24;
const AHEAD = 48;

interface Sight {
  readonly own: readonly Term[];
  readonly others: number;
}

/** Where an answer leads. Undefined when it is possible in no imagined world. */
export function prospectOf<T extends GameTypes>(mind: Mind<T>, move: T['move']): Prospect | undefined {
  const possible = range(TRIED)
    .filter((n) => n < WORLDS || mind.seat !== mind.viewer)
    .map((n) => mind.world(n))
    .filter((world) => violationOf(mind.game, world.state, mind.seat, move) === undefined)
    .slice(0, WORLDS);
  if (possible.length === 0) return undefined;
  const before = possible.map(({ state }) => sightOf(mind, state));
  const after = possible.map((world) => settledSight(mind, world, move));
  return {
    points: meanOf(after.map(({ own }) => sum(own.map(({ value }) => value)))),
    terms: changes(before, after),
    others: meanOf(after.map((sight, n) => sight.others - at(before, n).others)),
    remarks: inAllWorlds(possible.map((world) => remarksIn(mind, world, move))),
  };
}

function settledSight<T extends GameTypes>(mind: Mind<T>, world: World<T>, move: T['move']): Sight {
  let seen: Sight | undefined;
  trial(mind, world, move, reachFrom(world, AHEAD), (state) => {
    seen = sightOf(mind, state);
    return 0;
  });
  return seen ?? sightOf(mind, world.state);
}

function sightOf<T extends GameTypes>({ player, seat, sides }: Mind<T>, state: State<T>): Sight {
  const { evaluation } = player;
  const own = evaluation.terms?.(state, seat) ?? [{ term: 'house.promise', value: evaluation.potential(state, seat) }];
  const rivals = sides.filter((side) => !side.includes(seat)).flat();
  return { own: [...own], others: rivals.length === 0 ? 0 : meanOf(rivals.map((rival) => evaluation.potential(state, rival))) };
}

function changes(before: readonly Sight[], after: readonly Sight[]): Term[] {
  const terms = [...new Set([...before, ...after].flatMap(({ own }) => own.map(({ term }) => term)))];
  const worth = (sights: readonly Sight[], term: string): number =>
    meanOf(sights.map(({ own }) => sum(own.filter((part) => part.term === term).map(({ value }) => value))));
  return terms.map((term) => ({ term, value: worth(after, term) - worth(before, term) }));
}

/** What can be said of an answer in one world, right after it was given. */
function remarksIn<T extends GameTypes>(mind: Mind<T>, { state: before }: World<T>, move: T['move']): Remark[] {
  const { game, seat, player } = mind;
  const after = copyOf(game, before);
  play(game, after, seat, move);
  if (game.over(after)) return [{ kind: sideOf(game.standing(after).sides, seat).won ? HOUSE_REASONS.wins : HOUSE_REASONS.ends, worth: 0 }];
  return [...scoreRemarks(mind, before, after), ...(player.evaluation.remarks?.(before, after, seat) ?? [])];
}

/** Lines of the own score that change at once, and what the others gain or lose. */
function scoreRemarks<T extends GameTypes>({ game, seat }: Mind<T>, before: State<T>, after: State<T>): Remark[] {
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

/** What is said in every world. */
function inAllWorlds(worlds: readonly (readonly Remark[])[]): Remark[] {
  const [first = [], ...others] = worlds;
  return first.filter((remark) =>
    others.every((world) => world.some((other) => other.kind === remark.kind && same(other.args, remark.args))),
  );
}
