import { type BatteryReport, type BatteryRequest, battery, type PropertyName } from '../../src/battery/index.ts';
import type { Game, GameTypes } from '../../src/index.ts';
import type { Chain } from '../toys/chain/types.ts';
import { chain } from '../toys/chain.ts';
import type { Hands } from '../toys/hands/types.ts';
import { hands } from '../toys/hands.ts';
import type { Teams } from '../toys/teams/types.ts';
import { teams } from '../toys/teams.ts';

/** A toy broken on purpose, and the property under which that must be reported. */
export interface Variant {
  readonly property: PropertyName;
  readonly what: string;
  run(): BatteryReport;
}

/** A variant of a toy; few games are enough to see it. */
export function broken<T extends GameTypes>(
  property: PropertyName,
  what: string,
  game: Game<T>,
  wish: Partial<BatteryRequest<T>> = {},
): Variant {
  return { property, what, run: () => battery(game, { seed: what, games: 4, ...wish }) };
}

export const handsWith = (steps: Partial<Game<Hands>['steps']>): Game<Hands> => ({ ...hands, steps: { ...hands.steps, ...steps } });
export const chainWith = (steps: Partial<Game<Chain>['steps']>): Game<Chain> => ({ ...chain, steps: { ...chain.steps, ...steps } });
export const teamsWith = (steps: Partial<Game<Teams>['steps']>): Game<Teams> => ({ ...teams, steps: { ...teams.steps, ...steps } });
