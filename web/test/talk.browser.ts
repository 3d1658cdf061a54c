import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './support/browser.ts';
import { playOnce, playToTheEnd } from './support/playing.ts';
import { browser, house, useSite } from './support/site.ts';
import { ask, beside, seatTwo } from './support/tables.ts';

useSite();

async function pair(wish: object = {}, prefs: object = {}) {
  const [anna, bob] = [
    await visit(browser, house.base, { prefs: { ...prefs } }),
    await visit(browser, house.base, { prefs: { ...prefs } }),
  ];
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

test('asking for a move back when there is none is answered with the reason', async () => {
  const { anna, bob } = await pair();
  await beside(anna, 'Opzioni');
  await anna.getByRole('button', { name: 'Chiedi di riprendere una mossa' }).click();
  await anna.getByRole('alert').getByText('Non c’è niente da riprendere.').waitFor();
  for (const page of [anna, bob]) await page.context().close();
});

test('while somebody waits for a word, one’s own answers stay within reach', async () => {
  const { anna, bob, table, close } = await pair({ game: 'san-juan' }, { rendering: 'board' });
  const { yourMove } = await ask<{ yourMove: number[] }>(anna, 'GET', `/tables/${table.id}`);
  const [mine, other] = yourMove.length > 0 ? [anna, bob] : [bob, anna];
  await mine.locator('.board [data-legal]').first().waitFor();
  await mine.getByRole('button', { name: /^Sindaco/ }).click();
  const answers = mine.getByTestId('answers').getByRole('button');
  await answers.first().waitFor();
  const count = await answers.count();
  await ask(other, 'POST', `/tables/${table.id}/proposal`, { kind: 'abandon', seat: yourMove.length > 0 ? 1 : 0 });
  await mine.getByText(/propone di smettere/).waitFor();
  expect(await answers.count()).toBe(count);
  await mine.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => answers.count()).toBe(count);
  expect(await mine.getByRole('button', { name: 'D’accordo' }).isVisible()).toBe(true);
  await answers.first().click();
  await expect.poll(() => answers.count()).toBe(0);
  await mine.getByText(/propone di smettere/).waitFor();
  await close();
});

test('what was read in the lobby is not counted again at the table, nor after a reload', async () => {
  const [anna, bob] = [await visit(browser, house.base), await visit(browser, house.base)];
  for (const [visitor, name] of [
    [anna, 'Anna Loquace'],
    [bob, 'Bruno Silente'],
  ] as const) {
    await visitor.page.goto('/credits');
    await ask(visitor.page, 'POST', '/me/guest', { name });
  }
  const table = await ask<{ id: string; invite: string }>(anna.page, 'POST', '/tables', { game: 'medioevo', seats: ['me', 'open'] });
  await ask(bob.page, 'POST', `/tables/${table.id}/join`, { link: table.invite });
  for (const { page } of [anna, bob]) await page.goto(`/table/${table.id}`);
  await anna.page.getByLabel('Di’ qualcosa').fill('Cominciamo?');
  await anna.page.keyboard.press('Enter');
  await bob.page.getByText('Cominciamo?').waitFor();
  await anna.page.getByTestId('start').click();
  const tab = bob.page.getByRole('tab', { name: /^Chat/ });
  await tab.waitFor();
  expect((await tab.textContent())?.trim()).toBe('Chat');
  await bob.page.reload();
  await tab.waitFor();
  await bob.page.waitForTimeout(500);
  expect((await tab.textContent())?.trim()).toBe('Chat');
  await beside(anna.page, 'Chat');
  await anna.page.getByLabel('Di’ qualcosa').fill('Tocca a te');
  await anna.page.keyboard.press('Enter');
  await expect.poll(async () => (await tab.textContent())?.replace(/\s/g, '')).toContain('1');
  for (const { context } of [anna, bob]) await context.close();
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

test('a player who resigns is replaced by a bot, and cannot return', async () => {
  const { anna, bob, close } = await pair();
  await beside(anna, 'Opzioni');
  await anna.getByRole('button', { name: 'Ritirati' }).click();
  await anna.getByText(/Davvero/).waitFor();
  await anna.getByRole('button', { name: 'Ritirati' }).click();
  await anna.getByText('ora un bot gioca al tuo posto').waitFor();
  const asked = await everAsked(anna);
  await bob.getByText(/Anna .* lascia la partita$/).waitFor();
  await bob.getByTestId('acknowledge').click();
  await bob.getByText(/Anna .* lascia la partita$/).waitFor({ state: 'detached' });
  await bob.getByRole('list', { name: 'Giocatori' }).getByText('via dalla partita').waitFor();
  await beside(bob, 'Punti');
  await bob
    .getByTestId('fate')
    .filter({ hasText: /Anna .*gioca un bot/ })
    .waitFor();
  await beside(bob, 'Cronaca');
  await playToTheEnd([bob]);
  // The end names who did not play to it, to both.
  await bob.getByTestId('end-tab').getByTestId('fate').filter({ hasText: 'ha lasciato la partita, poi un bot' }).waitFor();
  await anna.getByTestId('end').getByText('Hai lasciato la partita').waitFor();
  expect(await anna.getByTestId('end').locator('[data-outcome]').getAttribute('data-outcome')).toBe('watched');
  expect(await asked()).toBe(false);
  await close();
});

/** Watches the bar from now on; returns whether it ever told this person that it is their turn. */
async function everAsked(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const seen = { turn: false };
    Object.assign(window, { seen });
    const look = (): void => {
      if (document.querySelector('section.bar')?.textContent?.includes('Tocca a te')) seen.turn = true;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { turn: boolean } }).seen.turn);
}

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

test('a name given in another tab stands in the head of this one', async () => {
  const { anna, close } = await pair();
  const other = await anna.context().newPage();
  await other.goto('/me');
  const name = `Eudocia ${Math.floor(Math.random() * 9_000) + 1_000}`;
  await other.getByLabel('Nome', { exact: true }).first().fill(name);
  await other.getByRole('button', { name: 'Salva' }).first().click();
  await anna.getByRole('banner').getByText(name).waitFor();
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
  // After the end, everybody who was admitted may look back as well.
  await ask(anna.page, 'POST', `/tables/${table.id}/proposal`, { kind: 'abandon', seat: 0 });
  await ask(bob.page, 'POST', `/tables/${table.id}/proposal/reply`, { agree: true });
  await carla.page.getByTestId('review').click();
  await carla.page.getByTestId('transport').waitFor();
  await carla.page.reload();
  await carla.page.getByTestId('transport').waitFor();
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
