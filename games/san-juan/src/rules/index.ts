import { flagOption, type Game } from '@ludoteca/kernel';
import { chapel } from './buildings/chapel.ts';
import { dig, mine, nugget } from './buildings/gold-mine.ts';
import { clone } from './clone.ts';
import { handLimit } from './hand-limit.ts';
import { invariants } from './invariants.ts';
import { LEDGER } from './ledger.ts';
import { moves } from './moves.ts';
import { build, builderEnd } from './roles/builder.ts';
import { attend, council, keep } from './roles/councillor.ts';
import { produce } from './roles/producer.ts';
import { prospect } from './roles/prospector.ts';
import { sell, tileBack, turnTile } from './roles/trader.ts';
import { chooseRole, phaseEnd, round, roundEnd } from './rounds.ts';
import { scenario } from './scenario.ts';
import { standing } from './scoring.ts';
import { imagine, shown } from './secrecy.ts';
import { opening, setup, startingHand } from './setup.ts';
import type { SanJuan } from './types.ts';

export const sanJuan: Game<SanJuan> = {
  meta: { id: 'san-juan', rules: '1.0.0', shape: 1, seats: { min: 2, max: 4 }, options: { balancing: flagOption(false) }, longest: 6_000 },
  ledger: LEDGER,
  moves,
  steps: {
    opening,
    startingHand,
    round,
    chapel,
    handLimit,
    chooseRole,
    build,
    builderEnd,
    produce,
    turnTile,
    sell,
    tileBack,
    council,
    attend,
    keep,
    prospect,
    mine,
    dig,
    nugget,
    phaseEnd,
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

export type { SanJuan, SanJuanState } from './types.ts';
