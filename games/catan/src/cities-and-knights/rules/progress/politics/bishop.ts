import { num, range, row, type Seat } from '@ludoteca/kernel';
import { MOST_HEXES } from '../../../../data/board.ts';
import type { Action } from '../../../../rules/action.ts';
import { boardOf } from '../../../../rules/board.ts';
import { expansionOf } from '../../../../rules/expansion.ts';
import { handOf, sizeOf } from '../../../../rules/hand.ts';
import type { CatanRule } from '../../../../rules/ledger.ts';
import { isRobberGoal, steal } from '../../../../rules/robber.ts';
import type { CatanState } from '../../../../rules/types.ts';
import { BISHOP } from '../../../data/progress.ts';
import { companionOf } from '../../companion.ts';
import { realmOf } from '../../realm.ts';
import { holdsCard, spend } from '../playing.ts';

const BISHOP_MOVES = Array.from({ length: MOST_HEXES }, (_, hex) => ({ kind: 'bishop', hex }) as const);

function bishopViolation(state: CatanState, seat: Seat, hex: number): CatanRule | undefined {
  if (!holdsCard(state, seat, BISHOP)) return 'CK-POL-01';
  if (realmOf(state.open).landings === 0) return 'CK-ROB-02';
  if (hex === state.open.robber) return 'CAT-ROB-03';
  return companionOf(state.open)?.forbidsBishop(state.open, hex) ?? expansionOf(state.open)?.forbidsRobber?.(state.open, hex);
}

/** The robber moves, and every opponent there who has cards loses one, however many buildings that player has there. */
export const bishop: Action<'bishop'> = {
  list(state, seat, into) {
    if (!holdsCard(state, seat, BISHOP) || realmOf(state.open).landings === 0) return;
    for (let hex = 0; hex < state.open.terrains.length; hex++) if (isRobberGoal(state.open, hex)) into.push(row(BISHOP_MOVES, hex));
  },
  violation: (state, seat, { hex }) => bishopViolation(state, seat, hex),
  play(ctx, seat, { hex }) {
    const { state } = ctx;
    spend(ctx, seat, BISHOP, 'CK-POL-01');
    state.open.robber = hex;
    ctx.tell?.({ kind: 'robberMoved', seat, hex, rule: 'CK-POL-01' });
    const players = state.seats.length;
    const others = range(players - 1).map((place) => (seat + 1 + place) % players);
    const there = others.filter((other) =>
      row(boardOf(state.open).hexVertices, hex).some((vertex) => num(state.open.owners, vertex) === other),
    );
    const victims = there.filter((other) => sizeOf(handOf(state, other)) > 0);
    for (const victim of victims) steal(ctx, seat, victim);
    if (victims.length === 0) ctx.tell?.({ kind: 'nothingStolen', seat, rule: 'CK-POL-01' });
  },
};
