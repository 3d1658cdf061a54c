import { at, type Chance, type Config, type Decision, type MoveFor, range, type Seat, type Together } from '@ludoteca/kernel';
import { BEGINNER_DUCHIES, BEGINNER_HEX, BOARDS, DUCHIES, POST_BOARDS } from '../data/duchies.ts';
import { CASTLE, CASTLE_TILE } from '../data/faces.ts';
import { estateOf } from './estates.ts';
import { hexIn, LAYOUTS } from './layout.ts';
import type { BurgundyRule } from './ledger.ts';
import { hooks } from './module.ts';
import { type Burgundy, type BurgundyState, type Ctx, EMPTY, type Open, type Options, type Step } from './types.ts';

type Choice = MoveFor<Burgundy, 'duchy'>;

/** The duchies that a module gives out, whatever the option `boards` says. */
function givenDuchies(config: Config<Options>): { readonly offered: readonly number[]; readonly rule: BurgundyRule } | undefined {
  for (const ask of hooks.duchies) {
    const given = ask(config);
    if (given !== undefined) return given;
  }
  return undefined;
}

/** Whether everybody simply plays duchy 1 or 2 with the castle in the middle. */
function isBeginners({ config }: BurgundyState): boolean {
  if (givenDuchies(config) !== undefined) return false;
  return config.options.boards === 'same' && BEGINNER_DUCHIES.includes(config.options.duchy - 1);
}

/** The boards that are dealt at random, each with its sides, and by which rule. */
const DEALT: Record<'random' | 'posts', { readonly boards: readonly (readonly number[])[]; readonly rule: BurgundyRule }> = {
  random: { boards: BOARDS, rule: 'BUR-ADV-04' },
  posts: { boards: POST_BOARDS, rule: 'BUR-POST-01' },
};

function isDealt(boards: Options['boards']): boards is keyof typeof DEALT {
  return Object.hasOwn(DEALT, boards);
}

/** Deals boards without replacement where the game wants it. */
export function dealBoards(open: Open, { boards }: Options, chance: Chance): void {
  if (!isDealt(boards)) return;
  const all = range(DEALT[boards].boards.length);
  chance.shuffle(all);
  open.boards = all.slice(0, open.boards.length);
}

/** The duchies an estate may choose from. */
export function duchiesOffered(config: Config<Options>, open: Open, estate: number): readonly number[] {
  const given = givenDuchies(config);
  if (given !== undefined) return given.offered;
  const { boards, duchy } = config.options;
  if (boards === 'same') return [duchy - 1];
  return boards === 'chosen' ? DUCHIES.map((_, index) => index) : at(DEALT[boards].boards, at(open.boards, estate));
}

function choices(state: BurgundyState, seat: Seat): Choice[] {
  return duchiesOffered(state.config, state.open, estateOf(state.open, seat)).flatMap((duchy) => {
    const { castles, first } = at(LAYOUTS, duchy);
    return castles.map((hex): Choice => ({ kind: 'duchy', duchy, hex: hex + first }));
  });
}

function choiceViolation(state: BurgundyState, seat: Seat, { duchy, hex }: Choice): BurgundyRule | undefined {
  const given = givenDuchies(state.config);
  if (given !== undefined) {
    const isThere = given.offered.includes(duchy) && at(LAYOUTS, duchy).castles.includes(hexIn(at(LAYOUTS, duchy), hex));
    return isThere ? undefined : given.rule;
  }
  if (!duchiesOffered(state.config, state.open, estateOf(state.open, seat)).includes(duchy))
    return isDealt(state.config.options.boards) ? DEALT[state.config.options.boards].rule : 'BUR-SETUP-05';
  return at(LAYOUTS, duchy).castles.includes(hex) ? undefined : 'BUR-ADV-01';
}

/** Lays out the duchies, or asks for them when all else of the set-up is known. */
export function askForDuchies(ctx: Ctx): void {
  const { state } = ctx;
  const { open, config } = state;
  if (isBeginners(state)) {
    for (const seat of open.order) layOut(ctx, seat, { kind: 'duchy', duchy: config.options.duchy - 1, hex: BEGINNER_HEX });
    return;
  }
  if (givenDuchies(config) !== undefined) {
    askForGiven(ctx);
    return;
  }
  const { boards: choice } = config.options;
  if (isDealt(choice)) {
    const { boards, rule } = DEALT[choice];
    for (const seat of open.order) ctx.tell?.({ kind: 'boardDealt', seat, sides: at(boards, at(open.boards, estateOf(open, seat))), rule });
  }
  const together = config.options.choosing === 'together';
  ctx.tell?.({ kind: 'choosing', together, seats: open.order.slice(), rule: 'BUR-ADV-02' });
  if (together) ctx.push({ kind: 'chooseDuchies' });
  else ctx.push(...open.order.map((seat) => ({ kind: 'chooseDuchy' as const, open: { seat } })));
}

/** One seat of each estate says where its castle starts, unless there is only one way. */
function askForGiven(ctx: Ctx): void {
  const { open } = ctx.state;
  const first = open.order.filter(
    (seat, place) => open.order.findIndex((other) => estateOf(open, other) === estateOf(open, seat)) === place,
  );
  const asked: Step[] = [];
  for (const seat of first) {
    const [only, ...more] = choices(ctx.state, seat);
    if (only !== undefined && more.length === 0) layOut(ctx, seat, only);
    else asked.push({ kind: 'chooseDuchy', open: { seat } });
  }
  ctx.push(...asked);
}

/** The start castle comes from the pile and triggers nothing. */
function layOut(ctx: Ctx, seat: Seat, { duchy, hex }: Choice): void {
  const { open, hidden, config } = ctx.state;
  const estate = estateOf(open, seat);
  at(hidden.piles, CASTLE).pop();
  open.layouts[estate] = duchy;
  open.duchies[estate] = at(LAYOUTS, duchy).colour.map(() => EMPTY);
  at(open.duchies, estate)[hexIn(at(LAYOUTS, duchy), hex)] = CASTLE_TILE;
  const rule = givenDuchies(config)?.rule ?? (isBeginners(ctx.state) ? 'BUR-SETUP-05' : 'BUR-ADV-01');
  ctx.tell?.({ kind: 'castleSet', seat, duchy, hex, rule });
}

/** In turn order, everybody sees what the others chose before. */
export const chooseDuchy: Decision<Burgundy, 'chooseDuchy', 'duchy'> = {
  rule: 'BUR-ADV-01',
  answers: ['duchy'],
  asks: (_, step) => step.open.seat,
  question: (state, _step, seat) => ({ list: choices(state, seat) }),
  violation: (state, _step, seat, move) => choiceViolation(state, seat, move),
  play: (ctx, _step, seat, move) => layOut(ctx, seat, move),
};

/** All at the same time, in private. */
export const chooseDuchies: Together<Burgundy, 'chooseDuchies', 'duchy'> = {
  rule: 'BUR-ADV-02',
  together: true,
  answers: ['duchy'],
  asks: ({ open }) => ({ must: open.order, may: [] }),
  question: (state, _step, seat) => ({ list: choices(state, seat) }),
  violation: (state, _step, seat, move) => choiceViolation(state, seat, move),
  close(ctx, _step, answers) {
    for (const seat of ctx.state.open.order) {
      const answer = answers[seat];
      if (answer !== null && answer !== undefined) layOut(ctx, seat, answer);
    }
  },
};
