import { at, range, sum } from '@ludoteca/kernel';
import type { Arg, Message } from '@ludoteca/text';
import { SLOTS_PER_DEPOT } from '../data/board.ts';
import { BY_PLAYERS, PHASES, type PlayerCount, SALE_COINS, STORAGE_SPACES } from '../data/course.ts';
import { BUILDING, FACE_HEADS, FACE_TYPE, LIVESTOCK, MINE_TILE, TYPES } from '../data/faces.ts';
import { GOODS } from '../data/goods.ts';
import { AREA_POINTS, PHASE_BONUS } from '../data/scoring.ts';
import { owns } from '../rules/estates.ts';
import { LAYOUTS } from '../rules/layout.ts';
import { DICE } from '../rules/moves.ts';
import { slotType } from '../rules/phases.ts';
import { EMPTY, type Move } from '../rules/types.ts';
import { areaName, areaShort, effectOf, goodName, goodsName, goodsOf, hexName, listed, say, tileName, typeName } from '../text/words.ts';
import { type Bubble, bubble } from './bubble.ts';
import type { Desk } from './desk.svelte.ts';
import { areasOf, endPoints, facesToCome, monasteryWorth, nearlyDone, tilesToCome, uncoveredOf } from './prospects.ts';
import { indexOf, type Thing } from './ways.ts';

/** What is said about anything on the board, by the name it carries in `data-tell`; undefined when nothing need be said. */
export function tell(desk: Desk, name: string): Bubble | undefined {
  const [kind = '', first = ''] = name.split('-');
  const number = Number(first);
  const speaker = SPEAKERS[kind];
  return speaker?.(desk, number, name as Thing);
}

type Speaker = (desk: Desk, number: number, thing: Thing) => Bubble | undefined;

const SPEAKERS: { readonly [kind: string]: Speaker } = {
  slot: slotBubble,
  black: (desk, slot, thing) =>
    Number.isNaN(slot)
      ? titled(desk, 'board.black', 'board.blackRule')
      : tileBubble(desk, thing, at(desk.open.black, slot), say('board.inBlack')),
  stored: (desk, place, thing) => tileBubble(desk, thing, at(at(desk.open.storage, desk.estate), place), say('board.inStorage')),
  coming: (desk) => (desk.step?.kind === 'discard' ? describe(desk, desk.step.open.tile, say('board.incoming')) : undefined),
  hex: hexBubble,
  good: goodBubble,
  workers: (desk, _number, thing) =>
    pieceBubble(desk, thing, say('board.workersOf', { count: at(desk.open.workers, desk.estate) }), 'board.workersRule'),
  coins: (desk, _number, thing) =>
    pieceBubble(desk, thing, say('board.coinsOf', { count: at(desk.open.coins, desk.estate) }), 'board.coinsRule'),
  quay: quayBubble,
  load: (desk, good) => bubble(desk.say(goodName(good))),
  layout: layoutBubble,
  depot: (desk, depot) => {
    const around = { first: depot === 1 ? 6 : depot - 1, second: depot === 6 ? 1 : depot + 1 };
    return bubble(desk.say(say('board.depot', { depot })), [
      desk.say(say('board.depotRule', { depot })),
      desk.say(say('board.neighbours', around)),
    ]);
  },
  phase: (desk) => {
    const { phase } = desk.open;
    return bubble(desk.say(say('board.phase', { phase: at(PHASES, phase) })), [
      desk.say(say('board.phaseRule', { phase: at(PHASES, phase), bonus: at(PHASE_BONUS, phase) })),
    ]);
  },
  round: roundBubble,
  white: (desk) => bubble(desk.say(say('board.whiteDie')), [desk.say(say('board.whiteRule', { value: desk.open.white }))]),
  bridge: (desk) =>
    bubble(desk.say(say('board.bridge')), [
      ...desk.open.bridge.map((seat, place) =>
        desk.say(say('board.onBridge', { place: place + 1, seat: { seat }, space: at(desk.open.spaces, seat) + 1 })),
      ),
      desk.say(say('board.bridgeRule')),
    ]),
  bonus: colourBubble,
  colour: colourBubble,
  areas: (desk) => {
    const { good } = BY_PLAYERS[desk.view.config.seats as PlayerCount];
    const sizes = range(AREA_POINTS.length - 1).map((index) =>
      desk.say(say('board.areaPointsOf', { size: index + 1, points: at(AREA_POINTS, index + 1) })),
    );
    return bubble(desk.say(say('board.areaPoints')), [
      ...sizes,
      `${desk.say(say('board.soldGood'))}: ${desk.say(say('board.perGood', { points: good }))}`,
    ]);
  },
  die: (desk, value) =>
    bubble(
      desk.say(
        say('board.die', { value, used: desk.canTake(value) || desk.dice.some((die) => die.value === value && !die.used) ? 'no' : 'yes' }),
      ),
      [desk.say(say('board.dieRule'))],
    ),
  wild: (desk) => bubble(desk.say(say('board.wild'))),
  storage: (desk) => bubble(desk.say(say('board.storageFree')), [desk.say(say('board.storageRule', { count: STORAGE_SPACES }))]),
  goods: (desk) => bubble(desk.say(say('board.goodsFree'))),
  sold: (desk) =>
    bubble(desk.say(say('board.soldOf', { count: at(desk.view.shown.sold, desk.seat) })), [
      desk.say(listed(goodsOf(desk.soldBy(desk.seat) ?? []))),
    ]),
  end: (desk) => {
    const { goods, coins, workers, monasteries, total } = endPoints(desk.open, desk.seat, desk.soldBy(desk.seat));
    const worth = sum(monasteries.map(({ count, each }) => count * each));
    return bubble(desk.say(say('board.endPoints', { points: total })), [
      desk.say(say('board.endPointsRule', { goods, coins, workers, monasteries: worth })),
    ]);
  },
  seat: seatBubble,
  come: (desk, colour) =>
    bubble(desk.say(typeName(colour)), [
      desk.say(
        say('board.toComeOf', { type: typeName(colour), ...at(tilesToCome(desk.open, desk.view.config.options.extraTiles), colour) }),
      ),
    ]),
};

function titled(desk: Desk, title: 'board.black', rule: 'board.blackRule'): Bubble {
  return bubble(desk.say(say(title)), [desk.say(say(rule))]);
}

/** A tile by itself: what it does, and what it would do for the viewer now. */
function describe(desk: Desk, tile: number, where?: Message): Bubble {
  const effect = effectOf(tile);
  const worth = monasteryWorth(desk.open, desk.seat, tile, desk.soldBy(desk.seat));
  return bubble(desk.say(tileName(tile)), [
    where === undefined ? undefined : desk.say(where),
    effect === undefined ? undefined : desk.say(effect),
    FACE_TYPE[tile] === LIVESTOCK ? desk.say(say('board.heads', { heads: at(FACE_HEADS, tile) })) : undefined,
    tile === MINE_TILE ? desk.say(say('board.mine')) : undefined,
    worth === undefined ? undefined : desk.say(say('board.worthNow', { points: worth })),
  ]);
}

function costLine(desk: Desk, move: Move): string | undefined {
  if (move.kind === 'buy') return desk.say(say('board.price', { pay: move.pay }));
  if (!('die' in move)) return undefined;
  return desk.say(say('board.cost', { die: at(DICE, move.die), workers: desk.workers(move) }));
}

/** Adds to a description what the cheapest answer costs, brings and leads to. */
export function withForecast(desk: Desk, about: Bubble, move: Move): Bubble {
  const forecast = desk.forecast(move);
  const cost = costLine(desk, move);
  if (forecast === null) return about;
  const { coins, workers } = forecast;
  const gains =
    coins + workers > 0 ? [desk.say(say('board.gains', { coins, workers, both: coins > 0 && workers > 0 ? 'yes' : 'no' }))] : [];
  return {
    ...about,
    lines: [...about.lines, ...(cost === undefined ? [] : [cost]), ...gains],
    sources: forecast.sources.map(({ message, points }) => ({ text: desk.say(message), points })),
    total: forecast.sources.length === 0 ? undefined : desk.say(say('board.points', { points: forecast.points })),
    next: forecast.follows.map((what) => desk.say(say('board.then', { what }))),
  };
}

function tileBubble(desk: Desk, thing: Thing, tile: number, where: Message): Bubble | undefined {
  if (tile === EMPTY) return undefined;
  const about = describe(desk, tile, where);
  const [move] = desk.movesAt(thing);
  if (move === undefined) return { ...about, why: whyNot(desk, thing, tile) };
  return move.kind === 'place' ? about : withForecast(desk, about, move);
}

/** Why a tile cannot be had or placed now, asked of the rules with the die that was chosen or lies first. */
function whyNot(desk: Desk, thing: Thing, tile: number): string | undefined {
  if (desk.choice.question === null) return undefined;
  const die = desk.die ?? desk.dice.find(({ used }) => !used)?.value;
  if (thing.startsWith('black-')) return desk.choice.why({ kind: 'buy', market: 0, tile, pay: 'coins' });
  if (thing.startsWith('stored-')) return desk.step?.kind === 'turn' ? desk.say(say('board.fitsNowhere')) : undefined;
  if (desk.step?.kind === 'gain') return desk.choice.why({ kind: 'gain', depot: depotOf(thing), tile });
  return die === undefined ? undefined : desk.choice.why({ kind: 'take', die, value: depotOf(thing), tile });
}

function depotOf(thing: Thing): number {
  return Math.floor(indexOf(thing) / SLOTS_PER_DEPOT) + 1;
}

function slotBubble(desk: Desk, slot: number, thing: Thing): Bubble | undefined {
  const tile = at(desk.open.slots, slot);
  if (tile !== EMPTY) return tileBubble(desk, thing, tile, say('board.inDepot', { depot: depotOf(thing) }));
  const type = slotType(desk.view.config.seats, desk.open.phase, slot);
  return type === EMPTY ? undefined : bubble(desk.say(say('board.slotEmpty', { depot: depotOf(thing), type: typeName(type) })));
}

function hexBubble(desk: Desk, hex: number, thing: Thing): Bubble | undefined {
  const { layout, open, estate } = desk;
  const tiles = at(open.duchies, estate);
  const moves = desk.movesAt(thing);
  const [move] = moves;
  if (move?.kind === 'duchy')
    return bubble(desk.say(say('board.castleHere', { duchy: move.duchy + 1, hex: hexName(hex) })), [areaLine(desk, hex)]);
  const colour = at(layout.colour, hex);
  const tile = tiles[hex] ?? EMPTY;
  if (tile !== EMPTY)
    return describe(desk, tile, say('board.hex', { area: areaName(colour), hex: hexName(hex), number: at(layout.die, hex) }));
  if (move?.kind !== 'place') {
    const title = desk.say(say('board.hex', { area: areaName(colour), hex: hexName(hex), number: at(layout.die, hex) }));
    return bubble(title, [areaLine(desk, hex), villageLine(desk, hex)], whyNotHere(desk, hex));
  }
  const title = desk.say(say('board.placeOn', { tile: tileName(move.tile), hex: hexName(hex), area: areaName(colour) }));
  const others = [...new Set(moves.flatMap((way) => (way.kind === 'place' && way.tile !== move.tile ? [way.tile] : [])))].map(tileName);
  const worth = monasteryWorth(open, desk.seat, move.tile, desk.soldBy(desk.seat));
  const about = bubble(title, [
    worth === undefined ? undefined : desk.say(say('board.worthNow', { points: worth })),
    others.length === 0 ? undefined : desk.say(say('board.alsoFits', { tiles: others })),
  ]);
  return withForecast(desk, about, move);
}

function areaLine(desk: Desk, hex: number): string | undefined {
  const { layout, open, estate, view } = desk;
  const laid = at(open.duchies, estate);
  if (laid.length === 0) return undefined;
  const area = areasOf(open, layout, laid, view.config.seats)[at(layout.areaOf, hex)];
  if (area === undefined) return undefined;
  if (area.missing.length === 0) return desk.say(say('board.areaFull'));
  const covered = area.hexes.length - area.missing.length;
  return desk.say(say('board.areaState', { covered, size: area.hexes.length, points: area.points, bonus: area.bonus }));
}

/** The buildings that a village has already: they may not come twice. */
function villageLine(desk: Desk, hex: number): string | undefined {
  const { layout, open, estate } = desk;
  if (layout.colour[hex] !== BUILDING || owns(open, estate, 1)) return undefined;
  const laid = at(open.duchies, estate);
  const lying = at(layout.areas, at(layout.areaOf, hex)).hexes.flatMap((other) =>
    laid[other] !== undefined && laid[other] !== EMPTY ? [tileName(at(laid, other))] : [],
  );
  return lying.length === 0 ? undefined : desk.say(say('board.inVillage', { tiles: lying }));
}

function whyNotHere(desk: Desk, hex: number): string | undefined {
  const { choice, layout, open, estate, step } = desk;
  if (choice.question === null || (step?.kind !== 'turn' && step?.kind !== 'castleAction' && step?.kind !== 'townHall')) return undefined;
  const stored = at(open.storage, estate);
  const tile = desk.heldTile !== EMPTY ? desk.heldTile : (stored.find((one) => FACE_TYPE[one] === layout.colour[hex]) ?? stored[0]);
  const die = step.kind === 'townHall' ? DICE.indexOf('none') : (desk.die ?? desk.dice.find(({ used }) => !used)?.value);
  return tile === undefined || die === undefined ? undefined : choice.why({ kind: 'place', die, tile, hex });
}

function goodBubble(desk: Desk, good: number, thing: Thing): Bubble {
  const count = at(desk.open.goods, desk.estate * GOODS.length + good);
  const figures = BY_PLAYERS[desk.view.config.seats as PlayerCount];
  const coins = SALE_COINS + (owns(desk.open, desk.estate, 3) ? 1 : 0);
  const about = bubble(desk.say(goodsName(good, count)), [
    desk.say(say('board.goodRule', { die: good + 1, points: count * figures.good, coins })),
  ]);
  const [move] = desk.movesAt(thing);
  const die = desk.die ?? desk.dice.find(({ used }) => !used)?.value;
  if (move !== undefined) return withForecast(desk, about, move);
  return desk.choice.question === null || die === undefined ? about : { ...about, why: desk.choice.why({ kind: 'sell', die, good }) };
}

function pieceBubble(desk: Desk, thing: Thing, title: Message, rule: 'board.workersRule' | 'board.coinsRule'): Bubble {
  const [move] = desk.movesAt(thing);
  const about = bubble(desk.say(title), [desk.say(say(rule))]);
  return move === undefined ? about : withForecast(desk, about, move);
}

function quayBubble(desk: Desk, depot: number, thing: Thing): Bubble {
  const goods = desk.open.depotGoods.slice((depot - 1) * GOODS.length, depot * GOODS.length);
  const about = bubble(desk.say(say('board.depot', { depot })), [desk.say(say('board.quay', { depot, goods: listed(goodsOf(goods)) }))]);
  const [move] = desk.movesAt(thing);
  return move === undefined ? about : withForecast(desk, about, move);
}

function layoutBubble(desk: Desk, index: number): Bubble {
  const layout = at(LAYOUTS, index);
  const areas = TYPES.map((_, colour) => {
    const sizes = layout.areas.filter((area) => area.colour === colour).map(({ hexes }) => hexes.length);
    return say('outline.layoutArea', { area: typeName(colour), sizes: sizes.sort((a, b) => b - a).join('+') });
  });
  return bubble(desk.say(say('board.layout', { duchy: index + 1 })), [desk.say(say('board.layoutAreas', { areas }))]);
}

function roundBubble(desk: Desk, round: number): Bubble {
  const { open } = desk;
  const good = round > open.round ? open.roundGoods[round - open.round - 1] : undefined;
  if (good !== undefined) return bubble(desk.say(say('board.toCome', { round: round + 1, good: goodName(good) })));
  return bubble(
    desk.say(
      round === open.round ? say('board.comesNow', { round: round + 1, depot: open.white }) : say('board.cameTo', { round: round + 1 }),
    ),
  );
}

/** A colour: its bonus tiles, and how far everybody is from covering it. */
function colourBubble(desk: Desk, colour: number): Bubble {
  const { open, view } = desk;
  const figures = BY_PLAYERS[view.config.seats as PlayerCount];
  const tiles = [true, false].map((large) => {
    const owner = at(open.bonus, 2 * colour + (large ? 0 : 1));
    const taken: Arg = owner < 0 ? 'none' : { seat: owner };
    return desk.say(
      say('board.bonusTile', {
        type: typeName(colour),
        large: large ? 'yes' : 'no',
        points: large ? figures.large : figures.small,
        owner: taken,
      }),
    );
  });
  const race = range(view.config.seats).map((seat) =>
    desk.say(say('board.canStill', { seat: { seat }, left: at(uncoveredOf(open, seat), colour) })),
  );
  const unseen = facesToCome(open, view.config.options.extraTiles, colour);
  const total = sum(unseen.map(({ count }) => count));
  return bubble(desk.say(typeName(colour)), [...tiles, ...race, desk.say(say('board.unseen', { tiles: String(total) }))]);
}

function seatBubble(desk: Desk, seat: number): Bubble {
  const { open, view } = desk;
  const ends = endPoints(open, seat, desk.soldBy(seat));
  const areas = nearlyDone(open, seat, view.config.seats).map(({ colour, points, bonus }) =>
    say('board.lackArea', { area: areaShort(colour), points: bonus > 0 ? `${points}+${bonus}` : points }),
  );
  return bubble(desk.say(say('board.pointsOf', { seat: { seat }, points: at(open.points, seat) })), [
    ends.total > 0 ? desk.say(say('board.endPoints', { points: ends.total })) : undefined,
    areas.length > 0 ? desk.say(say('board.lacksOne', { areas })) : undefined,
    desk.say(say('board.enlargeRule')),
  ]);
}
