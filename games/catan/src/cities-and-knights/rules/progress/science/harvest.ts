import { num, range, row, type Seat } from '@ludoteca/kernel';
import { GRAIN, ORE } from '../../../../data/goods.ts';
import type { Action } from '../../../../rules/action.ts';
import { boardOf } from '../../../../rules/board.ts';
import { take } from '../../../../rules/hand.ts';
import type { CatanRule } from '../../../../rules/ledger.ts';
import type { CatanState, Ctx, Open } from '../../../../rules/types.ts';
import { HARVEST_PER_HEX, IRRIGATION, MINING } from '../../../data/progress.ts';
import { holdsCard, spend } from '../playing.ts';

/** The hexes of a terrain at which the player has built; how much and what, and the robber, do not matter. */
function ownHexes(open: Open, seat: Seat, terrain: number): number[] {
  return range(open.terrains.length).filter(
    (hex) => num(open.terrains, hex) === terrain && row(boardOf(open).hexVertices, hex).some((vertex) => num(open.owners, vertex) === seat),
  );
}

/** A card that would bring nothing for certain is not played (CK-CARD-06). */
function harvestViolation(state: CatanState, seat: Seat, card: number, terrain: number, rule: CatanRule): CatanRule | undefined {
  if (!holdsCard(state, seat, card)) return rule;
  const pays = num(state.open.bank, terrain) > 0 && ownHexes(state.open, seat, terrain).length > 0;
  return pays ? undefined : 'CK-CARD-06';
}

/** Two cards for each hex, as far as the bank has them. */
function gather(ctx: Ctx, seat: Seat, card: number, terrain: number, rule: CatanRule): void {
  const { state } = ctx;
  const hexes = ownHexes(state.open, seat, terrain);
  const count = Math.min(hexes.length * HARVEST_PER_HEX, num(state.open.bank, terrain));
  spend(ctx, seat, card, rule);
  take(state, seat, terrain, count);
  ctx.tell?.({ kind: 'gathered', seat, good: terrain, count, hexes, rule });
}

const MINE = { kind: 'mining' } as const;
const IRRIGATE = { kind: 'irrigation' } as const;

/** Two ore for each mountains hex. */
export const mining: Action<'mining'> = {
  list(state, seat, into) {
    if (harvestViolation(state, seat, MINING, ORE, 'CK-SCI-03') === undefined) into.push(MINE);
  },
  violation: (state, seat) => harvestViolation(state, seat, MINING, ORE, 'CK-SCI-03'),
  play: (ctx, seat) => gather(ctx, seat, MINING, ORE, 'CK-SCI-03'),
};

/** Two grain for each fields hex. */
export const irrigation: Action<'irrigation'> = {
  list(state, seat, into) {
    if (harvestViolation(state, seat, IRRIGATION, GRAIN, 'CK-SCI-04') === undefined) into.push(IRRIGATE);
  },
  violation: (state, seat) => harvestViolation(state, seat, IRRIGATION, GRAIN, 'CK-SCI-04'),
  play: (ctx, seat) => gather(ctx, seat, IRRIGATION, GRAIN, 'CK-SCI-04'),
};
