import { cloneState, copyRow } from '@ludoteca/kernel';
import type { BurgundyState, Open } from './types.ts';

/** A hand-written copy: a few dozen slices. */
export function clone(state: BurgundyState): BurgundyState {
  const { open, seats, hidden } = state;
  return cloneState(
    state,
    copyOpen(open),
    seats.map(({ own, knows }) => ({ own: { sold: own.sold.slice() }, knows: { sold: knows.sold.slice() } })),
    { piles: hidden.piles.map(copyRow), stacks: hidden.stacks.slice(), box: hidden.box.slice() },
  );
}

function copyOpen(open: Open): Open {
  const copy: Open = {
    phase: open.phase,
    round: open.round,
    order: open.order.slice(),
    active: open.active,
    dice: open.dice.slice(),
    used: open.used.slice(),
    white: open.white,
    bought: open.bought,
    slots: open.slots.slice(),
    black: open.black.slice(),
    depotGoods: open.depotGoods.slice(),
    roundGoods: open.roundGoods.slice(),
    bridge: open.bridge.slice(),
    spaces: open.spaces.slice(),
    bonus: open.bonus.slice(),
    layouts: open.layouts.slice(),
    boards: open.boards.slice(),
    duchies: open.duchies.map(copyRow),
    monasteries: open.monasteries.slice(),
    storage: open.storage.map(copyRow),
    goods: open.goods.slice(),
    coins: open.coins.slice(),
    workers: open.workers.slice(),
    points: open.points.slice(),
    books: open.books.slice(),
    gone: open.gone.slice(),
    blackSeen: open.blackSeen.slice(),
    finished: open.finished,
  };
  if (open.estates !== undefined) copy.estates = open.estates.slice();
  if (open.inns !== undefined) copy.inns = { ready: open.inns.ready };
  if (open.posts !== undefined) copy.posts = { joined: open.posts.joined.slice(), order: open.posts.order.slice() };
  if (open.routes !== undefined) {
    const { tiles, laid, waiting } = open.routes;
    copy.routes = { tiles: tiles.map(copyRow), laid: laid.map(copyRow), waiting: waiting.slice() };
  }
  if (open.shields !== undefined) {
    const { depots, held, hexes, powers, studied, turned } = open.shields;
    copy.shields = {
      depots: depots.map(copyRow),
      held: held.map(copyRow),
      hexes: hexes.map(copyRow),
      powers: powers.slice(),
      studied: studied.slice(),
      turned,
    };
  }
  if (open.solo !== undefined) copy.solo = { target: open.solo.target, left: open.solo.left.slice() };
  return copy;
}
