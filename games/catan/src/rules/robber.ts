import { type Decision, type MoveFor, num, row, type Seat } from '@ludoteca/kernel';
import { MOST_HEXES } from '../data/board.ts';
import { MAX_PLAYERS } from '../data/course.ts';
import { boardOf } from './board.ts';
import { expansionOf, told } from './expansion.ts';
import { handOf, passUnseen, sizeOf, withCards } from './hand.ts';
import type { CatanRule } from './ledger.ts';
import { type Catan, type CatanState, type Ctx, type Move, NOBODY, type Open, type Step } from './types.ts';

/** ROBBER_MOVES[hex][victim + 1]; the first one of each hex robs nobody. */
const ROBBER_MOVES = Array.from({ length: MOST_HEXES }, (_, hex) =>
  Array.from({ length: MAX_PLAYERS + 1 }, (_, place) => ({ kind: 'robber', hex, victim: place === 0 ? null : place - 1 }) as const),
);

export const ROBBER_STEPS: readonly Step[] = Array.from({ length: MAX_PLAYERS }, (_, seat) => ({ kind: 'robber', open: { seat } }));

/** Those of the opponents, as bits, who have a building on the hex. */
function victimsAt(open: Open, opponents: number, hex: number): number {
  const corners = row(boardOf(open).hexVertices, hex);
  let builders = 0;
  for (let i = 0; i < corners.length; i++) {
    const owner = num(open.owners, num(corners, i));
    if (owner !== NOBODY) builders |= 1 << owner;
  }
  return builders & opponents;
}

/** Another hex, where nothing else forbids it. */
export function isRobberGoal(open: Open, hex: number): boolean {
  return hex !== open.robber && expansionOf(open)?.forbidsRobber?.(open, hex) === undefined;
}

function listVictims(open: Open, opponents: number, hex: number, into: Move[]): void {
  const victims = victimsAt(open, opponents, hex);
  const choices = row(ROBBER_MOVES, hex);
  if (victims === 0) into.push(row(choices, 0));
  for (let victim = 0; victims >> victim > 0; victim++) if ((victims & (1 << victim)) !== 0) into.push(row(choices, victim + 1));
}

function robberViolation(state: CatanState, seat: Seat, { hex, victim }: MoveFor<Catan, 'robber'>): CatanRule | undefined {
  if (hex === state.open.robber) return 'CAT-ROB-03';
  const forbidden = expansionOf(state.open)?.forbidsRobber?.(state.open, hex);
  if (forbidden !== undefined) return forbidden;
  const victims = victimsAt(state.open, withCards(state, seat), hex);
  const possible = victim === null ? victims === 0 : (victims & (1 << victim)) !== 0;
  return possible ? undefined : 'CAT-ROB-04';
}

/** The robber goes to another hex and takes a card from somebody there. */
export const robber: Decision<Catan, 'robber', 'robber'> = {
  rule: 'CAT-ROB-03',
  answers: ['robber'],
  asks: (_, step) => step.open.seat,
  question(state, _step, seat) {
    const { open } = state;
    const list: Move[] = [];
    const opponents = withCards(state, seat);
    for (let hex = 0; hex < open.terrains.length; hex++) if (isRobberGoal(open, hex)) listVictims(open, opponents, hex, list);
    return { list: list as MoveFor<Catan, 'robber'>[] };
  },
  violation: (state, _step, seat, move) => robberViolation(state, seat, move),
  play(ctx, _step, seat, move) {
    ctx.state.open.robber = move.hex;
    ctx.tell?.({ kind: 'robberMoved', seat, hex: move.hex, rule: 'CAT-ROB-03' });
    if (move.victim === null) ctx.tell?.({ kind: 'nothingStolen', seat, rule: 'CAT-ROB-04' });
    else steal(ctx, seat, move.victim);
  },
};

/** A card drawn at random from the victim's single cards; only the two see it (CAT-ROB-08). */
export function steal(ctx: Ctx, thief: Seat, victim: Seat): void {
  const { state } = ctx;
  const hand = handOf(state, victim);
  const resource = kindOfCard(hand, ctx.chance.int(sizeOf(hand)));
  passUnseen(state, victim, thief, resource);
  if (ctx.tell === undefined) return;
  const two = [thief, victim];
  const by = { seat: thief, victim, rule: 'CAT-ROB-04' } as const;
  ctx.tell(told(state, { kind: 'stolen', ...by, resource }), { only: two });
  ctx.tell(told(state, { kind: 'stolenUnseen', ...by }), { except: two });
}

/** The kind of the card at a place of the hand, the cards lying in the order of their kinds. */
function kindOfCard(hand: readonly number[], place: number): number {
  let left = place;
  for (let kind = 0; kind < hand.length; kind++) {
    left -= num(hand, kind);
    if (left < 0) return kind;
  }
  return NOBODY;
}
