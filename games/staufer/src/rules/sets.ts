import { BadInput, type Chance, type Config, range } from '@ludoteca/kernel';
import { BOOK_SETS, PARTLY_RANDOM, PRIVILEGE_TYPES, SET_NAMES, type SetName, TYPES_PER_GAME } from '../data/privileges.ts';
import { numbersOf, tablesOf } from './lookup.ts';
import type { Options } from './types.ts';

function namedSet(option: string): SetName | undefined {
  return SET_NAMES.find((name) => name === option);
}

/** Six types as people write them, "2-3-5-8-11-14", in rising order; undefined when it is no choice of six. */
function ownChoice(option: string): number[] | undefined {
  const words = option.split(/[-,+ ]+/);
  const types = words.map(Number);
  const inRange = words.every((word) => /^[1-9]\d?$/.test(word)) && types.every((type) => type <= PRIVILEGE_TYPES);
  return inRange && types.length === TYPES_PER_GAME && new Set(types).size === types.length ? types.sort((a, b) => a - b) : undefined;
}

/** What is wrong with the options, or undefined. */
export function validOptions({ options }: Config<Options>): string | undefined {
  const { privileges, numbers } = options;
  if (namedSet(privileges) === undefined && ownChoice(privileges) === undefined) {
    return `option privileges "${privileges.slice(0, 60)}"; allowed: ${SET_NAMES.join(', ')}, or ${TYPES_PER_GAME} different numbers from 1 to ${PRIVILEGE_TYPES} such as 2-3-5-8-11-14`;
  }
  try {
    numbersOf(numbers);
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return `option numbers: ${error.message}`;
    throw error;
  }
}

/** The six types of privilege in this game, in rising order. */
export function typesFor(config: Config<Options>, chance: Chance): number[] {
  const { privileges } = config.options;
  const name = namedSet(privileges);
  switch (name) {
    case 'first':
    case 'third':
      return [...tablesOf(config).sets[name]];
    case 'partly-random':
      return drawn(PARTLY_RANDOM, chance);
    case 'random':
      return drawn([], chance);
    case undefined:
      return ownChoice(privileges) ?? [];
    default:
      return [...BOOK_SETS[name]];
  }
}

function drawn(fixed: readonly number[], chance: Chance): number[] {
  const others = range(PRIVILEGE_TYPES)
    .map((n) => n + 1)
    .filter((type) => !fixed.includes(type));
  chance.shuffle(others);
  return [...fixed, ...others.slice(0, TYPES_PER_GAME - fixed.length)].sort((a, b) => a - b);
}
