import { at, range } from '@ludoteca/kernel';
import { DIE_ROWS, DUCHIES, LETTERS, POST_DUCHIES, ROW_LENGTHS } from '../data/duchies.ts';
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
  readonly hexes: readonly number[];
  /** Where the start castle may lie. */
  readonly castles: readonly number[];
  /** For each border post the hexes that touch it. */
  readonly gates: readonly (readonly number[])[];
}

const ROW_LETTERS = 'abcdefg';

/** "a1" is the first hex of the top row, "d4" the middle of the duchy. */
export const HEX_NAMES: readonly string[] = ROW_LENGTHS.flatMap((length, row) =>
  range(length).map((column) => `${ROW_LETTERS[row]}${column + 1}`),
);

export const DUCHY_NAMES: readonly string[] = [...DUCHIES.map((_, index) => String(index + 1)), ...POST_DUCHIES.map(({ name }) => name)];

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

/** What a layout of any shape is made of: colour and number of each hex and the hexes it touches. */
interface Ground {
  readonly colour: readonly number[];
  readonly die: readonly number[];
  readonly touching: readonly (readonly number[])[];
  readonly gates: Layout['gates'];
}

function layoutOf({ colour, die, touching, gates }: Ground): Layout {
  const areas = areasOf(colour, touching);
  const hexes = range(colour.length);
  const ofColour = TYPES.map((_, type) => hexes.filter((hex) => colour[hex] === type));
  const areaOf = hexes.map((hex) => areas.findIndex((area) => area.hexes.includes(hex)));
  return { size: colour.length, colour, die, contact: touching, areas, areaOf, ofColour, hexes, castles: at(ofColour, CASTLE), gates };
}

/** The colours of rows of letters. */
function coloursOf(rows: string): number[] {
  return letters(rows).map((letter) => TYPES.indexOf(LETTERS[letter as keyof typeof LETTERS]));
}

/** A duchy of the usual shape, with the usual numbers. */
function usualLayout(rows: string, gates: Layout['gates'] = []): Layout {
  return layoutOf({ colour: coloursOf(rows), die: letters(DIE_ROWS).map(Number), touching: TOUCHING, gates });
}

/** The hexes on which a tile may lie as far as its type goes: those of its colour, or all for a tile without one. */
export function hexesFor(layout: Layout, type: number): readonly number[] {
  return layout.ofColour[type] ?? layout.hexes;
}

/** By index of the duchy. */
export const LAYOUTS: readonly Layout[] = [
  ...DUCHIES.map((rows) => usualLayout(rows)),
  ...POST_DUCHIES.map(({ rows, gates }) => usualLayout(rows, gates)),
];
