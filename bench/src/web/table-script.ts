import { gzipSync } from 'node:zlib';
import { arrive, type Visitor } from './visitor.ts';

/** The games with the oldest boards; others are measured by name. */
const USUAL = ['medioevo', 'san-juan'];

/**
 * What a browser fetches as script, compressed, from the address of a table of the server to the moment the table can be
 * played: the heavier of two games with a drawn board. What is fetched later, such as the sentences of the rules, keeps
 * nobody waiting.
 */
export async function tableScript(games: readonly string[] = USUAL): Promise<number> {
  const visitor = await arrive();
  const sizes: number[] = [];
  try {
    for (const game of games) sizes.push(await scriptOf(visitor, await visitor.begin(game)));
  } finally {
    await visitor.leave();
  }
  return Math.max(...sizes) / 1_000;
}

async function scriptOf({ context }: Visitor, address: string): Promise<number> {
  const page = await context.newPage();
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      scripts.set(
        pathname,
        response.body().then((body) => gzipSync(body, { level: 6 }).length),
      );
  });
  await page.addInitScript({ content: NOTE_WHEN_PLAYABLE });
  await page.goto(address);
  await page.getByTestId('undo').waitFor();
  await page.locator('.board > *').first().waitFor({ state: 'attached' });
  const wanted = await page.evaluate<string[]>(SCRIPTS_BEFORE);
  const sizes = await Promise.all(wanted.map((path) => scripts.get(path) ?? 0));
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Runs in the page: notes the moment at which prompt and board are both there. */
const NOTE_WHEN_PLAYABLE = `
  const observer = new MutationObserver(() => {
    if (document.querySelector('[data-testid=undo]') === null || document.querySelector('.board > *') === null) return;
    window.playable = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
`;

/** Runs in the page: the scripts that were asked for before that moment. */
const SCRIPTS_BEFORE = `
  performance.getEntriesByType('resource')
    .filter(({ startTime }) => startTime < window.playable)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js'))
`;
