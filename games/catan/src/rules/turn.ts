import {
  type Automatic,
  type Decision,
  type Draft,
  type Extension,
  type MoveFor,
  num,
  type Question,
  row,
  type Seat,
  selectionExtension,
} from '@ludoteca/kernel';
import { DIE_FACES, MAX_PLAYERS, SEVEN } from '../data/course.ts';
import type { Action } from './action.ts';
import { city } from './building/city.ts';
import { road } from './building/road.ts';
import { settlement } from './building/settlement.ts';
import { buy, cardsHeld } from './cards/buy.ts';
import { knight } from './cards/knight.ts';
import { monopoly } from './cards/monopoly.ts';
import { plenty } from './cards/plenty.ts';
import { roads } from './cards/roads.ts';
import { expansionOf, told } from './expansion.ts';
import { ownOf } from './hand.ts';
import { couldHaveWon, maybeWin } from './points.ts';
import { produce } from './production.ts';
import { rollSeven } from './seven.ts';
import { bank } from './trade/bank.ts';
import { extendOwnOffer, offer } from './trade/offer.ts';
import { NOTHING } from './trade/terms.ts';
import type { Catan, CatanState, Ctx, Move, MoveKind, Step } from './types.ts';

/** Cards may be played before the roll as well (CAT-TURN-02). */
const CARD_ACTIONS = { knight, roads, plenty, monopoly };
/** Everything that may be done after the roll, in any order and number. */
const ACTIONS = { settlement, road, city, buy, bank, ...CARD_ACTIONS, offer };

type CardKind = keyof typeof CARD_ACTIONS;
type ActionKind = keyof typeof ACTIONS;

const CARD_KINDS = Object.keys(CARD_ACTIONS) as CardKind[];
const ACTION_KINDS = Object.keys(ACTIONS) as ActionKind[];
const LISTED = ACTION_KINDS.map(actionOf).filter((action) => action.list !== undefined);
const LISTED_CARDS = CARD_KINDS.map(actionOf).filter((action) => action.list !== undefined);

// The registry keeps each kind with its own action; here they are all treated alike.
function actionOf(kind: ActionKind): Action<MoveKind> {
  return ACTIONS[kind] as unknown as Action<MoveKind>;
}

const ROLL = { kind: 'roll' } as const;
const END = { kind: 'end' } as const;
const ONLY_ROLL = { list: [ROLL] };
const NONE: readonly never[] = [];

const seats = Array.from({ length: MAX_PLAYERS }, (_, seat) => seat);
const BEFORE_ROLL_STEPS: readonly Step[] = seats.map((seat) => ({ kind: 'beforeRoll', open: { seat } }));
const ACTION_STEPS: readonly Step[] = seats.map((seat) => ({ kind: 'action', open: { seat } }));
const TURN_STEPS: readonly Step[] = seats.map((seat) => ({ kind: 'turn', open: { seat } }));

/** The steps of a turn that a described position may begin with. */
export const turnStep = (seat: Seat): Step => row(TURN_STEPS, seat);
export const beforeRollStep = (seat: Seat): Step => row(BEFORE_ROLL_STEPS, seat);
export const actionStep = (seat: Seat): Step => row(ACTION_STEPS, seat);

/** A turn begins; a player who has gathered enough points meanwhile wins at once. */
export const turn: Automatic<Catan, 'turn'> = {
  run(ctx, { open: { seat } }) {
    const { open } = ctx.state;
    open.turn = seat;
    open.turns++;
    open.dice = [0, 0];
    open.bought = 0;
    open.played = 0;
    open.offers = 0;
    open.deals = 0;
    const extra = expansionOf(open);
    extra?.beginTurn?.(ctx.state);
    ctx.tell?.(told(ctx.state, { kind: 'turnBegun', seat, turn: open.turns, rule: 'CAT-TURN-01' }));
    maybeWin(ctx, seat);
    ctx.push(extra?.firstStep?.(seat) ?? row(BEFORE_ROLL_STEPS, seat));
  },
};

type BeforeRoll = 'roll' | 'end' | ActionKind;

/** The dice must be thrown; one development card may come first. */
export const beforeRoll: Decision<Catan, 'beforeRoll', BeforeRoll> = {
  rule: 'CAT-TURN-01',
  answers: ['roll', 'end', ...ACTION_KINDS],
  asks: (_, step) => step.open.seat,
  question(state, _step, seat): Question<MoveFor<Catan, BeforeRoll>> {
    if (state.open.played > 0 || cardsHeld(state, seat) === 0) return ONLY_ROLL;
    const list: Move[] = [ROLL];
    for (const action of LISTED_CARDS) action.list?.(state, seat, list);
    const selection = plenty.selection?.(state, seat);
    return { list: list as MoveFor<Catan, BeforeRoll>[], selections: selection === undefined ? [] : [selection] };
  },
  violation(state, _step, seat, move) {
    if (move.kind === 'roll') return undefined;
    if (move.kind === 'end') return 'CAT-TURN-01';
    return CARD_KINDS.some((kind) => kind === move.kind) ? actionOf(move.kind).violation(state, seat, move) : 'CAT-TURN-02';
  },
  play(ctx, step, seat, move) {
    if (move.kind === 'roll') roll(ctx, seat);
    else if (move.kind !== 'end') {
      ctx.push(step);
      actionOf(move.kind).play(ctx, seat, move);
    }
  },
};

function roll(ctx: Ctx, seat: Seat): void {
  const { open } = ctx.state;
  const dice = [ctx.chance.int(DIE_FACES) + 1, ctx.chance.int(DIE_FACES) + 1];
  const total = num(dice, 0) + num(dice, 1);
  open.dice = dice;
  ctx.tell?.({ kind: 'rolled', seat, dice, total, rule: 'CAT-TURN-01' });
  ctx.push(row(ACTION_STEPS, seat));
  if (total === SEVEN) rollSeven(ctx, seat);
  else {
    produce(ctx, total);
    expansionOf(open)?.afterProduction?.(ctx, total);
  }
}

/** Trading and building in any order and number, until the player ends the turn. */
export const action: Decision<Catan, 'action', BeforeRoll> = {
  rule: 'CAT-TURN-01',
  answers: ['end', 'roll', ...ACTION_KINDS],
  asks: (_, step) => step.open.seat,
  question(state, _step, seat): Question<MoveFor<Catan, BeforeRoll>> {
    const list: Move[] = [END];
    for (let i = 0; i < LISTED.length; i++) row(LISTED, i).list?.(state, seat, list);
    const selection = plenty.selection?.(state, seat);
    const shape = offer.offer?.(state, seat);
    return {
      list: list as MoveFor<Catan, BeforeRoll>[],
      selections: selection === undefined ? NONE : [selection],
      offers: shape === undefined ? NONE : [shape],
    };
  },
  violation(state, _step, seat, move) {
    if (move.kind === 'end') return undefined;
    return move.kind === 'roll' ? 'CAT-TURN-01' : actionOf(move.kind).violation(state, seat, move);
  },
  extend: (state, _step, seat, draft) => extendAction(state, seat, draft),
  play(ctx, step, seat, move) {
    if (move.kind === 'end') endTurn(ctx, seat);
    else if (move.kind !== 'roll') {
      ctx.push(step);
      actionOf(move.kind).play(ctx, seat, move);
    }
  },
};

function extendAction(state: CatanState, seat: Seat, draft: Draft<Move>): Extension {
  if (draft.shape === 'selection') {
    const selection = plenty.selection?.(state, seat);
    return selection === undefined ? NOTHING : selectionExtension(selection, draft.items);
  }
  return extendOwnOffer(state, seat, draft);
}

function endTurn(ctx: Ctx, seat: Seat): void {
  const { state } = ctx;
  ownOf(state, seat).fresh.fill(0);
  ctx.tell?.({ kind: 'turnEnded', seat, rule: 'CAT-TURN-04' });
  const next = (seat + 1) % state.seats.length;
  // Whether the next player has already won reveals something about that player's hidden cards.
  if (couldHaveWon(state, next)) ctx.reveal();
  ctx.push(row(TURN_STEPS, next));
}
