import { freeRoads } from '../../rules/cards/roads.ts';
import type { MoveKind } from '../../rules/types.ts';
import { aftermath, attack } from './barbarians/attack.ts';
import { muster } from './barbarians/landing.ts';
import { pillage } from './barbarians/pillage.ts';
import { chooseDeck, reward } from './barbarians/reward.ts';
import { event } from './dice/event.ts';
import { yields } from './dice/roll.ts';
import { aqueduct } from './improvements/aqueduct.ts';
import { metropolis } from './improvements/metropolis.ts';
import { retreat } from './knights/retreat.ts';
import { placeCity } from './placement.ts';
import { POLITICS_CARDS, SCIENCE_CARDS, TRADE_CARDS } from './progress/index.ts';
import { defect, dismiss } from './progress/politics/deserter.ts';
import { rebuild } from './progress/politics/diplomat.ts';
import { sabotage } from './progress/politics/saboteur.ts';
import { spying } from './progress/politics/spy.ts';
import { gifts } from './progress/politics/wedding.ts';
import { smithing } from './progress/science/smith.ts';
import { surplus } from './progress/surplus.ts';
import { answerExchange } from './progress/trade/commercial-harbor.ts';
import { plunder } from './progress/trade/master-merchant.ts';
import { ckAction, ckRoll } from './turn.ts';

export { playWith } from './companion.ts';
export { citiesAndKnights } from './expansion.ts';
export { knightsInvariants } from './invariants.ts';

/** The steps of Cities & Knights, and those that must be settled before the turn goes on. */
export const knightsSteps = { placeCity, ckRoll, ckAction, event, yield: yields, attack, reward, aftermath };
export const knightsSettledFirst = {
  ckFreeRoad: freeRoads('ckFreeRoad', 'CK-SCI-10'),
  ...{ surplus, aqueduct, metropolis, retreat, muster, pillage, chooseDeck },
  ...{ smithing, rebuild, dismiss, defect, spying, plunder, exchange: answerExchange, gifts, sabotage },
};

const CARDS = Object.keys({ ...TRADE_CARDS, ...POLITICS_CARDS, ...SCIENCE_CARDS }) as MoveKind[];

/** Moves that people try in their turn while something else is to be settled. */
export const KNIGHTS_WAITING: readonly MoveKind[] = [
  ...(['wall', 'improve', 'recruit', 'activate', 'promote', 'march', 'chase', 'barter', 'exchange', 'return'] as const),
  ...CARDS,
];
