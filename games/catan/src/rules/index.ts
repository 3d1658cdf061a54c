import { choiceOption, flagOption, type Game } from '@ludoteca/kernel';
import { HOUSE_MIN_PLAYERS, MAX_PLAYERS } from '../data/course.ts';
import { freeRoad } from './cards/roads.ts';
import { clone } from './clone.ts';
import { standing } from './ending.ts';
import { invariants } from './invariants.ts';
import { LEDGER } from './ledger.ts';
import { moves } from './moves.ts';
import { placeRoad, placeSettlement } from './placement.ts';
import { isOver } from './points.ts';
import { robber } from './robber.ts';
import { scenario } from './scenario.ts';
import { imagine, shown } from './secrecy.ts';
import { beginnerStarts, opening, setup, valid } from './setup.ts';
import { discard } from './seven.ts';
import { talk } from './trade/talk.ts';
import { action, beforeRoll, turn } from './turn.ts';
import type { Catan } from './types.ts';

export const catan: Game<Catan> = {
  meta: {
    id: 'catan',
    rules: '1.0.0',
    shape: 1,
    seats: { min: HOUSE_MIN_PLAYERS, max: MAX_PLAYERS },
    options: {
      mode: choiceOption(['base'], 'base'),
      map: choiceOption(['beginner', 'spiral', 'random', 'balanced'], 'spiral'),
      harbours: choiceOption(['fixed', 'shuffled'], 'fixed'),
      starts: choiceOption(['chosen', 'beginner'], 'chosen'),
      twoPlayers: flagOption(false),
      playerTrade: flagOption(true),
    },
    longest: 50_000,
  },
  ledger: LEDGER,
  moves,
  steps: { opening, placeSettlement, placeRoad, beginnerStarts, turn, beforeRoll, discard, robber, action, freeRoad, talk },
  invariants,
  valid,
  setup,
  scenario,
  over: isOver,
  standing,
  shown,
  imagine,
  clone,
};

export { isFarEnough } from './building/settlement.ts';
export { handOf, ownOf } from './hand.ts';
export { isForeign } from './longest-road.ts';
export { openPoints, totalPoints } from './points.ts';
export type { Catan, CatanState, Open, Options } from './types.ts';
export { NOBODY } from './types.ts';
