import { add, at, type Invariant, range, sum } from '@ludoteca/kernel';
import { BRIDGE_SPACES } from '../data/course.ts';
import { FACE_SET, FACE_TYPE, FACES, TYPES } from '../data/faces.ts';
import { GOODS, TILES_PER_GOOD } from '../data/goods.ts';
import { hasColour } from './areas.ts';
import { goodsSpaces } from './effects/ship.ts';
import { estatesIn, layoutOf, monasteriesOf } from './estates.ts';
import { hexesFor } from './layout.ts';
import { hooks } from './module.ts';
import { roomOf } from './storage.ts';
import { blackTiles, colouredTiles, visibleFaces } from './supply.ts';
import { type Burgundy, type BurgundyState, EMPTY, NOBODY, SOURCES } from './types.ts';

type Check = (state: BurgundyState) => boolean;

const estates = ({ open }: BurgundyState): number[] => estatesIn(open);
const chosen = ({ open }: BurgundyState, estate: number): boolean => at(open.layouts, estate) !== EMPTY;

/** Every tile is somewhere exactly once, by face and by back. */
const everyTileOnce: Check = (state) => {
  const { open, hidden, config } = state;
  const visible = visibleFaces(open);
  const coloured = visible.map((count, face) => count - at(open.blackSeen, face));
  const black = open.blackSeen.slice();
  for (const [pile, tiles] of hidden.piles.entries()) {
    for (const tile of tiles) add(pile === TYPES.length ? black : coloured, tile, 1);
    if (pile < TYPES.length && tiles.some((tile) => FACE_TYPE[tile] !== pile)) return false;
  }
  return FACES.every(
    (_, face) =>
      FACE_SET[face] === 'own' ||
      (coloured[face] === colouredTiles(face, config.options) && black[face] === blackTiles(face, config.options)),
  );
};

const everyGoodOnce: Check = ({ open, hidden, seats }) => {
  const found = GOODS.map(() => 0);
  const count = (counts: readonly number[]): void => {
    for (const [cell, amount] of counts.entries()) add(found, cell % GOODS.length, amount);
  };
  count(open.depotGoods);
  count(open.goods);
  for (const { own } of seats) count(own.sold);
  const elsewhere = hooks.openGoods.flatMap((ask) => ask(open));
  for (const good of [...open.roundGoods, ...elsewhere, ...hidden.box, ...hidden.stacks]) add(found, good, 1);
  return found.every((amount) => amount === TILES_PER_GOOD);
};

const everybodyKnowsSales: Check = ({ seats }) =>
  seats.every(({ knows }) =>
    seats.every(({ own }, seat) => own.sold.every((count, good) => knows.sold[seat * GOODS.length + good] === count)),
  );

/** A storage may overflow only while its owner is asked what to discard. */
const storageHolds: Check = (state) =>
  hooks.isClearing.some((ask) => ask(state.agenda)) ||
  state.open.estates !== undefined ||
  estates(state).every((estate) => at(state.open.storage, estate).length <= roomOf(state.open, estate));

const threeColours: Check = (state) =>
  estates(state).every(
    (estate) => GOODS.filter((_, good) => at(state.open.goods, estate * GOODS.length + good) > 0).length <= goodsSpaces(state.open),
  );

const tilesFitHexes: Check = (state) =>
  estates(state).every((estate) => {
    if (!chosen(state, estate)) return true;
    const layout = layoutOf(state.open, estate);
    return at(state.open.duchies, estate).every((tile, hex) => tile === EMPTY || hexesFor(layout, at(FACE_TYPE, tile)).includes(hex));
  });

const allConnected: Check = (state) =>
  hooks.mayLieApart.some((ask) => ask(state.open)) ||
  estates(state).every((estate) => {
    if (!chosen(state, estate)) return true;
    const duchy = at(state.open.duchies, estate);
    const reached = [duchy.findIndex((tile) => tile !== EMPTY)];
    for (const hex of reached) {
      for (const near of at(layoutOf(state.open, estate).contact, hex))
        if (duchy[near] !== EMPTY && !reached.includes(near)) reached.push(near);
    }
    return reached.length === duchy.filter((tile) => tile !== EMPTY).length;
  });

const monasteriesNoted: Check = (state) =>
  estates(state).every((estate) => at(state.open.monasteries, estate) === monasteriesOf(state.open, estate));

const bonusEarned: Check = (state) =>
  range(TYPES.length).every((colour) => {
    const [large, small] = [at(state.open.bonus, 2 * colour), at(state.open.bonus, 2 * colour + 1)];
    if (large === NOBODY) return small === NOBODY;
    return large !== small && [large, small].every((owner) => owner === NOBODY || hasColour(state.open, owner, colour));
  });

const bridgeInOrder: Check = ({ open, config }) => {
  const places = open.bridge.map((seat) => at(open.spaces, seat));
  const sorted = places.every((space, place) => place === 0 || at(places, place - 1) >= space);
  return sorted && new Set(open.bridge).size === config.seats && places.every((space) => space >= 0 && space < BRIDGE_SPACES);
};

const booksBalance: Check = ({ open }) =>
  open.points.every((points, seat) => points === sum(open.books.slice(seat * SOURCES.length, (seat + 1) * SOURCES.length)));

const nothingBelowZero: Check = ({ open }) =>
  [...open.coins, ...open.workers, ...open.goods, ...open.depotGoods].every((amount) => amount >= 0);

/** The invariants of the base game; modules bring their own. */
export const invariants: readonly Invariant<Burgundy>[] = [
  { rule: 'BUR-GEN-03', holds: everyTileOnce },
  { rule: 'BUR-GEN-06', holds: everyGoodOnce },
  { rule: 'BUR-GEN-13', holds: everybodyKnowsSales },
  { rule: 'BUR-TAKE-03', holds: storageHolds },
  { rule: 'BUR-SHIP-02', holds: threeColours },
  { rule: 'BUR-PLACE-02', holds: tilesFitHexes },
  { rule: 'BUR-PLACE-03', holds: allConnected },
  { rule: 'BUR-MON-31', holds: monasteriesNoted },
  { rule: 'BUR-BONUS-04', holds: bonusEarned },
  { rule: 'BUR-ROUND-04', holds: bridgeInOrder },
  { rule: 'BUR-GEN-11', holds: booksBalance },
  { rule: 'BUR-GEN-07', holds: nothingBelowZero },
];
