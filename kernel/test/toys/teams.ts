import { at, choiceOption, type Game, type Parts, type Reader, range, ranked } from '../../src/index.ts';
import { purseOf, roll, seatsOf, turn, use } from './teams/dice.ts';
import { type Here, LEDGER, MODES, MOVES, ROUNDS, SEATS, type Teams } from './teams/types.ts';

/*
 * Teams: two seats with one purse, and a game against nobody, as in the team and solo variants of The Castles of Burgundy.
 *
 * Two dice are rolled in each turn; they are banked in one order or the other, rolled again once, or given to the partner.
 *
 * What is hard here, and how the contract says it:
 * - the mode is an option, and the number of seats depends on it: `valid` says which go together;
 * - partners own things in common: the purse is counted by side, and a side of the standing has two seats;
 * - a solo game is won or lost, not ranked: its only side has the first place and may still not have won;
 * - equal sides share the victory, unless the tie-break separates them;
 * - nothing is secret, so `imagine` has nothing to invent.
 */

const over = ({ open }: Here): boolean => open.round > ROUNDS;
const nothing = (seats: number): { own: Record<string, never>; knows: Record<string, never> }[] =>
  range(seats).map(() => ({ own: {}, knows: {} }));

function opened(seats: number, sides: number): Parts<Teams> {
  const zeros = range(sides).map(() => 0);
  return {
    open: { round: 0, turn: seats - 1, dice: [1, 1], purses: [...zeros], rerolls: zeros },
    seats: nothing(seats),
    hidden: {},
    agenda: [{ kind: 'turn' }],
  };
}

const sidesIn = (seats: number): number => Math.min(seats, 2);

/** `{"purses": [12, 9], "round": 3}`: seat 0 begins the round. */
function described(seats: number, description: Reader): Parts<Teams> {
  const { purses, round } = description.fields('purses', 'round');
  const parts = opened(seats, sidesIn(seats));
  const sides = parts.open.purses.length;
  parts.open.purses = purses.list(sides, sides).map((purse) => purse.integer(0, 99));
  parts.open.round = round.or(1, (reader) => reader.integer(1, ROUNDS)) - 1;
  return parts;
}

export const teams: Game<Teams> = {
  meta: {
    id: 'teams',
    rules: '1.0.0',
    shape: 1,
    seats: { min: 1, max: 4 },
    options: { mode: choiceOption(MODES, 'duel'), target: choiceOption([14, 18], 14) },
    longest: 3 * ROUNDS * 4,
  },
  ledger: LEDGER,
  moves: MOVES,
  steps: { turn, roll, use },
  invariants: [{ rule: 'TEAMS-MODE-01', holds: ({ config }) => config.seats === SEATS[config.options.mode] }],
  valid({ seats, options: { mode, target } }) {
    if (seats !== SEATS[mode]) return `${seats} seats in mode ${mode}; allowed: ${SEATS[mode]}`;
    return target !== 14 && mode !== 'solo' ? `target ${target} in mode ${mode}; allowed: 14` : undefined;
  },
  setup: ({ seats }) => opened(seats, sidesIn(seats)),
  scenario: ({ seats }, description) => described(seats, description),
  over,
  standing(state) {
    const final = over(state);
    const { mode, target } = state.config.options;
    const contenders = state.open.purses.map((_, side) => ({
      seats: seatsOf(state, side),
      lines: [{ label: 'purse', points: purseOf(state, side), rule: 'TEAMS-BANK-01' }],
      // Fewer rerolls are better.
      ties: [{ rule: 'TEAMS-TIE-01', value: -at(state.open.rerolls, side) }],
    }));
    const sides = ranked(contenders, final);
    if (mode !== 'solo') return { final, sides };
    const rule = { label: 'target', points: 0, rule: 'TEAMS-SOLO-01' };
    return { final, sides: sides.map((side) => ({ ...side, won: final && side.score >= target, lines: [...side.lines, rule] })) };
  },
  shown: () => ({}),
  imagine: ({ config }) => ({ seats: nothing(config.seats), hidden: {} }),
};
