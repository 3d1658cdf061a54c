import { at, range } from '@ludoteca/kernel';
import { DIE_ROWS, DUCHIES, LETTERS, ROW_LENGTHS } from '../data/duchies.ts';
import { CASTLE, TYPES } from '../data/faces.ts';

/** One area: touching hexes of one colour. */
export interface Area {
  readonly colour: number;
  readonly hexes: readonly number[];
}

/**
 * A duchy as a graph of hexes. `contact` says which hexes a tile may lean on; `areas` come from touching hexes alone, so that
 * layouts with other kinds of contact (rivers) or more hexes can stand beside these.
 */
export interface Layout {
  readonly size: number;
  readonly colour: readonly number[];
  readonly die: readonly number[];
  readonly contact: readonly (readonly number[])[];
  readonly areas: readonly Area[];
  /** The index of the area of each hex. */
  readonly areaOf: readonly number[];
  /** The hexes of each colour. */
  readonly ofColour: readonly (readonly number[])[];
  readonly castles: readonly number[];
}

const ROW_LETTERS = 'abcdefg';

/** "a1" is the first hex of the top row, "d4" the middle of the duchy. */
export const HEX_NAMES: readonly string[] = ROW_LENGTHS.flatMap((length, row) =>
  range(length).map((column) => `${ROW_LETTERS[row]}${column + 1}`),
);

export const DUCHY_NAMES: readonly string[] = DUCHIES.map((_, index) => String(index + 1));

/** Row and column of each hex; rows are centred, so in half hexes from the left. */
const PLACES = ROW_LENGTHS.flatMap((length, row) => range(length).map((column) => ({ row, x: 7 - length + 2 * column })));

const TOUCHING: readonly (readonly number[])[] = PLACES.map((here) =>
  range(PLACES.length).filter((other) => {
    const there = at(PLACES, other);
    const across = Math.abs(there.x - here.x);
    return there.row === here.row ? across === 2 : Math.abs(there.row - here.row) === 1 && across === 1;
  }),
);

function letters(rows: string): string[] {
  return [...rows.replaceAll(' ', '')];
}

function areasOf(colour: readonly number[], touching: readonly (readonly number[])[]): Area[] {
  const seen = new Set<number>();
  const areas: Area[] = [];
  for (const start of range(colour.length)) {
    if (seen.has(start)) continue;
    const hexes = [start];
    seen.add(start);
    for (const hex of hexes) {
      for (const next of at(touching, hex)) {
        if (seen.has(next) || colour[next] !== colour[start]) continue;
        seen.add(next);
        hexes.push(next);
      }
    }
    areas.push({ colour: at(colour, start), hexes: hexes.sort((a, b) => a - b) });
  }
  return areas;
}

function layoutOf(rows: string): Layout {
  const colour = letters(rows).map((letter) => TYPES.indexOf(LETTERS[letter as keyof typeof LETTERS]));
  const areas = areasOf(colour, TOUCHING);
  const ofColour = TYPES.map((_, type) => range(colour.length).filter((hex) => colour[hex] === type));
  return {
    size: colour.length,
    colour,
    die: letters(DIE_ROWS).map(Number),
    contact: TOUCHING,
    areas,
    areaOf: range(colour.length).map((hex) => areas.findIndex((area) => area.hexes.includes(hex))),
    ofColour,
    castles: at(ofColour, CASTLE),
  };
}

/** By index of the duchy. */
export const LAYOUTS: readonly Layout[] = DUCHIES.map(layoutOf);
