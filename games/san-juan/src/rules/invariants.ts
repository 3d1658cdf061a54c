import { at, type Invariant } from '@ludoteca/kernel';
import { BUILDINGS, CARDS, COPIES, TYPE } from '../data/buildings.ts';
import { END_BUILDINGS, ROLES_UNUSED, type SeatCount } from '../data/course.ts';
import { TILES } from '../data/tiles.ts';
import { has, hasCovered, isFactory, isPart, tally } from './display.ts';
import { visibleCards } from './secrecy.ts';
import { NOBODY, type SanJuan, type SanJuanState } from './types.ts';

type Check = (state: SanJuanState) => boolean;

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** Building, money, good, victory point: each of the 110 cards is in exactly one place. */
const everyCardOnce: Check = ({ open, seats, hidden }) => {
  const secret = seats.flatMap(({ own }) => [...own.hand, ...own.drawn, ...own.chapel]);
  const goods = hidden.goods.flat().filter((face) => face !== NOBODY);
  const all = [...visibleCards(open), ...secret, ...goods, ...hidden.supply, ...hidden.discard];
  return all.length === CARDS.length && tally(all, BUILDINGS.length).every((count, type) => count === at(COPIES, type));
};

const goodsOnFactoriesOnly: Check = ({ open, hidden }) =>
  open.goods.every((places, seat) =>
    places.every((full, place) => {
      const face = at(at(hidden.goods, seat), place);
      return full === 1 ? isFactory(at(at(open.displays, seat), place)) && face !== NOBODY : face === NOBODY;
    }),
  );

const noVioletTwice: Check = ({ open }) =>
  open.displays.every((display) => {
    const violet = display.filter((type) => !isFactory(type));
    return new Set(violet).size === violet.length;
  });

const twelveAtMost: Check = ({ open }) => open.displays.every((display) => display.length <= END_BUILDINGS);

const everyTileOnce: Check = ({ open, hidden }) => {
  const tiles = [...open.tiles, ...hidden.tiles];
  return tiles.length === TILES.length && new Set(tiles).size === TILES.length && open.tiles.length === Math.min(open.turned, TILES.length);
};

/** What the players remember and what everybody has seen is true. */
const knowledgeIsTrue: Check = ({ open, seats, hidden }) => {
  const pile = sorted(hidden.discard);
  const hands = seats.every(({ own }, seat) => isPart(sorted(at(open.seenHands, seat)), own.hand));
  return hands && seats.every(({ knows }) => isPart(sorted([...knows.discards, ...open.seenDiscards]), pile));
};

const chapelsHadTime: Check = ({ open, seats }) =>
  seats.every(({ own }, seat) => {
    const owned = has(open, seat, TYPE.chapel) || hasCovered(open, seat, TYPE.chapel);
    return own.chapel.length <= (owned ? at(open.chapelSteps, seat) : 0);
  });

const rolesLeft: Check = ({ open, config }) =>
  open.roles.filter((seat) => seat === NOBODY).length >= ROLES_UNUSED[config.seats as SeatCount];

/** A tile is up only while goods are sold. */
const tileDown: Check = ({ open, agenda }) => open.tile === NOBODY || agenda.some(({ kind }) => kind === 'tileBack');

export const invariants: readonly Invariant<SanJuan>[] = [
  { rule: 'SJ-CMP-05', holds: everyCardOnce },
  { rule: 'SJ-PRD-03', holds: goodsOnFactoriesOnly },
  { rule: 'SJ-BLD-08', holds: noVioletTwice },
  { rule: 'SJ-END-03', holds: twelveAtMost },
  { rule: 'SJ-SET-04', holds: everyTileOnce },
  { rule: 'SJ-SET-08', holds: knowledgeIsTrue },
  { rule: 'SJ-CHP-01', holds: chapelsHadTime },
  { rule: 'SJ-RND-10', holds: rolesLeft },
  { rule: 'SJ-TRD-07', holds: tileDown },
];
