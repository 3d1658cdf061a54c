import type { Burgundy } from '@ludoteca/games/burgundy/rules';
import type { View } from '@ludoteca/kernel';
import type { Browser, Page } from 'playwright-core';
import { FACES } from '../../../games/burgundy/src/data/faces.ts';
import { positionAddress } from '../../src/saved/position-link.ts';
import { type Visitor, visit, type Wishes } from './browser.ts';
import { savedAt, viewAt } from './saved.ts';

export interface Player {
  readonly [field: string]: unknown;
}

/** A described position, opened in the page as seat 0. */
export async function openScenario(browser: Browser, base: string, scenario: object, wishes: Wishes = {}): Promise<Visitor> {
  const { prefs = {}, ...rest } = wishes;
  const visitor = await visit(browser, base, { prefs: { rendering: 'board', ...prefs }, ...rest });
  await visitor.page.goto(positionAddress({ scenario, seat: 0 }));
  await visitor.page.locator('.burgundy [data-legal]').first().waitFor();
  return visitor;
}

/** A turn of seat 0 in phase B with these things on the table, opened in the page; `more` names other options or further players. */
export function openTurn(
  browser: Browser,
  base: string,
  me: Player,
  table: Player = {},
  wishes: Wishes = {},
  more: { readonly seats?: number; readonly options?: object } = {},
): Promise<Visitor> {
  const { seats = 2, options = { extraTiles: 'yes' } } = more;
  const scenario = {
    ...{ game: 'burgundy', seats, seed: 'board', options },
    position: {
      at: 'turn',
      phase: 'B',
      round: 2,
      turn: 0,
      white: 1,
      bridge: [Array.from({ length: seats }, (_, place) => seats - 1 - place)],
      ...table,
      players: [{ coins: 2, workers: 2, ...me }, ...Array.from({ length: seats - 1 }, () => ({}))],
    },
  };
  return openScenario(browser, base, scenario, wishes);
}

export const thing = (name: string): string => `.burgundy [data-thing="${name}"]`;
export const press = (page: Page, name: string): Promise<void> => page.locator(thing(name)).click();

/** The position after so many answers of the person. */
export async function after(page: Page, decision: number): Promise<View<Burgundy>> {
  await page.waitForFunction(
    (least) => Number(document.querySelector('[data-decision]')?.getAttribute('data-decision')) >= least,
    decision,
  );
  return viewAt(await savedAt(page), 0) as unknown as View<Burgundy>;
}

export const decisionOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('[data-decision]')?.getAttribute('data-decision')));

/** The faces of tiles by name. */
export const names = (tiles: readonly number[] | undefined): string[] => (tiles ?? []).map((tile) => FACES[tile] ?? '');
