import { choiceOption, flagOption, type Game } from '@ludoteca/kernel';
import { HOUSE_MIN_PLAYERS, MAX_PLAYERS } from '../data/course.ts';
import { aftermath, attack } from './barbarians/attack.ts';
import { muster } from './barbarians/landing.ts';
import { pillage } from './barbarians/pillage.ts';
import { chooseDeck, reward } from './barbarians/reward.ts';
import { onMap } from './board.ts';
import { ckFreeRoad, freeRoad } from './cards/roads.ts';
import { clone } from './clone.ts';
import { event } from './dice/event.ts';
import { yields } from './dice/roll.ts';
import { standing } from './ending.ts';
import { aqueduct } from './improvements/aqueduct.ts';
import { metropolis } from './improvements/metropolis.ts';
import { invariants } from './invariants.ts';
import { retreat } from './knights/retreat.ts';
import { LEDGER } from './ledger.ts';
import { moves } from './moves.ts';
import { placeCity, placeRoad, placeSettlement } from './placement.ts';
import { isOver } from './points.ts';
import { defect, dismiss } from './progress/politics/deserter.ts';
import { rebuild } from './progress/politics/diplomat.ts';
import { sabotage } from './progress/politics/saboteur.ts';
import { spying } from './progress/politics/spy.ts';
import { gifts } from './progress/politics/wedding.ts';
import { smithing } from './progress/science/smith.ts';
import { surplus } from './progress/surplus.ts';
import { answerExchange } from './progress/trade/commercial-harbor.ts';
import { plunder } from './progress/trade/master-merchant.ts';
import { ckAction, ckRoll } from './realm-turn.ts';
import { robber } from './robber.ts';
import { scenario } from './scenario.ts';
import { imagine, shown } from './secrecy.ts';
import { beginnerStarts, opening, setup, valid } from './setup.ts';
import { discard } from './seven.ts';
import { talk } from './trade/talk.ts';
import { action, beforeRoll, turn } from './turn.ts';
import type { Catan } from './types.ts';
import { upgrade } from './upgrade.ts';
import { settledFirst } from './waiting.ts';

export const catan: Game<Catan> = {
  meta: {
    id: 'catan',
    rules: '1.2.0',
    shape: 2,
    seats: { min: HOUSE_MIN_PLAYERS, max: MAX_PLAYERS },
    options: {
      mode: choiceOption(['base', 'cities-and-knights'], 'base'),
      map: choiceOption(['beginner', 'spiral', 'random', 'balanced', 'first-game'], 'spiral'),
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
    ...{ opening, placeSettlement, placeRoad, placeCity, beginnerStarts, turn, beforeRoll, action, talk },
    ...{ ckRoll, ckAction, event, yield: yields, attack, reward, aftermath },
    ...settledFirst({ discard, robber, freeRoad }),
    ...settledFirst({ ckFreeRoad, surplus, aqueduct, metropolis, retreat, muster, pillage, chooseDeck }),
    ...settledFirst({ smithing, rebuild, dismiss, defect, spying, plunder, exchange: answerExchange, gifts, sabotage }),
  }),
  invariants,
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

export { isFarEnough } from './building/settlement.ts';
export { handOf, ownOf } from './hand.ts';
export { isForeign } from './longest-road.ts';
export { openPoints, totalPoints } from './points.ts';
export { type Realm, realmOf } from './realm.ts';
export type { Catan, CatanState, Open, Options } from './types.ts';
export { NOBODY } from './types.ts';
