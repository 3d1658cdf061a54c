import en from './house.en.json' with { type: 'json' };
import it from './house.it.json' with { type: 'json' };
import type { Lang } from './lang.ts';
import { type Catalogue, messages } from './message.ts';

/** Words that belong to no game: refusals of the kernel, levels of bots, and what every table says. */
export type HouseKey = keyof typeof en;

/** The texts that belong to no game. */
export const HOUSE: Readonly<Record<Lang, Catalogue<HouseKey>>> = { it, en };

/** Makes messages from the texts that belong to no game. */
export const house = messages<HouseKey>();
