import { at } from '@ludoteca/kernel';
import type { Bot } from '../bot.ts';
import { candidatesOf } from '../judge/candidates.ts';
import { mindOf } from '../judge/mind.ts';
import { offersOf } from '../judge/offers.ts';
import { bestRemark } from '../judge/remark.ts';
import { reachFrom } from '../judge/settle.ts';
import { weigh, worth } from '../judge/weigh.ts';

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
