import { at, range, sum } from '@ludoteca/kernel';
import type { Arg, Message } from '@ludoteca/text';
import { BY_PLAYERS, PHASES, SALE_COINS, STORAGE_SPACES } from '../data/course.ts';
import { INN, TYPES } from '../data/faces.ts';
import { GOODS } from '../data/goods.ts';
import { AREA_POINTS, PHASE_BONUS } from '../data/scoring.ts';
import { SHIELD } from '../data/shields.ts';
import { LEAST_TARGET, TARGET_STEP } from '../data/solo.ts';
import { timesFor } from '../rules/areas.ts';
import { headOf, owns } from '../rules/estates.ts';
import { LAYOUTS } from '../rules/layout.ts';
import { holds } from '../rules/modules/shields/holding.ts';
import { storedBy } from '../rules/stores.ts';
import { duchyName, goodName, goodsName, goodsOf, listed, say, typeName } from '../text/words.ts';
import { type Bubble, bubble } from './bubble.ts';
import type { Desk } from './desk.svelte.ts';
import { endPoints, facesToCome, tilesToCome, uncoveredOf } from './prospects.ts';
import { borderBubble, innState, postBubble, routeBubble } from './tell-modules.ts';
import { shieldBubble, tributeBubble } from './tell-shields.ts';
import { lackingLine, partnerBubble, spaceBubble, storedWhere, teamBubble, teamRace } from './tell-team.ts';
import { describe, hexBubble, slotBubble, tileBubble, withForecast } from './tell-tiles.ts';
import type { Thing } from './ways.ts';

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
  inn: (desk, _number, thing) => tileBubble(desk, thing, INN, innState(desk.open)),
  stored: (desk, place, thing) => tileBubble(desk, thing, at(storedBy(desk.open, desk.seat), place), storedWhere(desk, place)),
  coming: (desk) =>
    desk.step?.kind === 'discard' || desk.step?.kind === 'stow' ? describe(desk, desk.step.open.tile, say('board.incoming')) : undefined,
  hex: hexBubble,
  good: goodBubble,
  workers: (desk, _number, thing) =>
    pieceBubble(desk, thing, say('board.workersOf', { count: at(desk.open.workers, desk.estate) }), 'board.workersRule'),
  coins: (desk, _number, thing) =>
    pieceBubble(desk, thing, say('board.coinsOf', { count: at(desk.open.coins, desk.estate) }), 'board.coinsRule'),
  quay: quayBubble,
  load: loadBubble,
  cargo: (desk, good, thing) => {
    const [move] = desk.movesAt(thing);
    const about = bubble(desk.say(goodName(good)));
    return move === undefined ? about : withForecast(desk, about, move);
  },
  shield: shieldBubble,
  tribute: tributeBubble,
  route: routeBubble,
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
  white: (desk) =>
    bubble(desk.say(say('board.whiteDie')), [
      desk.say(say('board.whiteRule', { value: desk.open.white })),
      desk.open.solo === undefined ? undefined : desk.say(say('board.whiteAlone')),
    ]),
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
    const { good } = BY_PLAYERS[desk.players];
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
  lent: (desk) => bubble(desk.say(say('board.whiteLent', { value: desk.open.white })), [desk.say(say('board.whiteLentRule'))]),
  storage: (desk) =>
    bubble(desk.say(say('board.storageFree')), [
      desk.say(say('board.storageRule', { count: holds(desk.open, desk.estate, SHIELD.storage) ? 0 : STORAGE_SPACES })),
    ]),
  goods: (desk) => bubble(desk.say(say('board.goodsFree'))),
  sold: (desk) =>
    bubble(desk.say(say('board.soldOf', { count: desk.soldCount(desk.seat) })), [
      desk.soldCount(desk.seat) === 0 ? undefined : desk.say(listed(goodsOf(desk.soldBy(desk.seat) ?? []))),
      desk.open.routes === undefined ? undefined : desk.say(say('board.soldRoute')),
    ]),
  end: (desk) => {
    const { goods, coins, workers, monasteries, shields, total } = endPoints(desk.open, desk.seat, desk.soldBy(desk.seat));
    const worth = sum(monasteries.map(({ count, each }) => count * each));
    return bubble(desk.say(say('board.endPoints', { points: total })), [
      desk.say(say('board.endPointsRule', { goods, coins, workers, monasteries: worth, shields })),
    ]);
  },
  counter: (desk) => {
    const { target = 0 } = desk.open.solo ?? {};
    const points = at(desk.open.points, desk.seat);
    return bubble(desk.say(say('board.counter', { points, target, lack: target - points })), [
      desk.say(say('board.counterRule', { next: Math.max(LEAST_TARGET, target - TARGET_STEP) })),
    ]);
  },
  seat: seatBubble,
  space: (desk, _number, thing) => spaceBubble(desk, thing),
  partner: partnerBubble,
  team: teamBubble,
  post: postBubble,
  border: borderBubble,
  come: (desk, colour) =>
    bubble(desk.say(typeName(colour)), [
      desk.say(say('board.toComeOf', { type: typeName(colour), ...at(tilesToCome(desk.open, desk.view.config.options), colour) })),
    ]),
};

function titled(desk: Desk, title: 'board.black', rule: 'board.blackRule'): Bubble {
  return bubble(desk.say(say(title)), [desk.say(say(rule))]);
}

function goodBubble(desk: Desk, good: number, thing: Thing): Bubble {
  const count = at(desk.open.goods, desk.estate * GOODS.length + good);
  const figures = BY_PLAYERS[desk.players];
  const coins = (holds(desk.open, desk.estate, SHIELD.coinPerGood) ? count : SALE_COINS) + (owns(desk.open, desk.estate, 3) ? 1 : 0);
  const points = count * figures.good * timesFor(desk.open, desk.estate, 'sales');
  const about = bubble(desk.say(goodsName(good, count)), [desk.say(say('board.goodRule', { die: good + 1, points, coins }))]);
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
  const about = bubble(desk.say(say('board.depot', { depot })), [
    desk.say(say('board.quay', { depot, goods: sum(goods) === 0 ? say('board.quayNone') : listed(goodsOf(goods)) })),
  ]);
  const [move] = desk.movesAt(thing);
  return move === undefined ? about : withForecast(desk, about, move);
}

/** A good that a ship may take: what the whole load would be once enough are picked. */
function loadBubble(desk: Desk, good: number, thing: Thing): Bubble {
  const about = bubble(desk.say(goodName(good)));
  const [move] = desk.movesAt(thing);
  const isWhole = move?.kind === 'load' && move.items.length === desk.choice.question?.selections?.[0]?.max;
  return isWhole ? withForecast(desk, about, move) : about;
}

function layoutBubble(desk: Desk, index: number): Bubble {
  const layout = at(LAYOUTS, index);
  const areas = TYPES.map((_, colour) => {
    const sizes = layout.areas.filter((area) => area.colour === colour).map(({ hexes }) => hexes.length);
    return say('outline.layoutArea', { area: typeName(colour), sizes: sizes.sort((a, b) => b - a).join('+') });
  });
  return bubble(desk.say(say('board.layout', { duchy: duchyName(index) })), [desk.say(say('board.layoutAreas', { areas }))]);
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
  const figures = BY_PLAYERS[desk.players];
  const tiles = [true, false].map((large) => {
    const owner = at(open.bonus, 2 * colour + (large ? 0 : 1));
    const taken: Arg = owner < 0 ? 'none' : { seat: headOf(open, owner) };
    return desk.say(
      say('board.bonusTile', {
        type: typeName(colour),
        large: large ? 'yes' : 'no',
        points: large ? figures.large : figures.small,
        owner: taken,
      }),
    );
  });
  const race = desk.teams
    ? teamRace(desk, colour)
    : range(view.config.seats).map((seat) =>
        desk.say(say('board.canStill', { seat: { seat }, left: at(uncoveredOf(open, seat), colour) })),
      );
  const unseen = facesToCome(open, view.config.options, colour);
  const total = sum(unseen.map(({ count }) => count));
  return bubble(desk.say(typeName(colour)), [...tiles, ...race, desk.say(say('board.unseen', { tiles: String(total) }))]);
}

function seatBubble(desk: Desk, seat: number): Bubble {
  const { open } = desk;
  const ends = endPoints(open, seat, desk.soldBy(seat));
  return bubble(desk.say(say('board.pointsOf', { seat: { seat }, points: at(open.points, seat) })), [
    ends.total > 0 ? desk.say(say('board.endPoints', { points: ends.total })) : undefined,
    lackingLine(desk, seat),
    desk.say(say('board.enlargeRule')),
  ]);
}
