import { at, range, type Seat, type View } from '@ludoteca/kernel';
import type { ChainLink, Message } from '@ludoteca/text';
import { IMMUNE } from '../data/chests.ts';
import { NOBLE_WEIGHT } from '../data/course.ts';
import { SUPPLY_CHEST, SUPPLY_ENVOY, SUPPLY_POINTS } from '../data/privileges.ts';
import { heldBy, owns } from '../rules/table.ts';
import { type Event, NONE, type Staufer, type Step } from '../rules/types.ts';
import { aPiece, player, regionName, say } from './words.ts';

type TheView = View<Staufer>;

/** The name of a step of the agenda in a chain; undefined for those that nobody notices. */
function named(step: Step, { viewer, open, config }: TheView): Message | undefined {
  switch (step.kind) {
    case 'office':
    case 'double':
    case 'supplyChests':
    case 'extraChest':
    case 'chooseChest':
    case 'exchange':
    case 'cleanUp':
    case 'final':
      return say(`chain.${step.kind}`);
    case 'supplyEnd':
      return [SUPPLY_ENVOY, SUPPLY_CHEST, SUPPLY_POINTS].some((type) => owns(open, step.open.seat, type))
        ? say('chain.supplyEnd')
        : undefined;
    case 'acquire':
      return say('chain.acquire', { count: step.open.chests.length });
    case 'fetch':
      return say('chain.fetch', { piece: aPiece(step.open.piece) });
    case 'scoreRegion':
      return regionName(step.open.region);
    case 'pick':
    case 'pickNext':
      return step.open.seat === viewer ? say('chain.pick') : say('chain.pickOf', { seat: player(step.open.seat) });
    case 'protect':
      return step.open.seat === viewer
        ? say('chain.protect', { region: regionName(step.open.region) })
        : say('chain.protectOf', { region: regionName(step.open.region), seat: player(step.open.seat) });
    case 'immunity':
      return range(config.seats).some((seat) => heldBy(open, seat, IMMUNE) > 0)
        ? say('chain.protect', { region: regionName(step.open.region) })
        : undefined;
    default:
      return undefined;
  }
}

/** The parts that have been done already, as far as the present step tells. */
function done({ open }: TheView, step: Step): Message[] {
  if (open.marker !== NONE) {
    const a = at(open.rowsA, open.round - 1);
    const region = 'open' in step && 'region' in step.open ? step.open.region : a;
    if (step.kind === 'protect') return [...new Set([a, open.marker])].map(regionName);
    return region === a ? [] : [regionName(a)];
  }
  if (step.kind === 'office' || (step.kind === 'fetch' && step.open.why === 'bonusEnvoy')) return [say('chain.track')];
  if (step.kind === 'double') return [say('chain.track'), say('chain.office')];
  return [];
}

/** The whole chain from the parts already done to the end of the turn or of the scoring; nothing where only one thing is asked. */
export function chain(view: TheView): readonly ChainLink[] {
  const steps = view.agenda.toReversed() as Step[];
  const [now, ...later] = steps;
  const words = now === undefined || now.kind === 'act' ? undefined : named(now, view);
  if (now === undefined || words === undefined) return [];
  const end = later.findIndex(({ kind }) => kind === 'turn' || kind === 'round');
  const next = later.slice(0, end < 0 ? later.length : end).flatMap((step) => named(step, view) ?? []);
  const links: ChainLink[] = [
    ...done(view, now).map((message) => ({ message, state: 'done' as const })),
    { message: words, state: 'now' },
    ...next.map((message) => ({ message, state: 'next' as const })),
  ];
  return links.length > 1 ? links : [];
}

/** The effect on a seat of an event that it did not cause: points of a scoring, pieces that come back or go home. */
export function impact(event: Event, seat: Seat): number {
  if (!('seat' in event) || event.seat !== seat) return 0;
  switch (event.kind) {
    case 'points':
      return ['tile', 'bonus', 'rank', 'presence'].includes(event.why) ? event.points : 0;
    case 'returned':
      return event.envoys + event.nobles * NOBLE_WEIGHT;
    case 'cleared':
      return event.court ? 0 : -(event.envoys + event.nobles * NOBLE_WEIGHT);
    default:
      return 0;
  }
}
