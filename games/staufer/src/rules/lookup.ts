import { at, type Config, range } from '@ludoteca/kernel';
import { CHESTS } from '../data/chests.ts';
import { CONDITIONS } from '../data/course.ts';
import { COUNT_JOBS, PATTERN_JOBS } from '../data/jobs.ts';
import { MOST_OFFICES, REGIONS } from '../data/regions.ts';
import { type Numbers, readNumbers, type Sides, STANDARD } from './numbers.ts';
import type { Options } from './types.ts';

/** A shape on the ring, turned in every way that makes a difference, and the points of each copy. */
export interface Pattern {
  readonly rotations: readonly (readonly number[])[];
  readonly points: number;
}

/** The numbers of one table, laid out for the rules: the sides that its player count uses, everything by small integers. */
export interface Tables {
  /** By office: its number, 0 where the region has no such office. */
  readonly cost: readonly number[];
  /** By office: 1 where the noble icon is printed. */
  readonly icon: readonly number[];
  /** All offices there are. */
  readonly offices: readonly number[];
  readonly officesOf: readonly (readonly number[])[];
  /** By point tile: points by rank. */
  readonly tilePoints: readonly (readonly number[])[];
  readonly envoySpaces: number;
  /** By supply space: [envoys, nobles]. */
  readonly spaces: readonly (readonly number[])[];
  /** By kind of chest: how many there are. */
  readonly chests: readonly number[];
  readonly brownSets: readonly number[];
  readonly vpCards: readonly number[];
  readonly sets: Numbers['sets'];
  readonly patterns: readonly Pattern[];
  /** Columns of the office jobs that count offices. */
  readonly officeJobs: readonly (readonly number[])[];
  /** How many tiles there are of each condition, and of 1, 2 and 3 steps. */
  readonly tilesB: readonly number[];
  readonly tilesC: readonly number[];
}

/** The words of the option "numbers" that mean the file as it is. */
export const STANDARD_NUMBERS = 'standard';

const OFFICES = REGIONS.length * MOST_OFFICES;

function sideFor<V>(players: number, smallUpTo: number, sides: Sides<V>): V {
  return players <= smallUpTo ? sides.small : sides.large;
}

function tablesFor(numbers: Numbers, players: number): Tables {
  const { smallSideUpTo: upTo } = numbers;
  const rows = sideFor(players, upTo.regions, numbers.offices);
  const printed = range(OFFICES).map((office) => rows[at(REGIONS, regionOf(office))][office % MOST_OFFICES] ?? '0');
  const cost = printed.map((text) => Number(text.slice(0, 1)));
  const paid = (points: readonly number[]): readonly number[] =>
    players === 2 && !numbers.secondPlaceWithTwo ? points.slice(0, 1) : points;
  const offices = range(OFFICES).filter((office) => at(cost, office) > 0);
  return {
    cost,
    icon: printed.map((text) => (text.endsWith('n') ? 1 : 0)),
    offices,
    officesOf: REGIONS.map((_, region) => offices.filter((office) => regionOf(office) === region)),
    tilePoints: sideFor(players, upTo.pointTiles, numbers.pointTiles).map(paid),
    envoySpaces: sideFor(players, upTo.actionBoard, numbers.envoySpaces),
    spaces: sideFor(players, upTo.supplyBoard, numbers.supplySpaces),
    chests: CHESTS.map((id) => numbers.chests[id]),
    brownSets: numbers.brownSets,
    vpCards: numbers.vpCards[String(players) as '2' | '3' | '4' | '5'],
    sets: numbers.sets,
    patterns: PATTERN_JOBS.map((id) => ({ rotations: rotationsOf(numbers.patterns[id].offsets), points: numbers.patterns[id].points })),
    officeJobs: COUNT_JOBS.map((id) => numbers.officeJobs[id]),
    tilesB: CONDITIONS.map((id) => numbers.tilesB[id]),
    tilesC: (['1', '2', '3'] as const).map((steps) => numbers.tilesC[steps]),
  };
}

/** A shape that looks the same when turned has fewer than six rotations. */
export function rotationsOf(offsets: readonly number[]): number[][] {
  const found = new Map<string, number[]>();
  for (let turn = 0; turn < REGIONS.length; turn++) {
    const regions = offsets.map((offset) => (offset + turn) % REGIONS.length).sort((a, b) => a - b);
    found.set(regions.join(), regions);
  }
  return [...found.values()];
}

/** The region of an office; for a supply space no region at all. */
export function regionOf(office: number): number {
  return (office / MOST_OFFICES) | 0;
}

// Reading the numbers costs far more than using them, and every position of a table shares its configuration.
const known = new Map<string, Tables>();
const MOST_KNOWN = 200;
let latest: { readonly config: Config<Options>; readonly tables: Tables } | undefined;

/** The numbers that a table is played with. */
export function tablesOf(config: Config<Options>): Tables {
  if (latest !== undefined && latest.config === config) return latest.tables;
  const key = `${config.seats}:${config.options.numbers}`;
  let tables = known.get(key);
  if (tables === undefined) {
    tables = tablesFor(numbersOf(config.options.numbers), config.seats);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, tables);
  }
  latest = { config, tables };
  return tables;
}

export function numbersOf(option: string): Numbers {
  return option === STANDARD_NUMBERS ? STANDARD : readNumbers(option);
}
