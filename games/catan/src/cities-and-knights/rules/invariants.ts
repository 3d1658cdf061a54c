import { at, type Invariant, range, sum } from '@ludoteca/kernel';
import { CITY } from '../../rules/building/city.ts';
import { touchesRoute } from '../../rules/building/road.ts';
import { SETTLEMENT } from '../../rules/building/settlement.ts';
import { type Catan, type CatanState, NOBODY } from '../../rules/types.ts';
import { METROPOLIS_LEVEL, TOP_LEVEL } from '../data/improvements.ts';
import { KNIGHT_LEVELS, KNIGHTS_PER_LEVEL, SHIP_SPACES, WALLS_EACH } from '../data/knights.ts';
import { DECK_OF, POINT_CARDS, PROGRESS, PROGRESS_COUNTS, PROGRESS_LIMIT, TRACKS } from '../data/progress.ts';
import { deckOf } from './progress/deck.ts';
import { progressHeld, progressOf } from './progress/knowledge.ts';
import { type Realm, realmOf } from './realm.ts';

/** A check of Cities & Knights; in the base game there is nothing to check. */
type Check = (state: CatanState, realm: Realm) => boolean;

/** Every knight is on the board, in the supply, or on its way after it lost its place. */
const knightsConserved: Check = ({ seats, agenda }, realm) =>
  seats.every((_, seat) =>
    KNIGHT_LEVELS.every((_, place) => {
      const level = place + 1;
      const standing = range(realm.knightOwners.length).filter(
        (v) => realm.knightOwners[v] === seat && realm.knightLevels[v] === level,
      ).length;
      const waiting = agenda.filter((step) => step.kind === 'retreat' && step.open.seat === seat && step.open.level === level).length;
      const left = at(realm.knightsLeft, seat * KNIGHT_LEVELS.length + place);
      return left >= 0 && standing + waiting + left === KNIGHTS_PER_LEVEL;
    }),
  );

/** A knight stands alone, at a road of its owner; where there is none, nothing of it is left. */
const knightsStand: Check = ({ open }, realm) =>
  range(realm.knightOwners.length).every((vertex) => {
    const owner = at(realm.knightOwners, vertex);
    const marks = [at(realm.knightLevels, vertex), at(realm.knightActive, vertex), at(realm.knightUsed, vertex)];
    if (owner === NOBODY) return marks.every((mark) => mark === 0);
    return at(marks, 0) > 0 && at(open.owners, vertex) === NOBODY && touchesRoute(open, owner, vertex);
  });

const wallsConserved: Check = ({ open, seats }, realm) =>
  seats.every((_, seat) => {
    const built = range(realm.knightOwners.length).filter((vertex) => realm.walls[vertex] === 1 && open.owners[vertex] === seat).length;
    return at(realm.wallsLeft, seat) >= 0 && built + at(realm.wallsLeft, seat) === WALLS_EACH;
  }) && realm.walls.every((wall, vertex) => wall === 0 || open.levels[vertex] === CITY);

/** Every progress card is in a deck, in a hand, or laid open. */
const progressConserved: Check = (state, realm) =>
  PROGRESS_COUNTS.every((count, card) => {
    const held = state.seats.map((_, seat) => at(progressOf(state, seat), card));
    const laid = POINT_CARDS.includes(card) && realm.laid[POINT_CARDS.indexOf(card)] !== NOBODY ? 1 : 0;
    const pile = deckOf(state, at(DECK_OF, card)).filter((other) => other === card).length;
    return held.every((copies) => copies >= 0) && sum(held) + laid + pile === count;
  });

/** Only the player whose turn it is, or one who is just asked to give one back, has more than four. */
const progressLimited: Check = (state) =>
  state.agenda.some(({ kind }) => kind === 'surplus') ||
  state.seats.every((_, seat) => seat === state.open.turn || progressHeld(state, seat) <= PROGRESS_LIMIT);

/** Whatever everybody, or a single seat, knows of progress cards is true. */
const knowledgeTrue: Check = (state, realm) => {
  const holds = (cell: number): number => at(progressOf(state, Math.floor(cell / PROGRESS.length)), cell % PROGRESS.length);
  const open = realm.knownCards.every((count, cell) => count >= 0 && count <= holds(cell));
  return (
    open &&
    state.seats.every(({ knows }) =>
      (knows.progress ?? []).every((count, cell) => count >= 0 && count + at(realm.knownCards, cell) <= holds(cell)),
    )
  );
};

/** The cards known to lie under a deck lie there. */
const beneathTrue: Check = (state, realm) =>
  TRACKS.every((_, deck) => {
    const pile = deckOf(state, deck);
    const agrees = (notes: readonly number[]): boolean =>
      notes.length === at(realm.beneath, deck).length && notes.every((card, place) => card < 0 || pile[place] === card);
    return (
      at(realm.beneath, deck).length <= pile.length &&
      agrees(at(realm.beneath, deck)) &&
      state.seats.every(({ knows }) => agrees(knows.returned?.[deck] ?? []))
    );
  });

/** Each metropolis stands on a city of its own, whose owner has the level for it; for good only with the fifth. */
const metropolisesTrue: Check = ({ open }, realm) =>
  realm.metropolises.every((vertex, track) => {
    if (vertex === NOBODY) return realm.secured[track] === 0;
    const level = at(realm.tracks, at(open.owners, vertex) * TRACKS.length + track);
    const alone = realm.metropolises.filter((other) => other === vertex).length === 1;
    return open.levels[vertex] === CITY && alone && level >= METROPOLIS_LEVEL && (realm.secured[track] === 0 || level === TOP_LEVEL);
  });

const tippedTrue: Check = ({ open }, realm) =>
  realm.tipped.every((vertex) => open.levels[vertex] === SETTLEMENT && open.owners[vertex] !== NOBODY);

const shipOnTrack: Check = ({ agenda }, { ship, committed }) => {
  const landing = agenda.some(({ kind }) => kind === 'muster' || kind === 'aftermath');
  return ship >= 0 && (ship < SHIP_SPACES || landing) && (committed.length === 0 || landing);
};

const CHECKS: readonly { readonly rule: Invariant<Catan>['rule']; readonly holds: Check }[] = [
  { rule: 'CK-KN-09', holds: knightsConserved },
  { rule: 'CK-ACT-04', holds: knightsStand },
  { rule: 'CK-WALL-02', holds: wallsConserved },
  { rule: 'CK-CARD-04', holds: progressConserved },
  { rule: 'CK-CARD-03', holds: progressLimited },
  { rule: 'CK-POL-08', holds: knowledgeTrue },
  { rule: 'CK-CARD-08', holds: beneathTrue },
  { rule: 'CK-MET-02', holds: metropolisesTrue },
  { rule: 'CK-BARB-08', holds: tippedTrue },
  { rule: 'CK-EVENT-01', holds: shipOnTrack },
];

export const knightsInvariants: readonly Invariant<Catan>[] = CHECKS.map(({ rule, holds }) => ({
  rule,
  holds: (state) => state.open.realm === undefined || holds(state, realmOf(state.open)),
}));
