import type { BurgundyState, Open } from './types.ts';

/** A copy by hand: a few dozen slices. Steps and configuration never change once made, so they are shared. */
export function clone(state: BurgundyState): BurgundyState {
  const { hidden } = state;
  return {
    game: state.game,
    rules: state.rules,
    shape: state.shape,
    config: state.config,
    open: cloneOpen(state.open),
    seats: state.seats.map(({ own, knows }) => ({ own: { sold: own.sold.slice() }, knows: { sold: knows.sold.slice() } })),
    hidden: { piles: hidden.piles.map(copied), stacks: hidden.stacks.slice(), box: hidden.box.slice() },
    agenda: state.agenda.slice(),
    decision: state.decision,
    answers: state.answers.slice(),
    chance: copyChance(state.chance),
  };
}

function cloneOpen(open: Open): Open {
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
    duchies: open.duchies.map(copied),
    monasteries: open.monasteries.slice(),
    storage: open.storage.map(copied),
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
    copy.routes = { tiles: tiles.map(copied), laid: laid.map(copied), waiting: waiting.slice() };
  }
  if (open.shields !== undefined) {
    const { depots, held, hexes, powers, studied, turned } = open.shields;
    copy.shields = {
      depots: depots.map(copied),
      held: held.map(copied),
      hexes: hexes.map(copied),
      powers: powers.slice(),
      studied: studied.slice(),
      turned,
    };
  }
  if (open.solo !== undefined) copy.solo = { target: open.solo.target, left: open.solo.left.slice() };
  return copy;
}

const copied = (list: number[]): number[] => list.slice();

function copyChance(chance: BurgundyState['chance']): BurgundyState['chance'] {
  if (chance.kind === 'quick') return { kind: 'quick', words: chance.words.slice() };
  return chance.kind === 'sealed' ? { ...chance } : { kind: 'rigged', next: chance.next.slice(), behind: copyChance(chance.behind) };
}
