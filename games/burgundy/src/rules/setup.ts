import { type Automatic, add, at, type Chance, type Config, type Parts, range } from '@ludoteca/kernel';
import { BLACK_SLOTS, DEPOTS, SLOT_PLAYERS, SLOTS_PER_DEPOT } from '../data/board.ts';
import { BY_PLAYERS, DICE_PER_PLAYER, PHASES, ROUNDS_PER_PHASE, START_COINS, START_GOODS, START_WORKERS } from '../data/course.ts';
import { FACE_SET, FACES, TYPES } from '../data/faces.ts';
import { GOODS, TILES_PER_GOOD } from '../data/goods.ts';
import { askForDuchies, dealBoards } from './duchy-choice.ts';
import { estateOf, isAlone } from './estates.ts';
import type { BurgundyRule } from './ledger.ts';
import { hooks } from './module.ts';
import { remainingPiles } from './supply.ts';
import { type Burgundy, type Ctx, EMPTY, NOBODY, type Open, type Options, playersFor, SOURCES } from './types.ts';

/** A table with nothing on it yet. */
export function emptyTable(config: Config<Options>): Open {
  const players = config.seats;
  const each = range(players);
  const shared = sharedEstates(config);
  const owners = shared === undefined ? players : Math.max(...shared) + 1;
  const blank = (count: number, value: number): number[] => range(count).map(() => value);
  return {
    ...(shared === undefined ? {} : { estates: [...shared] }),
    phase: 0,
    round: 0,
    order: [],
    active: NOBODY,
    dice: blank(players * DICE_PER_PLAYER, 0),
    used: blank(players * DICE_PER_PLAYER, 1),
    white: 0,
    bought: false,
    slots: blank(DEPOTS * SLOTS_PER_DEPOT, EMPTY),
    black: blank(BLACK_SLOTS[playersFor(config)], EMPTY),
    depotGoods: blank(DEPOTS * GOODS.length, 0),
    roundGoods: [],
    bridge: each,
    spaces: blank(players, 0),
    bonus: blank(TYPES.length * 2, NOBODY),
    layouts: blank(owners, EMPTY),
    boards: blank(owners, EMPTY),
    duchies: range(owners).map(() => []),
    monasteries: blank(owners, 0),
    storage: range(shared === undefined ? owners : owners + players).map(() => []),
    goods: blank(owners * GOODS.length, 0),
    coins: blank(owners, 0),
    workers: blank(owners, 0),
    points: blank(players, 0),
    books: blank(players * SOURCES.length, 0),
    gone: blank(FACES.length, 0),
    blackSeen: blank(FACES.length, 0),
    finished: false,
  };
}

function sharedEstates(config: Config<Options>): readonly number[] | undefined {
  for (const ask of hooks.estates) {
    const shared = ask(config);
    if (shared !== undefined) return shared;
  }
  return undefined;
}

/** All goods, each colour seven times. */
export function allGoods(): number[] {
  return GOODS.flatMap((_, good) => range(TILES_PER_GOOD).map(() => good));
}

export function emptySeats(players: number): Parts<Burgundy>['seats'] {
  const sold = (count: number): number[] => range(count * GOODS.length).map(() => 0);
  return range(players).map(() => ({ own: { sold: sold(1) }, knows: { sold: sold(players) } }));
}

export function setup(config: Config<Options>, chance: Chance): Parts<Burgundy> {
  const open = emptyTable(config);
  const piles = remainingPiles(open, config.options, chance);
  const box = allGoods();
  chance.shuffle(box);
  const stacks = box.splice(box.length - PHASES.length * ROUNDS_PER_PHASE);
  dealBoards(open, config.options, chance);
  for (const ask of hooks.prepare) ask(open, config, chance);
  return { open, seats: emptySeats(config.seats), hidden: { piles, stacks, box }, agenda: [{ kind: 'opening' }] };
}

/** Tells the preparations, finds the start player and hands out everybody's first things. */
export const opening: Automatic<Burgundy, 'opening'> = {
  run(ctx) {
    tellPrepared(ctx);
    if (hooks.opening.some((ask) => ask(ctx))) return;
    const { open, config } = ctx.state;
    const starter = rollForStart(ctx, range(config.seats));
    open.bridge = range(config.seats).map((place) => (starter + place) % config.seats);
    open.order = open.bridge.slice();
    ctx.tell?.({ kind: 'startOrder', seats: open.bridge.slice(), rule: 'BUR-SETUP-11' });
    for (const [place, seat] of open.bridge.entries()) handOut(ctx, seat, at(START_WORKERS, place), START_COINS);
    for (const seat of open.bridge) dealGoods(ctx, seat);
    beginFirstPhase(ctx);
  },
};

/** The rest goes into the box unseen; then the duchies, and the first phase. */
export function beginFirstPhase(ctx: Ctx): void {
  ctx.tell?.({ kind: 'leftover', goods: ctx.state.hidden.box.length, rule: 'BUR-SETUP-17' });
  ctx.push({ kind: 'phase' });
  askForDuchies(ctx);
}

function tellPrepared(ctx: Ctx): void {
  const { config } = ctx.state;
  const players = playersFor(config);
  const depotTiles = SLOT_PLAYERS.filter((least) => least <= players).length;
  const figures = BY_PLAYERS[players];
  ctx.tell?.({
    kind: 'prepared',
    players,
    depotTiles,
    blackTiles: BLACK_SLOTS[players],
    rule: 'BUR-SETUP-02',
  });
  if (config.options.extraTiles) {
    ctx.tell?.({ kind: 'extraTiles', tiles: range(FACES.length).filter((face) => FACE_SET[face] === 'extra'), rule: 'BUR-XTRA-01' });
  }
  ctx.tell?.({ kind: 'goodsStacked', phases: PHASES.length, each: ROUNDS_PER_PHASE, rule: 'BUR-SETUP-03' });
  if (!isAlone(ctx.state.open)) ctx.tell?.({ kind: 'bonusLaid', large: figures.large, small: figures.small, rule: 'BUR-SETUP-04' });
  for (const ask of hooks.tellPrepared) ask(ctx);
}

/** The highest roll begins; those who tie for it roll again. */
export function rollForStart(ctx: Ctx, seats: readonly number[]): number {
  const dice = seats.map(() => 1 + ctx.chance.int(6));
  ctx.tell?.({ kind: 'startRoll', seats, dice, rule: 'BUR-SETUP-09' });
  const best = Math.max(...dice);
  const highest = seats.filter((_, place) => at(dice, place) === best);
  return highest.length === 1 ? at(highest, 0) : rollForStart(ctx, highest);
}

/** Workers and coins to begin with, for the estate of a seat; `rule` where it is not the usual one. */
export function handOut(ctx: Ctx, seat: number, workers: number, coins: number, rule?: BurgundyRule): void {
  const { open } = ctx.state;
  const estate = estateOf(open, seat);
  open.workers[estate] = workers;
  open.coins[estate] = coins;
  ctx.tell?.({ kind: 'startWorkers', seat, workers, rule: rule ?? 'BUR-SETUP-10' });
  ctx.tell?.({ kind: 'startCoins', seat, coins, rule: rule ?? 'BUR-SETUP-07' });
}

export function dealGoods(ctx: Ctx, seat: number): void {
  const { open, hidden } = ctx.state;
  const goods = range(START_GOODS).map(() => ctx.draw(hidden.box));
  for (const good of goods) add(open.goods, estateOf(open, seat) * GOODS.length + good, 1);
  ctx.tell?.({ kind: 'startGoods', seat, goods, rule: 'BUR-SETUP-06' });
}
