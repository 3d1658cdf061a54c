import { at, BadInput, parseJson, Reader, sum } from '@ludoteca/kernel';
import { CHEST_COLOURS, CHESTS, type ChestId, COLOUR_TOTALS, COLOURS } from '../data/chests.ts';
import { CONDITIONS, OFFICE_COSTS, PLAYERS, ROUND_TILES } from '../data/course.ts';
import { COUNT_JOBS, PATTERN_JOBS, type PatternJob } from '../data/jobs.ts';
import printed from '../data/numbers.json' with { type: 'json' };
import { PRIVILEGE_TYPES, TYPES_PER_GAME } from '../data/privileges.ts';
import { MOST_OFFICES, REGIONS, type RegionId } from '../data/regions.ts';

/** Both sides of a double-sided component. */
export interface Sides<V> {
  readonly small: V;
  readonly large: V;
}

/** Every entry of numbers.json that the rules use. */
export interface Numbers {
  readonly smallSideUpTo: Readonly<Record<'regions' | 'pointTiles' | 'supplyBoard' | 'actionBoard', number>>;
  readonly offices: Sides<Readonly<Record<RegionId, readonly string[]>>>;
  readonly pointTiles: Sides<readonly (readonly number[])[]>;
  readonly secondPlaceWithTwo: boolean;
  readonly envoySpaces: Sides<number>;
  readonly supplySpaces: Sides<readonly (readonly number[])[]>;
  readonly chests: Readonly<Record<ChestId, number>>;
  readonly brownSets: readonly number[];
  readonly vpCards: Readonly<Record<'2' | '3' | '4' | '5', readonly number[]>>;
  readonly sets: { readonly first: readonly number[]; readonly third: readonly number[] };
  readonly patterns: Readonly<Record<PatternJob, { readonly offsets: readonly number[]; readonly points: number }>>;
  readonly officeJobs: Readonly<Record<(typeof COUNT_JOBS)[number], readonly number[]>>;
  readonly tilesB: Readonly<Record<(typeof CONDITIONS)[number], number>>;
  readonly tilesC: Readonly<Record<'1' | '2' | '3', number>>;
}

const { about: _about, confidence: _confidence, ...standard } = printed;
export const STANDARD: Numbers = standard;

const BOARDS = ['regions', 'pointTiles', 'supplyBoard', 'actionBoard'] as const;
const COUNTS = ['2', '3', '4', '5'] as const;
const STEPS = ['1', '2', '3'] as const;
const MOST_POINTS = 99;

/** How each entry is read; missing entries keep the value of the standard file. */
const READERS: { readonly [K in keyof Numbers]: (reader: Reader) => Numbers[K] } = {
  smallSideUpTo: (reader) => each(reader, BOARDS, (value) => value.integer(PLAYERS.min - 1, PLAYERS.max)),
  offices: (reader) => sides(reader, (side) => each(side, REGIONS, (row) => row.list(1, MOST_OFFICES).map(officeOf))),
  pointTiles: (reader) =>
    sides(reader, (side) => side.list(REGIONS.length, REGIONS.length).map((tile) => integers(tile, 1, 3, MOST_POINTS))),
  secondPlaceWithTwo: (reader) => reader.flag(),
  envoySpaces: (reader) => sides(reader, (side) => side.integer(0, 15)),
  supplySpaces: (reader) => sides(reader, (side) => side.list(1, 5).map((space) => integers(space, 2, 2, 3))),
  chests: readChests,
  brownSets: (reader) => integers(reader, 5, 5, MOST_POINTS),
  vpCards: (reader) => each(reader, COUNTS, (cards, count) => falling(cards, integers(cards, Number(count), Number(count), MOST_POINTS))),
  sets: (reader) => each(reader, ['first', 'third'], typesOf),
  patterns: (reader) => each(reader, PATTERN_JOBS, patternOf),
  officeJobs: (reader) => each(reader, COUNT_JOBS, (columns) => integers(columns, 1, 10, MOST_POINTS)),
  tilesB: (reader) =>
    adding(
      reader,
      each(reader, CONDITIONS, (count) => count.integer(0, ROUND_TILES.B)),
      ROUND_TILES.B,
    ),
  tilesC: (reader) =>
    adding(
      reader,
      each(reader, STEPS, (count) => count.integer(0, ROUND_TILES.C)),
      ROUND_TILES.C,
    ),
};

function each<K extends string, V>(reader: Reader, names: readonly K[], read: (reader: Reader, name: K) => V): Record<K, V> {
  const fields = reader.fields(...names);
  return Object.fromEntries(names.map((name) => [name, read(fields[name], name)])) as Record<K, V>;
}

function sides<V>(reader: Reader, read: (reader: Reader) => V): Sides<V> {
  return each(reader, ['small', 'large'], read);
}

function integers(reader: Reader, min: number, max: number, most: number): number[] {
  return reader.list(min, max).map((value) => value.integer(0, most));
}

function officeOf(reader: Reader): string {
  const text = reader.text();
  const cost = /^([0-9])n?$/.exec(text)?.[1];
  const { min, max } = OFFICE_COSTS;
  if (cost === undefined || Number(cost) < min || Number(cost) > max)
    reader.refuse(`a number from ${min} to ${max}, with n for the noble icon,`, 'office', { min, max });
  return text;
}

function readChests(reader: Reader): Numbers['chests'] {
  const counts = each(reader, CHESTS, (count) => count.integer(0, 28));
  for (const colour of COLOURS) {
    const total = sum(CHESTS.map((id, kind) => (CHEST_COLOURS[kind] === colour ? counts[id] : 0)));
    const wanted = COLOUR_TOTALS[colour];
    if (total !== wanted) {
      const fault = { path: reader.path, found: String(total), expected: 'chests', args: { total: wanted, colour } };
      throw new BadInput(`${reader.path}: ${total} ${colour} chests found, ${wanted} expected`, fault);
    }
  }
  return counts;
}

function falling(reader: Reader, values: number[]): number[] {
  if (values.some((value, place) => place > 0 && value > at(values, place - 1))) reader.refuse('the highest card first', 'falling');
  return values;
}

/** Six different types of privilege, in rising order. */
function typesOf(reader: Reader): number[] {
  const types = reader.list(TYPES_PER_GAME, TYPES_PER_GAME).map((type) => type.integer(1, PRIVILEGE_TYPES));
  if (new Set(types).size < types.length) reader.refuse(`${TYPES_PER_GAME} different types`, 'different', { count: TYPES_PER_GAME });
  return types.sort((a, b) => a - b);
}

function patternOf(reader: Reader): { offsets: number[]; points: number } {
  const { offsets, points } = reader.fields('offsets', 'points');
  const shape = offsets.list(1, REGIONS.length).map((offset) => offset.integer(0, REGIONS.length - 1));
  if (shape[0] !== 0 || shape.some((offset, place) => place > 0 && offset <= at(shape, place - 1)))
    offsets.refuse('rising steps that begin with 0', 'rising');
  return { offsets: shape, points: points.integer(0, MOST_POINTS) };
}

function adding<K extends string>(reader: Reader, counts: Record<K, number>, total: number): Record<K, number> {
  const values: number[] = Object.values(counts);
  if (sum(values) !== total) reader.refuse(`${total} tiles in all`, 'tiles', { total });
  return counts;
}

/** No override is longer, so that configurations stay small. */
export const LONGEST_NUMBERS = 10_000;

/** Reads an override: a JSON text of the form of numbers.json, every entry optional. Throws BadInput with one line. */
export function readNumbers(text: string): Numbers {
  if (text.length > LONGEST_NUMBERS) {
    const fault = { path: 'numbers', found: String(text.length), expected: 'length', args: { most: LONGEST_NUMBERS } };
    throw new BadInput(`numbers: ${text.length} characters found, at most ${LONGEST_NUMBERS} expected`, fault);
  }
  const names = Object.keys(READERS) as (keyof Numbers)[];
  const fields = new Reader(parseJson(text), 'numbers').fields('about', 'confidence', ...names);
  const given = names.filter((name) => !fields[name].missing).map((name) => [name, READERS[name](fields[name])]);
  return { ...STANDARD, ...Object.fromEntries(given) };
}
