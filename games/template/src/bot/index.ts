import { at, type Evaluation, type Seat, sum, topOf } from '@ludoteca/kernel';
import type { Template, TemplateState } from '../rules/types.ts';

/** The mean of what a seat scores in the rest of the game, per card of the pile, when all play sensibly. */
const PER_CARD = 2;

/** The points that a seat can expect at the end: those it has, the row if it is its own, and a share of what is left in the pile. */
function potential({ open, hidden, agenda, config }: TemplateState, seat: Seat): number {
  const next = topOf(agenda);
  const row = next?.kind === 'turn' && next.open.seat === seat ? sum(open.row) : 0;
  return at(open.points, seat) + row + (hidden.pile.length * PER_CARD) / config.seats;
}

export const evaluation: Evaluation<Template> = { potential };
