import { type Automatic, at, type MoveFor, type Seat, type Together } from '@ludoteca/kernel';
import { TYPE } from '../../data/buildings.ts';
import { COUNCILLOR_KEEP, PREFECTURE_KEEP } from '../../data/course.ts';
import { ROLES } from '../../data/roles.ts';
import { mayDouble, noteLibrary, whyNotDoubled } from '../buildings/library.ts';
import { discard, drawInto, takeFromHand } from '../cards.ts';
import { clockwise, has, insert, isPart, remove } from '../display.ts';
import type { SanJuanRule } from '../ledger.ts';
import { DRAW, DRAW_DOUBLED, PASS } from '../moves.ts';
import type { Ctx, Open, SanJuan, SanJuanState } from '../types.ts';

const ROLE = ROLES.findIndex(({ id }) => id === 'councillor');
const { action, privilege, doubled } = at(ROLES, ROLE);

/** Cards a player draws: the councillor takes action and privilege together. */
export function councilDraw(seat: Seat, chooser: Seat, library: boolean): number {
  if (seat !== chooser) return action;
  return action + (library ? doubled : privilege);
}

/** The most cards a player may keep of those drawn. */
export function keepable(open: Open, seat: Seat): number {
  return has(open, seat, TYPE.prefecture) ? PREFECTURE_KEEP : COUNCILLOR_KEEP;
}

function mostDraws(open: Open, seats: number, chooser: Seat): number {
  return councilDraw(chooser, chooser, mayDouble(open, chooser, chooser)) + (seats - 1) * action;
}

/** All decide at the same time if the supply is sure to serve them; otherwise one after the other, because a shuffle might come in between. */
export const council: Automatic<SanJuan, 'council'> = {
  run(ctx, { open: { chooser } }) {
    const { open, hidden, config } = ctx.state;
    const order = clockwise(config.seats, chooser);
    const together = hidden.supply.length >= mostDraws(open, config.seats, chooser);
    ctx.tell?.({ kind: 'councilMeets', together, rule: 'SJ-COU-06' });
    if (together) ctx.push({ kind: 'attend', open: { chooser, seats: order } });
    else for (let i = order.length - 1; i >= 0; i--) ctx.push({ kind: 'attend', open: { chooser, seats: [at(order, i)] } });
  },
};

/** Taking part is decided before any card is drawn. */
export const attend: Together<SanJuan, 'attend', 'draw' | 'pass'> = {
  rule: 'SJ-DEC-05',
  together: true,
  answers: ['draw', 'pass'],
  asks: (_, step) => ({ must: step.open.seats, may: [] }),
  question: ({ open }, step, seat) => ({ list: mayDouble(open, seat, step.open.chooser) ? [DRAW_DOUBLED, DRAW, PASS] : [DRAW, PASS] }),
  violation: ({ open }, step, seat, move) => doublingViolation(open, seat, step.open.chooser, move),
  close(ctx, step, answers) {
    const { chooser, seats } = step.open;
    const choosing: Seat[] = [];
    for (const seat of seats) {
      const answer = answers[seat];
      if (answer?.kind === 'draw') {
        if (drawForCouncil(ctx, seat, chooser, answer.library)) choosing.push(seat);
      } else ctx.tell?.({ kind: 'passed', seat, rule: 'SJ-RND-08' });
    }
    if (choosing.length > 0) ctx.push({ kind: 'keep', open: { chooser, seats: choosing } });
  },
};

/** Also the prospector's: why the privilege cannot be doubled. */
export function doublingViolation(open: Open, seat: Seat, chooser: Seat, move: MoveFor<SanJuan, 'draw' | 'pass'>): SanJuanRule | undefined {
  if (move.kind === 'pass' || !move.library || mayDouble(open, seat, chooser)) return undefined;
  return whyNotDoubled(open, seat, chooser, 'SJ-LIB-01');
}

const DRAW_RULES: { readonly [who in 'other' | 'councillor' | 'doubled']: readonly SanJuanRule[] } = {
  other: ['SJ-COU-01', 'SJ-COU-04'],
  councillor: ['SJ-COU-02', 'SJ-COU-04', 'SJ-COU-07'],
  doubled: ['SJ-COU-03', 'SJ-COU-04', 'SJ-COU-07'],
};

/** Draws, and returns whether there is anything to choose; a single card is simply kept. */
function drawForCouncil(ctx: Ctx, seat: Seat, chooser: Seat, library: boolean): boolean {
  const { own } = at(ctx.state.seats, seat);
  const rules = seat !== chooser ? DRAW_RULES.other : library ? DRAW_RULES.doubled : DRAW_RULES.councillor;
  drawInto(ctx, seat, own.drawn, councilDraw(seat, chooser, library), 'councillor', rules);
  if (mayDouble(ctx.state.open, seat, chooser)) {
    noteLibrary(ctx, seat, ROLE, own.drawn.length > action + privilege, library ? 'SJ-LIB-08' : 'SJ-LIB-06');
  }
  if (own.drawn.length > COUNCILLOR_KEEP) return true;
  takeDrawn(ctx.state, seat);
  return false;
}

/** The drawn cards join the hand. */
function takeDrawn(state: SanJuanState, seat: Seat): void {
  const { own } = at(state.seats, seat);
  for (const card of own.drawn) insert(own.hand, card);
  own.drawn = [];
}

function wholeHand({ seats }: SanJuanState, seat: Seat): number[] {
  const { hand, drawn } = at(seats, seat).own;
  const all = hand.slice();
  for (const card of drawn) insert(all, card);
  return all;
}

/** Without an archive the cards kept are named, with it the cards discarded from the whole hand. */
export const keep: Together<SanJuan, 'keep', 'keep' | 'discard' | 'pass'> = {
  rule: 'SJ-COU-05',
  together: true,
  answers: ['keep', 'discard', 'pass'],
  asks: (_, step) => ({ must: step.open.seats, may: [] }),
  question(state, _step, seat) {
    const { drawn } = at(state.seats, seat).own;
    const most = Math.min(keepable(state.open, seat), drawn.length);
    if (!has(state.open, seat, TYPE.archive))
      return { selections: [{ head: { kind: 'keep' }, from: drawn, min: COUNCILLOR_KEEP, max: most }] };
    const range = { min: drawn.length - most, max: drawn.length - COUNCILLOR_KEEP };
    return { selections: [{ head: { kind: 'discard' }, from: wholeHand(state, seat), ...range }] };
  },
  violation(state, _step, seat, move) {
    const { drawn } = at(state.seats, seat).own;
    const archive = has(state.open, seat, TYPE.archive);
    if (move.kind === 'pass') return 'SJ-COU-05';
    if ((move.kind === 'discard') !== archive) return archive ? 'SJ-ARC-01' : 'SJ-COU-01';
    const kept = move.kind === 'keep' ? move.items.length : drawn.length - move.items.length;
    if (kept < COUNCILLOR_KEEP || kept > keepable(state.open, seat)) return archive ? 'SJ-ARC-02' : 'SJ-COU-05';
    if (isPart(move.items, archive ? wholeHand(state, seat) : drawn)) return undefined;
    return archive ? 'SJ-ARC-01' : 'SJ-COU-01';
  },
  close(ctx, step, answers) {
    for (const seat of step.open.seats) {
      const answer = answers[seat];
      if (answer?.kind === 'keep') keepCards(ctx, seat, answer.items, step.open.seats.length === 1);
      else if (answer?.kind === 'discard') discardFromHand(ctx, seat, answer.items, step.open.seats.length === 1);
    }
  },
};

function keepCards(ctx: Ctx, seat: Seat, kept: readonly number[], alone: boolean): void {
  const { own } = at(ctx.state.seats, seat);
  const rest = own.drawn;
  for (const card of kept) remove(rest, card);
  own.drawn = [...kept];
  takeDrawn(ctx.state, seat);
  tellKept(ctx, seat, kept.length);
  discard(ctx, seat, rest, 'councillor', discardRules(alone));
}

function discardFromHand(ctx: Ctx, seat: Seat, cards: readonly number[], alone: boolean): void {
  const drawn = at(ctx.state.seats, seat).own.drawn.length;
  takeDrawn(ctx.state, seat);
  takeFromHand(ctx.state, seat, cards);
  tellKept(ctx, seat, drawn - cards.length);
  discard(ctx, seat, cards, 'councillor', discardRules(alone));
}

function discardRules(alone: boolean): SanJuanRule[] {
  return alone ? ['SJ-COU-04', 'SJ-COU-08'] : ['SJ-COU-04'];
}

function tellKept(ctx: Ctx, seat: Seat, count: number): void {
  ctx.tell?.({ kind: 'kept', seat, count, rule: count > COUNCILLOR_KEEP ? 'SJ-PRF-01' : 'SJ-COU-05' });
}
