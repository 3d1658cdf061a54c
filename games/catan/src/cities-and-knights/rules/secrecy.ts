import { add, at, type Chance, type Imagined, range, type View, without } from '@ludoteca/kernel';
import { RESOURCES } from '../../data/goods.ts';
import { spread } from '../../rules/seven.ts';
import { type Catan, NOBODY, type Own } from '../../rules/types.ts';
import { DECK_OF, POINT_CARDS, PROGRESS, PROGRESS_COUNTS, TRACKS } from '../data/progress.ts';
import { realmOf } from './realm.ts';

/** Fills in progress cards and a resource that lies face down. */
export function imagineKnights(view: View<Catan>, imagined: Imagined<Catan>, chance: Chance): void {
  const owns = imagined.seats.map(({ own }) => own);
  imagined.hidden.decks = imagineProgress(view, owns, chance);
  imaginePledge(view, owns, chance);
  for (const { knows } of imagined.seats) knows.returned = realmOf(view.open).beneath.map((deck) => deck.map(() => NOBODY));
}

/**
 * Progress cards that agree with what the viewer has seen: known cards in hands and under the decks, the backs of all others, and point
 * cards only where nobody has had them in hand yet. Fills the hands and says how the decks lie.
 */
function imagineProgress(view: View<Catan>, owns: readonly Own[], chance: Chance): number[][] {
  for (const [seat, own] of owns.entries()) if (seat !== view.viewer) own.progress = knownCards(view, seat);
  return TRACKS.map((_, deck) => imagineDeck(view, owns, deck, chance));
}

function knownCards({ open, mine }: View<Catan>, seat: number): number[] {
  const { knownCards } = realmOf(open);
  return PROGRESS.map((_, card) => {
    const cell = seat * PROGRESS.length + card;
    return at(knownCards, cell) + (mine?.knows.progress === undefined ? 0 : at(mine.knows.progress, cell));
  });
}

/** Cards put under the deck, as far as the viewer knows them; -1 where not. */
function knownBeneath({ open, mine }: View<Catan>, deck: number): number[] {
  return at(realmOf(open).beneath, deck).map((card, place) => (card >= 0 ? card : (mine?.knows.returned?.[deck]?.[place] ?? NOBODY)));
}

function imagineDeck(view: View<Catan>, owns: readonly Own[], deck: number, chance: Chance): number[] {
  const { open, shown, viewer, mine } = view;
  const beneath = knownBeneath(view, deck);
  const held = owns.map((own, seat) => (seat === viewer ? (mine?.own.progress ?? []) : (own.progress ?? [])));
  const known = held.flatMap((cards) => cards.flatMap((count, card) => (DECK_OF[card] === deck ? range(count).map(() => card) : [])));
  const laid = POINT_CARDS.filter((card, place) => DECK_OF[card] === deck && realmOf(open).laid[place] !== NOBODY);
  const all = PROGRESS_COUNTS.flatMap((count, card) => (DECK_OF[card] === deck ? range(count).map(() => card) : []));
  const unknown = without(all, [...known, ...laid, ...beneath.filter((card) => card >= 0)]);
  // Point cards never come into a hand, so they are neither held nor put back.
  const hidden = unknown.filter((card) => !POINT_CARDS.includes(card));
  chance.shuffle(hidden);
  for (const [seat, own] of owns.entries()) {
    if (seat === viewer) continue;
    const have = (own.progress ?? []).reduce((sum, count, card) => sum + (DECK_OF[card] === deck ? count : 0), 0);
    for (let more = at(shown.progress ?? [], seat * TRACKS.length + deck) - have; more > 0; more--)
      add(own.progress ?? [], take(hidden), 1);
  }
  const under = beneath.map((card) => (card >= 0 ? card : take(hidden)));
  const fresh = [...hidden, ...unknown.filter((card) => POINT_CARDS.includes(card))];
  chance.shuffle(fresh);
  return [...under, ...fresh];
}

function take(cards: number[]): number {
  const card = cards.pop();
  if (card === undefined) throw new RangeError('more progress cards are held than there are');
  return card;
}

/** The resource that lies face down before an opponent: one that its owner holds. */
function imaginePledge(view: View<Catan>, owns: readonly Own[], chance: Chance): void {
  const pledger = pledgerIn(view);
  if (pledger === undefined || pledger === view.viewer) return;
  const own = at(owns, pledger);
  const held = range(RESOURCES.length).filter((resource) => at(own.hand, resource) > 0);
  own.pledge = at(held, chance.int(held.length));
}

/** A seat that has laid down a resource for an exchange has one, even if the viewer knows of none. */
export function givePledge(view: View<Catan>, owns: readonly Own[], left: number[], chance: Chance): void {
  const pledger = pledgerIn(view);
  if (pledger === undefined || pledger === view.viewer) return;
  const { hand } = at(owns, pledger);
  if (RESOURCES.some((_, kind) => at(hand, kind) > 0)) return;
  const kinds = spread(left.slice(0, RESOURCES.length));
  const kind = at(kinds, chance.int(kinds.length));
  add(hand, kind, 1);
  add(left, kind, -1);
}

/** Who has laid down a resource for an exchange that is under way. */
function pledgerIn({ agenda }: View<Catan>): number | undefined {
  const step = agenda.find(({ kind }) => kind === 'exchange') as Extract<Catan['step'], { kind: 'exchange' }> | undefined;
  return step?.open.by;
}
