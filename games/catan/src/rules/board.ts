import type { Decision, Together } from '@ludoteca/kernel';
import { type Board, ISLAND } from '../data/board.ts';
import { expansionOf } from './expansion.ts';
import type { Catan, Island, Move, MoveKind, Open } from './types.ts';

/** The map that is played on. */
export function boardOf(open: Island): Board {
  const extra = expansionOf(open);
  return extra === undefined ? ISLAND : (extra.board?.(open) ?? ISLAND);
}

/** Whether all places of a move are on this map: the notation knows those of the largest one. */
function isOnMap({ terrains, owners, roads }: Open, move: Move): boolean {
  if ('vertex' in move) return move.vertex < owners.length;
  if ('edge' in move) return move.edge < roads.length;
  if ('hex' in move) return move.hex < terrains.length;
  if (move.kind === 'sail') return move.from < roads.length && move.to < roads.length;
  if (move.kind === 'march') return move.from < owners.length && move.to < owners.length;
  if (move.kind === 'commit') return move.items.every((vertex) => vertex < owners.length);
  return move.kind !== 'inventor' || move.hexes.every((hex) => hex < terrains.length);
}

type Deciding = Decision<Catan, never, MoveKind> | Together<Catan, never, MoveKind>;

/** The steps, with places beyond the map refused before any rule looks at them (CAT-COMP-03). */
export function onMap<S extends Record<string, object>>(steps: S): S {
  const guarded = Object.entries(steps).map(([kind, step]) => {
    if (!('violation' in step)) return [kind, step];
    const decision = step as Deciding;
    const violation: Deciding['violation'] = (state, step, seat, move) =>
      isOnMap(state.open, move) ? decision.violation(state, step, seat, move) : 'CAT-COMP-03';
    return [kind, { ...decision, violation }];
  });
  return Object.fromEntries(guarded) as S;
}
