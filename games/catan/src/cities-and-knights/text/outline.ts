import { at, range, type View } from '@ludoteca/kernel';
import type { Message, Section } from '@ludoteca/text';
import { openPoints } from '../../rules/points.ts';
import { type Catan, NOBODY, type Open } from '../../rules/types.ts';
import { hexName, player, say, someCards, vertexName, word } from '../../text/words.ts';
import { HIGHEST_RED } from '../data/improvements.ts';
import { KNIGHT_LEVELS, SHIP_SPACES } from '../data/knights.ts';
import { POINT_CARDS, TRACKS } from '../data/progress.ts';
import { type Realm, realmOf } from '../rules/realm.ts';
import { fighter } from './answers.ts';
import { forecast, handLimitOf, metropolisOwner, strengthOf } from './strength.ts';
import { faceName, improvementName, knightAt, metropolisName, progressName, redAndWhite, strengthList, trackName } from './words.ts';

/** Dice, robber, bank, decks, special cards, merchant and metropolises. */
export function realmCourse({ open, shown }: View<Catan>): Section {
  const realm = realmOf(open);
  const robber = say(realm.landings === 0 ? 'outline.robberWaits' : 'outline.robber', { hex: hexName(open, open.robber) });
  const decks = (shown.decks ?? []).map((count, deck) => say('outline.deck', { track: trackName(deck), count: word(count) }));
  const bank = [say('outline.bankGoods', { cards: someCards(open.bank) }), say('outline.decks', { decks })];
  if (open.turns === 0) return { title: say('outline.placement', { seat: { seat: open.starter } }), lines: [robber, ...bank] };
  return {
    title: say('outline.course', { turn: open.turns, seat: { seat: open.turn } }),
    lines: [dice(open, realm), robber, ...bank, road(open), merchant(open, realm), ...TRACKS.map((_, track) => metropolis(open, track))],
  };
}

function dice({ dice: thrown }: Open, { event }: Realm): Message {
  const [red = 0, white = 0] = thrown;
  if (red === 0 || event === NOBODY) return say('outline.noDice');
  return say('outline.ckDice', { dice: redAndWhite(thrown), total: red + white, face: faceName(event) });
}

function road({ roadHolder, routes }: Open): Message {
  if (roadHolder === NOBODY) return say('outline.noLongestRoad');
  return say('outline.longestRoad', { seat: { seat: roadHolder }, length: at(routes, roadHolder) });
}

function merchant(open: Open, realm: Realm): Message {
  if (realm.merchantOwner === NOBODY) return say('outline.noMerchant');
  return say('outline.merchant', { seat: { seat: realm.merchantOwner }, hex: hexName(open, realm.merchant) });
}

function metropolis(open: Open, track: number): Message {
  const realm = realmOf(open);
  const seat = metropolisOwner(open, track);
  const name = metropolisName(track);
  if (seat === NOBODY) return say('outline.metropolisFree', { metropolis: name });
  const args = { metropolis: name, seat: { seat }, vertex: vertexName(open, at(realm.metropolises, track)) };
  return say(at(realm.secured, track) === 1 ? 'outline.metropolisFor' : 'outline.metropolisOf', args);
}

/** The place of the ship, everybody's strength, and the result of a landing now. */
export function barbarians({ open, config }: View<Catan>): Section {
  const realm = realmOf(open);
  const { barbarians: strength, catan, strengths, won, seats } = forecast(open, config.seats);
  const names = seats.map(player);
  const wouldBe =
    seats.length === 0
      ? say(won ? 'outline.wouldNothing' : 'outline.wouldLoseNone')
      : won
        ? say(seats.length === 1 ? 'outline.wouldDefend' : 'outline.wouldShare', { seats: names })
        : say('outline.wouldLose', { seats: names, count: seats.length });
  const sent = realm.committed.map((vertex) => fighter(vertex, open));
  return {
    title: say('outline.barbarians'),
    lines: [
      say('outline.ship', { left: SHIP_SPACES - realm.ship, landings: realm.landings }),
      say('outline.forces', { barbarians: strength, catan }),
      say('outline.strengths', { strengths: strengthList(strengths) }),
      wouldBe,
      ...(sent.length === 0 ? [] : [say('outline.committed', { knights: sent })]),
    ],
  };
}

export function realmPlayers({ open, shown, config }: View<Catan>): Section {
  const head = [
    say('outline.player'),
    say('outline.ckPoints'),
    say('outline.hand'),
    say('outline.limit'),
    say('outline.progress'),
    say('outline.strength'),
    say('outline.route'),
    say('outline.extras'),
  ];
  const rows = range(config.seats).map((seat) => {
    const { active, all } = strengthOf(open, seat);
    return [
      player(seat),
      word(openPoints(open, seat)),
      word(at(shown.hands, seat)),
      word(handLimitOf(open, seat)),
      backs(shown.progress ?? [], seat),
      say('outline.strengthCell', { active: word(active), all: word(all) }),
      word(at(open.routes, seat)),
      extras(realmOf(open), seat),
    ];
  });
  return { title: say('outline.players'), tables: [{ head, rows }] };
}

/** Hidden progress cards by the colour of their backs. */
function backs(counts: readonly number[], seat: number): Message {
  const some = TRACKS.flatMap((_, deck) => {
    const count = at(counts, seat * TRACKS.length + deck);
    return count === 0 ? [] : [say('outline.deck', { track: trackName(deck), count: word(count) })];
  });
  return some.length === 0 ? say('nothing') : say('value', { value: some });
}

function extras({ defenders, laid, merchantOwner }: Realm, seat: number): Message {
  const count = at(defenders, seat);
  const some = [
    ...(count === 0 ? [] : [say('outline.defenderTimes', { count })]),
    ...POINT_CARDS.flatMap((card, i) => (laid[i] === seat ? [progressName(card)] : [])),
    ...(merchantOwner === seat ? [say('outline.hasMerchant')] : []),
  ];
  return some.length === 0 ? say('nothing') : say('value', { value: some });
}

export function improvements({ open, config }: View<Catan>): Section {
  const { tracks } = realmOf(open);
  const head = [say('outline.player'), ...TRACKS.map((_, track) => trackName(track))];
  const cell = (seat: number, track: number): Message => {
    const level = at(tracks, seat * TRACKS.length + track);
    if (level === 0) return word(0);
    return say('outline.levelCell', { level: word(level), improvement: improvementName(track, level), red: word(at(HIGHEST_RED, level)) });
  };
  const rows = range(config.seats).map((seat) => [player(seat), ...TRACKS.map((_, track) => cell(seat, track))]);
  return { title: say('outline.improvements'), tables: [{ head, rows }] };
}

/** The pieces that each player can still build. */
export function supply({ open, config }: View<Catan>): Section {
  const { knightsLeft, wallsLeft } = realmOf(open);
  const left = (seat: number, level: number): Message => word(at(knightsLeft, seat * KNIGHT_LEVELS.length + level));
  const head = [
    say('outline.player'),
    say('outline.roadsLeft'),
    say('outline.settlementsLeft'),
    say('outline.citiesLeft'),
    say('outline.wallsLeft'),
    say('outline.knightsLeft'),
  ];
  const rows = range(config.seats).map((seat) => [
    player(seat),
    word(at(open.roadsLeft, seat)),
    word(at(open.settlementsLeft, seat)),
    word(at(open.citiesLeft, seat)),
    word(at(wallsLeft, seat)),
    say('outline.knightsLeftCell', { basic: left(seat, 0), strong: left(seat, 1), mighty: left(seat, 2) }),
  ]);
  return { title: say('outline.supply'), tables: [{ head, rows }] };
}

export function knights({ open }: View<Catan>): Section {
  const realm = realmOf(open);
  const title = say('outline.knightsOnBoard');
  const rows = range(open.owners.length).flatMap((vertex) => {
    const knight = knightAt(realm, vertex);
    if (knight === undefined) return [];
    return [[vertexName(open, vertex), player(knight.seat), knight.name, readiness(open, knight.seat, vertex)]];
  });
  if (rows.length === 0) return { title, lines: [say('outline.noKnights')] };
  const head = [say('outline.where'), say('outline.player'), say('outline.knight'), say('outline.canAct')];
  return { title, tables: [{ head, rows }] };
}

/** Whether a knight of the player whose turn it is may still act. */
function readiness(open: Open, seat: number, vertex: number): Message {
  const { knightActive, knightUsed } = realmOf(open);
  if (seat !== open.turn || open.turns === 0) return say('nothing');
  const spent = (at(knightUsed, vertex) & 1) === 1;
  return say(at(knightActive, vertex) === 1 && !spent ? 'outline.readyToAct' : 'outline.usedUp');
}
