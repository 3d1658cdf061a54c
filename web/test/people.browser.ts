import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser, type Visitor, visit } from './support/browser.ts';
import { browser, house, useSite } from './support/site.ts';
import { ask, seatTwo } from './support/tables.ts';

useSite();

async function becomeGuest(page: Page): Promise<void> {
  await page.goto('/');
  await ask(page, 'POST', '/me/guest', {});
  await page.evaluate(() => localStorage.setItem('ludoteca.known', 'yes'));
  await page.goto('/me');
}

/** The server takes its time to answer who this is. */
async function slowly(page: Page): Promise<void> {
  await page.route('**/api/me', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
}

/** Ends a visit some of whose requests a test may still be answering. */
async function leave({ page, context }: Pick<Visitor, 'page' | 'context'>): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/me');
  await page.getByText('Hai già un nome?').click();
  const form = page.locator('details form');
  await form.getByLabel('Nome').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Entra' }).click();
}

test('a guest claims a name, signs in elsewhere, ends that session, changes the password', async () => {
  const anna = await visit(browser, house.base);
  const { page } = anna;
  await slowly(page);
  await becomeGuest(page);
  const name = page.getByRole('textbox', { name: 'Nome' }).first();
  await name.fill('Anna Comnena');
  await page.getByText('Sei un ospite').waitFor();
  expect(await name.inputValue(), 'what was typed before the server answered stays').toBe('Anna Comnena');
  await page.getByLabel('Password').first().fill('kurz');
  await page.getByRole('button', { name: 'Fissa nome e password' }).click();
  await page
    .getByRole('alert')
    .getByText(/almeno 8/)
    .waitFor();
  await page.getByLabel('Password').first().fill('porfirogenita');
  await page.getByRole('button', { name: 'Fissa nome e password' }).click();
  await page.getByRole('button', { name: 'Esci', exact: true }).waitFor();

  const phone = await visit(browser, house.base);
  await signIn(phone.page, 'Anna Comnena', 'sbagliata!');
  await phone.page
    .getByRole('alert')
    .getByText(/errati/)
    .waitFor();
  await signIn(phone.page, 'Anna Comnena', 'porfirogenita');
  await phone.page.getByTestId('sessions').waitFor();
  expect(await phone.page.getByTestId('sessions').locator('li').count()).toBe(2);

  await page.reload();
  await page.getByTestId('sessions').getByText('questo dispositivo').waitFor();
  await page.getByTestId('sessions').getByRole('button').click();
  await page.getByTestId('sessions').getByRole('button').waitFor({ state: 'detached' });
  await phone.page.reload();
  await phone.page.getByText('Hai già un nome?').waitFor();

  await page.getByLabel('Password attuale').fill('porfirogenita');
  await page.getByLabel('Nuova password').fill('alessiade-1148');
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await page.getByText('Salvato').first().waitFor();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await page.getByText('Hai già un nome?').waitFor();
  await signIn(page, 'Anna Comnena', 'alessiade-1148');
  await page.getByRole('button', { name: 'Esci', exact: true }).waitFor();
  const expected = /the server responded with a status of (400|401)/;
  expect([...anna.complaints, ...phone.complaints].filter((line) => !expected.test(line))).toEqual([]);
  await leave(anna);
  await phone.context.close();
});

test('a token for a program is made, used, invited with, and revoked', async () => {
  const { page, context, complaints } = await visit(browser, house.base);
  await becomeGuest(page);
  await page.getByText('Prima rendi tuo il nome con una password.').waitFor();
  await ask(page, 'POST', '/me/claim', { name: 'Ada L', password: 'a long password' });
  await page.reload();
  await page.getByTestId('token-label').fill('Macchina analitica');
  await page.getByTestId('token-make').click();
  const token = await page.getByTestId('token').inputValue();
  expect(token).toMatch(/^lud_/);
  await page.getByText('Macchina analitica').waitFor();
  await page.getByText(/vale fino al \d+ \p{L}+ 20\d\d/u).waitFor();
  const program = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  // The host invites by name, and everybody sees that a program has come.
  const host = await visit(browser, house.base);
  await becomeGuest(host.page);
  const table = await ask<{ id: string }>(host.page, 'POST', '/tables', { game: 'medioevo', seats: ['me', 'open'] });
  await host.page.goto(`/table/${table.id}`);
  await host.page.getByTestId('invite-name').fill('Nessuno Qui');
  await host.page.getByRole('button', { name: 'Invita', exact: true }).click();
  await host.page.getByText('Nessuno ha reso suo questo nome.').waitFor();
  await host.page.getByTestId('invite-name').fill('ada l');
  await host.page.getByRole('button', { name: 'Invita', exact: true }).click();
  await expect.poll(() => host.page.getByTestId('invite-name').inputValue()).toBe('');
  const joined = await fetch(`${house.base}/api/tables/${table.id}/join`, { method: 'POST', headers: program, body: '{}' });
  expect(joined.status).toBe(200);
  await host.page.getByText('programma', { exact: true }).waitFor();
  await page.reload();
  await page.getByTestId('tokens').getByRole('button', { name: 'Revoca' }).click();
  await expect.poll(() => page.getByTestId('tokens').locator('li').count()).toBe(0);
  expect((await fetch(`${house.base}/api/me`, { headers: program })).status).toBe(401);
  expect(complaints).toEqual([]);
  await leave({ page, context });
  await host.context.close();
});

test('a person who signs in is greeted by name and finds their games at once', async () => {
  const [anna, bob] = [await visit(browser, house.base), await visit(browser, house.base)];
  const table = await seatTwo(anna.page, bob.page);
  await ask(anna.page, 'POST', '/me/claim', { name: 'Galla Placidia', password: 'mausoleo-450' });
  await ask(anna.page, 'POST', `/tables/${table.id}/proposal`, { kind: 'abandon', seat: 0 });
  await ask(bob.page, 'POST', `/tables/${table.id}/proposal/reply`, { agree: true });
  const phone = await visit(browser, house.base);
  await signIn(phone.page, 'Galla Placidia', 'mausoleo-450');
  await phone.page.getByText('Ciao, Galla Placidia', { exact: true }).waitFor();
  await phone.page.locator(`a[href="/replay/table/${table.id}"]`).first().waitFor();
  expect(await phone.page.getByText('Ancora nessuna partita finita').count()).toBe(0);
  for (const { context } of [anna, bob, phone]) await context.close();
});

test('a table opened before the server has suggested a name is opened under that name', async () => {
  const quick = await visit(browser, house.base);
  const { page } = quick;
  await page.route('**/api/me/guest', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto('/play/medioevo');
  await page.getByTestId('way-online').click();
  await page.getByTestId('start').click();
  await page.getByTestId('invite').waitFor();
  expect(quick.complaints).toEqual([]);
  await leave(quick);
});

test('over plain http in the home network an address that cannot be copied is selected, and that is said', async () => {
  const lan = await openBrowser(['--host-resolver-rules=MAP casa.lan 127.0.0.1']);
  const { page, complaints } = await visit(lan, house.base.replace('127.0.0.1', 'casa.lan'));
  await page.goto('/play/medioevo');
  await page.getByTestId('way-online').click();
  await page.getByTestId('my-name').fill('Padrona di Casa');
  await page.getByTestId('start').click();
  const invite = page.getByTestId('invite');
  await invite.waitFor();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Copia' }).click();
  await page
    .getByRole('status')
    .getByText(/l’indirizzo è selezionato/)
    .waitFor();
  const selected = await invite.evaluate((field: HTMLInputElement) =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  );
  expect(selected).toMatch(/^http:\/\/casa\.lan:\d+\/join\//);
  expect(complaints.filter((line) => /clipboard|writeText/.test(line))).toEqual([]);
  await lan.close();
});

test('notices: the browser may refuse, and mail is wished once its address is confirmed', async () => {
  const { page, context } = await visit(browser, house.base);
  const email = 'anna@example.org';
  const wishes: unknown[] = [];
  let confirmed = false;
  // This server sends no mail; the test is about the page of one that does.
  await page.route('**/api/notices', (route) => route.fulfill({ json: { unread: [], count: 0, pushKey: 'AAAA', mail: true } }));
  await page.route('**/api/notices/email', (route) => route.fulfill({ json: {} }));
  await page.route('**/api/notices/wishes', async (route) => {
    wishes.push(route.request().postDataJSON());
    await route.fulfill({ json: {} });
  });
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), email: confirmed ? email : null } });
  });
  await becomeGuest(page);
  await page.getByRole('switch', { name: /browser/ }).click();
  await page.getByText('Il browser non permette avvisi da questo sito').waitFor();
  expect(await page.getByRole('switch', { name: /e-mail/ }).count()).toBe(0);
  await page.getByLabel('Indirizzo e-mail').fill(email);
  await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
  await page.getByText('Ti abbiamo scritto').waitFor();
  confirmed = true;
  await page.reload();
  await page.getByRole('switch', { name: /e-mail/ }).click();
  await expect.poll(() => wishes).toContainEqual({ mail: false, lang: 'it' });
  await leave({ page, context });
});

test('a session that is ended elsewhere says so at the table', async () => {
  const anna = await visit(browser, house.base);
  await becomeGuest(anna.page);
  await ask(anna.page, 'POST', '/me/claim', { name: 'Teofano', password: 'porfirogenita' });
  const table = await ask<{ id: string }>(anna.page, 'POST', '/tables', { game: 'medioevo', seats: ['me', 'random'], start: true });
  const other = await visit(browser, house.base);
  await other.page.goto('/credits');
  await ask(other.page, 'POST', '/me/login', { name: 'Teofano', password: 'porfirogenita' });
  await other.page.goto(`/table/${table.id}`);
  await other.page.getByTestId('undo').waitFor();
  const { sessions } = await ask<{ sessions: { id: string; current: boolean }[] }>(anna.page, 'GET', '/me/sessions');
  const foreign = sessions.find(({ current }) => !current);
  await ask(anna.page, 'DELETE', `/me/sessions/${foreign?.id}`);
  await other.page.getByRole('alert').waitFor();
  await anna.context.close();
  await other.context.close();
});

test('everything about a person can be fetched and deleted', async () => {
  const { page, context } = await visit(browser, house.base);
  await becomeGuest(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Scarica tutto' }).click()]);
  expect(await download.failure()).toBeNull();
  await page.getByRole('button', { name: 'Cancella tutto' }).click();
  await page.getByText(/Davvero/).waitFor();
  await page.getByRole('button', { name: 'Cancella tutto' }).click();
  await page.getByText(/Il server non ti conosce ancora/).waitFor();
  await context.close();
});
