import type { Game } from '@ludoteca/kernel';
import { MAX_PLAYERS, MIN_PLAYERS } from '../data/course.ts';
import { clone } from './clone.ts';
import { standing } from './ending.ts';
import { extraCoin } from './estates/church.ts';
import { effect } from './estates/effect.ts';
import { terrainToken } from './estates/palace.ts';
import { explore } from './estates/rampart.ts';
import { restore } from './estates/village.ts';
import { event, renovation } from './events.ts';
import { income } from './income.ts';
import { invariants } from './invariants.ts';
import { LEDGER } from './ledger.ts';
import { moves } from './moves.ts';
import { refill, round, roundEnd } from './rounds.ts';
import { scenario } from './scenario.ts';
import { imagine, shown } from './secrecy.ts';
import { opening, placeLord, setup } from './setup.ts';
import { leaveTable, moveLord, takeTile } from './turn.ts';
import type { Medioevo } from './types.ts';

export const medioevo: Game<Medioevo> = {
  meta: { id: 'medioevo', rules: '1.1.0', shape: 1, seats: { min: MIN_PLAYERS, max: MAX_PLAYERS }, options: {}, longest: 200 },
  ledger: LEDGER,
  moves,
  steps: {
    opening,
    placeLord,
    round,
    moveLord,
    leaveTable,
    takeTile,
    effect,
    restore,
    explore,
    extraCoin,
    terrainToken,
    income,
    refill,
    event,
    renovation,
    roundEnd,
  },
  invariants,
  setup,
  scenario,
  over: (state) => state.open.finished,
  standing,
  rounds: ({ open }) => open.round,
  shown,
  imagine,
  clone,
};

export type { Medioevo, MedioevoState } from './types.ts';
