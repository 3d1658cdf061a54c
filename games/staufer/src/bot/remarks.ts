import { at, type Evaluation, type Remark, type Seat } from '@ludoteca/kernel';
import { CHESTS, FIRST } from '../data/chests.ts';
import { ENVOY, NOBLE } from '../data/course.ts';
import { REGIONS } from '../data/regions.ts';
import { tablesOf } from '../rules/lookup.ts';
import { forecastOf, rankingOf } from '../rules/majority.ts';
import { heldBy, owns, pieceOf } from '../rules/table.ts';
import type { Open, Staufer, StauferState } from '../rules/types.ts';

/** Values of things in rough points. */
const CHEST = 2;
const PRIVILEGE = 4;
const PIECE = 1;
/** The probability that a rank is paid: in a region that is scored this round, and later. */
const SOON = 0.8;
const LATER = 0.3;

/** Chests that are kept; the others have an immediate effect and are discarded. */
const KEPT = CHESTS.map((_, chest) => chest).filter((chest) => chest >= FIRST);

/** Ranks that are gained or lost, chests and privileges taken, and pieces that come to the court or leave it. */
export const remarks: NonNullable<Evaluation<Staufer>['remarks']> = (before, after, seat) => {
  const pieces = courtOf(after.open, seat) - courtOf(before.open, seat);
  return [
    ...ranks(before, after, seat),
    ...KEPT.flatMap((chest): Remark[] => {
      const more = heldBy(after.open, seat, chest) - heldBy(before.open, seat, chest);
      return more > 0 ? [{ kind: 'chest', worth: CHEST * more, args: { chest, count: more }, term: 'term.chests' }] : [];
    }),
    ...after.open.types.flatMap((type): Remark[] =>
      owns(after.open, seat, type) && !owns(before.open, seat, type)
        ? [{ kind: 'privilege', worth: PRIVILEGE, args: { type }, term: 'term.privileges' }]
        : [],
    ),
    ...(pieces === 0 ? [] : [{ kind: 'pieces', worth: PIECE * pieces, args: { pieces }, term: 'term.pieces' }]),
  ];
};

function courtOf({ court }: Open, seat: Seat): number {
  return at(court, pieceOf(seat, ENVOY)) + at(court, pieceOf(seat, NOBLE));
}

/** The ranks of the seat that change, with the points they pay as the region stands. */
function ranks(before: StauferState, after: StauferState, seat: Seat): Remark[] {
  const { open, config } = after;
  const tables = tablesOf(config);
  const soon = [at(open.rowsA, open.round - 1), forecastOf(open, tables)];
  return REGIONS.flatMap((_, region): Remark[] => {
    const [was, rank] = [before.open, open].map((one) => rankingOf(one, tables, region).seats.indexOf(seat));
    if (was === undefined || rank === undefined || was === rank || rank < 0) return [];
    const paid = at(tables.tilePoints, at(open.tiles, region));
    const points = paid[rank] ?? 0;
    const isSoon = soon.includes(region);
    const worth = (points - (was < 0 ? 0 : (paid[was] ?? 0))) * (isSoon ? SOON : LATER);
    return [{ kind: isSoon ? 'rankNow' : 'rank', worth, args: { region, rank: rank + 1, points }, term: 'term.majorities' }];
  });
}
