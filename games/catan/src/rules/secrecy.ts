import { add, at, type Chance, deal, type Imagined, range, topOf, type View } from '@ludoteca/kernel';
import { CARD_COUNTS, KNIGHT, VICTORY } from '../data/cards.ts';
import { VICTORY_CARD_POINTS } from '../data/course.ts';
import { cardsOfKind } from '../data/goods.ts';
import { cardsHeld } from './cards/buy.ts';
import { expansionOf } from './expansion.ts';
import { handOf, sizeOf } from './hand.ts';
import { openPoints, targetOf } from './points.ts';
import { emptySeat } from './setup.ts';
import { spokenFor } from './trade/talk.ts';
import type { Catan, CatanState, Own, Shown, Step } from './types.ts';

/** Sizes of hands and piles are open (CAT-ROB-06, CAT-ROB-07). */
export function shown(state: CatanState): Shown {
  const seats = range(state.seats.length);
  const base = {
    hands: seats.map((seat) => sizeOf(handOf(state, seat))),
    cards: seats.map((seat) => cardsHeld(state, seat)),
    deck: state.hidden.deck.length,
  };
  return { ...base, ...expansionOf(state.open)?.shown?.(state) };
}

const spread = (counts: readonly number[]): number[] => counts.flatMap((count, kind) => Array.from({ length: count }, () => kind));

/** Hands that agree with what the viewer has seen, and development cards that agree with what has been played. */
export function imagine(view: View<Catan>, chance: Chance): Imagined<Catan> {
  const players = view.config.seats;
  const extra = expansionOf(view.open);
  const seats = range(players).map(() => emptySeat(players, view.config.options));
  const owns = seats.map(({ own }) => own);
  imagineHands(view, owns, chance);
  const imagined: Imagined<Catan> = { seats, hidden: { deck: [] } };
  if (extra?.decks === undefined) imagined.hidden.deck = imagineCards(view, owns, chance);
  extra?.imagine?.(view, imagined, chance);
  return imagined;
}

/** Known cards first, and those mentioned in a talk that goes on; then the other cards outside the bank and the viewer's hand, dealt at random. */
function imagineHands(view: View<Catan>, owns: readonly Own[], chance: Chance): void {
  const { open, shown: sizes, viewer, mine } = view;
  const kinds = open.bank.length;
  const left = open.bank.map((stock, kind) => cardsOfKind(kind) - stock - (mine?.own.hand[kind] ?? 0));
  const step = topOf(view.agenda) as Step | undefined;
  const said = (seat: number): readonly number[] => (step?.kind === 'talk' ? spokenFor(step.open, seat) : []);
  for (const [seat, { hand }] of owns.entries()) {
    if (seat === viewer) continue;
    for (let kind = 0; kind < kinds; kind++) {
      const cell = seat * kinds + kind;
      const seen = at(open.sure, cell) + (mine === null ? 0 : at(mine.knows.extra, cell));
      const known = Math.max(seen, said(seat)[kind] ?? 0);
      hand[kind] = known;
      add(left, kind, -known);
    }
  }
  expansionOf(open)?.giveKnown?.(view, owns, left, chance);
  const unknown = owns.map(({ hand }, seat) => (seat === viewer ? 0 : at(sizes.hands, seat) - sizeOf(hand)));
  const dealt = deal(spread(left), unknown, chance);
  for (const [seat, cards] of dealt.entries()) for (const kind of cards) add(at(owns, seat).hand, kind, 1);
}

/** The player whose turn it is has not won yet, so that player's hidden cards cannot be enough (CAT-END-02). */
function imagineCards(view: View<Catan>, owns: readonly Own[], chance: Chance): number[] {
  const { open, shown: sizes, viewer, mine } = view;
  const left = CARD_COUNTS.map((count, card) => count - at(open.gone, card) - (mine?.own.cards[card] ?? 0));
  for (const knights of open.knights) add(left, KNIGHT, -knights);
  const pile = spread(left);
  chance.shuffle(pile);
  const turnFirst = range(owns.length).sort((a, b) => Number(b === open.turn) - Number(a === open.turn));
  for (const seat of turnFirst) {
    if (seat === viewer) continue;
    const { cards, fresh } = at(owns, seat);
    const most = seat === open.turn && !view.over && open.turns > 0 ? mostVictoryCards(view, seat) : pile.length;
    const held = drawCards(pile, at(sizes.cards, seat), most);
    for (const card of held) add(cards, card, 1);
    if (seat === open.turn) for (const card of held.slice(0, open.bought)) add(fresh, card, 1);
  }
  return pile;
}

function mostVictoryCards(view: View<Catan>, seat: number): number {
  return Math.max(0, Math.ceil((targetOf(view.open) - openPoints(view.open, seat)) / VICTORY_CARD_POINTS) - 1);
}

/** Takes cards off the pile in its order, passing over victory cards beyond the number allowed. */
function drawCards(pile: number[], count: number, mostVictory: number): number[] {
  const held: number[] = [];
  let victory = 0;
  for (let place = pile.length - 1; place >= 0 && held.length < count; place--) {
    const card = at(pile, place);
    if (card === VICTORY && victory >= mostVictory) continue;
    if (card === VICTORY) victory++;
    held.push(card);
    pile.splice(place, 1);
  }
  return held;
}
