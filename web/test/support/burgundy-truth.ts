import type { Burgundy } from '@ludoteca/games/burgundy/rules';
import type { View } from '@ludoteca/kernel';
import type { Page } from 'playwright-core';
import { estateOf } from '../../../games/burgundy/src/rules/estates.ts';
import { LAYOUTS } from '../../../games/burgundy/src/rules/layout.ts';

const SOURCES = 6;

/** The contents of the board of Burgundy, read from its data attributes (they are listed in its Board.svelte). */
function readBoard() {
  const board = document.querySelector('.burgundy');
  const all = (root: Element | null, selector: string): Element[] => [...(root?.querySelectorAll(selector) ?? [])];
  const of = (element: Element | null | undefined, name: string): string => element?.getAttribute(name) ?? '';
  /** On a phone not everything of everybody is on the table at once. */
  const figure = (element: Element | null, name: string): number | null => (element === null ? null : Number(of(element, name)));
  const list = (element: Element | null, name: string): string | null => (element === null ? null : of(element, name));
  const seats = all(board, '[data-seat]').map((element) => ({
    seat: Number(of(element, 'data-seat')),
    points: Number(of(element, 'data-points')),
    coins: figure(element.querySelector('[data-coins]'), 'data-coins'),
    workers: figure(element.querySelector('[data-workers]'), 'data-workers'),
    sold: figure(element.querySelector('[data-sold]'), 'data-sold'),
    dice: list(element.querySelector('[data-dice]'), 'data-dice'),
    // Tiles and goods keep their spaces, so their order on the board is not that of the position.
    stored: all(element, '[data-stored][data-tile]')
      .sort((a, b) => Number(of(a, 'data-stored')) - Number(of(b, 'data-stored')))
      .map((one) => of(one, 'data-tile')),
    isOwn: element.classList.contains('own'),
    storedList: list(element.querySelector('[data-stored]:not([data-tile])'), 'data-stored'),
    goods: all(element, '[data-good][data-count]')
      .map((one) => `${of(one, 'data-good')}:${of(one, 'data-count')}`)
      .sort(),
    goodsList: list(element.querySelector('[data-goods]'), 'data-goods'),
    routed: list(element.querySelector('[data-routed]'), 'data-routed'),
    tribute: figure(element.querySelector('[data-tribute]'), 'data-tribute'),
  }));
  const duchies = all(board, '[data-duchy]').map((element) => ({
    seat: Number(of(element, 'data-duchy')),
    tiles: all(element, '[data-hex]').map((one) => Number(of(one, 'data-tile'))),
    posts: all(element, '[data-post]').map((one) => Number(of(one, 'data-open'))),
    shields: all(element, '[data-held]').map((one) => `${of(one, 'data-held')}:${of(one, 'data-on')}`),
  }));
  const depots = all(board, '[data-depot]').map((element) => ({
    depot: Number(of(element, 'data-depot')),
    goods: of(element, 'data-goods'),
    slots: all(element, '[data-slot][data-tile]').map((one) => `${of(one, 'data-slot')}:${of(one, 'data-tile')}`),
    black: all(element, '[data-black][data-tile]').map((one) => `${of(one, 'data-black')}:${of(one, 'data-tile')}`),
    inns: figure(element.querySelector('[data-inns]'), 'data-inns'),
    shields: all(element, '[data-shield]')
      .map((one) => Number(of(one, 'data-shield')))
      .sort((a, b) => a - b),
  }));
  const teams = all(board, '[data-team]').map((element) => ({
    estate: Number(of(element, 'data-team')),
    coins: figure(element.querySelector('[data-coins]'), 'data-coins'),
    workers: figure(element.querySelector('[data-workers]'), 'data-workers'),
    sold: figure(element.querySelector('[data-sold]'), 'data-sold'),
    goods:
      list(element.querySelector('[data-goods]'), 'data-goods') ??
      all(element, '[data-good][data-count]')
        .map((one) => `${of(one, 'data-good')}:${of(one, 'data-count')}`)
        .sort()
        .join(','),
    spaces: all(element, '[data-spaces]').map((one) => [of(one, 'data-spaces'), of(one, 'data-tiles')] as const),
    drawn: all(element, '[data-stored][data-tile]').length,
  }));
  return {
    seats,
    teams,
    duchies,
    depots,
    phase: Number(of(board?.querySelector('[data-phase]'), 'data-phase')),
    round: Number(of(board?.querySelector('[data-phase]'), 'data-round')),
    markers: all(board, '[data-marker]').map((one) => [Number(of(one, 'data-marker')), Number(of(one, 'data-space'))] as const),
    border: all(board, '[data-border]').map((one) => Number(of(one, 'data-owner'))),
    counter: all(board, '[data-counter]').map((one) => [Number(of(one, 'data-counter')), Number(of(one, 'data-target'))] as const),
    covered: figure(board?.querySelector('[data-covered]') ?? null, 'data-covered'),
    bonus: all(board, '[data-bonus]').map((one) => [Number(of(one, 'data-bonus')), Number(of(one, 'data-owner'))] as const),
  };
}

/** Compares every number and piece that is drawn with the view; returns the differences. */
export async function burgundyTruth(page: Page, given: View): Promise<string[]> {
  const view = given as unknown as View<Burgundy>;
  const { open, shown } = view;
  const drawn = await page.evaluate(readBoard);
  const complaints: string[] = [];
  const expectSame = (what: string, seen: unknown, wanted: unknown): void => {
    if (seen !== null && JSON.stringify(seen) !== JSON.stringify(wanted))
      complaints.push(`${what}: ${JSON.stringify(seen)} is drawn, ${JSON.stringify(wanted)} is true`);
  };
  const tilesIn = (tiles: readonly number[]): string[] => tiles.flatMap((tile, slot) => (tile >= 0 ? [`${slot}:${tile}`] : []));
  for (const seat of drawn.seats) {
    const name = `seat ${seat.seat}`;
    const estate = estateOf(open, seat.seat);
    const goods = open.goods.slice(estate * SOURCES, (estate + 1) * SOURCES);
    const stored = open.storage[estate] ?? [];
    expectSame(`${name} points`, seat.points, open.points[seat.seat]);
    expectSame(`${name} coins`, seat.coins, open.coins[estate]);
    expectSame(`${name} workers`, seat.workers, open.workers[estate]);
    expectSame(`${name} sold`, seat.sold, shown.sold[seat.seat]);
    const dice = [0, 1]
      .map((die) => (open.used[seat.seat * 2 + die] === 1 ? 0 : open.dice[seat.seat * 2 + die]))
      .filter((value) => value !== 0);
    expectSame(`${name} dice`, seat.dice, dice.join(','));
    if (seat.isOwn) {
      expectSame(`${name} storage`, seat.stored, stored.map(String));
      expectSame(
        `${name} goods`,
        seat.goods,
        goods.flatMap((count, good) => (count > 0 ? [`${good}:${count}`] : [])),
      );
    } else {
      expectSame(`${name} storage`, seat.storedList, stored.join(','));
      expectSame(`${name} goods`, seat.goodsList, goods.join(','));
    }
  }
  const seats = new Set(drawn.seats.map(({ seat }) => seat)).size;
  if (seats !== view.config.seats) complaints.push(`${seats} players are drawn`);
  // Before the choice of duchies the central board shows the duchies to choose from.
  if (open.layouts.includes(-1)) return complaints;
  for (const { seat, tiles } of drawn.duchies) expectSame(`duchy of ${seat}`, tiles, open.duchies[estateOf(open, seat)]);
  for (const complaint of modulesUntrue(drawn, open)) complaints.push(complaint);
  for (const complaint of teamsUntrue(drawn.teams, view)) complaints.push(complaint);
  for (const { depot, goods, slots, black } of drawn.depots) {
    if (depot === 0) expectSame('black depot', black, tilesIn(open.black));
    else {
      expectSame(`goods of depot ${depot}`, goods, open.depotGoods.slice((depot - 1) * SOURCES, depot * SOURCES).join(','));
      const inDepot = tilesIn(open.slots).filter((one) => Math.floor(Number(one.split(':')[0]) / 4) === depot - 1);
      expectSame(`tiles of depot ${depot}`, slots, inDepot);
    }
  }
  if (open.solo !== undefined) {
    expectSame('counter', drawn.counter, [[open.points[0], open.solo.target]]);
    expectSame('covered hexes', drawn.covered, open.duchies[0]?.filter((tile) => tile >= 0).length);
  }
  expectSame('phase and round', [drawn.phase, drawn.round], [open.phase, open.round]);
  for (const [seat, space] of drawn.markers) expectSame(`marker of ${seat}`, space, open.spaces[seat]);
  for (const [tile, owner] of drawn.bonus) expectSame(`bonus tile ${tile}`, owner, open.bonus[tile]);
  // Alone there is nobody to be ahead of: the bridge is left out.
  if (open.solo === undefined && drawn.markers.length !== view.config.seats) complaints.push(`${drawn.markers.length} markers are drawn`);
  return complaints;
}

/** The modules' pieces on the table, compared with the drawn ones. */
function modulesUntrue(
  drawn: ReturnType<typeof readBoard>,
  { duchies, estates, inns, layouts, posts, routes, shields }: Burgundy['open'],
): string[] {
  const complaints: string[] = [];
  const expectSame = (what: string, seen: unknown, wanted: unknown): void => {
    if (JSON.stringify(seen) !== JSON.stringify(wanted))
      complaints.push(`${what}: ${JSON.stringify(seen)} is drawn, ${JSON.stringify(wanted)} is true`);
  };
  for (const { seat: owner, posts: open, shields: held } of drawn.duchies) {
    const seat = estates?.[owner] ?? owner;
    const gates = LAYOUTS[layouts[seat] ?? -1]?.gates ?? [];
    const covered = gates.map((hexes) => (hexes.some((hex) => (duchies[seat]?.[hex] ?? -1) >= 0) ? 1 : 0));
    expectSame(`border posts of ${seat}`, open, covered);
    expectSame(`shields of ${seat}`, held, shields?.held[seat]?.map((shield, place) => `${shield}:${shields.hexes[seat]?.[place]}`) ?? []);
  }
  for (const { seat, routed, tribute } of drawn.seats) {
    if (routed !== null) expectSame(`route of ${seat}`, routed, routes?.laid[seat]?.join(','));
    if (tribute !== null) expectSame(`tribute of ${seat}`, tribute, shields?.held[seat]?.length);
  }
  for (const { depot, inns: ready, shields: lying } of drawn.depots) {
    if (depot === 0) expectSame('inns', ready, inns?.ready ?? null);
    else
      expectSame(
        `shields of depot ${depot}`,
        lying,
        [...(shields?.depots[depot - 1] ?? [])].sort((a, b) => a - b),
      );
  }
  if (drawn.border.length > 0)
    expectSame(
      'points for all posts',
      drawn.border,
      [0, 1].map((place) => posts?.order[place] ?? -1),
    );
  return complaints;
}

/** The common things of teams, and everybody's spaces for tiles, compared with the drawn ones. */
function teamsUntrue(drawn: ReturnType<typeof readBoard>['teams'], { open, shown }: View<Burgundy>): string[] {
  const complaints: string[] = [];
  const expectSame = (what: string, seen: unknown, wanted: unknown): void => {
    if (JSON.stringify(seen) !== JSON.stringify(wanted))
      complaints.push(`${what}: ${JSON.stringify(seen)} is drawn, ${JSON.stringify(wanted)} is true`);
  };
  for (const { estate, coins, workers, sold, goods, spaces } of drawn) {
    const held = open.goods.slice(estate * SOURCES, (estate + 1) * SOURCES);
    const counted = held.flatMap((count, good) => (count > 0 ? [`${good}:${count}`] : [])).join(',');
    expectSame(`coins of team ${estate}`, coins, open.coins[estate]);
    expectSame(`workers of team ${estate}`, workers, open.workers[estate]);
    expectSame(`sold by team ${estate}`, sold, (shown.sold[2 * estate] ?? 0) + (shown.sold[2 * estate + 1] ?? 0));
    expectSame(`goods of team ${estate}`, goods, goods.includes(':') || goods === '' ? counted : held.join(','));
    for (const [whose, tiles] of spaces)
      expectSame(`spaces ${whose} of team ${estate}`, tiles, open.storage[whose === 'shared' ? estate : 2 + Number(whose)]?.join(','));
  }
  return complaints;
}
