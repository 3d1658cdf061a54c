import { at, type Chance, deal, type Imagined, range, type State, type View, without } from '../../../src/index.ts';
import { DECK, type Hands, rising } from './types.ts';

/** Where every seat begins. */
export function nothingKnown(seats: number): Hands['knows'] {
  return { buried: [], held: range(seats).map(() => []) };
}

/** Everything the viewer can place stays where it is; the rest is dealt at random to wherever cards are missing. */
export function imagine(view: View<Hands>, chance: Chance): Imagined<Hands> {
  const { mine, shown, open, viewer, config } = view;
  const { buried, held } = mine?.knows ?? nothingKnown(config.seats);
  const unknown = without(DECK, [...(mine?.own.hand ?? []), ...open.table, ...buried, ...held.flat()]);
  const gaps = shown.hands.map((size, seat) => (seat === viewer ? 0 : size - at(held, seat).length));
  const laidOut = view.agenda.filter(({ kind }) => kind === 'prize').length;
  const dealt = deal(unknown, [...gaps, laidOut, shown.buried - buried.length, shown.deck], chance);
  const [[card = 0] = [], rest = [], deck = []] = dealt.slice(config.seats);
  return {
    seats: shown.hands.map((_, seat) => ({
      own: { hand: [...at(held, seat), ...at(dealt, seat)].sort(rising) },
      knows: nothingKnown(config.seats),
    })),
    hidden: { deck, buried: [...buried, ...rest] },
    steps: view.agenda.map(({ kind }) => (kind === 'prize' ? { card } : undefined)),
  };
}

/** Every card is somewhere, and only once. */
export function areCardsComplete({ seats, open, hidden, agenda }: State<Hands>): boolean {
  const laidOut = agenda.flatMap((step) => (step.kind === 'prize' ? [step.hidden.card] : []));
  const all = [...seats.flatMap(({ own }) => own.hand), ...open.table, ...hidden.deck, ...hidden.buried, ...laidOut];
  return all.length === DECK.length && without(all, DECK).length === 0;
}

/** What seats know is true. */
export function isKnowledgeTrue({ seats, hidden }: State<Hands>): boolean {
  return seats.every(
    ({ knows }) =>
      without(knows.buried, hidden.buried).length === 0 &&
      knows.held.every((cards, seat) => without(cards, at(seats, seat).own.hand).length === 0),
  );
}
