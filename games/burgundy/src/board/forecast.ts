import { at, sum, type View } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { PHASES } from '../data/course.ts';
import { GOODS } from '../data/goods.ts';
import { ROUTE_BONUSES, type RouteBonus } from '../data/routes.ts';
import { afterStep } from '../rules/bridge.ts';
import { foretold } from '../rules/modules/solo/placement.ts';
import { type Burgundy, EMPTY, type Event, type Open, type Step } from '../rules/types.ts';
import { areaName, goodName, goodsName, goodsOf, say, tileName, typeName } from '../text/words.ts';

/** Points with where they come from. */
export interface Source {
  readonly message: Message;
  readonly points: number;
}

/** What a move brings, told for people. */
export interface Forecast {
  readonly sources: readonly Source[];
  readonly points: number;
  /** Pieces gained at once. */
  readonly coins: number;
  readonly workers: number;
  /** What follows from it: the next question, the bridge, something lost. */
  readonly follows: readonly Message[];
}

/** Reads the events that the rules foresee for a move, and the position after it (null where chance decides). */
export function forecastOf(events: readonly Event[], before: View<Burgundy>, after: View<Burgundy> | null): Forecast {
  const parts = partsToCome(before, after);
  const sources = [...withoutPending(events.flatMap(sourceOf), before, after), ...parts];
  const gained = (piece: 'coins' | 'workers'): number => sum(events.map((event) => gainOf(event)[piece]));
  return {
    sources,
    points: sum(sources.map(({ points }) => points)),
    coins: gained('coins'),
    workers: gained('workers'),
    follows: [
      ...events.flatMap((event) => consequenceOf(event, after)),
      ...nextQuestion(before, after),
      ...(after === null || parts.length === 0 ? [] : targetReached(after.open, sum(parts.map(({ points }) => points)))),
    ],
  };
}

/** Whether points that are still to be scored, in whatever order, bring the counter of the solo game to its target. */
function targetReached({ solo, points: [counter = 0] }: Open, points: number): Message[] {
  return solo !== undefined && counter + points >= solo.target ? [say('board.reaches', { target: solo.target })] : [];
}

type Parts = Extract<Step, { kind: 'parts' | 'part' }>['open'];

/** The placements of the solo game of which parts are still to come. */
function pendingIn({ agenda }: View<Burgundy>): Parts[] {
  return (agenda as readonly Step[]).flatMap((step) => (step.kind === 'parts' || step.kind === 'part' ? [step.open] : []));
}

function foretoldOf({ open, mine }: View<Burgundy>, parts: Parts): Source[] {
  const sold = mine?.own.sold ?? GOODS.map(() => 0);
  return parts.left.flatMap((part) => {
    const event = foretold(open, sold, parts, part);
    return event === undefined ? [] : sourceOf(event);
  });
}

/** The parts of a placement whose order the rules ask for: whichever comes first, these are their points. */
function partsToCome(before: View<Burgundy>, after: View<Burgundy> | null): Source[] {
  const next = after?.agenda.at(-1) as Step | undefined;
  if (after === null || next?.kind !== 'part') return [];
  return pendingIn(before).some(({ hex }) => hex === next.open.hex) ? [] : foretoldOf(after, next.open);
}

/** What an earlier placement brings after the move, whichever is made, is not told of the move. */
function withoutPending(sources: readonly Source[], before: View<Burgundy>, after: View<Burgundy> | null): readonly Source[] {
  if (after === null) return sources;
  const left = new Set(pendingIn(after).map(({ hex }) => hex));
  const done = pendingIn(before).filter(({ hex }) => !left.has(hex));
  const rest = [...sources];
  for (const source of done.flatMap((parts) => foretoldOf(before, parts))) {
    // They come last.
    const place = rest.findLastIndex((other) => JSON.stringify(other) === JSON.stringify(source));
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

function sourceOf(event: Event): Source[] {
  switch (event.kind) {
    case 'areaScored':
      return [{ message: say('board.areaDone', { area: areaName(event.colour), size: event.size }), points: event.points }];
    case 'phaseBonus':
      return [{ message: say('board.inPhase', { phase: at(PHASES, event.phase) }), points: event.points }];
    case 'bonusTaken':
      return [
        { message: say('board.colourDone', { type: typeName(event.colour), large: event.large ? 'yes' : 'no' }), points: event.points },
      ];
    case 'herdScored':
      return [{ message: say('board.herd', { tile: tileName(event.tile), tiles: event.tiles }), points: event.points }];
    case 'watchtower':
      return [{ message: say('tile.watchtower'), points: event.points }];
    case 'postsJoined':
      return [{ message: say('board.postsJoined', { posts: event.posts }), points: event.points }];
    case 'finalMonastery':
      return [{ message: say('board.monasteryNow', { number: event.monastery }), points: event.points }];
    case 'sold':
      return [{ message: say('board.sale', { goods: goodsName(event.good, event.count) }), points: event.points }];
    case 'routed':
      return event.space === EMPTY ? [] : [{ message: routedMessage(event), points: bonusOf(event).points }];
    default:
      return [];
  }
}

function routedMessage({ good, space, bonus }: Extract<Event, { kind: 'routed' }>): Message {
  return say('board.routed', { space: space + 1, good: goodName(good), bonus });
}

/** What the space of a route pays at once. */
function bonusOf({ bonus }: Extract<Event, { kind: 'routed' }>): {
  readonly coins: number;
  readonly workers: number;
  readonly points: number;
} {
  const what: RouteBonus | undefined = bonus === 'none' ? undefined : ROUTE_BONUSES[bonus];
  return {
    coins: what !== undefined && 'coins' in what ? what.coins : 0,
    workers: what !== undefined && 'workers' in what ? what.workers : 0,
    points: what !== undefined && 'points' in what ? what.points : 0,
  };
}

const NOTHING = { coins: 0, workers: 0 };

function gainOf(event: Event): { readonly coins: number; readonly workers: number } {
  switch (event.kind) {
    case 'workersTaken':
    case 'sold':
      return { coins: event.coins, workers: event.workers };
    case 'buildingWorkers':
      return { coins: 0, workers: event.workers };
    case 'buildingCoins':
      return { coins: event.coins, workers: 0 };
    case 'hired':
      return { coins: 0, workers: event.workers };
    case 'routed':
      return bonusOf(event);
    default:
      return NOTHING;
  }
}

function consequenceOf(event: Event, after: View<Burgundy> | null): Message[] {
  switch (event.kind) {
    case 'bonusMissed':
      return [say('board.noBonus', { type: typeName(event.colour) })];
    case 'effectLost':
      return [say('board.effectLost', { building: tileName(event.building) })];
    case 'advanced':
      return [bridgeAfter(event, after)];
    case 'sailed':
      return sum(event.goods) > 0 ? [say('board.loads', { goods: goodsOf(event.goods) })] : [];
    case 'goodsLeft':
      return [say('board.leaves', { goods: goodsOf(event.goods) })];
    case 'fleetLanded':
      return [say('board.loads', { goods: goodsName(event.good, event.count) })];
    case 'shieldLost':
      return [say('board.shieldGoes', { shield: event.shield })];
    case 'counterReset':
      return [say('board.counterResets', { target: event.target, lost: event.lost })];
    case 'colourRewarded':
      return [say('board.colourReward', { type: typeName(event.colour) })];
    case 'discarded':
      return [say('board.loses', { tile: tileName(event.tile) })];
    default:
      return [];
  }
}

function bridgeAfter({ seat, space }: Extract<Event, { kind: 'advanced' }>, after: View<Burgundy> | null): Message {
  const place = after === null ? -1 : after.open.bridge.indexOf(seat);
  return say('board.bridgeAfter', { space: space + 1, place: place + 1 });
}

/** A ship's step on the bridge, which comes after its goods. */
function stepToCome({ open, viewer }: View<Burgundy>): Message {
  const { space, place } = afterStep(open, viewer);
  return say('board.bridgeAfter', { space: space + 1, place: place + 1 });
}

/** What is asked next, when the move leads into an effect. */
function nextQuestion(before: View<Burgundy>, after: View<Burgundy> | null): Message[] {
  const next = after?.agenda.at(-1) as Step | undefined;
  if (after === null || next === undefined || after.viewer !== before.viewer) return [];
  switch (next.kind) {
    case 'sail':
      return [say('board.then.sail'), stepToCome(after)];
    case 'castleAction':
    case 'castleShield':
    case 'whiteAction':
    case 'resetAction':
    case 'reward':
    case 'part':
    case 'spend':
    case 'trade':
    case 'routeGain':
    case 'fleet':
    case 'overflow':
    case 'warehouse':
    case 'townHall':
    case 'crane':
    case 'geese':
    case 'sailOn':
    case 'load':
      return [say(`board.then.${next.kind}`)];
    case 'gain':
      return [say('board.then.gain', { building: tileName(next.open.building) })];
    case 'stow':
      return [say('board.then.stow')];
    case 'discard':
      return [say('board.then.discard', { tile: tileName(next.open.tile) })];
    default:
      return [];
  }
}
