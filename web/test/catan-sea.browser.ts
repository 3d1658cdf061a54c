import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardNumber, SEA_BOARDS } from '../../games/catan/src/seafarers/data/maps.ts';
import { seriousInBothLooks } from './support/axe.ts';
import { visit } from './support/browser.ts';
import { CATAN_SHORES, CATAN_SHORES_KNIGHTS } from './support/catan-positions.ts';
import { catanTruth } from './support/catan-truth.ts';
import { openPosition } from './support/positions.ts';
import { reach } from './support/reach.ts';
import { browser, house, useSite } from './support/site.ts';

useSite();

/** Codes of places belong to notation: V9, E12, H3. */
const CODE = /(?<![\p{L}\p{N}])[VEH]\d{1,3}(?!\p{N})/u;

interface Position {
  readonly position: { readonly players: readonly object[] };
}

/** A described position with other facts of the table, and of the visitor. */
function changed(scenario: Position, table: object, mine: object = {}, more: object = {}): object {
  const [first, ...others] = scenario.position.players;
  return { ...scenario, ...more, position: { ...scenario.position, ...table, players: [{ ...first, ...mine }, ...others] } };
}

/** A dice throw as outcomes of chance. */
const thrown = (first: number, second: number): object => ({ dice: [first - 1, second - 1] });

interface Opened {
  readonly page: Page;
  readonly end: () => Promise<void>;
}

/** One visitor opens position after position; tests that need a special window get a visitor of their own. */
let desktop: { readonly page: Page; readonly complaints: readonly string[] } | undefined;

async function open(scenario: object, wishes?: object): Promise<Opened> {
  const prefs = { rendering: 'board' };
  if (wishes === undefined) {
    desktop ??= await visit(browser, house.base, { prefs });
    const { page, complaints } = desktop;
    await openPosition(page, scenario);
    await page.locator('.board [data-legal]').first().waitFor({ state: 'attached' });
    return { page, end: async () => expect(complaints).toEqual([]) };
  }
  const { page, context, complaints } = await visit(browser, house.base, { ...wishes, prefs });
  await openPosition(page, scenario);
  await page.locator('.board [data-legal]').first().waitFor({ state: 'attached' });
  return {
    page,
    async end() {
      expect(complaints).toEqual([]);
      await context.close();
    },
  };
}

async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(`.board ${selector}`).first();
  await target.waitFor({ state: 'attached' });
  await target.dispatchEvent('click');
}

const shipsOf = (page: Page, seat: number): Promise<number[]> =>
  page.evaluate(
    (owner) =>
      [...document.querySelectorAll(`.board [data-piece=ship][data-seat="${owner}"]`)].map((ship) =>
        Number(ship.getAttribute('data-path')),
      ),
    seat,
  );
const legal = (page: Page, selector: string): Promise<number> => page.locator(`.board ${selector}[data-legal]`).count();
const pirateAt = (page: Page): Promise<string | null> => page.locator('.board [data-pirate]').getAttribute('data-pirate');

test('a ship is built from the supply, and the bubble says which island it reaches', async () => {
  const { page, end } = await open(changed(CATAN_SHORES, { pirate: 'H12' }));
  await press(page, '[data-supply=ship]');
  await page.locator('.board [data-place=path-98][data-legal=ship]').dispatchEvent('pointerenter');
  expect(await page.locator('.board [data-testid=preview]').textContent()).toMatch(/isola del Sud.*\+2.*3/);
  await press(page, '[data-place=path-98][data-legal=ship]');
  await expect.poll(() => shipsOf(page, 0)).toContain(98);
  // Neither the new ship nor one before it may sail, because the line has one end.
  expect(await legal(page, '[data-place=path-89]')).toBe(0);
  await end();
});

test('a ship is moved: by taking it up and by saying first where it shall be', async () => {
  const { page, end } = await open(changed(CATAN_SHORES, { pirate: 'H12' }));
  await press(page, '[data-place=path-89][data-legal=sail]');
  // The ship itself is put down by another press.
  await page.locator('.board svg.pieces').focus();
  await page.keyboard.press('Escape');
  expect(await legal(page, '[data-place=path-89]')).toBe(1);
  await press(page, '[data-place=path-89][data-legal=sail]');
  await page.locator('.board [data-place=path-97][data-legal=sail]').dispatchEvent('pointerenter');
  // The places are seen, and what is lost stands among the points.
  expect(await page.locator('.board [data-testid=preview] p').count()).toBe(0);
  await press(page, '[data-place=path-97][data-legal=sail]');
  await expect.poll(() => shipsOf(page, 0)).toEqual(expect.arrayContaining([87, 88, 97]));
  expect(await shipsOf(page, 0)).not.toContain(89);
  await end();

  const second = await open(changed(CATAN_SHORES, { pirate: 'H12' }));
  await press(second.page, '[data-place=path-97]');
  await press(second.page, '.fan button[data-legal=sail]');
  await expect.poll(() => shipsOf(second.page, 0)).toContain(97);
  expect(await second.page.locator('.board [data-supply=ship]').getAttribute('data-count')).toBe('12');
  await second.end();
});

test('a coast takes roads and ships: the fan asks which, also for free roads', async () => {
  const { page, end } = await open(changed(CATAN_SHORES, { pirate: 'H12' }));
  await press(page, '[data-development][data-legal=roads]');
  await press(page, '[data-place=path-75][data-legal]');
  await press(page, '.fan button[data-legal=road]');
  await page.locator('.board [data-path="75"][data-piece=road]').waitFor({ state: 'attached' });
  // Where only ships lead there is nothing to ask.
  await press(page, '[data-place=path-97][data-legal=ship]');
  await expect.poll(() => shipsOf(page, 0)).toContain(97);
  await end();
});

test('the first settlement may have a ship beside it, and nobody starts in new lands', async () => {
  const { page, end } = await open({
    game: 'catan',
    seats: 4,
    seed: 'start',
    options: { map: 'new-shores' },
    position: { at: 'placement', starter: 0 },
  });
  expect(await legal(page, '[data-place=corner-65]')).toBe(0);
  await press(page, '[data-place=corner-63][data-legal=settlement]');
  await press(page, '[data-place=path-87][data-legal]');
  await press(page, '.fan button[data-legal=ship]');
  await expect.poll(() => shipsOf(page, 0)).toEqual([87]);
  await end();
});

test('a seven: the pirate goes to a sea hex and robs whoever has ships there', async () => {
  const { page, end } = await open(changed(CATAN_SHORES, { at: 'beforeRoll' }, { hand: ['wool'] }, thrown(3, 4)));
  await press(page, '[data-legal=roll]');
  await press(page, '[data-place=hex-16][data-legal=pirate]');
  // Two have ships at this hex: their shields open.
  expect(await page.locator('.board .fan button[data-legal=pirate]').count()).toBe(2);
  await press(page, '.fan button[data-legal=pirate]');
  await expect.poll(() => pirateAt(page)).toBe('16');
  await expect
    .poll(() =>
      page
        .locator('.board .hand [data-card]')
        .evaluateAll((cards) => cards.reduce((sum, card) => sum + Number(card.getAttribute('data-count')), 0)),
    )
    .toBe(2);
  await end();
});

test('the pirate can be dragged, and does not become the robber on land', async () => {
  const { page, end } = await open(changed(CATAN_SHORES, { at: 'beforeRoll' }, { hand: ['wool'] }, thrown(3, 4)));
  await press(page, '[data-legal=roll]');
  await page.locator('.board [data-place=hex-28][data-legal=pirate]').waitFor({ state: 'attached' });
  const middle = async (place: string): Promise<{ x: number; y: number }> => {
    const box = await page.locator(`.board [data-anchor="${place}"]`).first().boundingBox();
    if (box === null) throw new Error(`${place} is not drawn`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = await middle('pirate');
  const to = await page.locator('.board [data-place=hex-28]').first().boundingBox();
  if (to === null) throw new Error('no sea');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 20, { steps: 4 });
  expect(await page.locator('.board [data-legal=robber]').count()).toBe(0);
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => pirateAt(page)).toBe('28');
  await end();
});

test('a gold river gives resources of choice, pressed one by one', async () => {
  // The settlement on V65 lies at the gold river with the 10.
  const { page, end } = await open(changed(CATAN_SHORES, { at: 'beforeRoll' }, {}, thrown(5, 5)));
  await press(page, '[data-legal=roll]');
  const ore = page.locator('.board .hand [data-card="4"]');
  await press(page, '.task .good[data-legal=gold]:nth-child(5)');
  await press(page, '[data-testid=board-confirm]');
  await expect.poll(() => ore.getAttribute('data-count')).toBe('3');
  await end();
});

test('Cities & Knights: the pirate waits for the first landing, then a knight drives it off', async () => {
  const still = await open(CATAN_SHORES_KNIGHTS);
  expect(await still.page.getByTestId('crumb').textContent()).toBe('Catan · Città & Cavalieri · Nuovi Lidi');
  expect(await legal(still.page, '[data-legal=hunt]')).toBe(0);
  expect(await still.page.locator('.board [data-robber].asleep, .board [data-pirate].asleep').count()).toBe(2);
  await still.end();

  const coast = { knights: [{ at: 'V64', level: 'basic', active: true }] };
  const { page, end } = await open(changed(CATAN_SHORES_KNIGHTS, { landings: 1, pirate: 'H35' }, coast));
  await press(page, '[data-place=corner-64][data-legal]');
  await press(page, '.fan button[data-legal=hunt]');
  expect(await page.locator('.board [data-legal=robber]').count()).toBe(0);
  await press(page, '[data-place=hex-14][data-legal=pirate]');
  await expect.poll(() => pirateAt(page)).toBe('14');
  await end();
});

test('Cities & Knights: a diplomat takes an own ship, which is laid elsewhere', async () => {
  const { page, end } = await open(CATAN_SHORES_KNIGHTS);
  await press(page, '[data-progress][data-legal=diplomat]');
  const target = page.locator('.board [data-place=path-89][data-legal=diplomat]');
  expect(await target.getAttribute('aria-label')).toContain('togli la nave');
  await press(page, '[data-place=path-89][data-legal=diplomat]');
  await press(page, '[data-place=path-97][data-legal=ship]');
  await expect.poll(() => shipsOf(page, 0)).toEqual(expect.arrayContaining([87, 88, 97]));
  await end();
});

test('Cities & Knights: a knight marches over ships out to sea and stands in a boat', async () => {
  const mine = { ships: ['E87', 'E88', 'E89', 'E90', 'E91'], knights: [{ at: 'V62', level: 'basic', active: true }] };
  const { page, end } = await open(changed(CATAN_SHORES_KNIGHTS, {}, mine));
  await press(page, '[data-place=corner-62][data-legal]');
  await press(page, '.fan button[data-legal=march]');
  await press(page, '[data-place=corner-68][data-legal=march]');
  await page.locator('.board [data-corner="68"][data-piece=knight]').waitFor();
  await end();
});

/** A table of three, whose plates are taller and have other lines. */
const CATAN_SHORES_THREE = {
  ...{ game: 'catan', seats: 3, seed: 'three', options: { map: 'new-shores' } },
  position: {
    players: [{ settlements: ['V22'], ships: ['E31'], hand: ['lumber', 'wool', 'ore'], cards: ['victory', 'victory'], knights: 3 }],
  },
};

/** Corners of land, as drawn, that lie below one of the boxes in the corners of the sea. */
function coveredCorners(): string[] {
  const boxes = [...document.querySelectorAll('.board .sea > .corner')].map((box) => box.getBoundingClientRect());
  const covered: string[] = [];
  for (const hex of document.querySelectorAll('.board [data-hex]')) {
    const hit = document.querySelector(`.board [data-place="hex-${hex.getAttribute('data-hex')}"] .hit`)?.getBoundingClientRect();
    if (hit === undefined || Number(hex.getAttribute('data-number')) === 0) continue;
    // What takes the press of a hex measures 0.8 of it.
    const radius = hit.height / 2 / 0.8;
    for (let corner = 0; corner < 6; corner++) {
      const angle = ((60 * corner - 90) * Math.PI) / 180;
      const x = hit.x + hit.width / 2 + radius * Math.cos(angle);
      const y = hit.y + hit.height / 2 + radius * Math.sin(angle);
      if (boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom))
        covered.push(`${hex.getAttribute('data-hex')}/${corner}`);
    }
  }
  return covered;
}

test('on no map does a box in a corner of the sea lie over a place where something can be built', async () => {
  for (const map of ['new-shores', 'through-the-desert'])
    for (const mode of ['base', 'cities-and-knights'])
      for (const seats of [3, 4]) {
        // Everybody has a city that the barbarians would take: the widest box there is.
        const board = SEA_BOARDS[boardNumber(map as 'new-shores', seats)];
        const inland =
          board?.vertexHexes.flatMap((hexes, vertex) => (hexes.length === 3 && hexes.every((hex) => board.numbers[hex]) ? [vertex] : [])) ??
          [];
        const cities = inland.filter((vertex, place) => place % 4 === 0 && board?.vertexZones[vertex] === -1).slice(0, seats);
        const players = cities.map((vertex) => ({ cities: [`V${vertex}`], hand: ['brick', 'lumber'] }));
        const { page, end } = await open({ game: 'catan', seats, seed: 'boxes', options: { map, mode }, position: { players } });
        expect(await page.evaluate(coveredCorners), `${map}, ${mode}, ${seats}`).toEqual([]);
        await end();
      }
});

for (const [title, scenario] of [
  ['New Shores for three', CATAN_SHORES_THREE],
  ['New Shores', CATAN_SHORES],
  ['New Shores with Cities & Knights', CATAN_SHORES_KNIGHTS],
] as const)
  test(`${title}: no code is spoken, nothing is cut off, and the keys build a ship`, async () => {
    const { page, end } = await open(scenario);
    const found = await page.evaluate(() => {
      const spoken = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
      const outside = ['.trade', '.hand', '.supply', '.plate', '.zone', '.head', '.bank'].flatMap((frame) =>
        [...document.querySelectorAll(`.board ${frame}`)].flatMap((one) => {
          const bounds = one.getBoundingClientRect();
          const parts = [...one.querySelectorAll('button, [role=img]')].filter((part) => {
            const { left, right, bottom, width } = part.getBoundingClientRect();
            return width > 0 && (left < bounds.left - 1 || right > bounds.right + 1 || bottom > bounds.bottom + 1);
          });
          return parts.map((part) => `${frame}: ${part.outerHTML.slice(0, 140)}`);
        }),
      );
      return { spoken, outside };
    });
    expect(found.spoken.filter((words) => CODE.test(words))).toEqual([]);
    expect(found.outside).toEqual([]);
    await page.locator('.board [data-supply=ship]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.board svg.pieces').focus();
    await page.keyboard.press('ArrowRight');
    const before = (await shipsOf(page, 0)).length;
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await shipsOf(page, 0)).length).toBe(before + 1);
    await end();
  });

test('a sea map has nothing serious for axe', async () => {
  const { page, end } = await open(CATAN_SHORES_KNIGHTS);
  expect(await seriousInBothLooks(page, '.board')).toEqual([]);
  await end();
});

test('the map is enlarged with the wheel, the small map looks elsewhere, Home shows all again', async () => {
  const { page, end } = await open(CATAN_SHORES);
  const pieces = page.locator('.board svg.pieces');
  const whole = await pieces.getAttribute('viewBox');
  await page.mouse.move(300, 300);
  for (let i = 0; i < 5; i++) await page.mouse.wheel(0, -120);
  const small = page.locator('.board [data-testid=mini-map]');
  await small.waitFor();
  const zoomed = await pieces.getAttribute('viewBox');
  await small.click({ position: { x: 80, y: 70 } });
  expect(await pieces.getAttribute('viewBox')).not.toBe(zoomed);
  await pieces.focus();
  await page.keyboard.press('Home');
  expect(await pieces.getAttribute('viewBox')).toBe(whole);
  expect(await small.count()).toBe(0);
  await end();
});

test('a finger: the first press near a path selects the ship, the second builds it', async () => {
  const { page, end } = await open(CATAN_SHORES, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  await page.locator('.phone .tabs button').first().tap();
  await page.locator('.board [data-supply=ship]').tap();
  const box = await page.locator('.board [data-place=path-97][data-legal=ship]').boundingBox();
  if (box === null) throw new Error('no place for a ship');
  const near = { x: box.x + box.width / 2 + 5, y: box.y + box.height / 2 + 4 };
  await page.touchscreen.tap(near.x, near.y);
  await page.locator('.board [data-testid=preview]').waitFor();
  await page.touchscreen.tap(near.x, near.y);
  await expect.poll(() => shipsOf(page, 0)).toContain(97);
  await end();
});

test('on a phone the preview of a ship that reaches land is seen whole', async () => {
  const { page, end } = await open(changed(CATAN_SHORES, { pirate: 'H12' }), {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await page.locator('.phone .tabs button').first().tap();
  await page.locator('.board [data-supply=ship]').tap();
  const box = await page.locator('.board [data-place=path-98][data-legal=ship]').boundingBox();
  if (box === null) throw new Error('no place for a ship');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const preview = page.locator('.board [data-testid=preview]');
  await preview.waitFor();
  expect(await preview.textContent()).toMatch(/Sud.*\+2.*3/);
  expect(await preview.evaluate((dock) => dock.scrollHeight - dock.clientHeight)).toBeLessThanOrEqual(0);
  await end();
});

test('on a phone the whole map has figures of 14 px, and every kind of card is wide enough for a finger', async () => {
  const { page, end } = await open(CATAN_SHORES_KNIGHTS, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const sizes = await page.evaluate(() => {
    const figures = [...document.querySelectorAll('.board [data-hex] text, .board svg.pieces text')].filter((one) =>
      /^([2-689]|1[0-2])$/.test(one.textContent),
    ) as SVGTextElement[];
    const px = figures.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 0));
    const cards = [...document.querySelectorAll('.board .hand [data-card] > .card')].map((one) => one.getBoundingClientRect().width);
    return { figures: px.length, smallest: Math.min(...px), narrowest: Math.min(...cards), cards: cards.length };
  });
  expect(sizes.figures).toBeGreaterThan(15);
  expect(sizes.cards).toBe(8);
  expect(sizes.smallest).toBeGreaterThan(13.9);
  expect(sizes.narrowest).toBeGreaterThanOrEqual(44);
  await end();
});

/** Answers without a place on the board. */
const PLACELESS = ['roll', 'end', 'stop', 'pass', 'withdraw'];

/* Whole games are played in catan.long.ts. */
test('the opening of a game at sea with Cities & Knights is played on the board, and what is drawn is what lies there', async () => {
  const options = { map: 'through-the-desert', mode: 'cities-and-knights' };
  const trial = { game: 'catan', seats: ['me', 'random', 'random'], options, seed: 3, placeless: PLACELESS, barOneIn: 4, presses: 180 };
  const reached = await reach(browser, house.base, { ...trial, truth: catanTruth, every: 20 });
  expect(reached.complaints).toEqual([]);
  expect(reached.untrue).toEqual([]);
  expect(reached.decisions).toBeGreaterThan(10);
  expect([...reached.inBar.keys()].filter((kind) => !PLACELESS.includes(kind))).toEqual([]);
});
