import en from './house.en.json' with { type: 'json' };
import it from './house.it.json' with { type: 'json' };
import type { Lang } from './lang.ts';
import { type Catalogue, messages } from './message.ts';

/** Words that belong to no game: refusals of the house, levels of bots, and what every table says. */
export type HouseKey = keyof typeof en;

/** The house's own texts. */
export const HOUSE: Readonly<Record<Lang, Catalogue<HouseKey>>> = { it, en };

/** Makes messages of the house. */
export const house = messages<HouseKey>();
