import { type Automatic, add, at, type Decision, type MoveFor, range, type Seat } from '@ludoteca/kernel';
import { IMMUNE } from '../data/chests.ts';
import { ENVOY, NOBLE } from '../data/course.ts';
import { RECALL } from '../data/privileges.ts';
import { drawChest, useChest } from './chests.ts';
import { tablesOf } from './lookup.ts';
import { rankingOf } from './majority.ts';
import { PASS } from './moves.ts';
import { heldBy, kindOfPiece, lyingCode, onArea, onRing, owns, pieceOf, placeOfSpace, putOnArea, seatOfPiece } from './table.ts';
import { type Ctx, NONE, type Open, type Staufer, type StauferState } from './types.ts';

/** Owners of IMMUNE chests decide in the order of the region's ranks. */
export const immunity: Automatic<Staufer, 'immunity'> = {
  run(ctx, { open: { region } }) {
    const { open, config } = ctx.state;
    if (!range(config.seats).some((seat) => heldBy(open, seat, IMMUNE) > 0)) return;
    const { seats } = rankingOf(open, tablesOf(config), region);
    for (let rank = seats.length - 1; rank >= 0; rank--) {
      const seat = at(seats, rank);
      if (heldBy(open, seat, IMMUNE) > 0) ctx.push({ kind: 'protect', open: { seat, region } });
    }
  },
};

/** The place of an own piece of a kind in an office that is not protected yet, or NONE. */
function unprotected(open: Open, piece: number, office: number): number {
  if (at(open.left, office) === piece && !open.safe.includes(office * 2)) return office * 2;
  return at(open.right, office) === piece && !open.safe.includes(office * 2 + 1) ? office * 2 + 1 : NONE;
}

type Answer = MoveFor<Staufer, 'protect' | 'pass'>;

function protectable({ open, config }: StauferState, seat: Seat, region: number): Answer[] {
  const list: Answer[] = [];
  for (const office of at(tablesOf(config).officesOf, region)) {
    for (const piece of [ENVOY, NOBLE]) {
      if (unprotected(open, pieceOf(seat, piece), office) !== NONE) list.push({ kind: 'protect', office, piece });
    }
  }
  return list;
}

/** An IMMUNE chest keeps one own piece of a region just scored in its office. */
export const protect: Decision<Staufer, 'protect', 'protect' | 'pass'> = {
  rule: 'STA-TU-08',
  answers: ['protect', 'pass'],
  asks: (_, step) => step.open.seat,
  question: (state, { open: { region } }, seat) => ({ list: [...protectable(state, seat, region), PASS] }),
  violation({ open, config }, { open: { region } }, seat, move) {
    if (move.kind === 'pass') return undefined;
    const isThere = at(tablesOf(config).officesOf, region).includes(move.office);
    return isThere && unprotected(open, pieceOf(seat, move.piece), move.office) !== NONE ? undefined : 'STA-CH-05';
  },
  play(ctx, step, seat, move) {
    if (move.kind === 'pass') return;
    const { state } = ctx;
    useChest(ctx, seat, IMMUNE, 'STA-TU-08');
    state.open.safe.push(unprotected(state.open, pieceOf(seat, move.piece), move.office));
    ctx.tell?.({ kind: 'protected', seat, office: move.office, piece: move.piece, rule: 'STA-TU-08' });
    const more = heldBy(state.open, seat, IMMUNE) > 0 && protectable(state, seat, step.open.region).length > 0;
    if (more) ctx.push(step);
  },
};

/** Offices are cleared, chests laid, the king walks, the row of tiles goes, and the tracks make the new turn order. */
export const cleanUp: Automatic<Staufer, 'cleanUp'> = {
  run(ctx, { open: { regions } }) {
    ctx.tell?.({ kind: 'cleanUp', regions, rule: 'STA-CLN-01' });
    for (const region of regions) clearRegion(ctx, region);
    ctx.state.open.safe = [];
    refill(ctx, regions);
    moveKing(ctx);
    nextRow(ctx);
    newOrder(ctx);
    ctx.push({ kind: 'round' });
  },
};

function clearRegion(ctx: Ctx, region: number): void {
  const { open, config } = ctx.state;
  const gone = open.court.map(() => 0);
  for (const office of at(tablesOf(config).officesOf, region)) {
    const left = at(open.left, office);
    if (left === NONE) continue;
    const right = at(open.right, office);
    const leftStays = open.safe.includes(office * 2);
    const rightStays = open.safe.includes(office * 2 + 1);
    if (!leftStays) gone[left] = at(gone, left) + 1;
    if (right !== NONE && !rightStays) gone[right] = at(gone, right) + 1;
    open.left[office] = leftStays ? left : rightStays ? right : NONE;
    open.right[office] = leftStays && rightStays ? right : NONE;
    if (ctx.tell !== undefined && (leftStays || rightStays)) tellSurvivor(ctx, office);
  }
  for (let seat = 0; seat < config.seats; seat++)
    sendHome(ctx, region, seat, at(gone, pieceOf(seat, ENVOY)), at(gone, pieceOf(seat, NOBLE)));
}

function tellSurvivor(ctx: Ctx, office: number): void {
  const piece = at(ctx.state.open.left, office);
  ctx.tell?.({ kind: 'survived', seat: seatOfPiece(piece), office, piece: kindOfPiece(piece), rule: 'STA-TU-08' });
}

/** To the province, or with privilege 13 to the court. */
function sendHome(ctx: Ctx, region: number, seat: Seat, envoys: number, nobles: number): void {
  if (envoys + nobles === 0) return;
  const { open } = ctx.state;
  const court = owns(open, seat, RECALL);
  const home = court ? open.court : open.province;
  add(home, pieceOf(seat, ENVOY), envoys);
  add(home, pieceOf(seat, NOBLE), nobles);
  ctx.tell?.({ kind: 'cleared', region, seat, envoys, nobles, court, rule: 'STA-CLN-02' });
}

/** A new chest under every office of the scored regions, from the left, then under every supply space. */
function refill(ctx: Ctx, regions: readonly number[]): void {
  const { open, config } = ctx.state;
  const tables = tablesOf(config);
  const before = open.lying.length;
  for (const region of regions) for (const office of at(tables.officesOf, region)) layChest(ctx, office);
  for (let space = 0; space < tables.spaces.length; space++) layChest(ctx, placeOfSpace(space));
  ctx.tell?.({ kind: 'refilled', lying: open.lying.slice(before), rule: 'STA-CLN-04' });
}

function layChest(ctx: Ctx, place: number): void {
  const chest = drawChest(ctx);
  if (chest !== undefined) ctx.state.open.lying.push(lyingCode(place, chest));
}

/** Every region that the king enters gives the pieces on its payment area back to the courts. */
function moveKing(ctx: Ctx): void {
  const { open, config } = ctx.state;
  const steps = at(open.rowsC, open.round - 1);
  const from = open.king;
  for (let step = 1; step <= steps; step++) {
    open.king = onRing(open, from, step);
    ctx.tell?.({ kind: 'kingMoved', region: open.king, steps: steps - step, rule: 'STA-CLN-05' });
    for (let seat = 0; seat < config.seats; seat++) emptyArea(ctx, open.king, seat);
  }
}

function emptyArea(ctx: Ctx, region: number, seat: Seat): void {
  const { open } = ctx.state;
  const envoys = onArea(open, region, pieceOf(seat, ENVOY));
  const nobles = onArea(open, region, pieceOf(seat, NOBLE));
  if (envoys + nobles === 0) return;
  putOnArea(open, region, pieceOf(seat, ENVOY), -envoys);
  putOnArea(open, region, pieceOf(seat, NOBLE), -nobles);
  add(open.court, pieceOf(seat, ENVOY), envoys);
  add(open.court, pieceOf(seat, NOBLE), nobles);
  ctx.tell?.({ kind: 'returned', region, seat, envoys, nobles, rule: 'STA-CLN-05' });
}

function nextRow(ctx: Ctx): void {
  const { open } = ctx.state;
  ctx.tell?.({ kind: 'rowGone', round: open.round, rule: 'STA-CLN-06' });
  open.round++;
  open.marker = NONE;
}

/** The supply track from the top, then the deployment track from the top, where the last one stands. */
function newOrder(ctx: Ctx): void {
  const { open } = ctx.state;
  open.order = open.supplyTrack.concat(open.deployTrack.toReversed());
  open.supplyTrack = [];
  open.deployTrack = [];
  ctx.tell?.({ kind: 'newOrder', order: open.order.slice(), rule: 'STA-CLN-07' });
}
