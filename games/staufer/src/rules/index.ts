import { type Game, textOption } from '@ludoteca/kernel';
import { PLAYERS } from '../data/course.ts';
import { PRIVILEGE_TYPES, SET_NAMES, TYPES_PER_GAME } from '../data/privileges.ts';
import { pick, picked, pickNext } from './bonuses.ts';
import { acquireStep, chooseChest } from './chests.ts';
import { cleanUp, immunity, protect } from './cleanup.ts';
import { clone } from './clone.ts';
import { double, office } from './deployment.ts';
import { final, standing } from './ending.ts';
import { invariants } from './invariants.ts';
import { LEDGER } from './ledger.ts';
import { STANDARD_NUMBERS } from './lookup.ts';
import { moves } from './moves.ts';
import { LONGEST_NUMBERS } from './numbers.ts';
import { fetch, gainStep, shortage } from './pieces.ts';
import { exchange } from './privileges.ts';
import { scenario } from './scenario.ts';
import { scoreRegion, scoring } from './scoring.ts';
import { imagine, shown } from './secrecy.ts';
import { validOptions } from './sets.ts';
import { opening, setup } from './setup.ts';
import { extraChest, supplyChests, supplyEnd } from './supply.ts';
import { act, round, turn } from './turn.ts';
import type { Staufer } from './types.ts';

export const staufer: Game<Staufer> = {
  meta: {
    id: 'staufer',
    rules: '1.1.0',
    shape: 1,
    seats: PLAYERS,
    options: {
      privileges: textOption(SET_NAMES, 'first', { kind: 'numbers', of: PRIVILEGE_TYPES, count: TYPES_PER_GAME, words: 'privilege' }),
      numbers: textOption([STANDARD_NUMBERS], STANDARD_NUMBERS, { kind: 'document', longest: LONGEST_NUMBERS }),
    },
    longest: 1_500,
  },
  ledger: LEDGER,
  moves,
  steps: {
    opening,
    round,
    turn,
    act,
    office,
    double,
    gain: gainStep,
    shortage,
    fetch,
    acquire: acquireStep,
    chooseChest,
    exchange,
    supplyChests,
    supplyEnd,
    extraChest,
    scoring,
    scoreRegion,
    pickNext,
    pick,
    picked,
    immunity,
    protect,
    cleanUp,
    final,
  },
  invariants,
  valid: validOptions,
  setup,
  scenario,
  over: (state) => state.open.finished,
  standing,
  rounds: ({ open }) => open.round,
  shown,
  imagine,
  clone,
};

export type { Staufer, StauferState } from './types.ts';
