import { at, type View } from '@ludoteca/kernel';
import type { Arg, GameText, Message } from '@ludoteca/text';
import { BY_PLAYERS, GOODS_SPACES, PHASES } from '../data/course.ts';
import { ANIMALS, FACE_TYPE, FACES } from '../data/faces.ts';
import { GOODS } from '../data/goods.ts';
import { PHASE_BONUS } from '../data/scoring.ts';
import { areaWorth, timesFor } from '../rules/areas.ts';
import { canBuy, canHire } from '../rules/buy.ts';
import { freeStepForPlacing, freeStepForTaking, NO_FREE_STEP, workersFor } from '../rules/dice.ts';
import { duchiesOffered } from '../rules/duchy-choice.ts';
import { estateOf, isAlone, layoutOf } from '../rules/estates.ts';
import { DUCHY_NAMES, hexIn } from '../rules/layout.ts';
import { studies } from '../rules/modules/shields/actions.ts';
import { DICE, MARKETS } from '../rules/moves.ts';
import { type Burgundy, EMPTY, type Move, NOBODY, type Open, playersFor, SOURCES, type Step } from '../rules/types.ts';
import { coinsWithWorkers, workersTaken } from '../rules/workers.ts';
import { reason } from './advice.ts';
import { chain, givenUp, impact, toYou } from './chain.ts';
import { eventText } from './events.ts';
import { postsBy, shieldAnswer } from './modules.ts';
import { diceOf, outline } from './outline.ts';
import rulesEn from './rules.en.json' with { type: 'json' };
import rulesIt from './rules.it.json' with { type: 'json' };
import { expected, soloAnswer, spendPrompt } from './solo.ts';
import { catalogues, effectOf, goodName, goodsName, goodsOf, hexName, number, say, tileName } from './words.ts';

function prompt({ agenda, open, viewer, config }: View<Burgundy>): Message {
  const step = at(agenda, agenda.length - 1) as Step;
  switch (step.kind) {
    case 'turn': {
      const dice = diceOf(open, viewer);
      return say('prompt.turn', { count: dice.length, dice: dice.map(number), more: besidesDice(open, viewer) });
    }
    case 'discard':
      return say('prompt.discard', { tile: tileName(step.open.tile) });
    case 'sailOn':
      return say('prompt.sailOn', { depot: step.open.depot });
    case 'load':
      return say('prompt.load', { depot: step.open.depot, count: freeGoodsSpaces(open, viewer) });
    case 'gain':
      return gainPrompt(step.open.building);
    case 'grant':
      return say('prompt.grant', { shield: step.open.shield });
    case 'tribute':
      return say('prompt.tribute', { count: step.open.left.length, shield: at(step.open.left, 0) });
    case 'castleShield':
    case 'overflow':
    case 'fleet':
      return say(`prompt.${step.kind}`);
    case 'routeGain':
      return say('prompt.routeGain', { bonus: step.open.bonus });
    case 'whiteAction':
      return say('prompt.whiteAction', { value: open.white });
    case 'stow':
    case 'keep':
      return say(`prompt.${step.kind}`, { tile: tileName(step.open.tile) });
    case 'part':
    case 'trade':
    case 'resetAction':
    case 'reward':
      return say(`prompt.${step.kind}`);
    case 'spend':
      return spendPrompt(open, viewer, step.open.points);
    case 'chooseDuchy':
    case 'chooseDuchies':
      return say(`prompt.${step.kind}`, { count: duchiesOffered(config, open, estateOf(open, viewer)).length });
    case 'sail':
    case 'castleAction':
    case 'warehouse':
    case 'townHall':
    case 'crane':
    case 'geese':
      return say(`prompt.${step.kind}`);
    default:
      throw new Error(`nothing is asked in step "${step.kind}"`);
  }
}

/** What the turn offers besides dice: a purchase, workers for a coin, both, or with neither of them whom shield 6 may copy. */
function besidesDice(open: Open, seat: number): 'both' | 'buy' | 'hire' | 'study' | 'none' {
  const [buys, hires] = [canBuy(open, seat), canHire(open, seat)];
  if (buys) return hires ? 'both' : 'buy';
  if (hires) return 'hire';
  return studies(open, seat).length > 0 ? 'study' : 'none';
}

function gainPrompt(building: number): Message {
  const face = at(FACES, building);
  if (face === 'market' || face === 'carpenter' || face === 'church') return say(`prompt.gain.${face}`);
  throw new Error(`${face} brings no tile`);
}

function freeGoodsSpaces(open: Open, seat: number): number {
  return GOODS_SPACES - GOODS.filter((_, good) => at(open.goods, estateOf(open, seat) * GOODS.length + good) > 0).length;
}

function answer(move: Move, view: View<Burgundy>): Message {
  const { open } = view;
  switch (move.kind) {
    case 'take':
    case 'place':
    case 'sell':
    case 'workers':
      return action(move, view);
    case 'buy':
      return say('answer.buy', { tile: tileName(move.tile), market: at(MARKETS, move.market), pay: move.pay });
    case 'discard':
      return say('answer.discard', { tile: tileName(move.tile) });
    case 'sail':
      return sailing(open, move.depot);
    case 'load':
      return say('answer.load', { goods: move.items.length === 0 ? say('nothing') : move.items.map(goodName) });
    case 'gain':
      return say('answer.gain', { tile: tileName(move.tile), depot: move.depot });
    case 'copy':
      return say('answer.copy', { building: tileName(move.building), effect: effectOf(move.building) ?? '' });
    case 'herd':
      return say('answer.herd', { animal: say(`animal.${at(ANIMALS, move.animal)}`) });
    case 'duchy':
      return say('answer.duchy', { duchy: at(DUCHY_NAMES, move.duchy), hex: hexName(move.hex) });
    case 'shield':
    case 'crest':
    case 'set':
    case 'study':
    case 'fleet':
    case 'tribute':
      return shieldAnswer(move, view);
    case 'grant': {
      const estate = estateOf(open, view.viewer);
      const hex = hexIn(layoutOf(open, estate), move.hex);
      const brings = { ...completionBy(view, estate, move.tile, hex), posts: postsBy(withTile(open, estate, move.tile, hex), estate) };
      return say('answer.grant', { tile: tileName(move.tile), market: at(MARKETS, move.market), hex: hexName(move.hex), ...brings });
    }
    case 'stow':
      return say('answer.stow', { space: move.space });
    case 'part':
    case 'spend':
    case 'trade':
      return soloAnswer(move, view);
    case 'hire':
    case 'decline':
      return say(`answer.${move.kind}`);
    case 'end':
      return say('answer.end', givenUp(view));
  }
}

function sailing(open: Open, depot: number): Message {
  const goods = goodsOf(open.depotGoods.slice((depot - 1) * GOODS.length, depot * GOODS.length));
  return goods.length === 0 ? say('answer.sailEmpty', { depot }) : say('answer.sail', { depot, goods });
}

/** The completions of covering a hex: points of the area with those of the phase, and the reward of its colour. */
type Completion = { readonly area: number; readonly colour: number; readonly reward: 'yes' | 'no' };

function completionBy({ open, config }: View<Burgundy>, estate: number, tile: number, hex: number): Completion {
  const layout = layoutOf(open, estate);
  const duchy = at(open.duchies, estate);
  const isLast = (hexes: readonly number[]): boolean => hexes.every((other) => other === hex || at(duchy, other) !== EMPTY);
  const index = at(layout.areaOf, hex);
  const { hexes, colour } = at(layout.areas, index);
  if (!isLast(hexes)) return { area: 0, colour: 0, reward: 'no' };
  const area = areaWorth(withTile(open, estate, tile, hex), estate, index) + at(PHASE_BONUS, open.phase);
  const isWhole = isLast(at(layout.ofColour, colour));
  if (!isWhole || isAlone(open)) return { area, colour: 0, reward: isWhole ? 'yes' : 'no' };
  const { large, small } = BY_PLAYERS[playersFor(config)];
  const left = [large, small].filter((_, place) => at(open.bonus, 2 * colour + place) === NOBODY);
  return { area, colour: (left[0] ?? 0) * timesFor(open, estate, 'bonuses'), reward: 'no' };
}

/** The table with one more tile on it. */
function withTile(open: Open, estate: number, tile: number, hex: number): Open {
  const duchies = open.duchies.map((tiles, owner) => (owner === estate ? tiles.map((old, place) => (place === hex ? tile : old)) : tiles));
  return { ...open, duchies };
}

/** A die action with the workers it costs. */
function action(move: Extract<Move, { kind: 'take' | 'place' | 'sell' | 'workers' }>, view: View<Burgundy>): Message {
  const { open, viewer } = view;
  const estate = estateOf(open, viewer);
  const die: Arg = at(DICE, move.die);
  const cost = (value: number, freeStep: number): number => workersFor(open, estate, move.die, value, freeStep);
  switch (move.kind) {
    case 'take':
      return say('answer.take', { die, tile: tileName(move.tile), value: move.value, workers: cost(move.value, freeStepForTaking) });
    case 'place': {
      const hex = hexIn(layoutOf(open, estate), move.hex);
      const value = at(layoutOf(open, estate).die, hex);
      const workers = cost(value, freeStepForPlacing(at(FACE_TYPE, move.tile)));
      const posts = postsBy(withTile(open, estate, move.tile, hex), estate);
      const completion = completionBy(view, estate, move.tile, hex);
      return say('answer.place', { die, tile: tileName(move.tile), hex: hexName(move.hex), number: value, workers, ...completion, posts });
    }
    case 'sell': {
      const count = at(open.goods, estate * GOODS.length + move.good);
      return say('answer.sell', { die, goods: goodsName(move.good, count), workers: cost(move.good + 1, NO_FREE_STEP) });
    }
    case 'workers':
      return say('answer.workers', { die, count: workersTaken(open, estate), coins: coinsWithWorkers(open, estate) });
  }
}

function label(text: string): Message {
  if (text === 'covered') return say('label.covered');
  const source = SOURCES.find((candidate) => candidate === text);
  if (source === undefined) throw new Error(`no score line "${text}"`);
  return say(`label.${source}`);
}

export const text: GameText<Burgundy> = {
  catalogues,
  rules: { en: rulesEn, it: rulesIt },
  outline,
  prompt,
  answer,
  item: goodName,
  choice: (head) => (head.kind === 'trade' ? say('choice.trade', { tile: tileName(head.tile) }) : say('choice.load')),
  event: eventText,
  chapter: (event) => (event.kind === 'phaseBegun' ? say('chapter', { phase: at(PHASES, event.phase) }) : undefined),
  chain,
  impact,
  toYou,
  label,
  expected,
  reason,
};
