import { at, type Chance, range } from '@ludoteca/kernel';
import { ISLAND } from '../data/board.ts';
import { DESERT, TERRAIN_HEXES } from '../data/goods.ts';
import {
  BEGINNER_NUMBERS,
  BEGINNER_TERRAINS,
  FIRST_GAME_HARBOURS,
  FIRST_GAME_NUMBERS,
  FIRST_GAME_TERRAINS,
  NO_NUMBER,
  PRINTED_HARBOURS,
  RED_NUMBERS,
  SPIRALS,
  TOKENS,
} from '../data/island.ts';
import type { CatanRule } from './ledger.ts';
import type { Open, Options } from './types.ts';

const HEXES = ISLAND.hexPlaces.length;

type Island = Pick<Open, 'terrains' | 'numbers' | 'harbours'>;

/** The island that the options ask for. */
export function layIsland(options: Options, chance: Chance): Island {
  const terrains = layTerrains(options, chance);
  const numbers = layNumbers(options, terrains, chance);
  const harbours = options.harbours === 'shuffled' ? shuffled(PRINTED_HARBOURS, chance) : [...fixedHarbours(options)];
  return { terrains, numbers, harbours };
}

function layTerrains(options: Options, chance: Chance): number[] {
  if (options.map === 'beginner') return [...BEGINNER_TERRAINS];
  if (options.map === 'first-game') return [...FIRST_GAME_TERRAINS];
  return shuffled(
    TERRAIN_HEXES.flatMap((count, terrain) => range(count).map(() => terrain)),
    chance,
  );
}

/** The first-game island comes with harbours of its own, unless those of the base frame are wanted. */
function fixedHarbours(options: Options): readonly number[] {
  return options.map === 'first-game' && options.harbours === 'fixed' ? FIRST_GAME_HARBOURS : PRINTED_HARBOURS;
}

function shuffled(list: readonly number[], chance: Chance): number[] {
  const copy = [...list];
  chance.shuffle(copy);
  return copy;
}

function layNumbers(options: Options, terrains: readonly number[], chance: Chance): number[] {
  if (options.map === 'beginner') return [...BEGINNER_NUMBERS];
  if (options.map === 'first-game') return [...FIRST_GAME_NUMBERS];
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

/** Random tokens, the 6s and 8s laid first and anew until no two of them touch (CAT-MAP-05). */
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

/** By which rule the numbers lie as they do. */
export const NUMBER_RULE: Record<Options['map'], CatanRule> = {
  beginner: 'CAT-MAP-01',
  spiral: 'CAT-MAP-04',
  random: 'CAT-COMP-05',
  balanced: 'CAT-MAP-05',
  'first-game': 'CK-MAP-01',
};
