import { type Automatic, add, type Context, type Decision, range } from '../../../src/index.ts';
import { type Hands, rising } from './types.ts';

/** The top card of the deck; the table and what is buried are shuffled into a new one when it is used up. */
function drawCard(ctx: Context<Hands>): number {
  const { open, hidden, seats } = ctx.state;
  if (hidden.deck.length === 0) {
    hidden.deck.push(...open.table.splice(0), ...hidden.buried.splice(0));
    ctx.chance.shuffle(hidden.deck);
    for (const { knows } of seats) knows.buried = [];
    ctx.tell?.({ kind: 'shuffled', rule: 'HANDS-DECK-01' });
  }
  return ctx.draw(hidden.deck);
}

export const round: Automatic<Hands, 'round'> = {
  run(ctx) {
    const { open, config } = ctx.state;
    open.round++;
    open.winner = null;
    if (open.round > config.options.rounds) return;
    ctx.tell?.({ kind: 'round', round: open.round, rule: 'HANDS-ROUND-01' });
    // Nobody sees the prize, though everybody sees that it lies there: hidden data of a step.
    const card = drawCard(ctx);
    ctx.push({ kind: 'deal' }, { kind: 'bid' }, { kind: 'prize', hidden: { card } }, { kind: 'bury' }, { kind: 'lead' }, { kind: 'round' });
  },
};

export const dealing: Automatic<Hands, 'deal'> = {
  run(ctx) {
    for (const [seat, { own }] of ctx.state.seats.entries()) {
      for (let i = 0; i < 2; i++) {
        const card = drawCard(ctx);
        own.hand.push(card);
        ctx.tell?.({ kind: 'drew', seat, card, rule: 'HANDS-ROUND-01' }, { only: [seat] });
        ctx.tell?.({ kind: 'drew-unseen', seat, rule: 'HANDS-ROUND-01' }, { except: [seat] });
      }
      own.hand.sort(rising);
    }
  },
};

export const prize: Automatic<Hands, 'prize'> = {
  run(ctx, { hidden: { card } }) {
    const { open } = ctx.state;
    ctx.reveal();
    open.table.push(card);
    ctx.tell?.({ kind: 'prize', card, rule: 'HANDS-PRIZE-01' });
    if (open.winner === null) return;
    add(open.points, open.winner, card);
    ctx.tell?.({ kind: 'scored', seat: open.winner, points: card, rule: 'HANDS-PRIZE-01' });
  },
};

export const lead: Decision<Hands, 'lead', 'lead'> = {
  rule: 'HANDS-LEAD-01',
  answers: ['lead'],
  asks: (state) => state.open.leader,
  question: (state) => ({ list: range(state.seats.length).map((seat) => ({ kind: 'lead', seat })) }),
  violation: (state, _, __, { seat }) => (seat < state.seats.length ? undefined : 'HANDS-LEAD-01'),
  play(ctx, _, __, { seat }) {
    ctx.state.open.leader = seat;
    ctx.tell?.({ kind: 'leads', seat, rule: 'HANDS-LEAD-01' });
  },
};
