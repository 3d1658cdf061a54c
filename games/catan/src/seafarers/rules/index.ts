import { knightsSettledFirst, knightsSteps } from '../../cities-and-knights/rules/index.ts';
import { measureAll } from '../../cities-and-knights/rules/routes.ts';
import { freeRoad } from '../../rules/cards/roads.ts';
import { placeRoad } from '../../rules/placement.ts';
import { action, beforeRoll } from '../../rules/turn.ts';
import type { MoveKind } from '../../rules/types.ts';
import { gold } from './gold.ts';
import { robberOrPirate } from './pirate.ts';
import { sail } from './sailing.ts';
import { ship } from './ships.ts';
import { withActions, withFreeShips, withoutActions, withRebuiltShip, withStartingShip } from './steps.ts';
import { hunt, otherSites } from './with-knights.ts';

export { seafarers } from './expansion.ts';
export { seasInvariants } from './invariants.ts';
export { besideKnights, knightsAtSea } from './with-knights.ts';

const { ckRoll, ckAction } = knightsSteps;
const { ckFreeRoad, rebuild } = knightsSettledFirst;

/** The steps of others in which there is something more to do where there is a sea. */
export const seasSteps = {
  placeRoad: withStartingShip(placeRoad),
  beforeRoll: withoutActions(beforeRoll, ['ship', 'sail'], 'CAT-TURN-02'),
  action: withActions(action, { ship, sail }),
  ckRoll: withoutActions(ckRoll, ['ship', 'sail', 'hunt'], 'CK-TURN-01'),
  ckAction: withActions(ckAction, { ship, sail, hunt }),
};

export const seasSettledFirst = {
  gold,
  robber: robberOrPirate,
  freeRoad: withFreeShips(freeRoad, 'CAT-DEV-04'),
  ckFreeRoad: withFreeShips(ckFreeRoad, 'CK-SCI-10'),
  rebuild: withRebuiltShip(rebuild, otherSites, measureAll),
};

/** Moves that people try in their turn while something else is to be settled. */
export const SEAS_WAITING: readonly MoveKind[] = ['ship', 'sail', 'hunt'];
