import { at, type Invariant, range } from '@ludoteca/kernel';
import { SEA } from '../../data/goods.ts';
import { type Catan, type CatanState, NOBODY } from '../../rules/types.ts';
import { SHIPS_EACH } from '../data/seas.ts';
import { seaBoardOf, seasOf } from './seas.ts';

type Check = (state: CatanState) => boolean;

const shipsConserved: Check = ({ open, seats }) => {
  const { ships, shipsLeft } = seasOf(open);
  return seats.every(
    (_, seat) => at(shipsLeft, seat) >= 0 && ships.filter((owner) => owner === seat).length + at(shipsLeft, seat) === SHIPS_EACH,
  );
};

/** One road or ship a path; ships beside the sea, roads beside land. */
const waysTrue: Check = ({ open }) => {
  const { ships } = seasOf(open);
  const { isSeaEdge, isLandEdge } = seaBoardOf(open);
  return range(ships.length).every((edge) => {
    const [ship, road] = [at(ships, edge) !== NOBODY, at(open.roads, edge) !== NOBODY];
    return !(ship && road) && (!ship || at(isSeaEdge, edge)) && (!road || at(isLandEdge, edge));
  });
};

const buildingsOnLand: Check = ({ open }) =>
  open.owners.every((owner, vertex) => owner === NOBODY || at(seaBoardOf(open).isLandVertex, vertex));

const pirateAtSea: Check = ({ open }) => at(open.terrains, seasOf(open).pirate) === SEA && at(open.terrains, open.robber) !== SEA;

/** A player has had the points of exactly those zones where the player has built. */
const chitsTrue: Check = ({ open, seats }) => {
  const { zones, vertexZones } = seaBoardOf(open);
  const built = (seat: number, zone: number): boolean =>
    vertexZones.some((other, vertex) => other === zone && at(open.owners, vertex) === seat);
  return seats.every((_, seat) =>
    zones.every((_, zone) => (at(seasOf(open).chits, seat * zones.length + zone) === 1) === built(seat, zone)),
  );
};

const CHECKS: readonly { readonly rule: Invariant<Catan>['rule']; readonly holds: Check }[] = [
  { rule: 'SEA-SHIP-01', holds: shipsConserved },
  { rule: 'SEA-SHIP-02', holds: waysTrue },
  { rule: 'SEA-SHIP-09', holds: buildingsOnLand },
  { rule: 'SEA-PIR-01', holds: pirateAtSea },
  { rule: 'SEA-SCN-03', holds: chitsTrue },
];

export const seasInvariants: readonly Invariant<Catan>[] = CHECKS.map(({ rule, holds }) => ({
  rule,
  holds: (state) => state.open.seas === undefined || holds(state),
}));
