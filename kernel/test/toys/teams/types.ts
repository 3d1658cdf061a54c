import { at, flag, int, list, type MoveOf, type State } from '../../../src/index.ts';

export const MODES = ['duel', 'teams', 'solo'] as const;
export type Mode = (typeof MODES)[number];
/** How many sit down in each mode. */
export const SEATS: Record<Mode, number> = { duel: 2, teams: 4, solo: 1 };
export const ROUNDS = 3;

export const MOVES = {
  bank: { order: list(int(1, 6), 2) },
  reroll: { both: flag },
  give: {},
} as const;

export const LEDGER = {
  'TEAMS-MODE-01': 'rule',
  'TEAMS-ROLL-01': 'rule',
  'TEAMS-BANK-01': 'rule',
  'TEAMS-BANK-02': 'rule',
  'TEAMS-REROLL-01': 'rule',
  'TEAMS-GIVE-01': 'rule',
  'TEAMS-GIVE-02': 'rule',
  'TEAMS-SOLO-01': 'rule',
  'TEAMS-TIE-01': 'rule',
} as const;
type Rule = keyof typeof LEDGER;

export interface Teams {
  options: { mode: Mode; target: 14 | 18 };
  /** Purses belong to sides, not to seats: partners share one. */
  open: { round: number; turn: number; dice: number[]; purses: number[]; rerolls: number[] };
  own: Record<string, never>;
  knows: Record<string, never>;
  hidden: Record<string, never>;
  shown: Record<string, never>;
  step: { kind: 'turn' | 'roll' } | { kind: 'use'; open: { seat: number; given: boolean; rerolled: boolean } };
  move: MoveOf<typeof MOVES>;
  event: { rule: Rule; seat: number } & (
    | { kind: 'rolls'; dice: readonly number[] }
    | { kind: 'banks'; points: number }
    | { kind: 'gives'; to: number }
  );
}
export type Here = State<Teams>;

/** Which side a seat plays for: in teams the seats opposite each other. */
export const sideFor = ({ config }: Pick<Here, 'config'>, seat: number): number => (config.options.mode === 'teams' ? seat % 2 : seat);
/** The other seat of the same side; the seat itself where it plays alone. */
export const partnerOf = ({ config }: Pick<Here, 'config'>, seat: number): number =>
  config.options.mode === 'teams' ? (seat + 2) % 4 : seat;
/** The first die is paid out, an even second one earns two more. */
export const worth = (order: readonly number[]): number => at(order, 0) + (at(order, 1) % 2 === 0 ? 2 : 0);
