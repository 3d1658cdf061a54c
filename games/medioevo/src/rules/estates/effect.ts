import { type Automatic, at, type Seat } from '@ludoteca/kernel';
import type { Ctx, Medioevo } from '../types.ts';
import { attack } from './barracks.ts';
import { blessEstate } from './church.ts';
import { countPeasants } from './field.ts';
import { countChests } from './market.ts';
import { collectTax } from './mill.ts';
import { ennobleEstate } from './palace.ts';
import { sendExplorer } from './rampart.ts';
import { rebuild } from './village.ts';

/** By estate index, as on the board from left to right. */
const EFFECTS: readonly ((ctx: Ctx, seat: Seat) => void)[] = [
  countPeasants,
  collectTax,
  rebuild,
  sendExplorer,
  countChests,
  attack,
  blessEstate,
  ennobleEstate,
];

/** Effects are compulsory where they can be carried out; income follows in any case. */
export const effect: Automatic<Medioevo, 'effect'> = {
  run: (ctx, { open: { seat, estate } }) => at(EFFECTS, estate)(ctx, seat),
};
