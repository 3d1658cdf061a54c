import { at, BadInput, choiceOption, type Game, type Parts, type Reader, range, ranked, type State, without } from '../../src/index.ts';
import { bid, rob } from './hands/bidding.ts';
import { bury } from './hands/bury.ts';
import { dealing, lead, prize, round } from './hands/round.ts';
import { DECK, type Hands, LEDGER, MOVES, rising, sizesOf, VALUES } from './hands/types.ts';
import { areCardsComplete, imagine, isKnowledgeTrue, nothingKnown } from './hands/unknown.ts';

/*
 * Hands: hidden hands, as in San Juan and in Catan's discards.
 *
 * Each round a prize card is laid out face down and everybody bids for it at once, with cards from a hidden hand. The
 * winner may rob somebody, the prize is turned up and scores its value, and players who hold too much bury cards.
 *
 * What is hard here, and how the contract says it:
 * - all bid at once and may change their minds: a step with `together: true`, answered by selections (bidding.ts);
 * - some must bury and others only may: the duties of a joint decision (bury.ts);
 * - the prize lies on the agenda until it is turned up: hidden data of a step (round.ts), which `imagine` invents in `steps`;
 * - buried cards go back into the deck one day: each seat `knows` its own until the deck is shuffled;
 * - a robbed card is known to two: the robbed seat `knows` who holds it, until that seat buries cards or is robbed;
 * - sizes of hands and piles are open though the cards are not: `shown`.
 */

const over = ({ open, config }: State<Hands>): boolean => open.round > config.options.rounds;

function opened(hands: number[][], deck: number[], leader: number): Parts<Hands> {
  return {
    open: { round: 0, leader, winner: null, points: hands.map(() => 0), table: [] },
    seats: hands.map((hand) => ({ own: { hand }, knows: nothingKnown(hands.length) })),
    hidden: { deck, buried: [] },
    agenda: [{ kind: 'round' }],
  };
}

/** `{"hands": [[0, 5], [1]], "deck": [2, 3]}`: the hands, and the cards on top of the deck, the next one last. */
function described(seats: number, description: Reader, shuffle: (cards: number[]) => void): Parts<Hands> {
  const { hands: dealt, deck, leader } = description.fields('hands', 'deck', 'leader');
  const cards = (reader: Reader): number[] => reader.list(0, DECK.length).map((card) => card.integer(0, VALUES - 1));
  const given = dealt.list(seats, seats).map((hand) => cards(hand).sort(rising));
  const top = deck.or<number[]>([], cards);
  const named = [...given.flat(), ...top];
  if (without(named, DECK).length > 0) throw new BadInput(`${description.path}: more cards of one value than the five there are`);
  const rest = without(DECK, named);
  shuffle(rest);
  return opened(
    given,
    [...rest, ...top],
    leader.or(0, (reader) => reader.integer(0, seats - 1)),
  );
}

export const hands: Game<Hands> = {
  meta: { id: 'hands', rules: '1.0.0', shape: 1, seats: { min: 2, max: 4 }, options: { rounds: choiceOption([2, 4], 2) }, longest: 60 },
  ledger: LEDGER,
  moves: MOVES,
  steps: { round, deal: dealing, bid, rob, prize, bury, lead },
  invariants: [
    { rule: 'HANDS-CARDS-01', holds: areCardsComplete },
    { rule: 'HANDS-ROB-01', holds: isKnowledgeTrue },
  ],
  setup({ seats }, chance) {
    const deck = [...DECK];
    chance.shuffle(deck);
    const dealt = range(seats).map(() => deck.splice(0, 3).sort(rising));
    return opened(dealt, deck, 0);
  },
  scenario: ({ seats }, description, chance) => described(seats, description, (cards) => chance.shuffle(cards)),
  over,
  standing(state) {
    const contenders = range(state.seats.length).map((seat) => ({
      seats: [seat],
      lines: [{ label: 'prizes', points: at(state.open.points, seat), rule: 'HANDS-PRIZE-01' }],
      ties: [{ rule: 'HANDS-TIE-01', value: at(sizesOf(state), seat) }],
    }));
    return { final: over(state), sides: ranked(contenders, over(state)) };
  },
  shown: (state) => ({ hands: sizesOf(state), deck: state.hidden.deck.length, buried: state.hidden.buried.length }),
  imagine,
};
