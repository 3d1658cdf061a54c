import { ENVOY, NOBLE } from '../data/course.ts';
import type { Event } from '../rules/types.ts';
import type { Outlook } from './hand.svelte.ts';

/** A piece that would be put on a payment area: its number among those of the deployment, and its kind. */
export interface Ghost {
  readonly number: number;
  readonly kind: number;
}

/** The payments of a deployment in the order in which they fall: movement, the office itself, then the office's price. */
function paymentsIn(events: readonly Event[]): readonly { readonly region: number; readonly number: number; readonly kind: number }[] {
  const moved = events.find((event) => event.kind === 'moved');
  const paid = events.find((event) => event.kind === 'paid');
  if (moved === undefined || paid === undefined) return [];
  const nobles = [...(moved.nobles ?? []), ...paid.nobles];
  const regions = [
    ...moved.regions.map((region, n) => ({ region, number: n + 1 })),
    ...paid.regions.map((region, n) => ({ region, number: moved.regions.length + n + 2 })),
  ];
  return regions.map(({ region, number }) => {
    const place = nobles.indexOf(region);
    if (place >= 0) nobles.splice(place, 1);
    return { region, number, kind: place >= 0 ? NOBLE : ENVOY };
  });
}

export function ghostsOn(outlook: Outlook | null, region: number): readonly Ghost[] {
  if (outlook === null || outlook.move.kind !== 'office') return [];
  return paymentsIn(outlook.events).filter((payment) => payment.region === region);
}
