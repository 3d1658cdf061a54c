import { at, type GameTypes, isEmpty, questionFor } from '@ludoteca/kernel';
import type { Said } from '../bot.ts';
import { candidatesOf } from './candidates.ts';
import type { Mind } from './context.ts';
import { weigh, worth } from './halving.ts';
import { offersOf } from './offers.ts';
import { reachFrom } from './quiescence.ts';

/** How far the walk along a wide selection looks ahead. */
const GLANCE = 12;
/** What is said must be better than silence by more than this. */
const EPSILON = 1e-9;

/** The best thing to say for a seat that may speak, or undefined when nothing is better than silence. */
export function bestRemark<T extends GameTypes>(mind: Mind<T>, said: readonly Said<T['move']>[] | undefined): T['move'] | undefined {
  const world = mind.world(0);
  if (isEmpty(questionFor(mind.game, world.state, mind.seat))) return undefined;
  const candidates = [...candidatesOf(mind, reachFrom(world, GLANCE)), ...offersOf(mind, said)];
  if (candidates.length === 0) return undefined;
  const field = weigh<T, T['move'] | null>(mind, [null, ...candidates]).sort((a, b) => worth(b) - worth(a));
  const best = at(field, 0);
  const silence = field.find(({ move }) => move === null);
  const isBetter = silence === undefined || worth(best) > worth(silence) + EPSILON;
  return isBetter && best.move !== null ? best.move : undefined;
}
