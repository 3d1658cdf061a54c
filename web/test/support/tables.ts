import type { Page } from 'playwright-core';

/** Requests of a page to its server, with the cookie of its person. */
export function ask<V>(page: Page, method: string, path: string, body?: object): Promise<V> {
  return page.evaluate(
    async ([verb, address, content]) => {
      const init = content === null ? {} : { headers: { 'content-type': 'application/json' }, body: content };
      const response = await fetch(`/api${address}`, { method: verb as string, ...init });
      return response.json();
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

interface Table {
  readonly id: string;
  readonly invite: string;
}

/** Two people at a table of Medioevo that has begun, without the clicks that other tests are about. */
export async function seatTwo(host: Page, guest: Page, wish: object = {}): Promise<Table> {
  for (const [page, name] of [
    [host, 'Anna'],
    [guest, 'Bob'],
  ] as const) {
    if (page.url() === 'about:blank') await page.goto('/credits');
    // A visitor who has been here before keeps their identity.
    if (await page.evaluate(() => localStorage.getItem('ludoteca.known') === 'yes')) continue;
    await ask(page, 'POST', '/me/guest', { name: `${name} ${Math.floor(Math.random() * 9_000) + 1_000}` });
    await page.evaluate(() => localStorage.setItem('ludoteca.known', 'yes'));
  }
  const table = await ask<Table>(host, 'POST', '/tables', { game: 'medioevo', seats: ['me', 'open'], ...wish });
  await ask(guest, 'POST', `/tables/${table.id}/join`, { link: table.invite });
  await ask(host, 'POST', `/tables/${table.id}/start`);
  for (const page of [host, guest]) {
    await page.goto(`/table/${table.id}`);
    await page.getByTestId('undo').waitFor();
  }
  return table;
}

/** Opens a tab beside the table, or its sheet on a phone. */
export async function beside(page: Page, tab: 'Cronaca' | 'Punti' | 'Chat' | 'Opzioni'): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
}

/** Makes the connection of a page one that can be cut and mended: its sockets end, and new ones lead nowhere. */
export async function cuttable(page: Page): Promise<(isCut: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const line = { isCut: false, sockets: [] as WebSocket[] };
    Object.assign(window, { line });
    // A proxy, not a class: some loaders of TypeScript add calls to classes that a page does not know.
    window.WebSocket = new Proxy(WebSocket, {
      construct(real, [address]: [string]) {
        const socket = new real(line.isCut ? `${address}/nowhere` : address);
        line.sockets.push(socket);
        return socket;
      },
    });
  });
  return (isCut) =>
    page.evaluate((wanted) => {
      const { line } = window as unknown as { line: { isCut: boolean; sockets: WebSocket[] } };
      line.isCut = wanted;
      if (wanted) for (const socket of line.sockets.splice(0)) socket.close();
    }, isCut);
}
