import { at, sum } from '@ludoteca/kernel';
import type { Arg, Message } from '@ludoteca/text';
import { PHASES } from '../data/course.ts';
import { GOODS } from '../data/goods.ts';
import { MARKETS } from '../rules/moves.ts';
import type { Event } from '../rules/types.ts';
import { depotShields } from './modules.ts';
import { areaName, duchyName, goodsName, goodsOf, hexName, monasteryEffect, number, player, say, tileName, typeName } from './words.ts';

type Args = Record<string, Arg>;
type OfSeat = Extract<Event, { seat: number }>;

/** A line of the log. Rounds, spaces and duchies are counted from 1 for people. */
export function eventText(event: Event): Message {
  const args = 'seat' in event ? { seat: { seat: event.seat }, ...argsOfSeat(event) } : argsOfTable(event);
  return say(`event.${event.kind}`, args);
}

function argsOfTable(event: Exclude<Event, OfSeat>): Args {
  switch (event.kind) {
    case 'prepared':
      return { depotTiles: event.depotTiles, blackTiles: event.blackTiles };
    case 'extraTiles':
    case 'whiteCastles':
    case 'blackFilled':
      return { tiles: event.tiles.map(tileName) };
    case 'filled':
      return { depot: event.depot, tiles: event.tiles.map(tileName) };
    case 'goodsStacked':
      return { phases: event.phases, each: event.each };
    case 'bonusLaid':
      return { large: event.large, small: event.small };
    case 'startRoll':
      return { rolls: event.seats.map((seat, place) => say('roll', { seat: { seat }, die: at(event.dice, place) })) };
    case 'startOrder':
    case 'turnOrder':
      return { seats: event.seats.map(player) };
    case 'choosing':
      return { together: event.together ? 'yes' : 'no', seats: event.seats.map(player) };
    case 'leftover':
      return { goods: event.goods };
    case 'phaseBegun':
      return { phase: at(PHASES, event.phase), bonus: event.bonus };
    case 'shieldsLaid':
      return { depots: event.depots.map((shields, place) => depotShields(place + 1, shields)) };
    case 'innCame':
      return { ready: event.ready };
    case 'cleared':
      return { tiles: event.tiles };
    case 'slotEmpty':
      return { depot: event.depot, type: event.type < 0 ? '' : typeName(event.type) };
    case 'goodsTurned':
      return { goods: goodsOf(GOODS.map((_, good) => event.goods.filter((one) => one === good).length)) };
    case 'goodDelivered':
      return { goods: goodsName(event.good, 1), depot: event.depot };
    case 'roundEnded':
      return { round: event.round + 1 };
    case 'phaseEnded':
      return { phase: at(PHASES, event.phase) };
    case 'teamsFormed': {
      const [first = [], second = []] = event.teams.map((seats) => seats.map(player));
      return { duchy: duchyName(event.duchy), first, second };
    }
    case 'soloBegun':
      return { target: event.target };
    case 'tileRemoved':
      return { tile: tileName(event.tile), depot: event.depot };
    case 'noneRemoved':
    case 'ended':
      return {};
  }
}

function argsOfSeat(event: OfSeat): Args {
  switch (event.kind) {
    case 'startGoods':
      return { goods: goodsOf(GOODS.map((_, good) => event.goods.filter((one) => one === good).length)) };
    case 'boardDealt':
      return { count: event.sides.length, sides: event.sides.map((duchy) => duchyName(duchy)) };
    case 'castleSet':
      return { duchy: duchyName(event.duchy), hex: hexName(event.hex) };
    case 'roundBegun':
      return { round: event.round + 1 };
    case 'rolled':
      return { dice: event.dice.map(number) };
    case 'dieChanged':
      return { from: event.from, to: event.to, workers: event.workers, free: event.free ? 'yes' : 'no' };
    case 'areaScored':
      return { area: areaName(event.colour), size: event.size, points: event.points };
    case 'phaseBonus':
      return { phase: at(PHASES, event.phase), points: event.points };
    case 'bonusTaken':
      return { type: typeName(event.colour), large: event.large ? 'yes' : 'no', points: event.points };
    case 'shieldLost':
      return { shield: event.shield, why: event.rule === 'BUR-SHD-05' ? 'tribute' : 'replaced' };
    case 'tributePaid':
      return { shield: event.shield, pay: event.pay };
    case 'studied':
      return { other: { seat: event.other } };
    case 'fleetLanded':
      return { goods: goodsName(event.good, event.count) };
    case 'granted':
      return { tile: tileName(event.tile), market: at(MARKETS, event.market), hex: hexName(event.hex) };
    case 'finalShields':
      return { points: event.points, shields: event.shields.map(number) };
    case 'routesDealt':
      return { routes: event.routes.map((tile) => number(tile + 1)) };
    case 'routed':
      return { goods: goodsName(event.good, 1), space: event.space + 1, bonus: event.bonus };
    case 'postsJoined':
      return { posts: event.posts, points: event.points, first: event.first ? 'yes' : 'no' };
    case 'colourRewarded':
    case 'rewardLost':
    case 'bonusMissed':
      return { type: typeName(event.colour) };
    case 'sailed':
      return { depot: event.depot, count: sum(event.goods), goods: goodsOf(event.goods) };
    case 'goodsSwept':
      return { count: sum(event.goods), goods: goodsOf(event.goods) };
    case 'traded':
      return { tile: tileName(event.tile), goods: goodsOf(event.goods) };
    case 'goodsLeft':
      return { depot: event.depot, goods: goodsOf(event.goods) };
    case 'advanced':
      return { space: event.space + 1 };
    case 'effectLost':
    case 'copied':
      return { building: tileName(event.building) };
    case 'declined':
      return { effect: say(`pending.${event.effect}`) };
    default:
      return argsOfTile(event);
  }
}

/** Events whose figures are said as they are, tiles and hexes by name. */
function argsOfTile(event: OfSeat): Args {
  const { kind: _kind, rule: _rule, seat: _seat, ...fields } = event;
  const args: Args = {};
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value !== 'number') continue;
    args[field] = field === 'tile' ? tileName(value) : field === 'hex' ? hexName(value) : value;
  }
  if (event.kind === 'finalMonastery') args.effect = monasteryEffect(event.monastery, event.rule === 'BUR-SOLO-12');
  if (event.kind === 'sold') args.goods = goodsName(event.good, event.count);
  if (event.kind === 'bought') {
    args.market = at(MARKETS, event.market);
    args.pay = event.coins === 0 ? 'workers' : event.workers === 0 ? 'coins' : 'mixed';
  }
  return args;
}
