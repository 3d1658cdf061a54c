import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';
import { playOnce, playToTheEnd } from './playing.ts';
import { BLESSING, LAST_ROUNDS, openPosition, RAID } from './positions.ts';
import { ask, cuttable, seatTwo } from './tables.ts';

type Scene = (page: Page, another: () => Promise<Visitor>) => Promise<void>;

const SETTLED_MS = 1_500;

/** Two people and a bot at a table of the server; both have answered a few times. Returns the other page and the table's id. */
async function together(page: Page, another: () => Promise<Visitor>): Promise<{ other: Page; id: string }> {
  const { page: other } = await another();
  const { id } = await seatTwo(page, other, { seats: ['me', 'open', 'random'] });
  for (let i = 0; i < 60; i++) {
    for (const one of [page, other]) await playOnce(one);
    await page.waitForTimeout(60);
  }
  return { other, id };
}

const position =
  (scenario: object, message: string): Scene =>
  async (page) => {
    await openPosition(page, scenario);
    await page.locator('.board .tile[data-legal]').first().dispatchEvent('click');
    await page.locator(message).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLED_MS);
  };

/** The end of a duel in which the two seats have so many coins before the last rounds. */
const ended =
  (...coins: readonly number[]): Scene =>
  async (page) => {
    await openPosition(page, { ...LAST_ROUNDS, position: { ...LAST_ROUNDS.position, players: coins.map((each) => ({ coins: each })) } });
    await playToTheEnd([page]);
    await page.waitForTimeout(SETTLED_MS);
  };

/** States of the bar at a table of Medioevo, and endings. */
export const BAR_SCENES: Readonly<Record<string, Scene>> = {
  'bar-connection': async (page, another) => {
    const cut = await cuttable(page);
    await together(page, another);
    await cut(true);
    await page.locator('[data-message=connection]').waitFor({ state: 'attached' });
  },
  'bar-request': async (page, another) => {
    const { other } = await together(page, another);
    await other.getByRole('tab', { name: 'Opzioni' }).click();
    await other.getByRole('button', { name: 'Chiedi di riprendere una mossa' }).click();
    await page.locator('[data-message=request]').waitFor({ state: 'attached' });
  },
  'bar-seat': async (page, another) => {
    const { other, id } = await together(page, another);
    const { you } = await ask<{ you: number[] }>(other, 'GET', `/tables/${id}`);
    await ask(other, 'POST', `/tables/${id}/seats/${you[0]}/resign`);
    await page.locator('[data-message=seat]').waitFor({ state: 'attached' });
  },
  'bar-other': async (page, another) => {
    await together(page, another);
    for (let i = 0; i < 40; i++) {
      await playOnce(page);
      await page.waitForTimeout(60);
    }
  },
  'bar-chain': position(BLESSING, '[data-message=chain]'),
  'bar-since': position(RAID, '[data-message=since]'),
  'bar-advice': async (page) => {
    await page.goto('/');
    await page.getByTestId('play-medioevo').click();
    await page.getByTestId('advice-line').waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLED_MS);
  },
  'end-won': ended(240, 35),
  'end-lost': ended(10, 190),
  cover: async (page) => {
    await page.goto('/play/san-juan');
    await page.getByTestId('way-device').click();
    await page.getByTestId('start').click();
    const take = page.getByTestId('take-device');
    await take.click();
    while ((await take.count()) === 0) {
      await playOnce(page);
      await page.waitForTimeout(60);
    }
  },
};
