import { type Decision, type MoveFor, num, range, row, type Seat } from '@ludoteca/kernel';
import { MOST_VERTICES } from '../../../../data/board.ts';
import { MAX_PLAYERS } from '../../../../data/course.ts';
import type { Action } from '../../../../rules/action.ts';
import type { Catan, Ctx, Open } from '../../../../rules/types.ts';
import { BASIC } from '../../../data/knights.ts';
import { DESERTER } from '../../../data/progress.ts';
import { companionOf } from '../../companion.ts';
import {
  hasKnight,
  hasKnightSite,
  isKnightSite,
  isOwnKnight,
  knightsOf,
  liftKnight,
  placeKnight,
  retireKnight,
  supplyOf,
} from '../../knights/board.ts';
import { realmOf } from '../../realm.ts';
import { measureAll } from '../../routes.ts';
import { holdsCard, spend } from '../playing.ts';

const DESERTER_MOVES = range(MAX_PLAYERS).map((victim) => ({ kind: 'deserter', victim }) as const);
const DISMISS_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'dismiss', vertex }) as const);
const ENLIST_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'enlist', vertex }) as const);
const PASS = { kind: 'pass' } as const;

const isVictim = (open: Open, seat: Seat, victim: Seat): boolean =>
  victim !== seat && victim < open.routes.length && hasKnight(realmOf(open), victim);

/** An opponent with a knight gives one up, of that opponent's choice. */
export const deserter: Action<'deserter'> = {
  list(state, seat, into) {
    if (!holdsCard(state, seat, DESERTER)) return;
    for (let victim = 0; victim < state.seats.length; victim++)
      if (isVictim(state.open, seat, victim)) into.push(row(DESERTER_MOVES, victim));
  },
  violation(state, seat, { victim }) {
    if (!holdsCard(state, seat, DESERTER)) return 'CK-POL-09';
    return isVictim(state.open, seat, victim) ? undefined : 'CK-CARD-09';
  },
  play(ctx, seat, { victim }) {
    spend(ctx, seat, DESERTER, 'CK-POL-09');
    const places = knightsOf(realmOf(ctx.state.open), victim);
    const [only] = places;
    if (places.length > 1) ctx.push({ kind: 'dismiss', open: { seat: victim, by: seat } });
    else if (only !== undefined) leave(ctx, victim, seat, only);
  },
};

/** The knight leaves; a piece of its level, or else a basic one, may join the player of the card in the same state (CK-EX-15). */
function leave(ctx: Ctx, victim: Seat, by: Seat, vertex: number): void {
  const { open } = ctx.state;
  const realm = realmOf(open);
  const [lost, active] = [num(realm.knightLevels, vertex), num(realm.knightActive, vertex)];
  liftKnight(realm, vertex);
  retireKnight(realm, victim, lost);
  ctx.tell?.({ kind: 'knightRemoved', seat: victim, vertex, level: lost, rule: 'CK-POL-09' });
  const level = supplyOf(realm, by, lost) > 0 ? lost : BASIC;
  if (supplyOf(realm, by, level) > 0 && hasKnightSite(open, by)) ctx.push({ kind: 'defect', open: { seat: by, level, active } });
  measureAll(ctx);
}

/** The opponent chooses which knight goes. */
export const dismiss: Decision<Catan, 'dismiss', 'dismiss'> = {
  rule: 'CK-POL-09',
  answers: ['dismiss'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, _step, seat) => ({ list: knightsOf(realmOf(open), seat).map((vertex) => row(DISMISS_MOVES, vertex)) }),
  violation: ({ open }, _step, seat, { vertex }) => (isOwnKnight(realmOf(open), seat, vertex) ? undefined : 'CK-POL-09'),
  play: (ctx, { open: { by } }, seat, { vertex }) => leave(ctx, seat, by, vertex),
};

/** The deserter joins; it was not called up this turn, so an active one may act at once (CK-POL-11). */
export const defect: Decision<Catan, 'defect', 'enlist' | 'pass'> = {
  rule: 'CK-POL-09',
  answers: ['enlist', 'pass'],
  asks: (_, step) => step.open.seat,
  question({ open }, _step, seat) {
    const list: MoveFor<Catan, 'enlist' | 'pass'>[] = [PASS];
    for (let vertex = 0; vertex < open.owners.length; vertex++) if (isKnightSite(open, seat, vertex)) list.push(row(ENLIST_MOVES, vertex));
    return { list };
  },
  violation({ open }, _step, seat, move) {
    if (move.kind === 'pass' || isKnightSite(open, seat, move.vertex)) return undefined;
    return companionOf(open)?.forbidsKnight(open, move.vertex) ?? 'CK-POL-09';
  },
  play(ctx, { open: { level, active } }, seat, move) {
    if (move.kind === 'pass') {
      ctx.tell?.({ kind: 'passed', seat, rule: 'CK-POL-09' });
      return;
    }
    const { vertex } = move;
    placeKnight(realmOf(ctx.state.open), seat, vertex, level, active);
    ctx.tell?.({ kind: 'knightDeserted', seat, vertex, level, active: active === 1, rule: 'CK-POL-09' });
    measureAll(ctx);
  },
};
