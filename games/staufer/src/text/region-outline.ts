import { at, range, type Seat, topOf, type View } from '@ludoteca/kernel';
import type { Message, Section } from '@ludoteca/text';
import { DEPLOY, MOVE } from '../data/chests.ts';
import { ENVOY, NOBLE } from '../data/course.ts';
import { billOf, hasRoom } from '../rules/costs.ts';
import { tablesOf } from '../rules/lookup.ts';
import { rankingOf } from '../rules/majority.ts';
import { WITH_DEPLOY, WITH_MOVE } from '../rules/moves.ts';
import { chestsAt, heldBy, kindOfPiece, onArea, pieceOf, seatOfPiece } from '../rules/table.ts';
import { reachableEnvoys } from '../rules/turn.ts';
import { NONE, type Staufer, type Step } from '../rules/types.ts';
import { bonusText, countedChests, listed, number, officeName, parted, pieceName, piecesText, regionName, say } from './words.ts';

type TheView = View<Staufer>;

/** A region: tile, bonus, who leads and why, its offices with their cost to the viewer, its payment area. */
export function regionSection(view: TheView, region: number): Section {
  const { open, config } = view;
  const tables = tablesOf(config);
  const points = at(tables.tilePoints, at(open.tiles, region));
  const title = say('outline.region', {
    region: regionName(region),
    king: open.king === region ? 'yes' : 'no',
    points: points.map(number),
    bonus: bonusText(region),
  });
  const seated = view.mine !== null;
  const head = [say('outline.office'), say('outline.occupant'), say('outline.chests'), ...(seated ? [say('outline.cost')] : [])];
  const rows = at(tables.officesOf, region).map((office) => [
    officeName(office, tables),
    holders(view, office),
    countedChests(chestsAt(open, office)),
    ...(seated ? [priceOf(view, office)] : []),
  ]);
  return {
    title,
    lines: [leaders(view, region), say('outline.payments', { pieces: parted(payments(view, region)) })],
    tables: [{ head, rows }],
  };
}

/** Ranks with totals; where only the place further left decides, it says so. */
function leaders({ open, config }: TheView, region: number): Message {
  const tables = tablesOf(config);
  const { seats, totals } = rankingOf(open, tables, region);
  if (seats.length === 0) return say('outline.noOffices');
  const points = at(tables.tilePoints, at(open.tiles, region));
  const holdsNoble = (seat: Seat): boolean =>
    at(tables.officesOf, region).some((office) => [open.left[office], open.right[office]].includes(pieceOf(seat, NOBLE)));
  const ranks = seats.map((seat, rank) => {
    const next = seats[rank + 1];
    return say('outline.rank', {
      ordinal: say('ordinal', { rank: rank + 1 }),
      seat: { seat },
      total: at(totals, seat),
      why: reason(holdsNoble(seat), next !== undefined && at(totals, next) === at(totals, seat)),
      points: rank < points.length ? at(points, rank) : 0,
    });
  });
  return say('outline.leaders', { count: ranks.length, ranks });
}

function reason(noble: boolean, left: boolean): string {
  return noble ? (left ? 'both' : 'noble') : left ? 'left' : 'none';
}

function holders({ open }: TheView, office: number): Message {
  const pieces = [at(open.left, office), at(open.right, office)].filter((piece) => piece !== NONE);
  if (pieces.length === 0) return say('outline.free');
  return listed(
    pieces.map((piece) => say('outline.pieceOf', { piece: pieceName(kindOfPiece(piece)), seat: { seat: seatOfPiece(piece) } })),
  );
}

function payments({ open, config }: TheView, region: number): Message[] {
  return range(config.seats).flatMap((seat) => {
    const [envoys, nobles] = [onArea(open, region, pieceOf(seat, ENVOY)), onArea(open, region, pieceOf(seat, NOBLE))];
    return envoys + nobles === 0 ? [] : [say('outline.paidBy', { seat: { seat }, pieces: piecesText(envoys, nobles) })];
  });
}

/** Movement and deployment from here, whether the court can pay it, and the total with chests the viewer holds. */
function priceOf(view: TheView, office: number): Message {
  const { open, viewer } = view;
  if (!hasRoom(open, viewer, office)) return say('outline.notYours');
  const { movement, deployment } = billOf(view, viewer, office, 0);
  const total = movement.length + deployment.length + 1;
  const cheapest = totalWithChests(view, office);
  return say('outline.price', {
    total,
    movement: movement.length,
    deployment: deployment.length + 1,
    short: shortOf(view, office, total),
    cheapest: cheapest < total ? cheapest : 0,
  });
}

function totalWithChests(view: TheView, office: number): number {
  const { open, viewer } = view;
  const use = (heldBy(open, viewer, MOVE) > 0 ? WITH_MOVE : 0) | (heldBy(open, viewer, DEPLOY) > 0 ? WITH_DEPLOY : 0);
  const { movement, deployment } = billOf(view, viewer, office, use);
  return movement.length + deployment.length + 1;
}

/** What is missing: nothing, the envoy that the next deployment brings, a noble, or simply pieces. */
function shortOf(view: TheView, office: number, total: number): string {
  const { open, viewer, config } = view;
  const nobles = at(open.court, pieceOf(viewer, NOBLE));
  const pieces = nobles + at(open.court, pieceOf(viewer, ENVOY));
  const bonus = isChoosingTrack(view) ? reachableEnvoys(view, viewer, 0) : 0;
  if (pieces + bonus < total) return 'yes';
  if (nobles === 0 && at(tablesOf(config).icon, office) === 1) return 'noble';
  return pieces < total ? 'bonus' : 'no';
}

function isChoosingTrack({ agenda, viewer }: TheView): boolean {
  const step = topOf(agenda) as Step | undefined;
  return step?.kind === 'act' && step.open.seat === viewer;
}
