import { at, type Seat, type View } from '@ludoteca/kernel';
import type { ChainLink, Message } from '@ludoteca/text';
import { CASTLE_TILE, CRANE, FACE_MONASTERY, GEESE_TILE, SHIP_TILE, TOWN_HALL, WAREHOUSE, WHITE_CASTLE } from '../data/faces.ts';
import { estateOf, isAlone } from '../rules/estates.ts';
import type { Burgundy, Event, Step } from '../rules/types.ts';
import { diceOf } from './outline.ts';
import { number, say, tileName } from './words.ts';

const SECOND_DEPOT = FACE_MONASTERY.indexOf(5);

/** The tile that led to a step: the past of the chain, as far as the agenda tells. */
function causeOf(step: Step): number | undefined {
  switch (step.kind) {
    case 'sail':
    case 'load':
    case 'advance':
    case 'fleet':
      return SHIP_TILE;
    case 'sailOn':
      return SECOND_DEPOT;
    case 'castleAction':
    case 'castleShield':
      return CASTLE_TILE;
    case 'whiteAction':
      return WHITE_CASTLE;
    case 'gain':
      return step.open.building;
    case 'warehouse':
      return WAREHOUSE;
    case 'townHall':
      return TOWN_HALL;
    case 'crane':
      return CRANE;
    case 'geese':
      return GEESE_TILE;
    case 'trade':
      return SHIP_TILE;
    case 'part':
    case 'stow':
    case 'keep':
    case 'discard':
    case 'receive':
      return step.open.tile;
    default:
      return undefined;
  }
}

/** The question in a step of a chain; undefined outside of one. */
function askedIn(step: Step): Message | undefined {
  switch (step.kind) {
    case 'sail':
    case 'sailOn':
    case 'load':
    case 'castleAction':
    case 'castleShield':
    case 'overflow':
    case 'fleet':
    case 'stow':
    case 'keep':
    case 'part':
    case 'spend':
    case 'trade':
    case 'resetAction':
    case 'reward':
    case 'whiteAction':
    case 'routeGain':
    case 'gain':
    case 'warehouse':
    case 'townHall':
    case 'crane':
    case 'geese':
    case 'discard':
      return say(`chain.now.${step.kind}`);
    default:
      return undefined;
  }
}

/** The tile that led here, the present question, and the steps below it on the agenda down to the dice that are left. */
export function chain({ agenda, open, viewer, asked }: View<Burgundy>): readonly ChainLink[] {
  const steps = [...agenda].reverse() as Step[];
  const [top, ...rest] = steps;
  const now = top === undefined ? undefined : askedIn(top);
  if (top === undefined || now === undefined || !asked.must.includes(viewer)) return [];
  const pending = rest.slice(0, rest.findIndex(({ kind }) => kind === 'turn') + 1);
  const cause = causeOf(top);
  const done: ChainLink[] = cause === undefined ? [] : [{ message: say('chain.placed', { tile: tileName(cause) }), state: 'done' }];
  const dice = diceOf(open, viewer);
  const next = pending.flatMap((step): Message[] => {
    if (step.kind === 'advance') return [say('chain.next.advance')];
    if (step.kind === 'fleetTurn') return [say('chain.now.fleet')];
    if (step.kind === 'sweep') return [say('chain.next.sweep')];
    if (step.kind === 'parts') return step.open.left.length === 0 ? [] : [say('chain.next.parts')];
    if (step.kind === 'turn') return dice.length === 0 ? [] : [say('chain.next.dice', { count: dice.length, dice: dice.map(number) })];
    const later = askedIn(step);
    return later === undefined ? [] : [later];
  });
  return [...done, { message: now, state: 'now' }, ...next.map((message): ChainLink => ({ message, state: 'next' }))];
}

/** Others hurt little here: a bonus tile that they take is one that can no longer be had, unless a partner takes it. */
export function impact(event: Event, seat: Seat, view?: View<Burgundy>): number {
  if (event.kind !== 'bonusTaken' || event.seat === seat) return 0;
  return isShared(event.seat, seat, view) ? event.points : -event.points;
}

/**
 * What another does with things of a seat, what a seat and its partner get together, and what goes without saying to whoever
 * plays alone, told to that seat. For what it does itself the catalogues have a second person.
 */
export function toYou(event: Event, seat: Seat, view?: View<Burgundy>): Message | undefined {
  if (event.kind === 'studied' && event.other === seat) return say('you.studied', { seat: { seat: event.seat } });
  if (event.kind === 'mineIncome' && isShared(event.seat, seat, view))
    return say('you.teamIncome', { mines: event.mines, coins: event.coins, workers: event.workers });
  if (event.kind === 'turnOrder' && event.seats.length === 1) return say('you.onlyOne');
  const isSolo = view !== undefined && isAlone(view.open);
  return event.kind === 'roundBegun' && isSolo ? say('you.roundAlone', { round: event.round + 1 }) : undefined;
}

/** Whether two seats are partners, or one and the same in a team game. */
function isShared(teller: Seat, seat: Seat, view: View<Burgundy> | undefined): boolean {
  return view?.open.estates !== undefined && estateOf(view.open, teller) === estateOf(view.open, seat);
}

/** The losses of ending the turn: dice that are left and an effect that waits. */
export function givenUp({ agenda, open, viewer }: View<Burgundy>): { readonly dice: number; readonly effect: 'yes' | 'no' } {
  const top = at(agenda, agenda.length - 1) as Step;
  return { dice: diceOf(open, viewer).length, effect: top.kind === 'turn' ? 'no' : 'yes' };
}
