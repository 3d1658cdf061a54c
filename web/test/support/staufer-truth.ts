import type { View } from '@ludoteca/kernel';
import type { Page } from 'playwright-core';

/** The contents of the board of The Staufer Dynasty, read from its data attributes. */
interface Drawn {
  readonly seats: Readonly<Record<string, { points: string; court: string; province: string; privileges: string; held: string }>>;
  readonly offices: Readonly<Record<string, { pieces: string; chests: string }>>;
  readonly paid: Readonly<Record<string, string>>;
  /** Every player's count in each region, best first. */
  readonly ranks: Readonly<Record<string, string>>;
  readonly spaces: readonly string[];
  readonly queue: string;
  readonly next: string;
  readonly king: string;
  readonly copies: string;
}

function read(): Drawn {
  const board = document.querySelector('.board .board') ?? document.querySelector('.board');
  const all = (selector: string): HTMLElement[] => [...(board?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const attribute = (element: Element | null | undefined, name: string): string => element?.getAttribute(name) ?? '';
  return {
    seats: Object.fromEntries(
      all('[data-seat]').map((seat) => [
        attribute(seat, 'data-seat'),
        {
          ...{ points: attribute(seat, 'data-points'), court: attribute(seat, 'data-court'), province: attribute(seat, 'data-province') },
          ...{ privileges: attribute(seat, 'data-privileges'), held: attribute(seat.querySelector('[data-held]'), 'data-held') },
        },
      ]),
    ),
    offices: Object.fromEntries(
      all('[data-office]').map((office) => [
        attribute(office, 'data-office'),
        { pieces: attribute(office, 'data-pieces'), chests: attribute(office, 'data-chests') },
      ]),
    ),
    paid: Object.fromEntries(
      all('[data-region]').map((region) => [
        attribute(region, 'data-region'),
        [...region.querySelectorAll('[data-paid]')]
          .map((group) => attribute(group, 'data-paid'))
          .sort()
          .join(' '),
      ]),
    ),
    ranks: Object.fromEntries(
      all('[data-region]').map((region) => [
        attribute(region, 'data-region'),
        attribute(region.querySelector('[data-ranks]'), 'data-ranks'),
      ]),
    ),
    spaces: all('[data-space]').map((space) => attribute(space, 'data-chests')),
    queue: all('[data-queue]')
      .map((place) => attribute(place, 'data-queue'))
      .join(' '),
    next: all('[data-next]')
      .map((place) => attribute(place, 'data-next'))
      .join(' '),
    king: attribute(board?.querySelector('[data-king]')?.closest('[data-region]'), 'data-region'),
    copies: all('[data-privilege]')
      .map((card) => `${attribute(card, 'data-privilege')}:${attribute(card, 'data-copies')}`)
      .join(' '),
  };
}

const REGIONS = ['aachen', 'nijmegen', 'strasbourg', 'augsburg', 'milano', 'palermo'];
const OFFICES = 6;
const SOURCES = 10;
const KEPT = 7;
const FIRST_KEPT = 8;

/** The table as the view has it. The numbers are laid out as described in games/staufer/src/rules/types.ts. */
interface Table {
  readonly [name: string]: readonly number[];
}

/** The same, made from the view alone. */
function wanted({ open, config }: View): Drawn {
  const table = open as unknown as Table & { king: number; lying: readonly number[] };
  const list = (name: string): readonly number[] => table[name] ?? [];
  const number = (name: string, place: number): number => list(name)[place] ?? 0;
  const chestsAt = (place: number): string =>
    list('lying')
      .filter((code) => code >> 4 === place)
      .map((code) => code & 15)
      .join(' ');
  const seats = Array.from({ length: config.seats }, (_, seat) => seat);
  const offices = REGIONS.flatMap((region, r) =>
    Array.from({ length: OFFICES }, (_, place) => ({ name: `${region}-${place}`, office: r * OFFICES + place })),
  );
  const held = (seat: number): string =>
    Array.from({ length: KEPT }, (_, n) => ({ kind: FIRST_KEPT + n, count: number('held', seat * KEPT + n) }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => `${kind}:${count}`)
      .join(' ');
  /** A noble counts two; of equal players the one further left is before. */
  const ranksOf = (region: number): string => {
    const pieces = Array.from({ length: OFFICES }, (_, place) => region * OFFICES + place)
      .flatMap((office) => [number('left', office), number('right', office)])
      .filter((piece) => piece >= 0);
    const totalOf = (seat: number): number => pieces.reduce((sum, piece) => sum + (piece >> 1 === seat ? 1 + (piece & 1) : 0), 0);
    const leftmost = (seat: number): number => pieces.findIndex((piece) => piece >> 1 === seat);
    return seats
      .filter((seat) => totalOf(seat) > 0)
      .sort((one, other) => totalOf(other) - totalOf(one) || leftmost(one) - leftmost(other))
      .map((seat) => `${seat}:${totalOf(seat)}`)
      .join(' ');
  };
  return {
    seats: Object.fromEntries(
      seats.map((seat) => [
        String(seat),
        {
          points: String(
            Array.from({ length: SOURCES }, (_, n) => number('points', seat * SOURCES + n)).reduce((sum, one) => sum + one, 0),
          ),
          court: `${number('court', seat * 2)} ${number('court', seat * 2 + 1)}`,
          province: `${number('province', seat * 2)} ${number('province', seat * 2 + 1)}`,
          privileges: list('types')
            .filter((type) => (number('privileges', seat) & (1 << type)) !== 0)
            .join(' '),
          held: held(seat),
        },
      ]),
    ),
    offices: Object.fromEntries(
      offices.map(({ name, office }) => [
        name,
        { pieces: [number('left', office), number('right', office)].filter((piece) => piece >= 0).join(' '), chests: chestsAt(office) },
      ]),
    ),
    paid: Object.fromEntries(
      REGIONS.map((region, r) => [
        region,
        seats
          .flatMap((seat) => [0, 1].map((kind) => ({ seat, kind, count: number('areas', r * 10 + seat * 2 + kind) })))
          .filter(({ count }) => count > 0)
          .map(({ seat, kind, count }) => `${seat}:${kind}:${count}`)
          .sort()
          .join(' '),
      ]),
    ),
    ranks: Object.fromEntries(REGIONS.map((region, r) => [region, ranksOf(r)])),
    spaces: Array.from({ length: 5 }, (_, space) => chestsAt(REGIONS.length * OFFICES + space)),
    queue: list('order').join(' '),
    next: [...list('supplyTrack'), ...list('deployTrack').toReversed()].join(' '),
    king: REGIONS[table.king] ?? '',
    copies: list('types')
      .map((type) => `${type}:${number('copies', type)}`)
      .join(' '),
  };
}

/** Compares the drawn board with the view; returns the differences. */
export async function stauferTruth(page: Page, view: View): Promise<readonly string[]> {
  const drawn = await page.evaluate(read);
  const real = wanted(view);
  const complaints: string[] = [];
  const compare = (what: string, shown: unknown, is: unknown): void => {
    if (JSON.stringify(shown) !== JSON.stringify(is))
      complaints.push(`${what}: ${JSON.stringify(shown)} drawn, ${JSON.stringify(is)} true`);
  };
  for (const [seat, things] of Object.entries(real.seats)) compare(`seat ${seat}`, drawn.seats[seat], things);
  for (const [name, things] of Object.entries(drawn.offices)) compare(name, things, real.offices[name]);
  for (const [region, pieces] of Object.entries(real.paid)) compare(`payments in ${region}`, drawn.paid[region], pieces);
  for (const [region, ranks] of Object.entries(real.ranks)) compare(`ranks in ${region}`, drawn.ranks[region], ranks);
  for (const [space, chests] of drawn.spaces.entries()) compare(`space ${space + 1}`, chests, real.spaces[space]);
  // The tracks give way to the stage during a scoring and at the end.
  if (drawn.queue + drawn.next !== '') {
    compare('queue', drawn.queue, real.queue);
    compare('next round', drawn.next, real.next);
  }
  compare('king', drawn.king, real.king);
  compare('copies of privileges', drawn.copies, real.copies);
  return complaints;
}
