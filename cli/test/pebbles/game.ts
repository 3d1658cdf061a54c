import { at, deal, flagOption, type Game, mineOf, range, ranked, sum, without } from '@ludoteca/kernel';
import { act, countsOf, covers, discard, exchange, handOf } from './steps.ts';
import { COLOURS, MOVES, type Pebbles, type Step } from './types.ts';

const ROUNDS = 3;
const ALL = COLOURS.flatMap((_, colour) => Array.from({ length: 12 }, () => colour));

export const pebbles: Game<Pebbles> = {
  meta: { id: 'pebbles', rules: '1.0.0', shape: 1, seats: { min: 2, max: 4 }, options: { bonus: flagOption(true) }, longest: 60 },
  ledger: {
    'PEB-SCORE-01': 'rule',
    'PEB-DRAW-01': 'rule',
    'PEB-DISC-01': 'rule',
    'PEB-TRADE-01': 'rule',
    'PEB-REPLY-01': 'rule',
    'PEB-END-01': 'rule',
  },
  moves: MOVES,
  steps: {
    round: {
      run: (ctx) => {
        ctx.state.open.round++;
        ctx.push(
          ...range(ctx.state.seats.length).map((seat): Step => ({ kind: 'act', open: { seat } })),
          { kind: 'discard' },
          { kind: 'round' },
        );
      },
    },
    act,
    reply: {
      rule: 'PEB-REPLY-01',
      answers: ['accept', 'refuse'],
      asks: (_, step) => step.open.to,
      question: (state, { open }, seat) => ({
        list: [...(covers(countsOf(handOf(state, seat)), open.want) ? [{ kind: 'accept' } as const] : []), { kind: 'refuse' }],
      }),
      violation: (state, { open }, seat, move) =>
        move.kind === 'accept' && !covers(countsOf(handOf(state, seat)), open.want) ? 'PEB-REPLY-01' : undefined,
      play: (ctx, { open }, seat, move) => {
        if (move.kind === 'accept') {
          ctx.reveal();
          exchange(ctx.state, open.from, open.to, open.give);
          exchange(ctx.state, open.to, open.from, open.want);
        }
        ctx.tell?.({ kind: move.kind === 'accept' ? 'traded' : 'refused', rule: 'PEB-REPLY-01', seat });
      },
    },
    discard,
  },
  invariants: [
    {
      rule: 'PEB-END-01',
      holds: (state) =>
        state.hidden.pile.length + sum(state.seats.map(({ own }) => own.hand.length)) + sum(state.open.scores) === ALL.length,
    },
  ],
  setup: (config, chance) => {
    const pile = [...ALL];
    chance.shuffle(pile);
    const seats = range(config.seats).map(() => ({ own: { hand: pile.splice(-3).sort((a, b) => a - b) }, knows: {} }));
    return { open: { round: 0, scores: seats.map(() => 0) }, seats, hidden: { pile }, agenda: [{ kind: 'round' }] };
  },
  scenario: (config, description, chance) => {
    const { hands } = description.fields('hands');
    const held = hands
      .list(config.seats, config.seats)
      .map((hand) => hand.list(0, 9).map((pebble) => COLOURS.indexOf(pebble.oneOf(COLOURS))));
    const pile = without(ALL, held.flat());
    chance.shuffle(pile);
    const seats = held.map((hand) => ({ own: { hand: hand.sort((a, b) => a - b) }, knows: {} }));
    return { open: { round: 0, scores: seats.map(() => 0) }, seats, hidden: { pile }, agenda: [{ kind: 'round' }] };
  },
  over: (state) => state.open.round > ROUNDS,
  rounds: (state) => Math.min(state.open.round, ROUNDS),
  standing: (state) => {
    const contenders = state.seats.map(({ own }, seat) => ({
      seats: [seat],
      lines: [
        { label: 'scored', points: at(state.open.scores, seat), rule: 'PEB-SCORE-01' },
        { label: 'red', points: state.config.options.bonus ? own.hand.filter((one) => one === 0).length : 0, rule: 'PEB-END-01' },
      ],
      ties: [{ rule: 'PEB-END-01', value: own.hand.length }],
    }));
    const final = state.open.round > ROUNDS;
    return { final, sides: ranked(contenders, final) };
  },
  shown: (state) => ({ hands: state.seats.map(({ own }) => own.hand.length), pile: state.hidden.pile.length }),
  imagine: (view, chance) => {
    const mine = view.viewer >= 0 ? mineOf(view).own.hand : [];
    // Scored pebbles are out of the game, whatever their colour.
    const sizes = view.shown.hands.map((size, seat) => (seat === view.viewer ? 0 : size));
    const [pile = [], ...hands] = deal(without(ALL, mine), [view.shown.pile, ...sizes], chance);
    return { hidden: { pile }, seats: hands.map((hand) => ({ own: { hand: hand.sort((a, b) => a - b) }, knows: {} })) };
  },
};
