import { at, type Chance, type Config, range } from '@ludoteca/kernel';
import { ISLAND } from '../data/board.ts';
import { DESERT, TERRAIN_HEXES } from '../data/goods.ts';
import { BEGINNER_NUMBERS, BEGINNER_TERRAINS, NO_NUMBER, PRINTED_HARBOURS, RED_NUMBERS, SPIRALS, TOKENS } from '../data/island.ts';
import { expansionFor } from './expansion.ts';
import type { CatanRule } from './ledger.ts';
import type { Island, Options } from './types.ts';

const HEXES = ISLAND.hexPlaces.length;

/** The island that the options ask for. */
export function layIsland(config: Config<Options>, chance: Chance): Island {
  const { options } = config;
  const other = expansionFor(options)?.island?.(config, chance);
  if (other !== undefined) return other;
  const terrains = layTerrains(options, chance);
  const numbers = layNumbers(options, terrains, chance);
  return { terrains, numbers, harbours: layHarbours(options, PRINTED_HARBOURS, chance) };
}

function layTerrains(options: Options, chance: Chance): number[] {
  if (options.map === 'beginner') return [...BEGINNER_TERRAINS];
  return shuffled(
    TERRAIN_HEXES.flatMap((count, terrain) => range(count).map(() => terrain)),
    chance,
  );
}

/** Those of the frame in any order, or as the island has them. */
export function layHarbours(options: Options, fixed: readonly number[], chance: Chance): number[] {
  return options.harbours === 'shuffled' ? shuffled(PRINTED_HARBOURS, chance) : [...fixed];
}

export function shuffled(list: readonly number[], chance: Chance): number[] {
  const copy = [...list];
  chance.shuffle(copy);
  return copy;
}

function layNumbers(options: Options, terrains: readonly number[], chance: Chance): number[] {
  if (options.map === 'beginner') return [...BEGINNER_NUMBERS];
  if (options.map === 'spiral') return alongSpiral(terrains, chance);
  return options.map === 'balanced' ? apart(terrains, chance) : anyhow(terrains, chance);
}

/** The letters from a corner of the island inwards, skipping the desert (CAT-MAP-04). */
function alongSpiral(terrains: readonly number[], chance: Chance): number[] {
  const way = at(SPIRALS, chance.int(SPIRALS.length)).filter((hex) => at(terrains, hex) !== DESERT);
  return laid(way, TOKENS);
}

function anyhow(terrains: readonly number[], chance: Chance): number[] {
  return laid(productive(terrains), shuffled(TOKENS, chance));
}

/** Random tokens; the 6s and 8s are laid first, and again until no two of them touch (CAT-MAP-05). */
function apart(terrains: readonly number[], chance: Chance): number[] {
  const red = shuffled(TOKENS.filter(isRed), chance);
  const others = shuffled(
    TOKENS.filter((token) => !isRed(token)),
    chance,
  );
  for (;;) {
    const hexes = shuffled(productive(terrains), chance);
    if (!touch(hexes.slice(0, red.length))) return laid(hexes, [...red, ...others]);
  }
}

const isRed = (token: number): boolean => RED_NUMBERS.includes(token);

const productive = (terrains: readonly number[]): number[] => range(terrains.length).filter((hex) => at(terrains, hex) !== DESERT);

function laid(hexes: readonly number[], tokens: readonly number[]): number[] {
  const numbers = range(HEXES).map(() => NO_NUMBER);
  for (const [place, hex] of hexes.entries()) numbers[hex] = at(tokens, place);
  return numbers;
}

function touch(hexes: readonly number[]): boolean {
  return hexes.some((hex) => at(ISLAND.hexNeighbours, hex).some((neighbour) => hexes.includes(neighbour)));
}

/** Whether a hex with 6 or 8 lies next to another one. */
export function hasRedNeighbours(numbers: readonly number[]): boolean {
  return touch(range(HEXES).filter((hex) => isRed(at(numbers, hex))));
}

/** The rule by which the numbers lie. */
export function numberRule({ map }: Options): CatanRule {
  if (map === 'beginner') return 'CAT-MAP-01';
  if (map === 'spiral') return 'CAT-MAP-04';
  return map === 'balanced' ? 'CAT-MAP-05' : 'CAT-COMP-05';
}
