import { type Decision, type MoveFor, num, row, type Seat } from '@ludoteca/kernel';
import { MOST_HEXES } from '../../data/board.ts';
import { MAX_PLAYERS } from '../../data/course.ts';
import { SEA } from '../../data/goods.ts';
import { withCards } from '../../rules/hand.ts';
import type { CatanRule } from '../../rules/ledger.ts';
import { robber, steal } from '../../rules/robber.ts';
import { type Catan, type CatanState, type Move, NOBODY, type Open } from '../../rules/types.ts';
import { seaBoardOf, seasOf } from './seas.ts';

/** PIRATE_MOVES[hex][victim + 1]; the first one of each hex robs nobody. */
const PIRATE_MOVES = Array.from({ length: MOST_HEXES }, (_, hex) =>
  Array.from({ length: MAX_PLAYERS + 1 }, (_, place) => ({ kind: 'pirate', hex, victim: place === 0 ? null : place - 1 }) as const),
);

/** Those of the opponents, as bits, who have a ship on a path of the hex. */
function victimsAt(open: Open, opponents: number, hex: number): number {
  const { ships } = seasOf(open);
  let owners = 0;
  for (const edge of row(seaBoardOf(open).hexEdges, hex)) if (num(ships, edge) !== NOBODY) owners |= 1 << num(ships, edge);
  return owners & opponents;
}

function isPirateGoal(open: Open, hex: number): boolean {
  return num(open.terrains, hex) === SEA && hex !== seasOf(open).pirate;
}

function listPirate(state: CatanState, seat: Seat, into: Move[]): void {
  const { open } = state;
  const opponents = withCards(state, seat);
  for (let hex = 0; hex < open.terrains.length; hex++) {
    if (!isPirateGoal(open, hex)) continue;
    const victims = victimsAt(open, opponents, hex);
    const choices = row(PIRATE_MOVES, hex);
    if (victims === 0) into.push(row(choices, 0));
    for (let victim = 0; victims >> victim > 0; victim++) if ((victims & (1 << victim)) !== 0) into.push(row(choices, victim + 1));
  }
}

function pirateViolation(state: CatanState, seat: Seat, { hex, victim }: MoveFor<Catan, 'pirate'>): CatanRule | undefined {
  if (!isPirateGoal(state.open, hex)) return 'SEA-PIR-01';
  const victims = victimsAt(state.open, withCards(state, seat), hex);
  const possible = victim === null ? victims === 0 : (victims & (1 << victim)) !== 0;
  return possible ? undefined : 'SEA-PIR-01';
}

/** The step of the robber, in which the pirate may be moved instead; a knight that drove one of them off moves that one. */
export const robberOrPirate: Decision<Catan, 'robber', 'robber' | 'pirate'> = {
  rule: robber.rule,
  answers: ['robber', 'pirate'],
  asks: robber.asks,
  question(state, step, seat) {
    if (state.open.seas === undefined) return robber.question(state, step, seat);
    const list: Move[] = step.open.only === 'pirate' ? [] : [...(robber.question(state, step, seat).list ?? [])];
    if (step.open.only !== 'robber') listPirate(state, seat, list);
    return { list: list as MoveFor<Catan, 'robber' | 'pirate'>[] };
  },
  violation(state, step, seat, move) {
    const { only } = step.open;
    if (move.kind === 'robber') return only === 'pirate' ? 'SEA-CK-07' : robber.violation(state, step, seat, move);
    if (state.open.seas === undefined) return 'SEA-PIR-01';
    return only === 'robber' ? 'CK-ACT-10' : pirateViolation(state, seat, move);
  },
  play(ctx, step, seat, move) {
    if (move.kind === 'robber') {
      robber.play(ctx, step, seat, move);
      return;
    }
    seasOf(ctx.state.open).pirate = move.hex;
    ctx.tell?.({ kind: 'pirateMoved', seat, hex: move.hex, rule: 'SEA-PIR-01' });
    if (move.victim === null) ctx.tell?.({ kind: 'nothingStolen', seat, rule: 'SEA-PIR-01' });
    else steal(ctx, seat, move.victim);
  },
};
