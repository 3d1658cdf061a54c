import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from './support/browser.ts';
import { House } from './support/house.ts';
import { playOnce } from './support/playing.ts';
import { ask, beside, seatTwo } from './support/tables.ts';

const house = new House();
let browser: Browser;

beforeAll(async () => {
  await house.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house.end();
});

async function pair(wish: object = {}) {
  const [anna, bob] = [await visit(browser, house.base), await visit(browser, house.base)];
  const table = await seatTwo(anna.page, bob.page, wish);
  const close = async (): Promise<void> => {
    expect([...anna.complaints, ...bob.complaints]).toEqual([]);
    await anna.context.close();
    await bob.context.close();
  };
  return { anna: anna.page, bob: bob.page, table, close };
}

/** Until each of them has chosen so many times: the first of these choices have then surely arrived. */
async function playEach(pages: readonly Page[], times: number): Promise<void> {
  const chosen = new Map(pages.map((page) => [page, 0]));
  while (Math.min(...chosen.values()) < times)
    for (const page of pages) {
      const saw = await playOnce(page);
      if (saw !== 'wait') chosen.set(page, (chosen.get(page) ?? 0) + 1);
      await page.waitForTimeout(60);
    }
}

test('people talk, mute each other, and spectators are not heard by those who play', async () => {
  const { anna, bob, table, close } = await pair({ listed: true });
  for (const page of [anna, bob]) await beside(page, 'Chat');
  await anna.getByLabel('Di’ qualcosa').fill('Buona partita <b>Bob</b>');
  await anna.keyboard.press('Enter');
  await bob.getByText('Buona partita <b>Bob</b>').waitFor();
  await bob.getByRole('button', { name: /^Non sentire più/ }).click();
  expect(await bob.getByText('Buona partita').count()).toBe(0);
  await bob.getByRole('button', { name: /^Senti di nuovo/ }).click();
  await bob.getByText('Buona partita').waitFor();
  const carla = await visit(browser, house.base);
  await carla.page.goto(`/table/${table.id}`);
  await carla.page.getByText('Stai guardando').waitFor();
  await beside(carla.page, 'Chat');
  await carla.page.getByLabel('Di’ qualcosa').fill('Io so chi vince');
  await carla.page.keyboard.press('Enter');
  await carla.page.getByText('Io so chi vince').waitFor();
  await anna.getByLabel('Di’ qualcosa').fill('Ancora io');
  await anna.keyboard.press('Enter');
  await carla.page.getByText('Ancora io').waitFor();
  await bob.getByText('Ancora io').waitFor();
  for (const page of [anna, bob]) expect(await page.getByText('Io so chi vince').count()).toBe(0);
  await carla.context.close();
  await close();
});

test('beyond the barrier a move is taken back only if everybody agrees', async () => {
  const { anna, bob, close } = await pair();
  const lines = async (): Promise<number> => anna.locator('.log li').count();
  await playEach([anna, bob], 3);
  const before = await lines();
  await beside(anna, 'Opzioni');
  await anna.getByRole('button', { name: 'Chiedi di riprendere una mossa' }).click();
  await bob.getByText(/chiede di tornare/).waitFor();
  await bob.getByRole('button', { name: 'No', exact: true }).click();
  await bob.getByText(/chiede di tornare/).waitFor({ state: 'detached' });
  await anna.getByRole('button', { name: 'Chiedi di riprendere una mossa' }).click();
  await bob.getByRole('button', { name: 'D’accordo' }).click();
  await beside(anna, 'Cronaca');
  await anna.getByText('La mossa è stata ripresa', { exact: true }).first().waitFor();
  expect(await lines()).toBeGreaterThan(before);
  await close();
});

test('a table can be stopped by agreement, and says so', async () => {
  const { anna, bob, close } = await pair();
  await beside(anna, 'Opzioni');
  await anna.getByRole('button', { name: 'Proponi di smettere' }).click();
  await bob.getByText(/propone di smettere/).waitFor();
  await bob.getByRole('button', { name: 'D’accordo' }).click();
  for (const page of [anna, bob]) await page.getByText('La partita è stata interrotta di comune accordo').waitFor();
  await close();
});

test('whoever resigns is replaced by a bot, and cannot return', async () => {
  const { anna, bob, close } = await pair();
  await beside(anna, 'Opzioni');
  await anna.getByRole('button', { name: 'Ritirati' }).click();
  await anna.getByText(/Davvero/).waitFor();
  await anna.getByRole('button', { name: 'Ritirati' }).click();
  await bob.getByText(/Anna .* lascia la partita$/).waitFor();
  await bob.getByTestId('acknowledge').click();
  await bob.getByText(/Anna .* lascia la partita$/).waitFor({ state: 'detached' });
  await bob.getByRole('list', { name: 'Giocatori' }).getByText('via dalla partita').waitFor();
  for (let i = 0; i < 60 && (await playOnce(bob)) !== 'over'; i++) await bob.waitForTimeout(60);
  await close();
});

test('a clock that runs out lets a bot play until the person comes back', async () => {
  const { anna, bob, close } = await pair({ clock: { kind: 'live', move: 6, bank: 1 } });
  expect(await anna.getByRole('list', { name: 'Giocatori' }).getByTestId('clock').count()).toBe(2);
  const late = await Promise.race(
    [anna, bob].map(async (page) => {
      await page.getByText('Un bot gioca al tuo posto').waitFor();
      return page;
    }),
  );
  await late.getByRole('button', { name: 'Torna al tuo posto' }).click();
  await late.getByText('Un bot gioca al tuo posto').waitFor({ state: 'detached', timeout: 1_500 });
  await close();
});

test('a rematch calls the other, and begins by itself when both have accepted', async () => {
  const { anna, bob, close } = await pair();
  await beside(anna, 'Opzioni');
  await anna.getByRole('button', { name: 'Proponi di smettere' }).click();
  await bob.getByRole('button', { name: 'D’accordo' }).click();
  const before = anna.url();
  await anna.getByTestId('rematch').click();
  await bob.getByText(/offre la rivincita/).waitFor();
  await bob.getByRole('button', { name: 'No, grazie' }).click();
  await anna.getByTestId('rematch-withdraw').click();
  await anna.getByTestId('rematch').click();
  await bob.getByTestId('rematch-sit').first().click();
  await expect.poll(() => anna.url()).not.toBe(before);
  for (const page of [anna, bob]) await page.getByTestId('undo').waitFor();
  expect(new URL(bob.url()).pathname).toBe(new URL(anna.url()).pathname);
  await close();
});

test('a rename reaches the other at once; own lines cannot be muted, and a muted person stays so under another name', async () => {
  const { anna, bob, close } = await pair();
  for (const page of [anna, bob]) await beside(page, 'Chat');
  await anna.getByLabel('Di’ qualcosa').fill('Eccomi');
  await anna.keyboard.press('Enter');
  await bob.getByText('Eccomi').waitFor();
  expect(await anna.getByRole('button', { name: /^Non sentire più/ }).count()).toBe(0);
  const name = `Teodora ${Math.floor(Math.random() * 9_000) + 1_000}`;
  await ask(anna, 'PATCH', '/me', { name });
  await bob.locator('.chat').getByText(name).waitFor();
  await bob.getByRole('button', { name: `Non sentire più ${name}` }).click();
  await ask(anna, 'PATCH', '/me', { name: `${name} B` });
  await anna.getByLabel('Di’ qualcosa').fill('Ancora io');
  await anna.keyboard.press('Enter');
  await anna.getByText('Ancora io').waitFor();
  expect(await bob.getByText('Ancora io').count()).toBe(0);
  await close();
});

test('the address of a private table invites: to a seat, then to look on', async () => {
  const [anna, bob] = [await visit(browser, house.base), await visit(browser, house.base)];
  await anna.page.goto('/credits');
  await ask(anna.page, 'POST', '/me/guest', { name: 'Anna Ospitale' });
  const table = await ask<{ id: string }>(anna.page, 'POST', '/tables', { game: 'medioevo', seats: ['me', 'open'] });
  await anna.page.goto(`/table/${table.id}`);
  await anna.page.waitForURL(/\?link=/);
  await bob.page.goto(anna.page.url());
  await bob.page.getByTestId('my-name').fill('Bruno Atteso');
  await bob.page.getByTestId('sit-1').click();
  await anna.page.getByText('Bruno Atteso').first().waitFor();
  await anna.page.getByTestId('start').click();
  await beside(anna.page, 'Opzioni');
  const watching = await anna.page.getByTestId('watch-link').inputValue();
  const carla = await visit(browser, house.base);
  await carla.page.goto(watching);
  await anna.page.getByTestId('watchers').waitFor();
  for (const { context } of [anna, bob, carla]) await context.close();
});

test('a stale link, a closed table and a private one explain themselves', async () => {
  const { page, context } = await visit(browser, house.base);
  await page.goto('/join/no-such-link');
  await page.getByRole('alert').getByText(/link/).waitFor();
  await page.goto('/table/nothing');
  await page.getByRole('alert').waitFor();
  await ask(page, 'POST', '/me/guest', {});
  const table = await ask<{ id: string; invite: string }>(page, 'POST', '/tables', { game: 'medioevo', seats: ['me', 'open'] });
  const other = await visit(browser, house.base);
  await other.page.goto(`/table/${table.id}`);
  await other.page.getByRole('alert').waitFor();
  await other.page.goto(`/join/${table.invite}`);
  await other.page.getByTestId('sit-1').waitFor();
  await ask(page, 'POST', `/tables/${table.id}/close`);
  await other.page.getByText('Questo tavolo è stato chiuso prima di cominciare').waitFor();
  await context.close();
  await other.context.close();
});
