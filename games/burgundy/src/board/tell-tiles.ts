import { at } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { SLOTS_PER_DEPOT } from '../data/board.ts';
import { BUILDING, FACE_HEADS, FACE_TYPE, GEESE_TILE, LIVESTOCK, MINE_TILE } from '../data/faces.ts';
import { SHIELD_POINTS } from '../data/shields.ts';
import { isAlone, owns } from '../rules/estates.ts';
import { hexIn } from '../rules/layout.ts';
import { DICE, INN_MARKET } from '../rules/moves.ts';
import { slotType } from '../rules/phases.ts';
import { storedBy } from '../rules/stores.ts';
import { BLACK_DEPOT, EMPTY, type Move, type Step } from '../rules/types.ts';
import { areaName, duchyName, effectOf, hexName, say, tileName, typeName } from '../text/words.ts';
import { type Bubble, bubble } from './bubble.ts';
import type { Desk } from './desk.svelte.ts';
import { areasOf, mineCoins, monasteryWorth } from './prospects.ts';
import { indexOf, type Thing } from './ways.ts';

/** A tile by itself: what it does, and what it would do for the viewer now. */
export function describe(desk: Desk, tile: number, where?: Message): Bubble {
  const alone = isAlone(desk.open);
  const effect = effectOf(tile, alone);
  const worth = monasteryWorth(desk.open, desk.seat, tile, desk.soldBy(desk.seat));
  return bubble(desk.say(tileName(tile)), [
    where === undefined ? undefined : desk.say(where),
    effect === undefined ? undefined : desk.say(effect),
    FACE_TYPE[tile] === LIVESTOCK && tile !== GEESE_TILE ? desk.say(say('board.heads', { heads: at(FACE_HEADS, tile) })) : undefined,
    tile === MINE_TILE ? desk.say(say('board.mine', { coins: mineCoins(desk.open, desk.seat) })) : undefined,
    worth === undefined ? undefined : desk.say(say(alone ? 'board.worthPlaced' : 'board.worthNow', { points: worth })),
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

export function tileBubble(desk: Desk, thing: Thing, tile: number, where: Message): Bubble | undefined {
  if (tile === EMPTY) return undefined;
  const about = describe(desk, tile, where);
  const [move] = desk.movesAt(thing);
  if (move === undefined) return { ...about, why: whyNot(desk, thing, tile) };
  return move.kind === 'place' || (move.kind === 'grant' && desk.movesAt(thing).length > 1) ? about : withForecast(desk, about, move);
}

/** Why a tile cannot be had or placed now, asked of the rules with the die that was chosen or lies first. */
function whyNot(desk: Desk, thing: Thing, tile: number): string | undefined {
  if (desk.choice.question === null) return undefined;
  const die = desk.die ?? desk.dice.find(({ used }) => !used)?.value;
  if (thing.startsWith('black-')) return desk.choice.why({ kind: 'buy', market: BLACK_DEPOT, tile, pay: 'coins' });
  if (thing === 'inn') return desk.choice.why({ kind: 'buy', market: INN_MARKET, tile, pay: 'coins' });
  if (thing.startsWith('stored-')) return desk.step?.kind === 'turn' ? desk.say(say('board.fitsNowhere')) : undefined;
  if (desk.step?.kind === 'gain' || desk.step?.kind === 'routeGain') return desk.choice.why({ kind: 'gain', depot: depotOf(thing), tile });
  return die === undefined ? undefined : desk.choice.why({ kind: 'take', die, value: depotOf(thing), tile });
}

function depotOf(thing: Thing): number {
  return Math.floor(indexOf(thing) / SLOTS_PER_DEPOT) + 1;
}

export function slotBubble(desk: Desk, slot: number, thing: Thing): Bubble | undefined {
  const tile = at(desk.open.slots, slot);
  if (tile !== EMPTY) return tileBubble(desk, thing, tile, say('board.inDepot', { depot: depotOf(thing) }));
  const type = slotType(desk.players, desk.open.phase, slot);
  return type === EMPTY ? undefined : bubble(desk.say(say('board.slotEmpty', { depot: depotOf(thing), type: typeName(type) })));
}

export function hexBubble(desk: Desk, named: number, thing: Thing): Bubble | undefined {
  const { layout, open, estate } = desk;
  const hex = hexIn(layout, named);
  const tiles = at(open.duchies, estate);
  const moves = desk.movesAt(thing);
  const [move] = moves;
  if (move?.kind === 'duchy')
    return bubble(desk.say(say('board.castleHere', { duchy: duchyName(move.duchy), hex: hexName(named) })), [areaLine(desk, hex)]);
  if (move?.kind === 'shield' || move?.kind === 'crest') return layingBubble(desk, move);
  const colour = at(layout.colour, hex);
  const tile = tiles[hex] ?? EMPTY;
  if (tile !== EMPTY)
    return describe(desk, tile, say('board.hex', { area: areaName(colour), hex: hexName(named), number: at(layout.die, hex) }));
  if (move?.kind !== 'place' && move?.kind !== 'grant') {
    const title = desk.say(say('board.hex', { area: areaName(colour), hex: hexName(named), number: at(layout.die, hex) }));
    return bubble(title, [areaLine(desk, hex), villageLine(desk, hex)], whyNotHere(desk, hex));
  }
  const title = desk.say(say('board.placeOn', { tile: tileName(move.tile), hex: hexName(named), number: at(layout.die, hex) }));
  const others = [
    ...new Set(moves.flatMap((way) => ((way.kind === 'place' || way.kind === 'grant') && way.tile !== move.tile ? [way.tile] : []))),
  ].map(tileName);
  const worth = monasteryWorth(open, desk.seat, move.tile, desk.soldBy(desk.seat));
  const about = bubble(title, [
    worth === undefined ? undefined : desk.say(say('board.worthNow', { points: worth })),
    others.length === 0 ? undefined : desk.say(say('board.alsoFits', { tiles: others })),
  ]);
  return withForecast(desk, about, move);
}

/** A shield that would be laid on a castle: what it does, costs and replaces. */
function layingBubble(desk: Desk, move: Extract<Move, { kind: 'shield' | 'crest' }>): Bubble {
  const old = desk.shieldsOf(desk.estate).find(({ hex }) => hex === move.hex)?.shield;
  return bubble(desk.say(say('board.shieldOn', { shield: move.shield, hex: hexName(move.hex) })), [
    desk.say(say(`shield.${move.shield as 1}`)),
    desk.say(say('board.shieldWorth', { points: at(SHIELD_POINTS, move.shield) })),
    move.kind === 'shield' ? desk.say(say('board.doubleCost', { value: move.value, workers: desk.workers(move) })) : undefined,
    old === undefined ? undefined : desk.say(say('board.shieldReplaces', { shield: old })),
  ]);
}

function areaLine(desk: Desk, hex: number): string | undefined {
  const { layout, open, estate } = desk;
  const laid = at(open.duchies, estate);
  if (laid.length === 0) return undefined;
  const area = areasOf(open, estate, layout, desk.players)[at(layout.areaOf, hex)];
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

/** Steps in which a tile of the storage may be placed. */
const PLACING: readonly (Step['kind'] | undefined)[] = ['turn', 'castleAction', 'castleShield', 'whiteAction', 'resetAction', 'townHall'];

function whyNotHere(desk: Desk, hex: number): string | undefined {
  const { choice, layout, open, step } = desk;
  if (choice.question === null || !PLACING.includes(step?.kind)) return undefined;
  const stored = storedBy(open, desk.seat);
  const tile = desk.heldTile !== EMPTY ? desk.heldTile : (stored.find((one) => FACE_TYPE[one] === layout.colour[hex]) ?? stored[0]);
  const die = step?.kind === 'townHall' ? DICE.indexOf('none') : (desk.die ?? desk.dice.find(({ used }) => !used)?.value);
  return tile === undefined || die === undefined ? undefined : choice.why({ kind: 'place', die, tile, hex: hex + layout.first });
}
