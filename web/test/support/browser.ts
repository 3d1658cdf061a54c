import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/**
 * Parts of Chromium that every new window would load, though our pages need none of them: the pop-up of its address bar
 * alone took more processor time than opening a table. A later list replaces Playwright's, so what that turns off is in this one.
 */
const UNWANTED = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

const ARGS = [
  `--disable-features=${UNWANTED.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Others' moves appear at once, tables are shown in words, and no guide is offered, unless a test says otherwise. */
const QUICK = { speed: 'off', rendering: 'plain', offered: ['medioevo', 'san-juan', 'burgundy', 'catan', 'staufer'] } as const;

export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...ARGS, ...more] });
}

/** A person with a browser of their own. `complaints` gathers console errors and uncaught exceptions. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
}

export interface Wishes extends BrowserContextOptions {
  readonly prefs?: Readonly<Record<string, unknown>>;
}

/** Without the service worker, which would fetch every file for each visitor; a test about it passes `serviceWorkers: 'allow'`. */
export async function visit(browser: Browser, base: string, wishes: Wishes = {}): Promise<Visitor> {
  const { prefs = {}, ...options } = wishes;
  const usual = { viewport: { width: 1366, height: 768 }, locale: 'it-IT', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ baseURL: base, ...usual, ...options });
  await context.addInitScript(
    (kept) => {
      if (localStorage.getItem('ludoteca.prefs') === null) localStorage.setItem('ludoteca.prefs', kept);
    },
    JSON.stringify({ ...QUICK, ...prefs }),
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.setDefaultTimeout(Number(process.env.PATIENCE_MS ?? 30_000));
  return { page, context, complaints };
}
