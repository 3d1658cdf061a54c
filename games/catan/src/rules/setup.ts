import { type Automatic, at, type Chance, type Config, filled, type Parts, type Private, range, type Seat } from '@ludoteca/kernel';
import { CARD_COUNTS } from '../data/cards.ts';
import {
  BANK_RATE,
  CITIES_EACH,
  COLOURS,
  DIE_FACES,
  HOUSE_MIN_PLAYERS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  ROADS_EACH,
  SETTLEMENTS_EACH,
} from '../data/course.ts';
import { CARDS_PER_RESOURCE, DESERT, RESOURCES } from '../data/goods.ts';
import { BEGINNER_STARTS } from '../data/island.ts';
import { boardOf } from './board.ts';
import { layRoad } from './building/road.ts';
import { putSettlement } from './building/settlement.ts';
import { complaintOf, expansionFor, told } from './expansion.ts';
import { layIsland, numberRule } from './island.ts';
import type { CatanRule } from './ledger.ts';
import { harvest } from './production.ts';
import { spread } from './seven.ts';
import { type Catan, type Ctx, type Island, NOBODY, type Open, type Options, type Step } from './types.ts';

/** Two may sit down only where the house allows it, and beginners' places exist on the beginners' island only. */
export function valid(config: Config<Options>): string | undefined {
  const { seats, options } = config;
  const wrong = complaintOf(config);
  if (wrong !== undefined) return wrong;
  if (seats < MIN_PLAYERS && !options.twoPlayers)
    return `${seats} seats; allowed: ${MIN_PLAYERS} or ${MAX_PLAYERS}, or ${HOUSE_MIN_PLAYERS} with option twoPlayers`;
  if (options.starts !== 'beginner') return undefined;
  if (options.map !== 'beginner') return `option starts "beginner" with map "${options.map}"; allowed: map "beginner"`;
  return seats < MIN_PLAYERS ? `option starts "beginner" with ${seats} seats; allowed: ${MIN_PLAYERS} or ${MAX_PLAYERS}` : undefined;
}

/** The place of a seat's colour in COLOURS; with fewer than four players red stays in the box. */
export function colourOf(players: number, seat: Seat): number {
  return players < COLOURS.length ? seat + 1 : seat;
}

/** A table on which nobody has done anything yet. */
export function freshTable(config: Config<Options>, island: Island): Open {
  const players = config.seats;
  const { vertexHexes, edgeVertices } = boardOf(island);
  const open: Open = {
    terrains: island.terrains,
    numbers: island.numbers,
    harbours: island.harbours,
    robber: island.terrains.indexOf(DESERT),
    owners: filled(vertexHexes.length, NOBODY),
    levels: filled(vertexHexes.length, 0),
    roads: filled(edgeVertices.length, NOBODY),
    roadsLeft: filled(players, ROADS_EACH),
    settlementsLeft: filled(players, SETTLEMENTS_EACH),
    citiesLeft: filled(players, CITIES_EACH),
    rates: filled(players * RESOURCES.length, BANK_RATE),
    bank: RESOURCES.map(() => CARDS_PER_RESOURCE),
    sure: filled(players * RESOURCES.length, 0),
    knights: filled(players, 0),
    gone: CARD_COUNTS.map(() => 0),
    routes: filled(players, 0),
    roadHolder: NOBODY,
    armyHolder: NOBODY,
    starter: 0,
    turn: 0,
    turns: 0,
    dice: [0, 0],
    bought: 0,
    played: 0,
    offers: 0,
    deals: 0,
    winner: NOBODY,
  };
  expansionFor(config.options)?.layOut?.(open, config, island);
  return open;
}

/** A player's own part before anything has happened. */
export function emptySeat(players: number, options: Options): Private<Catan> {
  const priv: Private<Catan> = {
    own: { hand: RESOURCES.map(() => 0), cards: CARD_COUNTS.map(() => 0), fresh: CARD_COUNTS.map(() => 0) },
    knows: { extra: filled(players * RESOURCES.length, 0) },
  };
  expansionFor(options)?.seat?.(priv, players);
  return priv;
}

export function setup(config: Config<Options>, chance: Chance): Parts<Catan> {
  const open = freshTable(config, layIsland(config, chance));
  const seats = range(config.seats).map(() => emptySeat(config.seats, config.options));
  const hidden = expansionFor(config.options)?.decks?.(chance) ?? { deck: shuffledDeck(chance) };
  return { open, seats, hidden, agenda: [{ kind: 'opening' }] };
}

function shuffledDeck(chance: Chance): number[] {
  const deck = spread(CARD_COUNTS);
  chance.shuffle(deck);
  return deck;
}

/** Tells what lies on the table, finds the starting player by the dice and asks for the first settlements. */
export const opening: Automatic<Catan, 'opening'> = {
  run(ctx) {
    const { open, config } = ctx.state;
    tellTable(ctx);
    open.starter = findStarter(ctx);
    open.turn = open.starter;
    ctx.tell?.(told(ctx.state, { kind: 'starterFound', seat: open.starter, rule: 'CAT-SETUP-01' }));
    const isBeginner = config.options.starts === 'beginner';
    ctx.push(...(isBeginner ? [{ kind: 'beginnerStarts' } as const] : placements(config, open.starter)));
  },
};

function tellTable(ctx: Ctx): void {
  const { open, config } = ctx.state;
  const { options, seats: players } = config;
  ctx.tell?.({ kind: 'prepared', players, robber: open.robber, rule: 'CAT-COMP-11' });
  const island: CatanRule = options.map === 'beginner' ? 'CAT-MAP-01' : 'CAT-MAP-02';
  const harbours: CatanRule = options.harbours === 'shuffled' ? 'CAT-MAP-03' : 'CAT-COMP-08';
  ctx.tell?.(told(ctx.state, { kind: 'islandLaid', terrains: [...open.terrains], rule: island }));
  ctx.tell?.(told(ctx.state, { kind: 'numbersLaid', numbers: [...open.numbers], rule: numberRule(options) }));
  ctx.tell?.(told(ctx.state, { kind: 'harboursLaid', harbours: [...open.harbours], rule: harbours }));
}

/** Two dice each; those with the highest throw again until one is ahead. */
function findStarter(ctx: Ctx): Seat {
  let leaders = range(ctx.state.config.seats);
  while (leaders.length > 1) {
    const totals = leaders.map((seat) => {
      const dice = [ctx.chance.int(DIE_FACES) + 1, ctx.chance.int(DIE_FACES) + 1];
      ctx.tell?.({ kind: 'startRolled', seat, dice, rule: 'CAT-SETUP-01' });
      return at(dice, 0) + at(dice, 1);
    });
    const highest = Math.max(...totals);
    leaders = leaders.filter((_, place) => totals[place] === highest);
  }
  return at(leaders, 0);
}

/** Once around from the starting player, once back, then the first turn. */
export function placements({ seats: players, options }: Config<Options>, starter: Seat): Step[] {
  const order = range(players).map((place) => (starter + place) % players);
  const second = expansionFor(options)?.secondBuilding;
  const place = (seat: Seat, round: number): Step =>
    round === 2 && second !== undefined ? second(seat) : { kind: 'placeSettlement', open: { seat, round } };
  return [
    ...order.map((seat) => place(seat, 1)),
    ...[...order].reverse().map((seat) => place(seat, 2)),
    { kind: 'turn', open: { seat: starter } },
  ];
}

/** Beginners find their settlements and roads on the board and take the cards of the starred one. */
export const beginnerStarts: Automatic<Catan, 'beginnerStarts'> = {
  run(ctx) {
    const { open, config } = ctx.state;
    for (const seat of range(config.seats)) {
      const starts = at(BEGINNER_STARTS, colourOf(config.seats, seat));
      ctx.tell?.({
        kind: 'beginnerPlaced',
        seat,
        vertices: starts.map(({ settlement }) => settlement),
        edges: starts.map(({ road }) => road),
        rule: 'CAT-SETUP-06',
      });
      for (const { settlement, road } of starts) {
        putSettlement(ctx, seat, settlement);
        layRoad(ctx, seat, road);
      }
      for (const { settlement, starred } of starts) if (starred) giveStartingCards(ctx, seat, settlement, 'CAT-SETUP-06');
    }
    ctx.push({ kind: 'turn', open: { seat: open.starter } });
  },
};

/** One card for each producing hex around the settlement. */
export function giveStartingCards(ctx: Ctx, seat: Seat, vertex: number, rule: CatanRule): void {
  const cards = harvest(ctx.state, seat, at(boardOf(ctx.state.open).vertexHexes, vertex));
  ctx.tell?.({ kind: 'startingCards', seat, vertex, cards, rule });
}
