import { type Automatic, add, type Decision, type Seat, sum, topOf } from '@ludoteca/kernel';
import type { TemplateRule } from './ledger.ts';
import type { Ctx, Open, Template } from './types.ts';

/** Draw as often as you like, or stop and keep what the row is worth. */
export const turn: Decision<Template, 'turn', 'draw' | 'stop'> = {
  rule: 'TPL-TURN-01',
  answers: ['draw', 'stop'],
  asks: (_, step) => step.open.seat,
  question: ({ open }) => ({ list: mayStop(open) ? [{ kind: 'draw' }, { kind: 'stop' }] : [{ kind: 'draw' }] }),
  violation: ({ open }, _step, _seat, move) => (move.kind === 'stop' && !mayStop(open) ? 'TPL-TURN-02' : undefined),
  play(ctx, step, seat, move) {
    if (move.kind === 'stop') {
      scoreRow(ctx, seat, 'TPL-STOP-01');
      pass(ctx, seat);
    } else if (drawCard(ctx, seat)) ctx.push(step);
    else pass(ctx, seat);
    // Without cards there is no other turn.
    if (ctx.state.hidden.pile.length === 0) ctx.push({ kind: 'end' });
  },
};

function mayStop(open: Open): boolean {
  return open.row.length > 0;
}

/** Turns up a card; false when its value was in the row already, which is lost. */
function drawCard(ctx: Ctx, seat: Seat): boolean {
  const { open, hidden } = ctx.state;
  const card = ctx.draw(hidden.pile);
  ctx.tell?.({ kind: 'drawn', seat, card, rule: 'TPL-DRAW-01' });
  const isNew = !open.row.includes(card);
  open.row.push(card);
  if (isNew) return true;
  open.discards.push(...open.row.splice(0));
  ctx.tell?.({ kind: 'lost', seat, card, rule: 'TPL-DRAW-02' });
  return false;
}

function scoreRow(ctx: Ctx, seat: Seat, rule: TemplateRule): void {
  const { open } = ctx.state;
  const points = sum(open.row);
  add(open.points, seat, points);
  open.discards.push(...open.row.splice(0));
  ctx.tell?.({ kind: 'scored', seat, points, rule });
}

function pass(ctx: Ctx, seat: Seat): void {
  ctx.push({ kind: 'turn', open: { seat: (seat + 1) % ctx.state.seats.length } });
}

/** The pile is empty: a row that is still open is scored. */
export const end: Automatic<Template, 'end'> = {
  run(ctx) {
    const { open, agenda } = ctx.state;
    const next = topOf(agenda);
    if (next?.kind === 'turn' && open.row.length > 0) scoreRow(ctx, next.open.seat, 'TPL-END-01');
    open.finished = true;
  },
};
