import { at, type Invariant, range, same, sum } from '@ludoteca/kernel';
import { ENVOY, PIECE_TOTALS, TURNS } from '../data/course.ts';
import { DECK_SIZE } from '../data/jobs.ts';
import { COPIES_IN_PLAY, PRIVILEGE_TYPES, VP_CARD } from '../data/privileges.ts';
import { REGIONS } from '../data/regions.ts';
import { tablesOf } from './lookup.ts';
import { visibleChests } from './secrecy.ts';
import { kindOfPiece, onArea, owns, pieceOf } from './table.ts';
import { NONE, type Staufer, type StauferState } from './types.ts';

type Check = (state: StauferState) => boolean;

/** Every piece is in a court, a province, an office or on a payment area. */
const everyPiece: Check = ({ open, config }) =>
  range(config.seats).every((seat) =>
    PIECE_TOTALS.every((total, kind) => {
      const piece = pieceOf(seat, kind);
      const standing = [...open.left, ...open.right].filter((other) => other === piece).length;
      const lying = sum(REGIONS.map((_, region) => onArea(open, region, piece)));
      const stock = [at(open.court, piece), at(open.province, piece), lying];
      return stock.every((count) => count >= 0) && sum(stock) + standing === total;
    }),
  );

/** Every chest lies somewhere, by kind. */
const everyChest: Check = ({ open, hidden, config, agenda }) => {
  const counts = visibleChests(open, agenda);
  for (const kind of hidden.pile) counts[kind] = at(counts, kind) + 1;
  return open.held.every((count) => count >= 0) && same(counts, tablesOf(config).chests);
};

/** Copies left and copies owned are those laid out: a privilege is never given back. */
const everyPrivilege: Check = ({ open, config }) =>
  range(PRIVILEGE_TYPES + 1).every((type) => {
    const owned = range(config.seats).filter((seat) => owns(open, seat, type)).length;
    const laid = !open.types.includes(type) ? 0 : type === VP_CARD ? config.seats : COPIES_IN_PLAY[config.seats];
    return at(open.copies, type) + owned === laid;
  }) && at(open.copies, VP_CARD) === open.vpPile.length;

/** Three family members each, on the three tracks together. */
const everyMember: Check = ({ open, config }) => {
  const members = [...open.order, ...open.supplyTrack, ...open.deployTrack];
  return open.finished || range(config.seats).every((seat) => members.filter((other) => other === seat).length === TURNS);
};

const everyJob: Check = ({ seats, hidden }) =>
  hidden.jobs.every((left, deck) => {
    const cards = [...left, ...seats.map(({ own }) => at(own.jobs, deck))].sort((a, b) => a - b);
    return same(cards, range(DECK_SIZE));
  });

/** A right piece only beside a left one, and no envoy in an office with the noble icon. */
const officesAreSound: Check = ({ open, config }) => {
  const { icon, cost } = tablesOf(config);
  return open.left.every((left, office) => {
    const right = at(open.right, office);
    if (left === NONE) return right === NONE;
    const pieces = right === NONE ? [left] : [left, right];
    return at(cost, office) > 0 && (at(icon, office) === 0 || pieces.every((piece) => kindOfPiece(piece) !== ENVOY));
  });
};

export const invariants: readonly Invariant<Staufer>[] = [
  { rule: 'STA-SET-10', holds: everyPiece },
  { rule: 'STA-CH-02', holds: everyChest },
  { rule: 'STA-PRV-22', holds: everyPrivilege },
  { rule: 'STA-SET-12', holds: everyMember },
  { rule: 'STA-SET-14', holds: everyJob },
  { rule: 'STA-DEP-03', holds: officesAreSound },
];
