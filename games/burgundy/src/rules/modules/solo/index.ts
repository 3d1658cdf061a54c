import { add, at } from '@ludoteca/kernel';
import { DEPOTS, SLOTS_PER_DEPOT } from '../../../data/board.ts';
import { PHASES, ROUNDS_PER_PHASE, START_COINS } from '../../../data/course.ts';
import { BLACK_TILE } from '../../../data/faces.ts';
import { GOODS } from '../../../data/goods.ts';
import { LEAST_TARGET, SOLO_WORKERS, TARGET_STEP } from '../../../data/solo.ts';
import { estateOf, uncovered } from '../../estates.ts';
import { DUCHY_NAMES } from '../../layout.ts';
import { fieldOf, type Module } from '../../module.ts';
import { beginFirstPhase, dealGoods, handOut } from '../../setup.ts';
import { visibleFaces } from '../../supply.ts';
import { type Ctx, EMPTY, type Open, type Step } from '../../types.ts';
import { stowBlack, sweep, trade } from './exchange.ts';
import { follow, part, parts } from './placement.ts';
import { reward } from './reward.ts';
import { resetAction, scored, spend } from './scoring.ts';

/** The one seat of a solo game. */
const ALONE = 0;

/** The first slot, in reading order, that holds a tile: in a depot, or in the next one clockwise that is not empty. */
function firstTile({ slots }: Open, depot: number): number {
  for (let ahead = 0; ahead < DEPOTS; ahead++) {
    const first = ((depot - 1 + ahead) % DEPOTS) * SLOTS_PER_DEPOT;
    for (let slot = first; slot < first + SLOTS_PER_DEPOT; slot++) if (slots[slot] !== EMPTY) return slot;
  }
  return EMPTY;
}

/** With every roll of the white die a tile leaves the game. */
function removeTile(ctx: Ctx): void {
  const { open } = ctx.state;
  const slot = firstTile(open, open.white);
  if (slot === EMPTY) {
    ctx.tell?.({ kind: 'noneRemoved', depot: open.white, rule: 'BUR-SOLO-06' });
    return;
  }
  const tile = at(open.slots, slot);
  open.slots[slot] = EMPTY;
  add(open.gone, tile, 1);
  const depot = Math.floor(slot / SLOTS_PER_DEPOT) + 1;
  ctx.tell?.({ kind: 'tileRemoved', tile, depot, rule: 'BUR-SOLO-06' });
}

/** The solo game: a duchy of territories to be filled in 25 rounds, with a counter of points that brings extra actions. */
export const solo: Module = {
  prepare(open, { options }) {
    if (options.mode === 'solo') open.solo = { target: options.target, left: [] };
  },
  tellPrepared(ctx) {
    const { solo: mine } = ctx.state.open;
    if (mine !== undefined) ctx.tell?.({ kind: 'soloBegun', target: mine.target, rule: 'BUR-SOLO-04' });
  },
  opening(ctx) {
    const { open } = ctx.state;
    if (open.solo === undefined) return false;
    open.order = open.bridge.slice();
    handOut(ctx, ALONE, SOLO_WORKERS, START_COINS, 'BUR-SOLO-02');
    dealGoods(ctx, ALONE);
    beginFirstPhase(ctx);
    return true;
  },
  duchies: ({ options: { mode, soloBoard } }) =>
    mode === 'solo' ? { offered: [DUCHY_NAMES.indexOf(soloBoard)], rule: 'BUR-SOLO-02' } : undefined,
  delivered(ctx) {
    if (ctx.state.open.solo !== undefined) removeTile(ctx);
  },
  goodsRoom: (open) => (open.solo === undefined ? undefined : GOODS.length),
  afterSailing: (open, seat): Step[] => (open.solo === undefined ? [] : [{ kind: 'sweep', open: { seat } }]),
  follows: follow,
  owed: ['parts', 'sweep'],
  score(ctx, seat, points, source) {
    if (ctx.state.open.solo === undefined) return false;
    ctx.push({ kind: 'scored', open: { seat, points, source } });
    return true;
  },
  finish(ctx) {
    const { open } = ctx.state;
    if (open.solo === undefined) return false;
    const estate = estateOf(open, ALONE);
    const covered = at(open.duchies, estate).length - uncovered(open, estate);
    ctx.tell?.({ kind: 'soloLost', seat: ALONE, covered, round: PHASES.length * ROUNDS_PER_PHASE, rule: 'BUR-SOLO-18' });
    open.finished = true;
    return true;
  },
  openGoods: ({ solo: mine }) => mine?.left ?? [],
  invariant: {
    rule: 'BUR-SOLO-15',
    holds: ({ open, config }) => {
      if (open.solo === undefined) return config.options.mode !== 'solo';
      const { target } = open.solo;
      return at(open.points, ALONE) < target && target >= LEAST_TARGET && target <= config.options.target;
    },
  },
  described: {
    table: ['target'],
    player: [],
    read(open, { options }, table) {
      const field = fieldOf(table, 'target');
      if (options.mode !== 'solo') {
        if (!field.missing) field.refuse('no target without mode "solo"');
        if (at(visibleFaces(open), BLACK_TILE) > 0) field.refuse('no face-down tiles without mode "solo"');
        return;
      }
      const target = field.or(options.target, (reader) => reader.integer(LEAST_TARGET, options.target));
      const fallen = options.target - target;
      if (target > LEAST_TARGET && fallen % TARGET_STEP !== 0) field.refuse(`${options.target} less a multiple of ${TARGET_STEP}`);
      if (at(open.points, ALONE) >= target) field.refuse('more than the points of the counter');
      open.solo = { target, left: [] };
    },
  },
};

export const soloSteps = { sweep, trade, stowBlack, parts, part, scored, spend, resetAction, reward };
