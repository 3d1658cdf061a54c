import { type Automatic, add, at, range } from '@ludoteca/kernel';
import { BLACK_SLOTS, DEPOTS, SLOT_PLAYERS, SLOT_TYPE, SLOTS_PER_DEPOT, SWITCHED_PHASES, SWITCHED_SLOT } from '../data/board.ts';
import { PHASES, ROUNDS_PER_PHASE } from '../data/course.ts';
import { MINE, MINE_TILE, TYPES } from '../data/faces.ts';
import { PHASE_BONUS } from '../data/scoring.ts';
import { timesFor } from './areas.ts';
import { settle } from './ending.ts';
import { countFace, estatesIn, headOf, owns } from './estates.ts';
import { hooks } from './module.ts';
import { gainWorkers } from './stock.ts';
import { BLACK_DEPOT, type Burgundy, type Ctx, EMPTY, type Open, playersFor } from './types.ts';

/** The pile of tiles with black backs comes after those of the six types. */
export const BLACK_PILE = TYPES.length;

const WORKER_PER_MINE = 2;

/** The type of tile for a slot in this game and phase, or EMPTY when so few players leave it out. */
export function slotType(players: number, phase: number, slot: number): number {
  if (at(SLOT_PLAYERS, slot) > players) return EMPTY;
  if (players === 3 && slot === SWITCHED_SLOT && SWITCHED_PHASES.includes(phase)) return MINE;
  return at(SLOT_TYPE, slot);
}

/** A phase: clear the depots of tiles, refill them, turn up the five goods of its rounds. */
export const phase: Automatic<Burgundy, 'phase'> = {
  run(ctx) {
    const { open, hidden } = ctx.state;
    ctx.tell?.({ kind: 'phaseBegun', phase: open.phase, bonus: at(PHASE_BONUS, open.phase), rule: 'BUR-PHASE-06' });
    clearTiles(ctx);
    for (let depot = 1; depot <= DEPOTS; depot++) fillDepot(ctx, depot);
    fillBlackDepot(ctx);
    open.roundGoods = range(ROUNDS_PER_PHASE).map(() => ctx.draw(hidden.stacks));
    ctx.tell?.({ kind: 'goodsTurned', goods: open.roundGoods.slice(), rule: 'BUR-PHASE-05' });
    open.round = 0;
    for (const ask of hooks.beginPhase) ask(ctx);
    ctx.push({ kind: 'round' });
  },
};

/** Tiles nobody took leave the game; goods stay. */
function clearTiles(ctx: Ctx): void {
  const { open } = ctx.state;
  let tiles = 0;
  for (const slots of [open.slots, open.black]) {
    for (const [slot, tile] of slots.entries()) {
      if (tile === EMPTY) continue;
      add(open.gone, tile, 1);
      slots[slot] = EMPTY;
      tiles++;
    }
  }
  if (open.phase === 0) return;
  ctx.tell?.({ kind: 'cleared', tiles, rule: 'BUR-PHASE-01' });
}

function fillDepot(ctx: Ctx, depot: number): void {
  const { open, hidden, config } = ctx.state;
  const first = (depot - 1) * SLOTS_PER_DEPOT;
  for (let slot = first; slot < first + SLOTS_PER_DEPOT; slot++) {
    const type = slotType(playersFor(config), open.phase, slot);
    if (type === EMPTY) continue;
    const pile = at(hidden.piles, type);
    if (pile.length > 0) open.slots[slot] = ctx.draw(pile);
    else ctx.tell?.({ kind: 'slotEmpty', depot, type, rule: 'BUR-PHASE-07' });
  }
  if (ctx.tell === undefined) return;
  const tiles = open.slots.slice(first, first + SLOTS_PER_DEPOT).filter((tile) => tile !== EMPTY);
  ctx.tell({ kind: 'filled', depot, tiles, rule: 'BUR-PHASE-03' });
}

function fillBlackDepot(ctx: Ctx): void {
  const { open, hidden, config } = ctx.state;
  const pile = at(hidden.piles, BLACK_PILE);
  for (let slot = 0; slot < BLACK_SLOTS[playersFor(config)]; slot++) {
    if (pile.length === 0) {
      ctx.tell?.({ kind: 'slotEmpty', depot: BLACK_DEPOT, type: EMPTY, rule: 'BUR-PHASE-07' });
      continue;
    }
    const tile = ctx.draw(pile);
    open.black[slot] = tile;
    add(open.blackSeen, tile, 1);
  }
  ctx.tell?.({ kind: 'blackFilled', tiles: open.black.filter((tile) => tile !== EMPTY), rule: 'BUR-PHASE-04' });
}

/** The end of a phase: the modules' steps, the income, and the next phase. */
export const phaseEnd: Automatic<Burgundy, 'phaseEnd'> = {
  run(ctx) {
    const { open } = ctx.state;
    ctx.tell?.({ kind: 'phaseEnded', phase: open.phase, rule: 'BUR-EOP-01' });
    const before = hooks.endPhase.flatMap((ask) => ask(open));
    ctx.push(...before, { kind: 'income' }, { kind: 'afterPhase' });
  },
};

function isLast({ phase }: Open): boolean {
  return phase === PHASES.length - 1;
}

/** Mines pay, also after the last phase. */
export const income: Automatic<Burgundy, 'income'> = {
  run(ctx) {
    for (const estate of estatesIn(ctx.state.open)) payMines(ctx, estate);
  },
};

/** The next phase, or after the last one the final scoring. */
export const afterPhase: Automatic<Burgundy, 'afterPhase'> = {
  run(ctx) {
    const { open } = ctx.state;
    if (isLast(open)) {
      if (!hooks.finish.some((ask) => ask(ctx))) settle(ctx);
    } else {
      open.phase++;
      ctx.push({ kind: 'phase' });
    }
  },
};

function payMines(ctx: Ctx, estate: number): void {
  const { open } = ctx.state;
  const seat = headOf(open, estate);
  const mines = countFace(open, estate, MINE_TILE);
  if (mines === 0) return;
  const coins = mines * timesFor(open, estate, 'mines');
  const workers = owns(open, estate, WORKER_PER_MINE) ? mines : 0;
  add(open.coins, estate, coins);
  ctx.tell?.({ kind: 'mineIncome', seat, mines, coins, workers, rule: 'BUR-MINE-02' });
  gainWorkers(ctx, seat, workers);
}
