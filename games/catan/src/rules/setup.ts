import { type Automatic, at, type Chance, type Config, filled, type Parts, range, type Seat } from '@ludoteca/kernel';
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
import { CARDS_PER_COMMODITY, CARDS_PER_RESOURCE, DESERT, GOODS, RESOURCES } from '../data/goods.ts';
import { BEGINNER_STARTS } from '../data/island.ts';
import { DECK_OF, PROGRESS, PROGRESS_COUNTS, TRACKS } from '../data/progress.ts';
import { boardOf } from './board.ts';
import { layRoad } from './building/road.ts';
import { putSettlement } from './building/settlement.ts';
import { layIsland, NUMBER_RULE } from './island.ts';
import type { CatanRule } from './ledger.ts';
import { harvest } from './production.ts';
import { freshRealm } from './realm.ts';
import { spread } from './seven.ts';
import { type Catan, type Ctx, NOBODY, type Open, type Options, type Own, type Step } from './types.ts';

/** Two may sit down only where the house allows it, and beginners' places exist on the beginners' island only. */
export function valid({ seats, options }: Config<Options>): string | undefined {
  const wrong = options.mode === 'base' ? realmOptionInBase(options) : options.starts === 'beginner' ? BEGINNERS_ARE_BASE : undefined;
  if (wrong !== undefined) return wrong;
  if (options.harbours === 'printed' && options.map !== 'first-game')
    return `option harbours "printed" with map "${options.map}"; allowed: map "first-game"`;
  if (seats < MIN_PLAYERS && !options.twoPlayers)
    return `${seats} seats; allowed: ${MIN_PLAYERS} or ${MAX_PLAYERS}, or ${HOUSE_MIN_PLAYERS} with option twoPlayers`;
  if (options.starts !== 'beginner') return undefined;
  if (options.map !== 'beginner') return `option starts "beginner" with map "${options.map}"; allowed: map "beginner"`;
  return seats < MIN_PLAYERS ? `option starts "beginner" with ${seats} seats; allowed: ${MIN_PLAYERS} or ${MAX_PLAYERS}` : undefined;
}

const ONLY_KNIGHTS = 'allowed: mode "cities-and-knights"';
const BEGINNERS_ARE_BASE = 'option starts "beginner" with mode "cities-and-knights"; allowed: mode "base"';

/** Options that mean something in Cities & Knights only. */
function realmOptionInBase(options: Options): string | undefined {
  if (options.map === 'first-game') return `option map "first-game" with mode "base"; ${ONLY_KNIGHTS}`;
  if (options.nasty) return `option nasty with mode "base"; ${ONLY_KNIGHTS}`;
  return options.singleKindFleet ? `option singleKindFleet with mode "base"; ${ONLY_KNIGHTS}` : undefined;
}

/** The place of a seat's colour in COLOURS; with fewer than four players red stays in the box. */
export function colourOf(players: number, seat: Seat): number {
  return players < COLOURS.length ? seat + 1 : seat;
}

/** A table on which nobody has done anything yet. */
export function freshTable(players: number, island: Pick<Open, 'terrains' | 'numbers' | 'harbours'>, mode: Options['mode']): Open {
  const kinds = mode === 'base' ? RESOURCES : GOODS;
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
    rates: filled(players * kinds.length, BANK_RATE),
    bank: kinds.map((_, kind) => (kind < RESOURCES.length ? CARDS_PER_RESOURCE : CARDS_PER_COMMODITY)),
    sure: filled(players * kinds.length, 0),
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
  if (mode !== 'base') open.realm = freshRealm(players, open.owners.length);
  return open;
}

export function emptyHand(mode: Options['mode']): Own {
  const kinds = mode === 'base' ? RESOURCES : GOODS;
  const own: Own = { hand: kinds.map(() => 0), cards: CARD_COUNTS.map(() => 0), fresh: CARD_COUNTS.map(() => 0) };
  if (mode === 'base') return own;
  own.progress = PROGRESS.map(() => 0);
  own.pledge = NOBODY;
  return own;
}

export function noKnowledge(players: number, mode: Options['mode']): Catan['knows'] {
  const kinds = mode === 'base' ? RESOURCES : GOODS;
  const knows: Catan['knows'] = { extra: filled(players * kinds.length, 0) };
  if (mode === 'base') return knows;
  knows.progress = filled(players * PROGRESS.length, 0);
  knows.returned = TRACKS.map(() => []);
  return knows;
}

export function setup(config: Config<Options>, chance: Chance): Parts<Catan> {
  const { mode } = config.options;
  const open = freshTable(config.seats, layIsland(config.options, chance), mode);
  const seats = range(config.seats).map(() => ({ own: emptyHand(mode), knows: noKnowledge(config.seats, mode) }));
  const hidden = mode === 'base' ? { deck: shuffledDeck(chance) } : { deck: [], decks: shuffledProgress(chance) };
  return { open, seats, hidden, agenda: [{ kind: 'opening' }] };
}

function shuffledDeck(chance: Chance): number[] {
  const deck = spread(CARD_COUNTS);
  chance.shuffle(deck);
  return deck;
}

/** The three decks of progress cards, each for itself (CK-COMP-09). */
function shuffledProgress(chance: Chance): number[][] {
  return TRACKS.map((_, track) => {
    const deck = spread(PROGRESS_COUNTS.map((count, card) => (at(DECK_OF, card) === track ? count : 0)));
    chance.shuffle(deck);
    return deck;
  });
}

/** Tells what lies on the table, finds the starting player by the dice and asks for the first settlements. */
export const opening: Automatic<Catan, 'opening'> = {
  run(ctx) {
    const { open, config } = ctx.state;
    tellTable(ctx);
    open.starter = findStarter(ctx);
    open.turn = open.starter;
    ctx.tell?.({ kind: 'starterFound', seat: open.starter, rule: open.realm === undefined ? 'CAT-SETUP-01' : 'CK-SETUP-01' });
    const { starts, mode } = config.options;
    ctx.push(...(starts === 'beginner' ? [{ kind: 'beginnerStarts' } as const] : placements(config.seats, open.starter, mode)));
  },
};

function tellTable(ctx: Ctx): void {
  const { open, config } = ctx.state;
  const { options, seats: players } = config;
  const also = players < MIN_PLAYERS ? (['CAT-COMP-10', 'CAT-COMP-12'] as const) : (['CAT-COMP-10'] as const);
  ctx.tell?.({ kind: 'prepared', players, robber: open.robber, rule: 'CAT-COMP-11', also });
  const { map } = options;
  const island: CatanRule = map === 'beginner' ? 'CAT-MAP-01' : map === 'first-game' ? 'CK-MAP-01' : 'CAT-MAP-02';
  const varied: readonly CatanRule[] = options.mode === 'base' || map === 'first-game' ? [] : ['CK-MAP-02'];
  ctx.tell?.({ kind: 'islandLaid', terrains: [...open.terrains], rule: island, ...(varied.length > 0 ? { also: varied } : {}) });
  ctx.tell?.({ kind: 'numbersLaid', numbers: [...open.numbers], rule: NUMBER_RULE[options.map] });
  ctx.tell?.({ kind: 'harboursLaid', harbours: [...open.harbours], rule: options.harbours === 'shuffled' ? 'CAT-MAP-03' : 'CAT-COMP-08' });
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
export function placements(players: number, starter: Seat, mode: Options['mode']): Step[] {
  const order = range(players).map((place) => (starter + place) % players);
  const place = (seat: Seat, round: number): Step =>
    round === 2 && mode !== 'base' ? { kind: 'placeCity', open: { seat } } : { kind: 'placeSettlement', open: { seat, round } };
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
export function giveStartingCards(ctx: Ctx, seat: Seat, vertex: number, rule: 'CAT-SETUP-04' | 'CAT-SETUP-06' | 'CK-SETUP-03'): void {
  const cards = harvest(ctx.state, seat, at(boardOf(ctx.state.open).vertexHexes, vertex));
  ctx.tell?.({ kind: 'startingCards', seat, vertex, cards, rule });
}
