import { at, range } from '@ludoteca/kernel';
import { DIE_ROWS, DUCHIES, LETTERS, POST_DUCHIES, ROW_LENGTHS, TEAM_DUCHIES } from '../data/duchies.ts';
import { CASTLE, TYPES } from '../data/faces.ts';
import { SOLO_DUCHIES, type SoloHex } from '../data/solo.ts';

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
  /** The place of its first hex in HEX_NAMES; moves and events count hexes from there. */
  readonly first: number;
  readonly colour: readonly number[];
  readonly die: readonly number[];
  readonly contact: readonly (readonly number[])[];
  /** By hex, where there are rivers: those of its contacts that only a river links. */
  readonly rivers: readonly (readonly number[])[];
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

function rowNames(rows: string): string[] {
  return ROW_LENGTHS.flatMap((length, row) => range(length).map((column) => `${rows[row]}${column + 1}`));
}

const USUAL_NAMES = rowNames('abcdefg');
const SOLO_SIZE = SOLO_DUCHIES['13a'].length;

/**
 * "a1" is the first hex of the top row, "d4" the middle of the duchy; the right half of a team's duchy goes on with row h. The
 * hexes of the solo boards, which have no rows, are numbered.
 */
export const HEX_NAMES: readonly string[] = [...USUAL_NAMES, ...rowNames('hijklmn'), ...range(SOLO_SIZE).map((hex) => `s${hex + 1}`)];
const FIRST_SOLO = HEX_NAMES.indexOf('s1');

/** The hex of a layout that a move names, as its place in HEX_NAMES; -1 for one that the layout does not have. */
export function hexIn({ first, size }: Layout, named: number): number {
  const hex = named - first;
  return hex < size ? hex : -1;
}

export const DUCHY_NAMES: readonly string[] = [
  ...DUCHIES.map((_, index) => String(index + 1)),
  ...POST_DUCHIES.map(({ name }) => name),
  ...TEAM_DUCHIES.map(({ name }) => name),
  ...Object.keys(SOLO_DUCHIES),
];

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

/** The inputs of a layout of any shape: colour and number of each hex and the hexes it touches. */
interface Ground {
  readonly colour: readonly number[];
  readonly die: readonly number[];
  readonly touching: readonly (readonly number[])[];
  /** Contact without touching: hexes that a river links. */
  readonly rivers?: readonly (readonly number[])[];
  /** Where the start castle may lie, if not on every hex of its colour. */
  readonly castles?: readonly number[];
  readonly gates?: Layout['gates'];
  readonly first?: number;
}

function layoutOf({ colour, die, touching, rivers, castles, gates = [], first = 0 }: Ground): Layout {
  const areas = areasOf(colour, touching);
  const hexes = range(colour.length);
  const ofColour = TYPES.map((_, type) => hexes.filter((hex) => colour[hex] === type));
  return {
    size: colour.length,
    first,
    colour,
    die,
    contact: rivers === undefined ? touching : touching.map((near, hex) => [...near, ...at(rivers, hex)]),
    rivers: rivers ?? [],
    areas,
    areaOf: hexes.map((hex) => areas.findIndex((area) => area.hexes.includes(hex))),
    ofColour,
    hexes,
    castles: castles ?? at(ofColour, CASTLE),
    gates,
  };
}

/** The colours of rows of letters. */
function coloursOf(rows: string): number[] {
  return letters(rows).map((letter) => TYPES.indexOf(LETTERS[letter as keyof typeof LETTERS]));
}

/** A duchy of the usual shape, with the usual numbers. */
function usualLayout(rows: string, gates?: Layout['gates']): Layout {
  return layoutOf({ colour: coloursOf(rows), die: letters(DIE_ROWS).map(Number), touching: TOUCHING, ...(gates && { gates }) });
}

/** Where the halves of a team's duchy meet: the last hex of the left middle row and the first of the right one. */
const SEAM = [HEX_NAMES.indexOf('d7'), HEX_NAMES.indexOf('k1')] as const;

/** Two usual duchies side by side. */
function teamLayout({ left, right, castles }: (typeof TEAM_DUCHIES)[number]): Layout {
  const die = letters(DIE_ROWS).map(Number);
  const touching = [...TOUCHING, ...TOUCHING.map((near) => near.map((hex) => hex + TOUCHING.length))].map((near, hex) =>
    hex === SEAM[0] ? [...near, SEAM[1]] : hex === SEAM[1] ? [SEAM[0], ...near] : near,
  );
  const colour = [...coloursOf(left), ...coloursOf(right)];
  return layoutOf({ colour, die: [...die, ...die], touching, castles: castles.map((hex) => HEX_NAMES.indexOf(hex)) });
}

/** Territories of touching hexes with rivers between them. */
function soloLayout(board: readonly SoloHex[]): Layout {
  return layoutOf({
    colour: coloursOf(board.map(([hex]) => hex[0]).join('')),
    die: board.map(([hex]) => Number(hex[1])),
    touching: bothWays(board.map(([, touching = []]) => touching)),
    rivers: bothWays(board.map(([, , rivers = []]) => rivers)),
    first: FIRST_SOLO,
  });
}

/** Links that are named once, at the earlier hex, for both ends. */
function bothWays(links: readonly (readonly number[])[]): number[][] {
  return links.map((onward, hex) => [...range(hex).filter((other) => at(links, other).includes(hex)), ...onward]);
}

/** The hexes on which a tile may lie as far as its type goes: those of its colour, or all for a tile without one. */
export function hexesFor(layout: Layout, type: number): readonly number[] {
  return layout.ofColour[type] ?? layout.hexes;
}

/** By index of the duchy. */
export const LAYOUTS: readonly Layout[] = [
  ...DUCHIES.map((rows) => usualLayout(rows)),
  ...POST_DUCHIES.map(({ rows, gates }) => usualLayout(rows, gates)),
  ...TEAM_DUCHIES.map(teamLayout),
  ...Object.values(SOLO_DUCHIES).map(soloLayout),
];
