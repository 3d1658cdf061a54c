import { type Automatic, num, type Seat } from '@ludoteca/kernel';
import { isOver } from '../../../rules/points.ts';
import type { Catan, Ctx } from '../../../rules/types.ts';
import { HIGHEST_RED } from '../../data/improvements.ts';
import { SHIP, SHIP_SPACES } from '../../data/knights.ts';
import { land } from '../barbarians/landing.ts';
import { levelOf } from '../improvements/improve.ts';
import { drawProgress } from '../progress/deck.ts';
import { realmOf } from '../realm.ts';

/** A ship moves on and perhaps lands; a gate lets those draw whose track shows the number of the red die. */
export const event: Automatic<Catan, 'event'> = {
  run(ctx, { open: { seat } }) {
    const realm = realmOf(ctx.state.open);
    if (realm.event !== SHIP) {
      openGate(ctx, seat, realm.event - 1);
      return;
    }
    realm.ship++;
    ctx.tell?.({ kind: 'shipMoved', space: realm.ship, rule: 'CK-EVENT-01' });
    if (realm.ship === SHIP_SPACES) land(ctx, seat);
  },
};

/** The player whose turn it is draws first, then the others clockwise; the white die plays no part (CK-EVENT-04, CK-EVENT-06). */
function openGate(ctx: Ctx, seat: Seat, deck: number): void {
  const { open, seats } = ctx.state;
  const red = num(open.dice, 0);
  const drawers: Seat[] = [];
  for (let place = 0; place < seats.length; place++) {
    const other = (seat + place) % seats.length;
    if (red <= num(HIGHEST_RED, levelOf(open, other, deck))) drawers.push(other);
  }
  ctx.tell?.({ kind: 'gateOpened', deck, red, drawers, rule: 'CK-EVENT-02' });
  // A point card may end the game; then nobody draws any more.
  for (const other of drawers) if (!isOver(ctx.state)) drawProgress(ctx, other, deck, 'CK-EVENT-02');
}
