import { at, type Seat, type View } from '@ludoteca/kernel';
import type { ChainLink, Message } from '@ludoteca/text';
import { column } from '../rules/fief.ts';
import type { Event, Medioevo, Step } from '../rules/types.ts';
import { player, say, tileName } from './words.ts';

/** What a lost tile is worth, roughly: a tile in the fief pays about this much until the end. */
const TILE_WORTH = 4;

/** The coins that others' Mills and Barracks cost a seat. Events of the game and the seat's own losses are nobody's doing. */
export function impact(event: Event, seat: Seat): number {
  if (event.kind === 'paid' && event.seat === seat) return -event.coins;
  return event.kind === 'buried' && event.seat === seat && event.rule === 'MED-BARR-03' ? -TILE_WORTH : 0;
}

/** What others do to a seat, told to that seat. For its own actions and losses the catalogues have a second person. */
export function toYou(event: Event, seat: Seat): Message | undefined {
  if (event.kind === 'paid' && event.to === seat) return say('you.paid', { coins: event.coins, seat: { seat: event.seat } });
  if (event.kind !== 'attack' || !event.victims.includes(seat)) return undefined;
  const others = event.victims.filter((victim) => victim !== seat).map(player);
  return say('you.attacked', { count: event.victims.length, seat: { seat: event.seat }, victims: [say('you.victim'), ...others] });
}

/** A tile taken, its effect in which the viewer is asked, and the income that follows. */
export function chain({ agenda, open, viewer }: View<Medioevo>): readonly ChainLink[] {
  const step = at(agenda, agenda.length - 1);
  const income = (agenda as readonly Step[]).findLast(({ kind }) => kind === 'income');
  if (income?.kind !== 'income') return [];
  if (step.kind !== 'restore' && step.kind !== 'explore' && step.kind !== 'extraCoin' && step.kind !== 'terrainToken') return [];
  const taken = column(open, viewer, income.open.estate).at(-1);
  return [
    ...(taken === undefined ? [] : [{ message: tileName(taken), state: 'done' as const }]),
    { message: say(`chain.${step.kind}`), state: 'now' },
    { message: say('chain.income'), state: 'next' },
  ];
}
