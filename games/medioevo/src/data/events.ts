import { BARRACKS, CHURCH, FIELD, MARKET, MILL, PALACE, RAMPART, VILLAGE } from './estates.ts';

/** What an event does to every player; `estates` are estate indices. */
export type EventEffect =
  | { readonly op: 'perPeasant'; readonly coins: number }
  | { readonly op: 'perChest'; readonly coins: number }
  | { readonly op: 'perTile'; readonly estates: readonly number[]; readonly coins: number }
  | { readonly op: 'perType'; readonly coins: number }
  | { readonly op: 'perBuriedTile'; readonly coins: number }
  | { readonly op: 'payPerTile'; readonly estates: readonly number[]; readonly coins: number }
  | { readonly op: 'buryTop'; readonly estates: readonly number[] }
  | { readonly op: 'restoreOne' };

type EventRow = { readonly id: string; readonly rule: `MED-EVENT-${number}`; readonly effect: EventEffect };

/** One copy of each; the index is the card's id in the rules. */
export const EVENTS = [
  { id: 'skilledTrades', rule: 'MED-EVENT-10', effect: { op: 'perPeasant', coins: 1 } },
  { id: 'preciousGoods', rule: 'MED-EVENT-11', effect: { op: 'perChest', coins: 1 } },
  { id: 'alliance', rule: 'MED-EVENT-12', effect: { op: 'perTile', estates: [CHURCH, PALACE], coins: 3 } },
  { id: 'barbarianInvasion', rule: 'MED-EVENT-13', effect: { op: 'buryTop', estates: [MILL, FIELD] } },
  { id: 'blackDeath', rule: 'MED-EVENT-14', effect: { op: 'buryTop', estates: [VILLAGE, BARRACKS] } },
  { id: 'newDefences', rule: 'MED-EVENT-15', effect: { op: 'perTile', estates: [RAMPART], coins: 3 } },
  { id: 'triumphalReturn', rule: 'MED-EVENT-16', effect: { op: 'perTile', estates: [MARKET, BARRACKS], coins: 2 } },
  { id: 'babyBoom', rule: 'MED-EVENT-17', effect: { op: 'perTile', estates: [MILL, VILLAGE], coins: 2 } },
  { id: 'peasantsRevolt', rule: 'MED-EVENT-18', effect: { op: 'buryTop', estates: [PALACE] } },
  { id: 'renovation', rule: 'MED-EVENT-19', effect: { op: 'restoreOne' } },
  { id: 'bountifulHarvest', rule: 'MED-EVENT-20', effect: { op: 'perTile', estates: [FIELD], coins: 2 } },
  { id: 'rebuildingFunds', rule: 'MED-EVENT-21', effect: { op: 'perBuriedTile', coins: 3 } },
  { id: 'greatEstates', rule: 'MED-EVENT-22', effect: { op: 'perType', coins: 2 } },
  { id: 'costlyCeremonies', rule: 'MED-EVENT-23', effect: { op: 'payPerTile', estates: [CHURCH, PALACE], coins: 2 } },
  { id: 'earthquake', rule: 'MED-EVENT-24', effect: { op: 'buryTop', estates: [RAMPART] } },
] as const satisfies readonly EventRow[];

export type EventCard = (typeof EVENTS)[number]['id'];
