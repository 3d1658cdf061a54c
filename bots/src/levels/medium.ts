import { at } from '@ludoteca/kernel';
import type { Bot } from '../bot.ts';
import { candidatesOf } from '../lookahead/candidates.ts';
import { mindOf } from '../lookahead/context.ts';
import { weigh, worth } from '../lookahead/halving.ts';
import { offersOf } from '../lookahead/offers.ts';
import { reachFrom } from '../lookahead/quiescence.ts';
import { bestRemark } from '../lookahead/remark.ts';

/** How far the walk along a wide selection looks ahead. */
const GLANCE = 12;
const EPSILON = 1e-9;

/** Looks one answer ahead, to where its consequences have settled, and takes the best on average over imagined worlds. */
export const medium: Bot = {
  level: 'medium',
  answer(player, view, budget, seed, said) {
    const mind = mindOf(player, view, budget, seed);
    const candidates = [...candidatesOf(mind, reachFrom(mind.world(0), GLANCE)), ...offersOf(mind, said)];
    const field = weigh(mind, candidates);
    const best = Math.max(...field.map(worth));
    const equals = field.filter((weighed) => worth(weighed) >= best - EPSILON);
    return at(equals, mind.chance.int(equals.length)).move;
  },
  remark: (player, view, budget, seed, said) => bestRemark(mindOf(player, view, budget, seed), said),
};
