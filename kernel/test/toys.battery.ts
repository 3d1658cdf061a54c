import { expect, test } from 'vitest';
import { battery, type PropertyName, reportText } from '../src/battery/index.ts';
import type { Game, GameTypes } from '../src/index.ts';
import { chain } from './toys/chain.ts';
import { hands } from './toys/hands.ts';
import { market } from './toys/market.ts';
import { teams } from './toys/teams.ts';

const SEED = 'the toys of the kernel';

/** The toy keeps to every property, every move was played, and all properties but the idle ones were exercised. */
function conforms<T extends GameTypes>(game: Game<T>, games: number, ...idle: PropertyName[]): void {
  const report = battery(game, { seed: SEED, games });
  console.log(reportText(report));
  expect(report.failures, reportText(report)).toEqual([]);
  expect(report.capped).toBe(0);
  expect(neverIn(report.played)).toEqual([]);
  expect(neverIn(report.exercised)).toEqual(idle);
}

function neverIn(counts: Record<string, number>): string[] {
  return Object.keys(counts).filter((name) => counts[name] === 0);
}

test('hidden hands keep to every property', () => conforms(hands, 32, 'clone'));

test('the market keeps to every property', () => conforms(market, 36, 'clone'));

test('chains of effects keep to every property', () => conforms(chain, 20));

test('teams and the solo game keep to every property', () => conforms(teams, 40, 'clone', 'extend'));
