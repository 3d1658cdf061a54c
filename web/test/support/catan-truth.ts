import { at, range, type View } from '@ludoteca/kernel';
import type { Page } from 'playwright-core';
import { newLands } from '../../../games/catan/src/board/islands.ts';
import { openPoints } from '../../../games/catan/src/rules/index.ts';
import type { Catan } from '../../../games/catan/src/rules/types.ts';

type Drawn = Readonly<Record<string, readonly string[]>>;

/** The contents of the board of Catan, read from the page as lines that can be compared. */
async function drawn(page: Page): Promise<Drawn> {
  return page.evaluate(() => {
    const board = document.querySelector('.board');
    const all = (selector: string): Element[] => [...(board?.querySelectorAll(selector) ?? [])];
    const line = (names: readonly string[]) => (node: Element) => names.map((name) => node.getAttribute(name) ?? '').join(' ');
    const read = (selector: string, ...names: string[]): string[] => [...new Set(all(selector).map(line(names)))].sort();
    return {
      decision: [document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? ''],
      corners: read('[data-corner][data-piece]', 'data-corner', 'data-piece', 'data-seat', 'data-level', 'data-metropolis'),
      awake: read('[data-piece=knight][data-active]', 'data-corner'),
      walls: read('[data-corner][data-wall]', 'data-corner'),
      paths: read('[data-path][data-piece=road]', 'data-path', 'data-seat'),
      ships: read('[data-path][data-piece=ship]', 'data-path', 'data-seat'),
      pirate: read('[data-pirate]', 'data-pirate'),
      lands: read('[data-zone]', 'data-zone', 'data-holders'),
      hexes: read('[data-hex]', 'data-hex', 'data-terrain', 'data-number'),
      robber: read('[data-robber]', 'data-robber'),
      merchant: read('[data-merchant]', 'data-merchant', 'data-seat'),
      seats: read('[data-seat][data-points]', 'data-seat', 'data-points', 'data-hand'),
      hand: read('[data-card][data-count]', 'data-card', 'data-count'),
      bank: read('[data-bank]', 'data-bank', 'data-count'),
      decks: read('[data-deck]', 'data-deck', 'data-count'),
      ship: read('[data-ship]', 'data-ship'),
    };
  });
}

/** The same from the view. */
function wanted({ open, shown, mine, config }: View<Catan>): Drawn {
  const { realm } = open;
  const corners: string[] = [];
  for (const [corner, owner] of open.owners.entries()) {
    const track = realm?.metropolises.indexOf(corner) ?? -1;
    const piece = realm?.tipped.includes(corner) === true ? 'tipped' : open.levels[corner] === 2 ? 'city' : 'settlement';
    if (owner >= 0) corners.push(`${corner} ${piece} ${owner}  ${track < 0 ? '' : track}`);
    const level = realm?.knightLevels[corner] ?? 0;
    if (level > 0) corners.push(`${corner} knight ${realm?.knightOwners[corner]} ${level} `);
  }
  const places = (list: readonly number[] | undefined): string[] => (list ?? []).flatMap((one, place) => (one === 1 ? [`${place}`] : []));
  const counts = (list: readonly number[]): string[] => list.map((count, place) => `${place} ${count}`);
  return {
    corners,
    awake: places(realm?.knightActive),
    walls: places(realm?.walls),
    paths: open.roads.flatMap((seat, path) => (seat >= 0 ? [`${path} ${seat}`] : [])),
    ships: (open.seas?.ships ?? []).flatMap((seat, path) => (seat >= 0 ? [`${path} ${seat}`] : [])),
    pirate: open.seas === undefined ? [] : [`${open.seas.pirate}`],
    lands: newLands(open, config.seats).map(({ zone, seats }) => `${zone} ${seats.join(',')}`),
    hexes: open.terrains.map((terrain, hex) => `${hex} ${terrain} ${at(open.numbers, hex)}`),
    robber: [`${open.robber}`],
    merchant: realm === undefined || realm.merchant < 0 ? [] : [`${realm.merchant} ${realm.merchantOwner}`],
    seats: range(config.seats).map((seat) => `${seat} ${openPoints(open, seat)} ${at(shown.hands, seat)}`),
    hand: counts(mine?.own.hand ?? []),
    bank: counts(open.bank),
    decks: counts(shown.decks ?? [shown.deck]),
    ship: realm === undefined ? [] : [`${realm.ship}`],
  };
}

const PHONE_PX = 640;
const ON_SHEETS: readonly string[] = ['bank', 'decks'];

/** All differences between the drawn board and the view. */
export async function catanTruth(page: Page, view: View): Promise<readonly string[]> {
  const [shown, should] = [await drawn(page), wanted(view as View<Catan>)];
  // The others may have played on between the record and the picture.
  if (shown.decision?.[0] !== `${view.decision}`) return [];
  // A phone has the bank and the decks on a sheet of their own, which is closed here.
  const isPhone = (page.viewportSize()?.width ?? 0) < PHONE_PX;
  const parts = Object.keys(should).filter((part) => !(isPhone && ON_SHEETS.includes(part)));
  return parts.flatMap((part) => {
    const [is, ought] = [shown[part] ?? [], [...(should[part] ?? [])].sort()];
    return is.join('|') === ought.join('|') ? [] : [`decision ${view.decision}, ${part}: ${is.join('|')} instead of ${ought.join('|')}`];
  });
}
