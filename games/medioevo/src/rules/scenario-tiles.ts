import { at, BadInput, type Chance, type Config, type Reader, range, without } from '@ludoteca/kernel';
import { LAST_REFILL_ROUND, ROWS } from '../data/course.ts';
import { BLUE_TILES, ORANGE_TILES, TILES } from '../data/tiles.ts';
import { shuffled, sorted } from './piles.ts';
import { visibleTiles } from './secrecy.ts';
import { usesOrange } from './setup.ts';
import { currentRow } from './table.ts';
import type { Hidden, Open } from './types.ts';

const TILE_NAMES: readonly string[] = TILES.map(({ name }) => name);
const BLUE_NAMES = 'a tile from b01a to b23c';

/** The tile that a description names; with two or three players only the blue ones are in the game. */
export function tileId(reader: Reader, seats: number): number {
  const tile = typeof reader.value === 'string' ? TILE_NAMES.indexOf(reader.value) : -1;
  if (tile < 0) reader.refuse(usesOrange(seats) ? `${BLUE_NAMES} or o01a to o23a` : BLUE_NAMES);
  if (!usesOrange(seats) && ORANGE_TILES.includes(tile)) reader.refuse(`${BLUE_NAMES}, since orange ones need 4 or 5 players`);
  return tile;
}

/** Lays the rows and piles: named tiles lie as described, the others fill rows and piles at random. */
export function layTiles(
  open: Open,
  config: Config,
  chance: Chance,
  position: Reader,
  fields: Record<'rows' | 'pile' | 'second', Reader>,
): Hidden {
  const { seats } = config;
  const named = (reader: Reader): number[] => reader.or<number[]>([], (list) => list.list().map((tile) => tileId(tile, seats)));
  open.rows = readRows(open, fields.rows, seats);
  const ahead = named(fields.pile);
  const orangeAhead = named(fields.second);
  const begun = !usesOrange(seats) || (!fields.second.missing && orangeAhead.length === 0);
  refuseWrongBacks(fields, ahead, orangeAhead, begun);
  const used = [...visibleTiles(open), ...ahead, ...orangeAhead];
  refuseRepeated(used, position);
  const blue = without(BLUE_TILES, used);
  const orange = usesOrange(seats) ? without(ORANGE_TILES, used) : [];
  const hidden = {
    pile: [...shuffled(begun ? [...blue, ...orange] : blue, chance), ...ahead.reverse()],
    second: begun ? [] : [...shuffled(orange, chance), ...orangeAhead.reverse()],
  };
  fillRows(open, seats, hidden.pile, position);
  refuseShortage(open, seats, hidden, position);
  return hidden;
}

/** From round 13 on the rows above the current one are no longer there. */
function isStanding(open: Open, row: number): boolean {
  return open.round <= LAST_REFILL_ROUND || row >= currentRow(open);
}

/** A row that is not named, or named empty, is to be filled. */
function readRows(open: Open, rows: Reader, seats: number): number[][] {
  const named = rows.or<Reader[]>([], (reader) => reader.list(0, ROWS));
  return range(ROWS).map((row) => {
    const reader = named[row];
    if (reader === undefined) return [];
    const tiles = reader.list().map((tile) => tileId(tile, seats));
    const width = isStanding(open, row) ? seats + 1 : 0;
    return tiles.length === 0 || tiles.length === width
      ? tiles
      : reader.refuse(width === 0 ? 'no tile in a row already played' : `${width} tiles, or none`);
  });
}

/** `pile` and `second` name the tiles drawn next, the first one first. An empty `second` says that the orange tiles are already being drawn. */
function refuseWrongBacks(
  fields: Record<'pile' | 'second', Reader>,
  ahead: readonly number[],
  orangeAhead: readonly number[],
  begun: boolean,
): void {
  if (orangeAhead.some((tile) => !ORANGE_TILES.includes(tile))) fields.second.refuse('orange tiles of 4 or 5 players');
  if (!begun && ahead.some((tile) => !BLUE_TILES.includes(tile))) fields.pile.refuse('blue tiles while an orange pile is waiting');
}

function refuseRepeated(tiles: readonly number[], position: Reader): void {
  const twice = tiles.find((tile, place) => tiles.indexOf(tile) !== place);
  if (twice !== undefined) throw new BadInput(`${position.path}: tile "${at(TILE_NAMES, twice)}" is in two places`);
}

/** From the bottom of the pile, so that the tiles named for drawing stay on it. */
function fillRows(open: Open, seats: number, pile: number[], position: Reader): void {
  for (const [row, tiles] of open.rows.entries()) {
    if (tiles.length > 0 || !isStanding(open, row)) continue;
    if (pile.length <= seats)
      throw new BadInput(`${position.path}.rows[${row}]: ${pile.length} tiles left in the pile to fill it, ${seats + 1} needed`);
    open.rows[row] = sorted(pile.splice(0, seats + 1));
  }
}

/** Each refill to come takes a tile for every player out of the game; the last one of the row comes back as a discard. */
function refuseShortage(open: Open, seats: number, hidden: Hidden, position: Reader): void {
  const left = hidden.pile.length + hidden.second.length + open.discards.length;
  const needed = seats * Math.max(0, LAST_REFILL_ROUND + 1 - open.round);
  if (left < needed)
    throw new BadInput(
      `${position.path}: ${left} tiles left to draw, ${needed} needed for the refills to come; fewer tiles with the players or a later round would do`,
    );
}
