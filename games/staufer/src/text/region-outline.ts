import { at, range, type Seat, type View } from '@ludoteca/kernel';
import type { Message, Section } from '@ludoteca/text';
import { ENVOY, NOBLE } from '../data/course.ts';
import { billOf, hasRoom, nobleRange } from '../rules/costs.ts';
import { rankingOf } from '../rules/majority.ts';
import { chestsAt, kindOfPiece, onArea, pieceOf, seatOfPiece } from '../rules/table.ts';
import { tablesOf } from '../rules/tables.ts';
import { NONE, type Staufer } from '../rules/types.ts';
import { bonusText, countedChests, listed, number, officeName, pieceName, piecesText, regionName, say } from './words.ts';

type TheView = View<Staufer>;

/** A region: tile, bonus, who leads and why, its offices with what they would cost the viewer, its payment area. */
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
    lines: [leaders(view, region), say('outline.payments', { pieces: listed(payments(view, region)) })],
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
      noble: holdsNoble(seat) ? 'yes' : 'no',
      left: next !== undefined && at(totals, next) === at(totals, seat) ? 'yes' : 'no',
      points: rank < points.length ? at(points, rank) : 0,
    });
  });
  return say('outline.leaders', { count: ranks.length, ranks });
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

/** Movement and deployment from here, without chests, and whether the court can pay it. */
function priceOf(view: TheView, office: number): Message {
  const { open, viewer, config } = view;
  if (!hasRoom(open, viewer, office)) return say('outline.notYours');
  const { movement, deployment } = billOf(view, viewer, office, 0);
  const total = movement.length + deployment.length + 1;
  const needsNoble = at(tablesOf(config).icon, office) === 1;
  const payable = [ENVOY, NOBLE].some((piece) => {
    if (needsNoble && piece === ENVOY) return false;
    const { fewest, most } = nobleRange(open, viewer, piece, total - 1);
    return fewest <= most;
  });
  const enough = at(open.court, pieceOf(viewer, ENVOY)) + at(open.court, pieceOf(viewer, NOBLE)) >= total;
  const short = payable ? 'no' : enough ? 'noble' : 'yes';
  return say('outline.price', { total, movement: movement.length, deployment: deployment.length + 1, short });
}
