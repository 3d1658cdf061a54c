import { bag, optional } from '@ludoteca/kernel';
import { edge, hex, resource, seat, vertex } from '../../rules/fields.ts';
import { MOST_GOLD } from '../data/seas.ts';

/** Everything that Seafarers lets a player say. */
export const seasMoves = {
  ship: { edge },
  sail: { from: edge, to: edge },
  pirate: { hex, victim: optional(seat) },
  hunt: { vertex },
  gold: { items: bag(resource, MOST_GOLD) },
};
