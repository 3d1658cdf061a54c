import { at, type Invariant, range, sum } from '@ludoteca/kernel';
import { CARD_COUNTS, KNIGHT } from '../data/cards.ts';
import { BANK_RATE, CITIES_EACH, LARGEST_ARMY_MIN, ROADS_EACH, SETTLEMENTS_EACH } from '../data/course.ts';
import { cardsOfKind } from '../data/goods.ts';
import { boardOf } from './board.ts';
import { CITY } from './building/city.ts';
import { openHarbours, SETTLEMENT } from './building/settlement.ts';
import { expansionOf } from './expansion.ts';
import { handOf, ownOf } from './hand.ts';
import { rightfulHolder, routeLength } from './longest-road.ts';
import { isOver, targetOf, totalPoints } from './points.ts';
import { type Catan, type CatanState, NOBODY } from './types.ts';

type Check = (state: CatanState) => boolean;

const seatsOf = (state: CatanState): number[] => range(state.seats.length);

/** Every resource card is in the bank or in a hand. */
const cardsConserved: Check = (state) =>
  state.open.bank.every((stock, kind) => {
    const held = seatsOf(state).map((seat) => at(handOf(state, seat), kind));
    return stock >= 0 && held.every((count) => count >= 0) && stock + sum(held) === cardsOfKind(kind);
  });

const piecesConserved: Check = ({ open, seats }) =>
  seats.every((_, seat) => {
    const built = (level: number): number =>
      open.owners.filter((owner, vertex) => owner === seat && at(open.levels, vertex) === level).length;
    const roads = open.roads.filter((owner) => owner === seat).length;
    const left = [at(open.roadsLeft, seat), at(open.settlementsLeft, seat), at(open.citiesLeft, seat)];
    // A city that was laid down looks like a settlement and is a city of the supply.
    const tipped = (expansionOf(open)?.laidDown?.(open) ?? []).filter((vertex) => at(open.owners, vertex) === seat).length;
    const all = [roads + at(left, 0), built(SETTLEMENT) - tipped + at(left, 1), built(CITY) + tipped + at(left, 2)];
    return left.every((count) => count >= 0) && all[0] === ROADS_EACH && all[1] === SETTLEMENTS_EACH && all[2] === CITIES_EACH;
  });

/** Every development card is in the deck, in a hand, before its owner or out of the game. */
const developmentConserved: Check = (state) =>
  expansionOf(state.open)?.decks !== undefined ||
  CARD_COUNTS.every((count, card) => {
    const held = sum(seatsOf(state).map((seat) => at(ownOf(state, seat).cards, card)));
    const played = card === KNIGHT ? sum(state.open.knights) : at(state.open.gone, card);
    return held + played + state.hidden.deck.filter((other) => other === card).length === count;
  });

const freshConserved: Check = (state) =>
  seatsOf(state).every((seat) => {
    const { cards, fresh } = ownOf(state, seat);
    const expected = seat === state.open.turn ? state.open.bought : 0;
    return sum(fresh) === expected && fresh.every((count, card) => count >= 0 && count <= at(cards, card));
  });

const distanceKept: Check = ({ open }) =>
  open.owners.every((owner, vertex) => {
    const free = at(open.levels, vertex) === 0;
    return (
      (owner === NOBODY) === free &&
      (free || at(boardOf(open).vertexNeighbours, vertex).every((other) => at(open.owners, other) === NOBODY))
    );
  });

/** Every road touches another piece of its owner. */
const roadsConnected: Check = ({ open }) =>
  open.roads.every((owner, edge) => {
    const touches = (vertex: number): boolean =>
      at(open.owners, vertex) === owner ||
      at(boardOf(open).vertexEdges, vertex).some((other) => other !== edge && at(open.roads, other) === owner);
    return owner === NOBODY || at(boardOf(open).edgeVertices, edge).some(touches);
  });

/** While a piece is on its way, routes are not measured yet. */
const routesTrue: Check = ({ open, seats, agenda }) =>
  expansionOf(open)?.isMidMove?.(agenda) === true ||
  (seats.every((_, seat) => at(open.routes, seat) === routeLength(open, seat)) &&
    rightfulHolder(open.routes, open.roadHolder) === open.roadHolder);

const armyTrue: Check = ({ open }) => {
  const most = Math.max(...open.knights);
  return most < LARGEST_ARMY_MIN ? open.armyHolder === NOBODY : at(open.knights, open.armyHolder) === most;
};

const ratesTrue: Check = ({ open, seats }) => {
  const fresh = { ...open, rates: open.rates.map(() => BANK_RATE) };
  for (const [vertex, owner] of open.owners.entries()) if (owner !== NOBODY) openHarbours(fresh, owner, vertex);
  return seats.length * open.bank.length === open.rates.length && fresh.rates.every((rate, cell) => rate === at(open.rates, cell));
};

/** Everybody's knowledge of a hand is true. */
const sureTrue: Check = (state) =>
  seatsOf(state).every((seat) =>
    handOf(state, seat).every((count, kind) => at(state.open.sure, seat * state.open.bank.length + kind) <= count),
  );

/** A single seat's further knowledge is true as well, and nobody keeps notes about the own hand. */
const extraTrue: Check = (state) => {
  const kinds = state.open.bank.length;
  return state.seats.every(({ knows }, seat) =>
    knows.extra.every((count, cell) => {
      const other = Math.floor(cell / kinds);
      const held = at(handOf(state, other), cell % kinds);
      return count === 0 || (count > 0 && other !== seat && at(state.open.sure, cell) + count <= held);
    }),
  );
};

const notWonUnnoticed: Check = (state) =>
  isOver(state) || state.open.turns === 0 || totalPoints(state, state.open.turn) < targetOf(state.open);

export const invariants: readonly Invariant<Catan>[] = [
  { rule: 'CAT-COMP-06', holds: cardsConserved },
  { rule: 'CAT-COMP-07', holds: piecesConserved },
  { rule: 'CAT-COMP-09', holds: developmentConserved },
  { rule: 'CAT-DEV-02', holds: freshConserved },
  { rule: 'CAT-BUILD-04', holds: distanceKept },
  { rule: 'CAT-BUILD-03', holds: roadsConnected },
  { rule: 'CAT-LR-07', holds: routesTrue },
  { rule: 'CAT-LA-02', holds: armyTrue },
  { rule: 'CAT-TRADE-07', holds: ratesTrue },
  { rule: 'CAT-ROB-06', holds: sureTrue },
  { rule: 'CAT-ROB-07', holds: extraTrue },
  { rule: 'CAT-END-02', holds: notWonUnnoticed },
];
