import { type Decision, type MoveFor, num, type Question, row, type Seat } from '@ludoteca/kernel';
import type { Action } from '../../rules/action.ts';
import { canLayRoad } from '../../rules/building/road.ts';
import type { CatanRule } from '../../rules/ledger.ts';
import type { Catan, CatanState, Ctx, Move, MoveKind, Open, Step } from '../../rules/types.ts';
import { seaBoardOf, seasOf } from './seas.ts';
import { layShip, listShipSites, pathViolation, putShip, shipMove, shipViolation } from './ships.ts';

type Deciding = Decision<Catan, never, MoveKind>;

/** The seat's further answers to a decision, where there is a sea. */
interface More {
  readonly answers: readonly MoveKind[];
  /** The rule that refuses them where there is none. */
  readonly rule: CatanRule;
  list(state: CatanState, step: Step, seat: Seat, into: Move[]): void;
  violation(state: CatanState, step: Step, seat: Seat, move: Move): CatanRule | undefined;
  play(ctx: Ctx, step: Step, seat: Seat, move: Move): void;
}

/** The decision, with further answers on maps with a sea; on others they are refused. */
function withMore<D extends object>(decision: D, more: More): D {
  const base = decision as unknown as Deciding;
  const isMore = (move: Move): boolean => more.answers.includes(move.kind);
  const extended: Deciding = {
    ...base,
    answers: [...base.answers, ...more.answers],
    question(state, step, seat): Question<Move> {
      const question = base.question(state, step, seat);
      if (state.open.seas === undefined) return question;
      const list: Move[] = [...(question.list ?? [])];
      more.list(state, step, seat, list);
      return { ...question, list };
    },
    violation(state, step, seat, move) {
      if (!isMore(move)) return base.violation(state, step, seat, move);
      return state.open.seas === undefined ? more.rule : more.violation(state, step, seat, move);
    },
    play(ctx, step, seat, move) {
      if (isMore(move)) more.play(ctx, step, seat, move);
      else base.play(ctx, step, seat, move);
    },
  };
  return extended as unknown as D;
}

type Actions = { readonly [K in MoveKind]?: Action<K> };

/** Further actions of a turn. */
export function withActions<D extends object>(decision: D, actions: Actions): D {
  const kinds = Object.keys(actions) as MoveKind[];
  const actionOf = (kind: MoveKind): Action<MoveKind> => actions[kind] as unknown as Action<MoveKind>;
  return withMore(decision, {
    answers: kinds,
    rule: 'SEA-SHIP-02',
    list(state, _step, seat, into) {
      for (const kind of kinds) actionOf(kind).list?.(state, seat, into);
    },
    violation: (state, _step, seat, move) => actionOf(move.kind).violation(state, seat, move),
    play(ctx, step, seat, move) {
      ctx.push(step);
      actionOf(move.kind).play(ctx, seat, move);
    },
  });
}

/** Before the roll nothing of it may be done. */
export function withoutActions<D extends object>(decision: D, kinds: readonly MoveKind[], rule: CatanRule): D {
  return withMore(decision, { answers: kinds, rule, list: () => undefined, violation: () => rule, play: () => undefined });
}

/** The sites for a ship at a building that was just placed (SEA-SHIP-08). */
function startSites(open: Open, vertex: number): number[] {
  return row(seaBoardOf(open).vertexEdges, vertex).filter((edge) => pathViolation(open, edge) === undefined);
}

/** In the starting placement a ship may take the place of the road. */
export function withStartingShip<D extends object>(decision: D): D {
  const vertexOf = (step: Step): number => (step.kind === 'placeRoad' ? step.open.vertex : -1);
  return withMore(decision, {
    answers: ['ship'],
    rule: 'SEA-SHIP-02',
    list(state, step, _seat, into) {
      for (const edge of startSites(state.open, vertexOf(step))) into.push(shipMove(edge));
    },
    violation(state, step, _seat, move) {
      const { edge } = move as MoveFor<Catan, 'ship'>;
      if (!row(seaBoardOf(state.open).vertexEdges, vertexOf(step)).includes(edge)) return 'SEA-SHIP-08';
      return pathViolation(state.open, edge);
    },
    play(ctx, _step, seat, move) {
      const { edge } = move as MoveFor<Catan, 'ship'>;
      ctx.tell?.({ kind: 'shipPlaced', seat, edge, rule: 'SEA-SHIP-08' });
      putShip(ctx, seat, edge);
    },
  });
}

/** Free roads of a card, told by its rule, may be ships. */
export function withFreeShips<D extends object>(decision: D, told: CatanRule): D {
  return withMore(decision, {
    answers: ['ship'],
    rule: 'SEA-SHIP-02',
    list: (state, _step, seat, into) => listShipSites(state.open, seat, into),
    violation(state, _step, seat, move) {
      if (num(seasOf(state.open).shipsLeft, seat) === 0) return 'SEA-SHIP-01';
      return shipViolation(state.open, seat, (move as MoveFor<Catan, 'ship'>).edge);
    },
    play(ctx, step, seat, move) {
      const { edge } = move as MoveFor<Catan, 'ship'>;
      ctx.tell?.({ kind: 'shipBuilt', seat, edge, rule: told });
      putShip(ctx, seat, edge);
      if (step.kind !== 'freeRoad' && step.kind !== 'ckFreeRoad') return;
      const left = step.open.left - 1;
      if (left > 0 && canLayRoad(ctx.state.open, seat)) ctx.push({ kind: step.kind, open: { seat, left } });
    },
  });
}

/** A ship that a diplomat took up is laid elsewhere as a ship, a road as a road (SEA-CK-12). */
export function withRebuiltShip<D extends object>(
  decision: D,
  sites: (open: Open, seat: Seat, edge: number) => Move[],
  done: (ctx: Ctx) => void,
): D {
  const base = decision as unknown as Deciding;
  const isShip = (step: Step): boolean => step.kind === 'rebuild' && step.open.ship === true;
  const edgeOf = (step: Step): number => (step.kind === 'rebuild' ? step.open.edge : -1);
  const extended: Deciding = {
    ...base,
    answers: [...base.answers, 'ship'],
    question(state, step, seat): Question<Move> {
      if (!isShip(step)) return base.question(state, step, seat);
      return { list: [...sites(state.open, seat, edgeOf(step)), { kind: 'pass' }] };
    },
    violation(state, step, seat, move) {
      if (move.kind === 'pass') return undefined;
      if (move.kind !== (isShip(step) ? 'ship' : 'road')) return 'SEA-CK-12';
      if (!isShip(step)) return base.violation(state, step, seat, move);
      const { edge } = move as MoveFor<Catan, 'ship'>;
      return edge === edgeOf(step) ? 'SEA-CK-12' : shipViolation(state.open, seat, edge);
    },
    play(ctx, step, seat, move) {
      if (move.kind !== 'ship') {
        base.play(ctx, step, seat, move);
        return;
      }
      layShip(ctx.state.open, seat, move.edge);
      ctx.tell?.({ kind: 'shipBuilt', seat, edge: move.edge, rule: 'SEA-CK-12' });
      done(ctx);
    },
  };
  return extended as unknown as D;
}
