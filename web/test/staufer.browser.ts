import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { positionAddress } from '../src/saved/position-link.ts';
import { seriousInBothLooks } from './support/axe.ts';
import { type Visitor, visit } from './support/browser.ts';
import { rawKeys } from './support/playing.ts';
import { reach, unreached } from './support/reach.ts';
import { browser, house, useSite } from './support/site.ts';
import { STAUFER_FULL, STAUFER_MIDDLE } from './support/staufer-positions.ts';
import { stauferTruth } from './support/staufer-truth.ts';

useSite();

const PLACELESS = ['pass'];

test('a whole game with 3 seats is played on the board alone, and what is drawn is true (seed 1)', async () => {
  const trial = { game: 'staufer', seats: ['me', 'random', 'random'], options: { privileges: '2-3-4-13-14-16' }, seed: 1 };
  const reached = await reach(browser, house.base, { ...trial, placeless: PLACELESS, truth: stauferTruth, every: 4 });
  expect(reached.complaints).toEqual([]);
  expect(reached.untrue).toEqual([]);
  expect(reached.over).toBe(true);
  expect(unreached(reached, PLACELESS)).toEqual([]);
  expect([...reached.inBar.keys()].filter((kind) => !PLACELESS.includes(kind))).toEqual([]);
}, 300_000);

/** Two players, the king in Aachen, three turns of the viewer in a row. */
function twoPlayers(mine: object, more: object = {}, privileges = '1-2-3-4-5-6'): object {
  return {
    ...{ game: 'staufer', seats: 2, options: { privileges }, seed: 'board' },
    position: {
      ...{ at: 'turn', round: 1, start: 0, king: 'aachen', tiles: [1, 2, 3, 4, 5, 6] },
      ring: ['aachen', 'nijmegen', 'strasbourg', 'augsburg', 'milano', 'palermo'],
      rowsA: ['nijmegen', 'augsburg', 'milano', 'palermo', 'strasbourg'],
      rowsB: ['king', 'fewest', 'most', 'king', 'fewest'],
      rowsC: [1, 2, 3, 1],
      order: [0, 0, 0, 1, 1, 1],
      players: [{ court: [6, 1], jobs: ['milano', 'JP_OPP2', 'JO_5'], ...mine }, { court: [4, 1] }],
      ...more,
    },
  };
}

/** The viewer's last turn of the first round; Nijmegen and the king's Aachen are scored after it. */
const LAST = { order: [0], supplyTrack: [0, 0, 1, 1, 1] };

interface Case {
  readonly name: string;
  readonly scenario: object;
  /** Selectors, pressed one after another. */
  readonly press: readonly string[];
  /** The text of the viewer's own panel afterwards. */
  readonly own?: Readonly<Partial<Record<'points' | 'court' | 'privileges' | 'held', string>>>;
  /** The pieces in an office afterwards. */
  readonly office?: readonly [name: string, pieces: string];
  readonly next?: string;
}

const space = (n: number): string => `[data-space="${n}"]`;
const arch = (name: string): string => `[data-office="${name}"]`;
const chest = (kind: number): string => `[data-chest="${kind}"]`;
const DO = '[data-testid=board-confirm]';
const MIDDLE = '7-8-9-10-11-12';
const LATE = '11-12-13-14-15-16';

const PRIVILEGES: readonly Case[] = [
  {
    name: '1, victory points: two purple chests for the top card',
    scenario: twoPlayers({ chests: ['PU'] }, { chests: { S4: ['PU'] } }),
    press: [space(4), '[data-privilege="1"][data-legal]'],
    own: { points: '10', privileges: '1', held: '' },
  },
  {
    name: '2, shared office: beside a single piece',
    scenario: twoPlayers(
      { privileges: [2] },
      {
        players: [
          { court: [6, 1], privileges: [2] },
          { court: [4, 1], offices: [['aachen-1', 'envoy']] },
        ],
      },
    ),
    press: [arch('aachen-1'), DO],
    own: { court: '2 1' },
    office: ['aachen-1', '2 0'],
  },
  {
    name: '3, second envoy: pressed where its ghost stands',
    scenario: twoPlayers({ privileges: [3] }),
    press: [arch('aachen-3'), DO, `${arch('aachen-3')}[data-legal=second]`],
    own: { court: '3 1' },
    office: ['aachen-3', '0 0'],
  },
  { name: '4, every office for 3', scenario: twoPlayers({ privileges: [4] }), press: [arch('aachen-1'), DO], own: { court: '4 1' } },
  { name: '5, one piece less', scenario: twoPlayers({ privileges: [5] }), press: [arch('aachen-3'), DO], own: { court: '5 1' } },
  {
    name: '6, the king’s favour',
    scenario: twoPlayers({ privileges: [6] }),
    press: [arch('aachen-3'), DO],
    own: { points: '3', court: '4 1' },
  },
  { name: '7, an envoy with supply', scenario: twoPlayers({ privileges: [7] }, {}, MIDDLE), press: [space(4)], own: { court: '8 1' } },
  {
    name: '8, a chest with supply',
    scenario: twoPlayers({ privileges: [8] }, { pile: ['BR'] }, MIDDLE),
    press: [space(4)],
    own: { court: '7 1', held: '13:1' },
  },
  { name: '9, points with supply', scenario: twoPlayers({ privileges: [9] }, {}, MIDDLE), press: [space(4)], own: { points: '2' } },
  {
    name: '10, movement for one',
    scenario: twoPlayers({ privileges: [10] }, {}, MIDDLE),
    press: [arch('strasbourg-3'), DO],
    own: { court: '3 1' },
  },
  {
    name: '11, two regions free',
    scenario: twoPlayers({ privileges: [11] }, {}, MIDDLE),
    press: [arch('strasbourg-3'), DO],
    own: { court: '4 1' },
  },
  {
    name: '12, neighbours free',
    scenario: twoPlayers({ privileges: [12] }, {}, MIDDLE),
    press: [arch('nijmegen-2'), DO],
    own: { court: '4 1' },
  },
  {
    name: '13, scored pieces return to the court',
    scenario: twoPlayers({ privileges: [13], offices: [['nijmegen-2', 'envoy']] }, LAST, LATE),
    press: [space(4)],
    own: { court: '9 1', points: '10' },
    office: ['nijmegen-2', ''],
  },
  {
    name: '14, points for ranks',
    scenario: twoPlayers({ privileges: [14], offices: [['nijmegen-2', 'envoy']] }, LAST, LATE),
    press: [space(4)],
    own: { court: '8 1', points: '13' },
  },
  {
    name: '15, points for presence',
    scenario: twoPlayers({ privileges: [15], offices: [['nijmegen-2', 'envoy']] }, LAST, LATE),
    press: [space(4)],
    own: { points: '12' },
  },
  {
    name: '16, points for orange chests',
    scenario: twoPlayers({ privileges: [16] }, { chests: { S4: ['OR_VP2'] } }, LATE),
    press: [space(4)],
    own: { points: '4' },
  },
];

const CHESTS: readonly Case[] = [
  {
    name: 'FIRST with supply: the outermost place of the next round',
    scenario: twoPlayers({ chests: ['TU_FIRST'] }, { supplyTrack: [1], order: [0, 0, 0, 1, 1] }),
    press: [chest(8), space(4)],
    own: { held: '' },
    next: '0 1',
  },
  {
    name: 'FIRST with deployment: the lowest place, with its envoy',
    scenario: twoPlayers({ chests: ['TU_FIRST'] }, { deployTrack: [1, 1, 1], order: [0, 0, 0] }),
    press: [chest(8), arch('aachen-3'), DO],
    own: { held: '', court: '4 1' },
    next: '1 1 1 0',
  },
  {
    name: 'MOVE: no movement',
    scenario: twoPlayers({ chests: ['TU_MOVE'] }),
    press: [arch('strasbourg-3'), chest(9), DO],
    own: { court: '4 1', held: '' },
  },
  {
    name: 'DEPLOY: one piece for an office',
    scenario: twoPlayers({ chests: ['TU_DEPLOY'] }),
    press: [chest(10), arch('aachen-1'), DO],
    own: { court: '6 1', held: '' },
  },
  {
    name: 'SUPPLY: pieces of one space, chests of another',
    scenario: twoPlayers({ chests: ['TU_SUPPLY'] }, { chests: { S1: ['BR'] } }),
    press: [chest(11), space(4), space(1)],
    own: { court: '7 1', held: '13:1' },
  },
  {
    name: 'IMMUNE: a piece stays after scoring',
    scenario: twoPlayers({ chests: ['TU_IMMUNE'], offices: [['nijmegen-2', 'envoy']] }, LAST, LATE),
    press: [space(4), '[data-legal=protect]'],
    own: { held: '' },
    office: ['nijmegen-2', '0'],
  },
  ...([1, 2, 3] as const).map((count) => ({
    name: `orange with ${count} envoys`,
    scenario: twoPlayers({}, { chests: { S4: [`OR_E${count}`] } }),
    press: [space(4)],
    own: { court: `${7 + count} 1` },
  })),
  ...([2, 3, 4, 5] as const).map((points) => ({
    name: `orange with ${points} points`,
    scenario: twoPlayers({}, { chests: { S4: [`OR_VP${points}`] } }),
    press: [space(4)],
    own: { points: `${points}` },
  })),
  { name: 'orange with a noble', scenario: twoPlayers({}, { chests: { S4: ['OR_N1'] } }), press: [space(4)], own: { court: '7 2' } },
  {
    name: 'brown and purple are kept',
    scenario: twoPlayers({}, { chests: { S4: ['BR', 'PU'] } }),
    press: [space(4)],
    own: { held: '13:1 14:1' },
  },
  {
    name: 'order of chests: the privilege first, then the orange chest it improves',
    scenario: twoPlayers({ chests: ['PU'] }, { chests: { S4: ['OR_VP2', 'PU'] } }, LATE),
    press: [space(4), '[data-legal=open][data-offered="14"]', '[data-privilege="16"][data-legal]'],
    own: { points: '4', privileges: '16' },
  },
  {
    name: 'a region bonus: a chest is picked',
    scenario: twoPlayers(
      { offices: [['augsburg-2', 'envoy']] },
      { ...LAST, rowsA: ['augsburg', 'nijmegen', 'milano', 'palermo', 'strasbourg'], pile: ['BR', 'PU'] },
      LATE,
    ),
    press: [space(4), '[data-legal=pick][data-offered="13"]'],
    own: { held: '13:1', points: '12' },
  },
  {
    name: 'a piece is fetched from the road when the province is empty',
    scenario: twoPlayers({ court: [3, 1], paid: { milano: [12, 0] } }),
    press: [space(4), '[data-legal=fetch]'],
    own: { court: '4 1' },
  },
];

async function openAt(page: Page, scenario: object): Promise<void> {
  // Another address behind the # alone would not load the page anew.
  await page.goto('/credits');
  await page.goto(positionAddress({ scenario, seat: 0 }));
  await page.locator('.board [data-legal]').first().waitFor();
}

async function play(page: Page, { scenario, press, own = {}, office, next }: Case): Promise<void> {
  await openAt(page, scenario);
  for (const selector of press) await page.locator(`.board ${selector}`).first().click();
  const mine = page.locator('.board [data-seat="0"]');
  for (const [what, value] of Object.entries(own)) {
    const found = what === 'held' ? mine.locator('[data-held]') : mine;
    await expect.poll(() => found.getAttribute(`data-${what}`), { message: what }).toBe(value);
  }
  if (office !== undefined) await expect.poll(() => page.locator(arch(office[0])).getAttribute('data-pieces')).toBe(office[1]);
  if (next !== undefined) {
    const shown = (): Promise<string> =>
      page.locator('[data-next]').evaluateAll((places) => places.map((one) => one.getAttribute('data-next')).join(' '));
    await expect.poll(shown).toBe(next);
  }
}

describe('through the board', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  });
  afterAll(async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });
  test.each(PRIVILEGES)('privilege $name', (one) => play(visitor.page, one), 30_000);
  test.each(CHESTS)('$name', (one) => play(visitor.page, one), 30_000);

  test('ways are chips, the cheapest first; a noble pays where its ghost is pressed; Escape takes the half-step back', async () => {
    const { page } = visitor;
    await openAt(page, twoPlayers({ chests: ['TU_MOVE', 'TU_DEPLOY'] }));
    await page.locator(arch('strasbourg-3')).click();
    const uses = page.locator('.board .uses button');
    expect(await uses.allTextContents()).toEqual(
      ['5', '3+', '3+', '1++'].map((words) => expect.stringContaining(words.replaceAll('+', ''))),
    );
    await page.locator('.board button.ghost').first().click();
    await page.locator('.board [data-seat="0"]').getByText('restano 3 emissari').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator(DO).count()).toBe(0);
    expect(await page.locator('.board [data-seat="0"]').getAttribute('data-court')).toBe('6 1');
  });

  test('a piece of the court is dragged into an office; where a noble could pay, the way is confirmed first', async () => {
    const { page } = visitor;
    const office = page.locator(arch('aachen-3'));
    const drag = (piece: string): Promise<void> => page.locator(`.board [data-cargo=${piece}]`).first().dragTo(office);
    await openAt(page, twoPlayers({}));
    await drag('noble');
    await expect.poll(() => office.getAttribute('data-pieces')).toBe('1');
    await openAt(page, twoPlayers({}));
    await drag('envoy');
    await page.locator(DO).click();
    await expect.poll(() => office.getAttribute('data-pieces')).toBe('0');
    expect(await page.evaluate(() => document.getSelection()?.toString() ?? '')).toBe('');
  });

  test('arrow keys walk from office to office, Enter chooses and does, Escape takes back', async () => {
    const { page } = visitor;
    await openAt(page, twoPlayers({}));
    const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('data-office') ?? null);
    await page.locator(arch('aachen-1')).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('aachen-2');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('aachen-1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await page.locator(DO).count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator(DO).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(arch('aachen-2')).getAttribute('data-pieces')).toBe('0');
  });

  test('nothing serious for axe in both looks, no raw keys, no scrolling', async () => {
    const { page } = visitor;
    await openAt(page, twoPlayers({ chests: ['TU_MOVE', 'BR', 'PU'] }));
    await page.locator(arch('strasbourg-3')).click();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(768);
    expect(await rawKeys(page)).toEqual([]);
    expect(await seriousInBothLooks(page)).toEqual([]);
  });
});

describe('what is told', () => {
  /** The text of the stage's chip for the page that is being shown. */
  const current = (page: Page): Promise<string | null> => page.locator('.board .scoring [aria-current=step]').textContent();

  test('a scoring is told page by page; it can be skipped, and read again from the stage and from the log', async () => {
    const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board', speed: 'normal' } });
    const offices = [
      ['nijmegen-2', 'envoy'],
      ['palermo-3', 'envoy'],
    ];
    await openAt(page, twoPlayers({ offices }, { ...LAST, king: 'palermo' }, LATE));
    await page.locator(space(4)).click();
    await page.locator('.board .scoring').waitFor();
    await page.locator('.board .scoring').getByRole('button', { name: 'Pausa' }).click();
    expect(await page.locator('.board .scoring nav .chip').allTextContents()).toEqual([
      expect.stringContaining('Nijmegen'),
      expect.stringContaining('Palermo'),
      expect.stringContaining('Uffici'),
      expect.stringContaining('Casse'),
      expect.stringContaining('Re ad Aachen'),
      expect.stringContaining('Ordine'),
    ]);
    expect(await current(page)).toMatch(/Nijmegen|Palermo/);
    // The table of that moment is drawn: the pieces are still in the scored region.
    expect(await page.locator(arch('nijmegen-2')).getAttribute('data-pieces')).toBe('0');
    // Nothing glows on the old table; a press on it ends the playback and has no other effect.
    expect(await page.locator('.board [data-legal]').count()).toBe(0);
    await page.locator(space(4)).click({ force: true });
    expect(await page.locator('.board .scoring').count()).toBe(0);
    expect(await page.locator('.board [data-queue]').count()).toBe(6);
    expect(await page.locator(arch('nijmegen-2')).getAttribute('data-pieces')).toBe('');
    // Away from the space, whose preview would stand on the stage.
    await page.mouse.move(2, 2);
    await page.getByTestId('board-again').click();
    expect(await current(page)).toContain('Nijmegen');
    await page.locator('.board .scoring nav .chip', { hasText: 'Uffici' }).click();
    expect(await current(page)).toContain('Uffici');
    await page.getByTestId('board-skip').click();
    await page.locator('.log').getByText('Nijmegen, totali in ordine di posizione').hover();
    await page.locator('.board .scoring').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  test('log and bar keep pace with a scoring; what others do after it waits', async () => {
    const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board', speed: 'normal' } });
    const nextIsOther = { ...LAST, supplyTrack: [1, 0, 0, 1, 1], king: 'palermo' };
    await openAt(page, twoPlayers({ offices: [['nijmegen-2', 'envoy']] }, nextIsOther, LATE));
    const bar = (): Promise<string | null> => page.locator('.first').textContent();
    const lines = (): Promise<string> => page.locator('.log').innerText();
    await page.locator(space(4)).click();
    await page.locator('.board .scoring').getByRole('button', { name: 'Pausa' }).click();
    await expect.poll(bar).toContain('Punteggio del round 1');
    // Longer than a turn of somebody else stays on screen.
    await page.waitForTimeout(1_500);
    const told = await lines();
    await page.getByRole('tab', { name: 'Punti' }).click();
    expect(await page.locator('.scores tfoot td').first().textContent()).toBe('0');
    await page.getByRole('tab', { name: 'Cronaca' }).click();
    expect(told).toContain('Nijmegen, totali in ordine di posizione');
    expect(told).not.toContain('Il Re raggiunge');
    await page.getByTestId('board-skip').click();
    await expect.poll(lines).toContain('Nuovo ordine di turno');
    await expect.poll(bar).toContain('Tocca a te');
    expect(await lines()).toMatch(/Nuovo ordine di turno.*Matilde va sulla/s);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  test('at the end jobs are turned up one by one', async () => {
    const { page, context, complaints } = await visit(browser, house.base, { prefs: { rendering: 'board', speed: 'slow' } });
    await openAt(page, twoPlayers({}, { ...LAST, round: 5 }, LATE));
    await page.locator(space(4)).click();
    const closed = (): Promise<number> => page.locator('.board .final .closed').count();
    await page.locator('.board .final .closed').first().waitFor();
    expect(await closed()).toBe(3);
    expect(await page.getByTestId('end').count()).toBe(0);
    await expect.poll(closed, { timeout: 20_000 }).toBe(0);
    // An impatient person presses.
    await page.locator('.board .final').first().click();
    await page.getByTestId('end').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  test('a thread leads from the stage to the office that it speaks of', async () => {
    const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
    await openAt(page, twoPlayers({ court: [12, 1] }));
    for (const name of ['aachen-1', 'strasbourg-3', 'augsburg-1', 'milano-0', 'palermo-3']) {
      await page.locator(arch(name)).hover();
      const away = await page.locator('.board path.thread').evaluate((path, wanted) => {
        const line = path as SVGPathElement;
        const { x } = line.getPointAtLength(line.getTotalLength()).matrixTransform(line.getScreenCTM() ?? undefined);
        const { left, right } = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
        return x < left ? left - x : Math.max(0, x - right);
      }, arch(name));
      expect([name, away]).toEqual([name, 0]);
    }
    await context.close();
  }, 60_000);
});

test('on a phone: a tap shows, a large button does; back takes it back; a double tap enlarges a region', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, prefs: { rendering: 'board' } };
  const { page, context, complaints } = await visit(browser, house.base, phone);
  await openAt(page, twoPlayers({ chests: ['TU_MOVE', 'TU_DEPLOY'] }));
  await page.locator(arch('strasbourg-3')).tap();
  for (const button of await page.locator('.board .preview button').all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  }
  await page.getByTestId('board-back').tap();
  expect(await page.locator(DO).count()).toBe(0);
  const title = page.locator('[data-region=milano] h3').first();
  await title.tap();
  await title.tap();
  await page.locator('.board .zoomed [data-office="milano-0"]').waitFor();
  await page.locator('.board .zoomed h3').tap();
  await page.locator('.board .zoomed h3').tap();
  await page.locator('.board .zoomed').waitFor({ state: 'detached' });
  await page.locator(arch('aachen-3')).tap();
  await page.locator(DO).tap();
  await expect.poll(() => page.locator(arch('aachen-3')).getAttribute('data-pieces')).toBe('0');
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test('on a phone: a tap selects a supply space, which stays in reach for the second; sheets open at any time', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, prefs: { rendering: 'board' } };
  const { page, context, complaints } = await visit(browser, house.base, phone);
  await openAt(page, twoPlayers({ chests: ['PU'] }, { chests: { S4: ['PU'] } }));
  await page.getByRole('button', { name: 'Privilegi', exact: true }).tap();
  await page.locator('.board .sheet [data-privilege="1"]').waitFor();
  await page.getByRole('button', { name: 'Privilegi', exact: true }).tap();
  // An open sheet closes when something on the ring is pressed.
  await page.getByRole('button', { name: 'Round', exact: true }).tap();
  await page.locator('.board .ring [data-legal]').first().tap();
  await page.locator('.board .sheet').waitFor({ state: 'detached' });
  await page.locator('.board .preview').waitFor();
  await page.getByTestId('board-back').tap();
  await page.locator(space(4)).tap();
  await page.locator('.board .preview').getByText('1 emissario').first().waitFor();
  await page.getByTestId('play-selected').waitFor();
  await page.locator(space(4)).tap();
  // The exchange is asked where the privileges are, and the sheet goes with the question.
  await page.locator('.board .sheet [data-privilege="1"][data-legal]').tap();
  await page.locator('.board .sheet [data-privilege="1"][data-legal]').tap();
  await page.locator('.board .sheet').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test.each(['nijmegen', 'strasbourg', 'milano'])(
  'on a phone a scoring leaves the pieces of %s in reach',
  async (region) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, prefs: { rendering: 'board' } };
    const { page, context } = await visit(browser, house.base, phone);
    const rowsA = [region, ...['nijmegen', 'strasbourg', 'augsburg', 'milano', 'palermo'].filter((one) => one !== region)];
    await openAt(page, twoPlayers({ chests: ['TU_IMMUNE'], offices: [[`${region}-2`, 'envoy']] }, { ...LAST, rowsA }, LATE));
    for (const _ of [1, 2]) await page.locator(space(4)).tap();
    for (const _ of [1, 2]) await page.locator('.board [data-legal=protect]').tap();
    await expect
      .poll(() =>
        page
          .locator(arch(`${region}-2`))
          .first()
          .getAttribute('data-pieces'),
      )
      .toBe('0');
    await expect.poll(() => page.locator('.board [data-held]').first().getAttribute('data-held')).toBe('');
    await context.close();
  },
  60_000,
);

test('on a phone a piece is fetched from any road while a scoring stands still', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, prefs: { rendering: 'board' } };
  const { page, context } = await visit(browser, house.base, phone);
  // Nijmegen lies at the foot of the ring, so its bubble lies over the head, where Milano's road is.
  const ring = ['milano', 'aachen', 'strasbourg', 'augsburg', 'nijmegen', 'palermo'];
  const players = [
    { court: [2, 1], jobs: ['milano', 'JP_OPP2', 'JO_5'], offices: [['nijmegen-2', 'envoy']], paid: { milano: [6, 0], aachen: [6, 0] } },
    { court: [4, 1], offices: [['nijmegen-1', 'envoy']] },
  ];
  await openAt(page, twoPlayers({}, { ...LAST, ring, players }, LATE));
  for (const _ of [1, 2]) await page.locator(space(4)).tap();
  // The envoy of the supply space, then the one of Nijmegen's bonus.
  for (const left of [5, 4]) {
    for (const _ of [1, 2]) await page.locator('[data-region=milano] [data-legal=fetch]').tap();
    const paid = page.locator('[data-region=milano] [data-paid]').first();
    await expect.poll(() => paid.getAttribute('data-paid')).toContain(`0:0:${left}`);
  }
  await context.close();
}, 60_000);

test('on a phone the chest of a region bonus stays in reach for the second tap', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, prefs: { rendering: 'board' } };
  const { page, context } = await visit(browser, house.base, phone);
  const rowsA = ['augsburg', 'nijmegen', 'milano', 'palermo', 'strasbourg'];
  // Augsburg lies at the head of the ring: its bubble lies over supply and court, where previews are.
  const ring = ['augsburg', 'nijmegen', 'strasbourg', 'aachen', 'milano', 'palermo'];
  await openAt(page, twoPlayers({ offices: [['augsburg-2', 'envoy']] }, { ...LAST, ring, rowsA, pile: ['BR', 'PU'] }, LATE));
  for (const _ of [1, 2]) await page.locator(space(4)).tap();
  for (const _ of [1, 2]) await page.locator('.board [data-legal=pick][data-offered="13"]').tap();
  await expect.poll(() => page.locator('.board [data-held]').first().getAttribute('data-held')).toBe('13:1');
  await context.close();
}, 60_000);

test.each([
  [780, 493, 'phone'],
  [1366, 560, 'wide'],
] as const)(
  'in a window of %i × %i the table keeps its size and scrolls within its place',
  async (width, height, layout) => {
    const { page, context } = await visit(browser, house.base, { viewport: { width, height }, prefs: { rendering: 'board' } });
    await openAt(page, twoPlayers({ chests: ['TU_MOVE', 'PU'] }));
    expect(await page.locator('.board .table.phone').count()).toBe(layout === 'phone' ? 1 : 0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    const overlapping = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.board [data-region], .board [data-space], .board section.action')].map((one) =>
        one.getBoundingClientRect(),
      );
      return boxes.flatMap((one, n) =>
        boxes
          .slice(n + 1)
          .filter(
            (other) => one.left + 1 < other.right && other.left + 1 < one.right && one.top + 1 < other.bottom && other.top + 1 < one.bottom,
          ),
      ).length;
    });
    expect(overlapping).toBe(0);
    const office = page.locator(arch('augsburg-1'));
    await office.click();
    await page.locator(DO).click();
    await expect.poll(() => office.getAttribute('data-pieces')).toBe('0');
    await context.close();
  },
  60_000,
);

/** Runs in the page: texts of the board smaller than 12 px, and elements that reach out of the box that should contain them. */
function faults(boxes: readonly (readonly [box: string, things: string])[]): string[] {
  const board = document.querySelector('.board') ?? document.body;
  const found: string[] = [];
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const holder = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (holder === null || words === '' || holder.getClientRects().length === 0) continue;
    const scale = holder instanceof SVGGraphicsElement ? (holder.getScreenCTM()?.a ?? 1) : 1;
    if (Number.parseFloat(getComputedStyle(holder).fontSize) * scale < 11.95) found.push(`small: ${words}`);
  }
  for (const [box, things] of boxes)
    for (const holder of board.querySelectorAll(box)) {
      const { left, right, top, bottom } = holder.getBoundingClientRect();
      for (const thing of holder.querySelectorAll(things)) {
        const inner = thing.getBoundingClientRect();
        if (inner.left < left - 1 || inner.right > right + 1 || inner.top < top - 1 || inner.bottom > bottom + 1)
          found.push(`out of ${box}: ${thing.textContent?.trim() ?? ''}`);
      }
    }
  return found;
}

test.each([
  [1366, 768],
  [390, 844],
] as const)(
  'at %i × %i a full table has no text under 12 px, and roads and preview hold what is on them',
  async (width, height) => {
    const phone = width < 500;
    const { page, context } = await visit(browser, house.base, {
      ...{ viewport: { width, height }, hasTouch: phone, isMobile: phone, prefs: { rendering: 'board' } },
    });
    for (const scenario of [STAUFER_FULL, STAUFER_MIDDLE]) {
      await openAt(page, scenario);
      await page.locator(arch('nijmegen-0')).dispatchEvent('click');
      await page.locator('.board .bubble .shifts').waitFor();
      for (const _ of ['it', 'en']) {
        const boxes = [
          ['.road', '.group'],
          ['.bubble', '.shifts'],
          ['.bubble dl', 'dd > *'],
        ] as const;
        expect(await page.evaluate(faults, boxes)).toEqual([]);
        await page.getByTestId('language').dispatchEvent('click');
        await page.waitForTimeout(300);
      }
    }
    await context.close();
  },
  60_000,
);

test('what a supply space brings fits on the stage, and a region with both seals keeps its name', async () => {
  const { page, context } = await visit(browser, house.base, { prefs: { rendering: 'board' } });
  await openAt(page, STAUFER_FULL);
  for (const _ of ['it', 'en']) {
    for (const n of [1, 2, 5]) {
      await page.locator(space(n)).hover();
      await page.locator('.board .bubble .order').waitFor();
      expect(await page.evaluate(faults, [['.bubble', 'h3, p, .effect']] as const)).toEqual([]);
    }
    await page.getByTestId('language').dispatchEvent('click');
    await page.mouse.move(2, 2);
    await page.waitForTimeout(300);
  }
  const rowsA = ['strasbourg', 'nijmegen', 'augsburg', 'milano', 'palermo'];
  await openAt(page, twoPlayers({}, { king: 'strasbourg', rowsA }));
  const strasbourg = page.locator('[data-region=strasbourg]');
  expect(await strasbourg.locator('[data-mark]').count()).toBe(2);
  expect(await strasbourg.locator('h3').evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
  await context.close();
}, 60_000);

test('the options of a table: six privileges by pressing, numbers from a text that is judged at once', async () => {
  const { page, context, complaints } = await visit(browser, house.base, {});
  await page.goto('/play/staufer');
  await page.getByLabel('Privilegi').selectOption({ label: 'scegli tu…' });
  for (const type of [1, 2, 5, 8, 13, 14]) await page.getByTestId(`pick-${type}`).click();
  expect(await page.getByTestId('pick-3').getAttribute('aria-disabled')).toBe('true');
  await page.getByLabel('Numeri della scatola').selectOption({ index: 1 });
  const text = page.getByTestId('option-document');
  await text.fill('{ "brownSets": [1, 2, 3] }');
  await page.getByTestId('option-complaint').getByText('numbers.brownSets: c’è [1,2,3], ci vuole una lista di 5 valori').waitFor();
  expect(await page.getByTestId('start').getAttribute('aria-disabled')).toBe('true');
  const file = { name: 'box.json', mimeType: 'application/json', buffer: Buffer.from('{ "brownSets": [1, 2, 3, 4, 5] }') };
  await page.getByTestId('option-file').setInputFiles(file);
  await page.getByText('Va bene: 32 caratteri.').waitFor();
  await page.getByTestId('start').click();
  await page.waitForURL(/\/local\//);
  expect(complaints).toEqual([]);
  await context.close();
});
