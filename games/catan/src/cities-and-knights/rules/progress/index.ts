import { bishop } from './politics/bishop.ts';
import { deserter } from './politics/deserter.ts';
import { diplomat } from './politics/diplomat.ts';
import { intrigue } from './politics/intrigue.ts';
import { saboteur } from './politics/saboteur.ts';
import { spy } from './politics/spy.ts';
import { warlord } from './politics/warlord.ts';
import { wedding } from './politics/wedding.ts';
import { crane } from './science/crane.ts';
import { engineer } from './science/engineer.ts';
import { irrigation, mining } from './science/harvest.ts';
import { inventor } from './science/inventor.ts';
import { medicine } from './science/medicine.ts';
import { roadBuilding } from './science/road-building.ts';
import { smith } from './science/smith.ts';
import { commercialHarbor } from './trade/commercial-harbor.ts';
import { masterMerchant } from './trade/master-merchant.ts';
import { merchant } from './trade/merchant.ts';
import { merchantFleet } from './trade/merchant-fleet.ts';
import { resourceMonopoly, tradeMonopoly } from './trade/monopolies.ts';

/** The cards that are played after the roll, by deck. The alchemist comes before it; printer and constitution are never in a hand. */
export const TRADE_CARDS = { merchant, commercialHarbor, merchantFleet, masterMerchant, tradeMonopoly, resourceMonopoly };
export const POLITICS_CARDS = { bishop, deserter, diplomat, intrigue, saboteur, spy, warlord, wedding };
export const SCIENCE_CARDS = { crane, engineer, inventor, irrigation, medicine, mining, roadBuilding, smith };
