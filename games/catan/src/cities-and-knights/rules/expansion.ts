import { type Chance, type Config, filled, num, type Private, row } from '@ludoteca/kernel';
import { BANK_RATE } from '../../data/course.ts';
import { CARDS_PER_COMMODITY, COMMODITIES, GOODS } from '../../data/goods.ts';
import { FIRST_GAME_HARBOURS, FIRST_GAME_NUMBERS, FIRST_GAME_TERRAINS, PRINTED_HARBOURS } from '../../data/island.ts';
import type { Expansion } from '../../rules/expansion.ts';
import { layHarbours } from '../../rules/island.ts';
import { spread } from '../../rules/seven.ts';
import { type Catan, type Island, NOBODY, type Options } from '../../rules/types.ts';
import { KNIGHTS_TARGET } from '../data/improvements.ts';
import { WALL_BONUS, WALLS_EACH } from '../data/knights.ts';
import { CITY_YIELD } from '../data/prices.ts';
import { DECK_OF, PROGRESS, PROGRESS_COUNTS, TRACKS } from '../data/progress.ts';
import { knightsLines, knightsPoints, tippedOf } from './points.ts';
import { backsOf } from './progress/knowledge.ts';
import { copyRealm, freshRealm, realmOf } from './realm.ts';
import { hasForeignKnight } from './routes.ts';
import { knightsScenario } from './scenario.ts';
import { givePledge, imagineKnights } from './secrecy.ts';
import { retell } from './telling.ts';
import { knightsRate } from './trade.ts';
import { refresh } from './turn.ts';

/** The answers of Cities & Knights to the base game's questions. */
export const citiesAndKnights: Expansion = {
  isPlayed: ({ mode }) => mode === 'cities-and-knights',
  complaint,

  island: ({ options }, chance) => (options.map === 'first-game' ? firstGame(options, chance) : undefined),
  layOut(open, { seats }) {
    open.bank.push(...COMMODITIES.map(() => CARDS_PER_COMMODITY));
    open.rates = filled(seats * GOODS.length, BANK_RATE);
    open.sure = filled(seats * GOODS.length, 0);
    open.realm = freshRealm(seats, open.owners.length);
  },
  seat(priv, players) {
    priv.own.hand.push(...COMMODITIES.map(() => 0));
    priv.own.progress = PROGRESS.map(() => 0);
    priv.own.pledge = NOBODY;
    priv.knows.extra = filled(players * GOODS.length, 0);
    priv.knows.progress = filled(players * PROGRESS.length, 0);
    priv.knows.returned = TRACKS.map(() => []);
  },
  decks: (chance) => ({ deck: [], decks: shuffledDecks(chance) }),
  secondBuilding: (seat) => ({ kind: 'placeCity', open: { seat } }),
  copy({ open, seats, hidden }, into) {
    into.open.realm = copyRealm(realmOf(open));
    for (let seat = 0; seat < seats.length; seat++) copySeat(row(seats, seat), row(into.seats, seat));
    if (hidden.decks !== undefined) into.hidden.decks = hidden.decks.map((cards) => cards.slice());
  },

  forbidsSite(open, vertex, seat) {
    const owner = num(realmOf(open).knightOwners, vertex);
    if (owner === NOBODY) return undefined;
    return owner === seat ? 'CK-KN-11' : 'CK-KN-10';
  },
  forbidsCity: (open, seat) => (tippedOf(open, seat) > 0 ? 'CK-BARB-09' : undefined),
  cutsRoute: (open, seat, vertex) => (hasForeignKnight(realmOf(open), seat, vertex) ? 'CK-KN-10' : undefined),
  laidDown: (open) => realmOf(open).tipped,
  setUpAgain(ctx, seat, vertex) {
    const realm = realmOf(ctx.state.open);
    realm.tipped = realm.tipped.filter((other) => other !== vertex);
    ctx.tell?.({ kind: 'cityRestored', seat, vertex, rule: 'CK-BARB-09' });
  },
  isMidMove: (agenda) => agenda.some(({ kind }) => kind === 'retreat' || kind === 'rebuild'),

  cityYield: (terrain) => CITY_YIELD[terrain],
  keepsOnSeven: (open, seat) => (WALLS_EACH - num(realmOf(open).wallsLeft, seat)) * WALL_BONUS,
  robberWaits: (open) => (realmOf(open).landings === 0 ? { kind: 'robberWaits', hex: open.robber, rule: 'CK-ROB-01' } : undefined),

  beginTurn: refresh,
  firstStep: (seat) => ({ kind: 'ckRoll', open: { seat } }),
  rateOf: knightsRate,
  counterOffer: { kind: 'haggle', rule: 'CK-TRADE-01' },
  pointsOf: knightsPoints,
  linesOf: knightsLines,
  target: () => KNIGHTS_TARGET,

  shown: (state) => ({ progress: backsOf(state), decks: (state.hidden.decks ?? []).map((deck) => deck.length) }),
  giveKnown: givePledge,
  imagine: imagineKnights,
  retell,
  scenario: knightsScenario,
};

const ONLY_KNIGHTS = 'allowed: mode "cities-and-knights"';

/** Options that mean something in Cities & Knights only, and those that mean nothing there. */
function complaint({ options }: Config<Options>): string | undefined {
  if (options.mode === 'base') {
    if (options.map === 'first-game') return `option map "first-game" with mode "base"; ${ONLY_KNIGHTS}`;
    if (options.nasty) return `option nasty with mode "base"; ${ONLY_KNIGHTS}`;
    if (options.singleKindFleet) return `option singleKindFleet with mode "base"; ${ONLY_KNIGHTS}`;
  } else if (options.starts === 'beginner') return 'option starts "beginner" with mode "cities-and-knights"; allowed: mode "base"';
  return options.harbours === 'printed' && options.map !== 'first-game'
    ? `option harbours "printed" with map "${options.map}"; allowed: map "first-game"`
    : undefined;
}

/** The first-game island comes with harbours of its own, unless those of the base frame are wanted. */
function firstGame(options: Options, chance: Chance): Island {
  const fixed = options.harbours === 'fixed' ? FIRST_GAME_HARBOURS : PRINTED_HARBOURS;
  return { terrains: [...FIRST_GAME_TERRAINS], numbers: [...FIRST_GAME_NUMBERS], harbours: layHarbours(options, fixed, chance) };
}

/** The three decks of progress cards, separately (CK-COMP-09). */
function shuffledDecks(chance: Chance): number[][] {
  return TRACKS.map((_, track) => {
    const deck = spread(PROGRESS_COUNTS.map((count, card) => (num(DECK_OF, card) === track ? count : 0)));
    chance.shuffle(deck);
    return deck;
  });
}

function copySeat({ own, knows }: Private<Catan>, copy: Private<Catan>): void {
  if (own.progress !== undefined) copy.own.progress = own.progress.slice();
  if (own.pledge !== undefined) copy.own.pledge = own.pledge;
  if (knows.progress !== undefined) copy.knows.progress = knows.progress.slice();
  if (knows.returned !== undefined) copy.knows.returned = knows.returned.map((deck) => deck.slice());
}
