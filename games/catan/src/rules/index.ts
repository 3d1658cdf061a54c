import { choiceOption, flagOption, type Game } from '@ludoteca/kernel';
import {
  citiesAndKnights,
  KNIGHTS_WAITING,
  knightsInvariants,
  knightsSettledFirst,
  knightsSteps,
  playWith,
} from '../cities-and-knights/rules/index.ts';
import { HOUSE_MIN_PLAYERS, MAX_PLAYERS } from '../data/course.ts';
import { SEA_MAPS } from '../seafarers/data/maps.ts';
import {
  besideKnights,
  knightsAtSea,
  SEAS_WAITING,
  seafarers,
  seasInvariants,
  seasSettledFirst,
  seasSteps,
} from '../seafarers/rules/index.ts';
import { onMap } from './board.ts';
import { clone } from './clone.ts';
import { standing } from './ending.ts';
import { install } from './expansion.ts';
import { invariants } from './invariants.ts';
import { LEDGER } from './ledger.ts';
import { moves } from './moves.ts';
import { placeSettlement } from './placement.ts';
import { isOver } from './points.ts';
import { scenario } from './scenario.ts';
import { imagine, shown } from './secrecy.ts';
import { beginnerStarts, opening, setup, valid } from './setup.ts';
import { discard } from './seven.ts';
import { talk } from './trade/talk.ts';
import { turn } from './turn.ts';
import type { Catan } from './types.ts';
import { upgrade } from './upgrade.ts';
import { settledFirst } from './waiting.ts';

install({ realm: citiesAndKnights, seas: seafarers, both: knightsAtSea });
playWith(besideKnights);

export const catan: Game<Catan> = {
  meta: {
    id: 'catan',
    rules: '1.2.1',
    shape: 2,
    seats: { min: HOUSE_MIN_PLAYERS, max: MAX_PLAYERS },
    options: {
      mode: choiceOption(['base', 'cities-and-knights'], 'base'),
      map: choiceOption(['beginner', 'spiral', 'random', 'balanced', 'first-game', ...SEA_MAPS], 'spiral'),
      harbours: choiceOption(['fixed', 'shuffled', 'printed'], 'fixed'),
      starts: choiceOption(['chosen', 'beginner'], 'chosen'),
      twoPlayers: { ...flagOption(false), seats: { max: HOUSE_MIN_PLAYERS } },
      playerTrade: flagOption(true),
      nasty: flagOption(false),
      singleKindFleet: flagOption(false),
    },
    longest: 50_000,
  },
  ledger: LEDGER,
  moves,
  steps: onMap({
    ...{ opening, placeSettlement, beginnerStarts, turn, talk },
    ...knightsSteps,
    ...seasSteps,
    ...settledFirst({ discard, ...knightsSettledFirst, ...seasSettledFirst }, [...KNIGHTS_WAITING, ...SEAS_WAITING]),
  }),
  invariants: [...invariants, ...knightsInvariants, ...seasInvariants],
  valid,
  setup,
  scenario,
  over: isOver,
  standing,
  rounds: ({ open, config }) => Math.ceil(open.turns / config.seats),
  shown,
  imagine,
  clone,
  upgrade,
};

export { type Realm, realmOf } from '../cities-and-knights/rules/realm.ts';
export { isFarEnough } from './building/settlement.ts';
export { handOf, ownOf } from './hand.ts';
export { isForeign } from './longest-road.ts';
export { openPoints, targetOf, totalPoints } from './points.ts';
export type { Catan, CatanState, Open, Options } from './types.ts';
export { NOBODY } from './types.ts';
