import type { Decision, MoveFor, Question, Seat } from '@ludoteca/kernel';
import type { Action } from '../../rules/action.ts';
import { city } from '../../rules/building/city.ts';
import { road } from '../../rules/building/road.ts';
import { settlement } from '../../rules/building/settlement.ts';
import type { CatanRule } from '../../rules/ledger.ts';
import { extendOwnOffer } from '../../rules/trade/offer.ts';
import { NOTHING } from '../../rules/trade/terms.ts';
import type { Catan, CatanState, Ctx, Move, MoveKind } from '../../rules/types.ts';
import { PROGRESS } from '../data/progress.ts';
import { rollDice } from './dice/roll.ts';
import { improve } from './improvements/improve.ts';
import { activate } from './knights/activate.ts';
import { chase } from './knights/chase.ts';
import { march } from './knights/march.ts';
import { promote } from './knights/promote.ts';
import { recruit } from './knights/recruit.ts';
import { POLITICS_CARDS, SCIENCE_CARDS, TRADE_CARDS } from './progress/index.ts';
import { progressHeld, progressOf } from './progress/knowledge.ts';
import { alchemist } from './progress/science/alchemist.ts';
import { giveBackCard, hasSurplus } from './progress/surplus.ts';
import { exchange } from './progress/trade/commercial-harbor.ts';
import { realmOf } from './realm.ts';
import { bank, barter } from './trade.ts';
import { wall } from './wall.ts';

const KNIGHT_ACTIONS = { march, chase };
const CARD_ACTIONS = { ...TRADE_CARDS, ...POLITICS_CARDS, ...SCIENCE_CARDS };
/** Everything that may be done after the roll, in any order and number (CK-TURN-03). */
const ACTIONS = {
  settlement,
  road,
  city,
  wall,
  recruit,
  activate,
  promote,
  ...KNIGHT_ACTIONS,
  improve,
  bank,
  barter,
  exchange,
  return: giveBackCard,
  ...CARD_ACTIONS,
  alchemist,
};

type ActionKind = keyof typeof ACTIONS;
type TurnMove = 'roll' | 'end' | ActionKind;

const KINDS = Object.keys(ACTIONS) as ActionKind[];
const CARD_KINDS: readonly string[] = Object.keys(CARD_ACTIONS);
const LATER_KINDS: readonly string[] = [...CARD_KINDS, ...Object.keys(KNIGHT_ACTIONS)];

// The registry keeps each kind with its own action; here they are all treated alike.
function actionOf(kind: ActionKind): Action<MoveKind> {
  return ACTIONS[kind] as unknown as Action<MoveKind>;
}

const isListed = (kind: ActionKind): boolean => actionOf(kind).list !== undefined && kind !== 'alchemist';
const LISTED = KINDS.filter((kind) => isListed(kind) && !CARD_KINDS.includes(kind)).map(actionOf);
/** The action of each progress card that is played after the roll, by its number. */
const CARD_ACTION = PROGRESS.map((card) => (CARD_KINDS.includes(card) ? actionOf(card as ActionKind) : undefined));

const ROLL = { kind: 'roll' } as const;
const END = { kind: 'end' } as const;
const ONLY_ROLL = { list: [ROLL] };
const NONE: readonly never[] = [];

/** The dice must be thrown; only an alchemist comes before them. */
export const ckRoll: Decision<Catan, 'ckRoll', TurnMove> = {
  rule: 'CK-TURN-01',
  answers: ['roll', 'end', ...KINDS],
  asks: (_, step) => step.open.seat,
  question(state, _step, seat): Question<MoveFor<Catan, TurnMove>> {
    if (progressHeld(state, seat) === 0) return ONLY_ROLL;
    const list: Move[] = [ROLL];
    alchemist.list?.(state, seat, list);
    return { list: list as MoveFor<Catan, TurnMove>[] };
  },
  violation(state, _step, seat, move) {
    if (move.kind === 'roll') return undefined;
    if (move.kind === 'alchemist') return alchemist.violation(state, seat, move);
    return LATER_KINDS.includes(move.kind) ? 'CK-TURN-04' : 'CK-TURN-01';
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'roll') rollDice(ctx, seat);
    else if (move.kind === 'alchemist') alchemist.play(ctx, seat, move);
  },
};

/** Trading, building, knights and cards, until the player ends the turn. */
export const ckAction: Decision<Catan, 'ckAction', TurnMove> = {
  rule: 'CK-TURN-03',
  answers: ['end', 'roll', ...KINDS],
  asks: (_, step) => step.open.seat,
  question(state, _step, seat): Question<MoveFor<Catan, TurnMove>> {
    const list: Move[] = hasSurplus(state, seat) ? [] : [END];
    for (let i = 0; i < LISTED.length; i++) LISTED[i]?.list?.(state, seat, list);
    const held = progressOf(state, seat);
    for (let card = 0; card < held.length; card++) if (held[card] !== 0) CARD_ACTION[card]?.list?.(state, seat, list);
    const shape = barter.offer?.(state, seat);
    return { list: list as MoveFor<Catan, TurnMove>[], offers: shape === undefined ? NONE : [shape] };
  },
  violation(state, _step, seat, move) {
    if (move.kind === 'end') return endViolation(state, seat);
    return move.kind === 'roll' ? 'CK-TURN-01' : actionOf(move.kind).violation(state, seat, move);
  },
  extend: (state, _step, seat, draft) => (draft.shape === 'offer' ? extendOwnOffer(state, seat, draft) : NOTHING),
  play(ctx, step, seat, move) {
    if (move.kind === 'end') endTurn(ctx, seat);
    else if (move.kind !== 'roll') {
      ctx.push(step);
      actionOf(move.kind).play(ctx, seat, move);
    }
  },
};

/** Nobody ends the turn with more than four hidden cards. */
function endViolation(state: CatanState, seat: Seat): CatanRule | undefined {
  return hasSurplus(state, seat) ? 'CK-TURN-05' : undefined;
}

function endTurn(ctx: Ctx, seat: Seat): void {
  ctx.tell?.({ kind: 'turnEnded', seat, rule: 'CAT-TURN-04' });
  ctx.push({ kind: 'turn', open: { seat: (seat + 1) % ctx.state.seats.length } });
}

/** A turn begins: effects that lasted a turn are over, and every knight may act again. */
export function refresh(state: CatanState): void {
  const realm = realmOf(state.open);
  realm.event = -1;
  realm.crane = 0;
  realm.fleet = 0;
  realm.harboursPlayed = 0;
  realm.exchanges.fill(0);
  realm.knightUsed.fill(0);
}
