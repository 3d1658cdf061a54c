import {
  type AnyMove,
  completed,
  draftOfOffer,
  type Entry,
  extended,
  type Item,
  type OfferShape,
  questionFor,
  type Seat,
  same,
  violationOf,
} from '@ludoteca/kernel';
import type { PastOffer } from '../bot.ts';
import type { EvaluationContext } from './context.ts';
import { limitsIn, valueAfter } from './quiescence.ts';

/** Number of offers that are compared with everything else. */
const KEPT = 3;
/** Simulated plays per offer: the answers to it, and their consequences. */
const PLAYS = 60;
/** Number of decisions after which the same offer may be made once more. */
const FORGOTTEN_AFTER = 40;

/** The best one-for-one offers: none that was made recently, and none at all when the bot is not told what it has offered. */
export function offersOf(context: EvaluationContext, pastOffers: readonly PastOffer[] | undefined): AnyMove[] {
  if (pastOffers === undefined) return [];
  const { game, seat, meter, chance } = context;
  const world = context.world(0);
  const shapes = questionFor(game, world.state, seat).offers ?? [];
  const isLegal = (move: AnyMove): boolean => violationOf(game, world.state, seat, move) === undefined;
  const fresh = shapes
    .flatMap((shape) => simpleOffers(shape, isLegal))
    .filter((move) => !pastOffers.some((earlier) => same(earlier.move, move)));
  // Half of the budget stays for comparing the best of them with everything else. A few offers followed to their replies
  // tell more than all of them cut short.
  const share = Math.floor(meter.remaining(2 * PLAYS * fresh.length) / 2);
  chance.shuffle(fresh);
  const tried = fresh.slice(0, Math.max(1, Math.floor(share / PLAYS)));
  const limits = limitsIn(world, Math.min(PLAYS, share));
  return tried
    .map((move) => ({ move, value: valueAfter(context, world, move, limits) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, KEPT)
    .map(({ move }) => move);
}

/** Whether a move is an offer to others. */
export function isOffer(move: object): boolean {
  return 'give' in move && 'want' in move && 'to' in move;
}

/** The list of offers to hand to a bot next time, after it has answered `move` to this decision. */
export function rememberOffer<M extends object>(pastOffers: readonly PastOffer<M>[], decision: number, move: M): PastOffer<M>[] {
  const recent = pastOffers.filter((earlier) => earlier.decision > decision - FORGOTTEN_AFTER);
  return isOffer(move) ? [...recent, { decision, move }] : recent;
}

/** The offers that a seat has made recently, from the log of a match; its bot receives them so that it does not repeat them. */
export function offersMade(log: readonly Entry[], seat: Seat): PastOffer<AnyMove>[] {
  let offers: PastOffer<AnyMove>[] = [];
  for (const entry of log) if (entry.kind === 'answer' && entry.seat === seat) offers = rememberOffer(offers, entry.decision, entry.move);
  return offers;
}

/** One for one, to everybody at once where that is legal, else to each. */
function simpleOffers(shape: OfferShape<AnyMove>, isLegal: (move: AnyMove) => boolean): AnyMove[] {
  const pairs = shape.give.flatMap((most, give) =>
    most === 0 ? [] : shape.want.flatMap((wanted, want) => (wanted === 0 || want === give ? [] : [{ give, want }])),
  );
  const offer = (give: number, want: number, to: readonly Seat[]): AnyMove => {
    const items: Item[] = [{ give }, { want }, ...to.map((seat) => ({ to: seat }))];
    return completed(items.reduce(extended<AnyMove>, draftOfOffer(shape)));
  };
  return pairs.flatMap(({ give, want }) => {
    const toAll = offer(give, want, shape.to);
    return isLegal(toAll) ? [toAll] : shape.to.map((seat) => offer(give, want, [seat])).filter(isLegal);
  });
}
