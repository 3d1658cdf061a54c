import { at, range, SPECTATOR, sum, type View } from '@ludoteca/kernel';
import type { Message, Outline, Section } from '@ludoteca/text';
import { DEPOTS, SLOTS_PER_DEPOT } from '../data/board.ts';
import { BY_PLAYERS, PHASES } from '../data/course.ts';
import { BOARDS, DUCHIES, POST_BOARDS } from '../data/duchies.ts';
import { FACE_TYPE, INN, MONASTERY, TYPES } from '../data/faces.ts';
import { GOODS } from '../data/goods.ts';
import { PHASE_BONUS } from '../data/scoring.ts';
import { areaWorth } from '../rules/areas.ts';
import { unused } from '../rules/dice.ts';
import { estateOf, estatesIn, isAlone, seatsIn, seatsOf } from '../rules/estates.ts';
import { DUCHY_NAMES, LAYOUTS, type Layout } from '../rules/layout.ts';
import { storeOf } from '../rules/stores.ts';
import { type Burgundy, EMPTY, NOBODY, type Open, playersFor } from '../rules/types.ts';
import { modulesOnDuchy, modulesOnTable } from './modules.ts';
import { contactLines, soloLines } from './solo.ts';
import {
  areaName,
  duchyName,
  effectOf,
  goodName,
  goodsOf,
  hexName,
  listed,
  number,
  owners,
  player,
  say,
  tileName,
  typeName,
} from './words.ts';

/** The whole table in words: course, depots, what their tiles do, players, and every duchy area by area, the viewer's own first. */
export function outline(view: View<Burgundy>): Outline {
  const { open, viewer } = view;
  const mine = viewer === SPECTATOR ? NOBODY : estateOf(open, viewer);
  const estates = estatesIn(open).sort((a, b) => Number(b === mine) - Number(a === mine));
  const choosing = open.layouts.includes(EMPTY);
  const table = choosing ? [boardsToChoose(view)] : [depots(view), effects(open)];
  return [course(view), ...table, players(view), ...estates.map((estate, place) => duchy(view, estate, place === 0))];
}

function course({ open, over }: View<Burgundy>): Section {
  const begun = open.white > 0;
  const title = over
    ? say('outline.over')
    : begun
      ? say('outline.course', { phase: at(PHASES, open.phase), round: open.round + 1 })
      : say('outline.before');
  const bridge = open.bridge.map((seat) => say('outline.onBridge', { seat: { seat }, space: at(open.spaces, seat) + 1 }));
  const lines = isAlone(open) ? soloLines(open) : [say('outline.bridge', { seats: bridge }), bonusLeft(open)];
  return { title, lines: begun && !over ? [...inRound(open), ...lines] : lines };
}

function inRound(open: Open): Message[] {
  const goods = open.roundGoods.map(goodName);
  return [
    ...(open.active === NOBODY || isAlone(open) ? [] : [say('outline.turnOf', { seat: { seat: open.active } })]),
    ...(open.bought ? [say('outline.purchase')] : []),
    ...(isAlone(open) ? [] : [say('outline.order', { seats: open.order.map(player) })]),
    say('outline.white', { value: open.white }),
    goods.length > 0 ? say('outline.goodsToCome', { goods }) : say('outline.noGoodsToCome'),
    say('outline.phaseBonus', { bonus: at(PHASE_BONUS, open.phase) }),
  ];
}

function bonusLeft(open: Open): Message {
  const tiles = TYPES.flatMap((_, colour) => {
    if (at(open.bonus, 2 * colour + 1) !== NOBODY) return [];
    return [say('outline.bonusOf', { type: typeName(colour), size: at(open.bonus, 2 * colour) === NOBODY ? 'both' : 'small' })];
  });
  return tiles.length > 0 ? say('outline.bonusLeft', { tiles }) : say('outline.noBonusLeft');
}

function depots({ open, config }: View<Burgundy>): Section {
  const head = [say('outline.depot'), say('outline.tiles'), say('outline.goods')];
  const { good: points } = BY_PLAYERS[playersFor(config)];
  const rows = range(DEPOTS).map((depot) => [
    number(depot + 1),
    listed(lying(open.slots.slice(depot * SLOTS_PER_DEPOT, (depot + 1) * SLOTS_PER_DEPOT))),
    listed(goodsOf(open.depotGoods.slice(depot * GOODS.length, (depot + 1) * GOODS.length))),
  ]);
  return {
    title: say('outline.depots'),
    lines: [say('outline.goodsDice', { goods: GOODS.map((_, good) => goodDie(good)), points }), ...modulesOnTable(open)],
    tables: [{ head, rows: [...rows, [say('outline.blackDepot'), listed(lying(open.black)), say('nothing')]] }],
  };
}

function goodDie(good: number): Message {
  return say('outline.goodDie', { good: goodName(good), die: good + 1 });
}

function lying(tiles: readonly number[]): Message[] {
  return tiles.filter((tile) => tile !== EMPTY).map(tileName);
}

/** Every tile with an effect that can be had or placed. */
function effects(open: Open): Section {
  const tiles = [...new Set([...open.slots, ...open.black, ...open.storage.flat(), ...(open.inns === undefined ? [] : [INN])])]
    .filter((tile) => tile !== EMPTY)
    .sort((a, b) => a - b);
  return { title: say('outline.effects'), lines: effectsOf(open, tiles) };
}

function effectsOf(open: Open, tiles: readonly number[]): Message[] {
  return tiles.flatMap((tile) => {
    const effect = effectOf(tile, isAlone(open));
    return effect === undefined ? [] : [say('effectOf', { tile: tileName(tile), effect })];
  });
}

function players(view: View<Burgundy>): Section {
  const { open, shown, config, mine, viewer } = view;
  const sales =
    viewer !== SPECTATOR && mine !== null && sum(mine.own.sold) > 0 ? [say('outline.mySales', { goods: goodsOf(mine.own.sold) })] : [];
  if (open.estates !== undefined) return teamsSection(view, sales);
  const head = (['player', 'points', 'coins', 'workers', 'dice', 'storage', 'ownGoods', 'sold', 'bonusTiles'] as const).map((key) =>
    say(`outline.${key}`),
  );
  const rows = range(config.seats).map((seat) => [
    player(seat),
    number(at(open.points, seat)),
    number(at(open.coins, seat)),
    number(at(open.workers, seat)),
    listed(diceOf(open, seat).map(number)),
    listed(lying(at(open.storage, seat))),
    listed(goodsOf(open.goods.slice(seat * GOODS.length, (seat + 1) * GOODS.length))),
    number(at(shown.sold, seat)),
    listed(TYPES.flatMap((_, colour) => (open.bonus.slice(2 * colour, 2 * colour + 2).includes(seat) ? [typeName(colour)] : []))),
  ]);
  return { title: say('outline.players'), lines: sales, tables: [{ head, rows }] };
}

/** Partners: each player's own things, and the common things of the teams. */
function teamsSection({ open, shown }: View<Burgundy>, lines: readonly Message[]): Section {
  const alone = seatsIn(open).map((seat) => [
    player(seat),
    number(at(open.points, seat)),
    listed(diceOf(open, seat).map(number)),
    listed(lying(storeOf(open, seat, 'own'))),
    number(at(shown.sold, seat)),
  ]);
  const common = estatesIn(open).map((estate) => [
    owners(open, estate),
    number(sum(seatsOf(open, estate).map((seat) => at(open.points, seat)))),
    number(at(open.coins, estate)),
    number(at(open.workers, estate)),
    listed(lying(at(open.storage, estate))),
    listed(goodsOf(open.goods.slice(estate * GOODS.length, (estate + 1) * GOODS.length))),
    listed(TYPES.flatMap((_, colour) => (open.bonus.slice(2 * colour, 2 * colour + 2).includes(estate) ? [typeName(colour)] : []))),
  ]);
  const head = (...keys: HeadKey[]): Message[] => keys.map((key) => say(`outline.${key}`));
  return {
    title: say('outline.teams'),
    lines,
    tables: [
      { head: head('team', 'points', 'coins', 'workers', 'shared', 'ownGoods', 'bonusTiles'), rows: common },
      { head: head('player', 'points', 'dice', 'ownSpaces', 'sold'), rows: alone },
    ],
  };
}

type HeadKey = 'team' | 'player' | 'points' | 'coins' | 'workers' | 'shared' | 'ownGoods' | 'bonusTiles' | 'dice' | 'ownSpaces' | 'sold';

/** The dice a seat can still use. */
export function diceOf(open: Open, seat: number): number[] {
  return [unused(open, seat, 0), unused(open, seat, 1)].filter((die) => die > 0);
}

/** A duchy area by area and the effects of its monasteries; how to read it is said once. */
function duchy({ open, over }: View<Burgundy>, estate: number, explained: boolean): Section {
  const seat = owners(open, estate);
  const index = at(open.layouts, estate);
  if (index === EMPTY) return { title: say('outline.noDuchy', { seat }) };
  const layout = at(LAYOUTS, index);
  const tiles = at(open.duchies, estate);
  const lines = layout.areas.map(({ colour, hexes }, area) => {
    const covered = hexes.filter((hex) => tiles[hex] !== EMPTY).length;
    return say('outline.area', {
      area: areaName(colour),
      covered,
      size: hexes.length,
      complete: covered === hexes.length ? 'yes' : 'no',
      points: areaWorth(open, estate, area),
      bonus: over ? 0 : at(PHASE_BONUS, open.phase),
      hexes: hexes.map((hex) => hexText(layout, tiles, hex)),
    });
  });
  const monasteries = tiles.filter((tile) => tile !== EMPTY && at(FACE_TYPE, tile) === MONASTERY);
  return {
    title: say('outline.duchy', { seat, duchy: duchyName(index) }),
    lines: [...(explained ? legendOf(layout) : []), ...modulesOnDuchy(open, estate), ...lines, ...effectsOf(open, monasteries)],
  };
}

const USUAL_SIZE = at(LAYOUTS, 0).size;

/** How to read a duchy, and the neighbours where no rows show them. */
function legendOf(layout: Layout): Message[] {
  if (layout.rivers.length > 0) return [say('outline.legendSolo'), ...contactLines(layout)];
  return [say(layout.size > USUAL_SIZE ? 'outline.legendTeam' : 'outline.legend')];
}

function hexText(layout: Layout, tiles: readonly number[], hex: number): Message {
  const tile = at(tiles, hex);
  if (tile !== EMPTY) return say('outline.coveredHex', { hex: hexName(hex + layout.first), tile: tileName(tile) });
  const near = at(layout.contact, hex).some((other) => at(tiles, other) !== EMPTY);
  return say('outline.emptyHex', { hex: hexName(hex + layout.first), number: at(layout.die, hex), near: near ? 'yes' : 'no' });
}

/** Before the choice: the duchies that somebody may take, with the sizes of their areas. */
function boardsToChoose({ open, config }: View<Burgundy>): Section {
  const { boards, duchy: given, mode } = config.options;
  const decks: readonly (readonly number[])[] = boards === 'random' ? BOARDS : boards === 'posts' ? POST_BOARDS : [];
  const dealt =
    decks.length === 0 ? [] : range(config.seats).map((seat) => ({ seat, sides: at(decks, at(open.boards, estateOf(open, seat))) }));
  const fixed = mode === 'solo' ? config.options.soloBoard : mode === 'team' ? config.options.teamBoard : undefined;
  const offered =
    fixed !== undefined
      ? [DUCHY_NAMES.indexOf(fixed)]
      : boards === 'same'
        ? [given - 1]
        : boards === 'chosen'
          ? range(DUCHIES.length)
          : dealt.flatMap(({ sides }) => sides);
  const hands = dealt.map(({ seat, sides }) => say('outline.sides', { seat: { seat }, sides: sides.map((side) => duchyName(side)) }));
  const layouts = [...new Set(offered)].sort((a, b) => a - b).map((index) => layoutText(index));
  return { title: say('outline.toChoose'), lines: [...hands, ...layouts] };
}

function layoutText(index: number): Message {
  const layout = at(LAYOUTS, index);
  const areas = TYPES.map((_, colour) => {
    const sizes = layout.areas.filter((area) => area.colour === colour).map(({ hexes }) => hexes.length);
    return say('outline.layoutArea', { area: typeName(colour), sizes: sizes.sort((a, b) => b - a).join('+') });
  });
  return say('outline.layout', { duchy: duchyName(index), hexes: layout.castles.map((hex) => hexName(hex + layout.first)), areas });
}
