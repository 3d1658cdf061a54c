import { at, type Invariant, range, sum, topOf } from '@ludoteca/kernel';
import { LAST_REFILL_ROUND, ROUNDS } from '../data/course.ts';
import { ESTATES, EXTRA_COIN_TOKENS, TERRAIN_TOKENS } from '../data/estates.ts';
import { BLUE_TILES, TILES } from '../data/tiles.ts';
import { isPrinted } from './estates/palace.ts';
import { visibleTiles } from './secrecy.ts';
import { usesOrange } from './setup.ts';
import { currentRow, hasLord, isReservedFrom, nextRow } from './table.ts';
import { type Medioevo, type MedioevoState, NOTHING, NOWHERE, SOURCES } from './types.ts';

type Check = (state: MedioevoState) => boolean;

const seatsOf = (state: MedioevoState): number[] => range(state.config.seats);
const placing = (state: MedioevoState): boolean => state.agenda.some(({ kind }) => kind === 'placeLord');
/** Turns that a player has finished or begun, counted by tiles. */
const tilesOf = ({ open }: MedioevoState, seat: number): number => at(open.fiefs, seat).length + at(open.cemeteries, seat).length;
const placedTerrains = ({ open }: MedioevoState): number[] => open.terrains.filter((terrain) => terrain !== NOTHING);

/** During the turns, until the refill, every tile left on the current row carries a lord; before them there is one tile more. */
const oneTileFree: Check = ({ open, agenda }) =>
  !agenda.some(({ kind }) => kind === 'refill') || at(open.rows, currentRow(open)).every((tile) => hasLord(open, tile));

const openingLeavesOne: Check = (state) => {
  const { open } = state;
  if (!placing(state)) return true;
  const free = at(open.rows, 0).filter((tile) => !hasLord(open, tile)).length;
  return free === state.agenda.filter(({ kind }) => kind === 'placeLord').length + 1;
};

const twoTilesToMoveTo: Check = ({ open, ...state }) => {
  const step = topOf(state.agenda);
  if (step?.kind !== 'moveLord') return true;
  const { seat } = step.open;
  return at(open.rows, nextRow(open)).filter((tile) => !hasLord(open, tile) && !isReservedFrom(open, seat, tile)).length >= 2;
};

const noExplorerLeftBehind: Check = ({ open }) => {
  const row = at(open.rows, currentRow(open));
  return open.explorers.every((tile) => tile === NOWHERE || !row.includes(tile));
};

/** A player who has moved this round has as many tiles as rounds, the others one less. */
const oneTilePerRound: Check = (state) => {
  if (placing(state)) return seatsOf(state).every((seat) => tilesOf(state, seat) === 0);
  const waiting = new Set(state.agenda.flatMap((step) => (step.kind === 'moveLord' || step.kind === 'leaveTable' ? [step.open.seat] : [])));
  return seatsOf(state).every((seat) => tilesOf(state, seat) === state.open.round - (waiting.has(seat) ? 1 : 0));
};

const tokensSuffice: Check = (state) =>
  sum(state.open.extraCoins) <= EXTRA_COIN_TOKENS &&
  placedTerrains(state).length + state.open.terrainSupply.length === TERRAIN_TOKENS.length;

const everyTileOnce: Check = (state) => {
  const tiles = [...visibleTiles(state.open), ...state.hidden.pile, ...state.hidden.second];
  const all = usesOrange(state.config.seats) ? TILES.length : BLUE_TILES.length;
  return tiles.length === all && new Set(tiles).size === all;
};

const sixteenTurnsEach: Check = (state) => !state.open.finished || seatsOf(state).every((seat) => tilesOf(state, seat) === ROUNDS);

const noTypeTwice: Check = ({ open }) =>
  open.terrains.every((terrain, place) => terrain === NOTHING || !isPrinted(terrain, place % ESTATES.length));

const noTokenTwice: Check = (state) => new Set([...placedTerrains(state), ...state.open.terrainSupply]).size === TERRAIN_TOKENS.length;

const buriedStaysBuried: Check = ({ open, hidden }) =>
  open.cemeteries.flat().every((tile) => !open.discards.includes(tile) && !hidden.pile.includes(tile));

const twoPlayersNeverRunOut: Check = (state) =>
  state.config.seats !== 2 || state.open.round > LAST_REFILL_ROUND || state.hidden.pile.length >= 3;

const booksBalance: Check = ({ open }) =>
  open.coins.every((coins, seat) => coins >= 0 && coins === sum(open.books.slice(seat * SOURCES.length, (seat + 1) * SOURCES.length)));

export const invariants: readonly Invariant<Medioevo>[] = [
  { rule: 'MED-SETUP-14', holds: openingLeavesOne },
  { rule: 'MED-ROUND-09', holds: oneTilePerRound },
  { rule: 'MED-INC-09', holds: noTypeTwice },
  { rule: 'MED-CHUR-05', holds: tokensSuffice },
  { rule: 'MED-PAL-07', holds: noTokenTwice },
  { rule: 'MED-CEM-02', holds: buriedStaysBuried },
  { rule: 'MED-REFILL-04', holds: twoPlayersNeverRunOut },
  { rule: 'MED-MON-02', holds: booksBalance },
  { rule: 'MED-INV-01', holds: oneTileFree },
  { rule: 'MED-INV-02', holds: twoTilesToMoveTo },
  { rule: 'MED-INV-03', holds: noExplorerLeftBehind },
  { rule: 'MED-INV-04', holds: oneTilePerRound },
  { rule: 'MED-INV-05', holds: tokensSuffice },
  { rule: 'MED-INV-06', holds: everyTileOnce },
  { rule: 'MED-INV-07', holds: sixteenTurnsEach },
];
