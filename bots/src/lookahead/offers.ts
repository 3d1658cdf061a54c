import {
  completed,
  draftOfOffer,
  extended,
  type GameTypes,
  type Item,
  type OfferShape,
  questionFor,
  type Seat,
  same,
  violationOf,
} from '@ludoteca/kernel';
import type { Said } from '../bot.ts';
import type { Mind } from './context.ts';
import { reachFrom, trial } from './quiescence.ts';

/** How many offers go on to be weighed against everything else. */
const KEPT = 3;
/** Imagined plays that one offer may cost: the answers to it, and what becomes of them. */
const PLAYS = 60;
/** After so many decisions the same offer may be made once more. */
const FORGOTTEN = 40;

/** The most promising offers of one for one: none that has been made of late, none at all when the bot is not told what it has said. */
export function offersOf<T extends GameTypes>(mind: Mind<T>, said: readonly Said<T['move']>[] | undefined): T['move'][] {
  if (said === undefined) return [];
  const world = mind.world(0);
  const shapes = questionFor(mind.game, world.state, mind.seat).offers ?? [];
  const isLegal = (move: T['move']): boolean => violationOf(mind.game, world.state, mind.seat, move) === undefined;
  const fresh = shapes.flatMap((shape) => simpleOffers(shape, isLegal)).filter((move) => !said.some((earlier) => same(earlier.move, move)));
  // Half of the budget stays for weighing the best of them against everything else. A few offers thought through to their
  // answers tell more than all of them half heard.
  const share = Math.floor(mind.meter.remaining(2 * PLAYS * fresh.length) / 2);
  mind.chance.shuffle(fresh);
  const tried = fresh.slice(0, Math.max(1, Math.floor(share / PLAYS)));
  const reach = reachFrom(world, Math.min(PLAYS, share));
  const judged = tried.map((move) => ({ move, value: trial(mind, world, move, reach) }));
  return judged
    .sort((a, b) => b.value - a.value)
    .slice(0, KEPT)
    .map(({ move }) => move);
}

/** Whether a move is an offer to others. */
export function isOffer(move: object): boolean {
  return 'give' in move && 'want' in move && 'to' in move;
}

/** The list of offers to hand to a bot next time, after it has answered `move` to this decision. */
export function remember<M extends object>(said: readonly Said<M>[], decision: number, move: M): Said<M>[] {
  const recent = said.filter((earlier) => earlier.decision > decision - FORGOTTEN);
  return isOffer(move) ? [...recent, { decision, move }] : recent;
}

/** One for one, to everybody at once where that is legal, else to each. */
function simpleOffers<M>(shape: OfferShape<M>, isLegal: (move: M) => boolean): M[] {
  const pairs = shape.give.flatMap((most, give) =>
    most === 0 ? [] : shape.want.flatMap((wanted, want) => (wanted === 0 || want === give ? [] : [{ give, want }])),
  );
  const offer = (give: number, want: number, to: readonly Seat[]): M => {
    const items: Item[] = [{ give }, { want }, ...to.map((seat) => ({ to: seat }))];
    return completed(items.reduce(extended<M>, draftOfOffer(shape)));
  };
  return pairs.flatMap(({ give, want }) => {
    const toAll = offer(give, want, shape.to);
    return isLegal(toAll) ? [toAll] : shape.to.map((seat) => offer(give, want, [seat])).filter(isLegal);
  });
}
