import type { ChanceState } from '../chance/chance.ts';
import { Stream } from '../chance/chance.ts';
import type { Asked, Automatic, Config, Decision, Game, GameTypes, Parts, Seat, State, StepRule, Together } from '../contract.ts';
import { topOf } from './agenda.ts';
import { type Listener, PlayContext } from './context.ts';

/** Maximum number of automatic steps without a decision; more means that a rule loops. */
const RUNAWAY = 100_000;

const NOBODY: Asked = { must: [], may: [] };

/** The result of a play besides the changed state. */
export interface Played {
  /** Whether something random or secret was revealed, so that the move cannot simply be taken back. */
  readonly barrier: boolean;
}

/** Starts a game and runs it to its first decision. */
export function begin<T extends GameTypes>(
  game: Game<T>,
  config: Config<T['options']>,
  chance: ChanceState,
  listener?: Listener<T['event']>,
): State<T> {
  return start(game, config, chance, game.setup(config, new Stream(chance)), listener);
}

/** Makes a state from the parts that a game supplies (set-up, scenario) and runs it to its first decision. */
export function start<T extends GameTypes>(
  game: Game<T>,
  config: Config<T['options']>,
  chance: ChanceState,
  parts: Parts<T>,
  listener?: Listener<T['event']>,
): State<T> {
  const state: State<T> = {
    game: game.meta.id,
    rules: game.meta.rules,
    shape: game.meta.shape,
    config,
    open: parts.open,
    seats: parts.seats,
    hidden: parts.hidden,
    agenda: parts.agenda,
    decision: 0,
    answers: parts.seats.map(() => null),
    chance,
  };
  run(new PlayContext(game, state, listener));
  return state;
}

/** The rule of the present decision, or undefined when the game is over. */
export function deciding<T extends GameTypes>(game: Game<T>, state: State<T>): Decision<T> | Together<T> | undefined {
  if (game.over(state)) return undefined;
  const step = topOf(state.agenda);
  if (step === undefined) return undefined;
  const rule = ruleOf(game, step.kind);
  return isAutomatic(rule) ? undefined : rule;
}

/** Who is asked at the present position. */
export function asked<T extends GameTypes>(game: Game<T>, state: State<T>): Asked {
  const rule = deciding(game, state);
  return rule === undefined ? NOBODY : askedBy(rule, state);
}

function askedBy<T extends GameTypes>(rule: Decision<T> | Together<T>, state: State<T>): Asked {
  const who = rule.asks(state, topOf(state.agenda) as never);
  return typeof who === 'number' ? { must: [who], may: [] } : who;
}

/**
 * Plays a legal move in place and runs to the next decision or the end. It does not check legality: that is the job of
 * `violation`, and simulations take their moves from the question.
 */
export function play<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  move: T['move'],
  listener?: Listener<T['event']>,
): Played {
  const rule = deciding(game, state);
  if (rule === undefined) throw new Error('nothing is being asked');
  return playBy(game, state, rule, seat, move, listener);
}

/** The same for callers that already have the rule of the decision. */
export function playBy<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  rule: Decision<T> | Together<T>,
  seat: Seat,
  move: T['move'],
  listener?: Listener<T['event']>,
): Played {
  const ctx = new PlayContext(game, state, listener);
  const step = topOf(state.agenda);
  const free = game.free?.actions[move.kind as T['move']['kind']];
  if (free !== undefined && !rule.answers.includes(move.kind)) free.play(ctx, seat, move as never);
  else if (rule.together) {
    state.answers[seat] = move;
    if (!everybodyAnswered(rule, state)) return ctx;
    closeTogether(ctx, rule);
  } else {
    state.agenda.pop();
    rule.play(ctx, step as never, seat, move as never);
  }
  run(ctx);
  return ctx;
}

/** Takes a private answer back while the decision is still open. Returns whether there was one. */
export function retract<T extends GameTypes>(state: State<T>, seat: Seat): boolean {
  const given = state.answers[seat] !== null && state.answers[seat] !== undefined;
  if (given) state.answers[seat] = null;
  return given;
}

function everybodyAnswered<T extends GameTypes>(rule: Together<T>, state: State<T>): boolean {
  return askedBy(rule, state).must.every((seat) => state.answers[seat] !== null);
}

function closeTogether<T extends GameTypes>(ctx: PlayContext<T>, rule: Together<T>): void {
  const { state } = ctx;
  const step = topOf(state.agenda);
  const answers = state.answers;
  state.answers = answers.map(() => null);
  state.agenda.pop();
  // Several private answers are revealed together: none of them can be taken back alone.
  if (answers.filter((answer) => answer !== null).length > 1) ctx.reveal();
  rule.close(ctx, step as never, answers as never);
}

/** Runs automatic steps until a decision is on top or the game is over. */
function run<T extends GameTypes>(ctx: PlayContext<T>): void {
  const { game, state } = ctx;
  for (let count = 0; count < RUNAWAY; count++) {
    if (game.over(state)) return;
    // Read again each time: a rule may have replaced the whole agenda.
    const { agenda } = state;
    const step = topOf(agenda);
    if (step === undefined) throw new Error(`${game.meta.id}: the agenda is empty but the game is not over`);
    const rule = ruleOf(game, step.kind);
    if (isAutomatic(rule)) {
      agenda.pop();
      rule.run(ctx, step as never);
    } else if (rule.together && askedBy(rule, state).must.length === 0) closeTogether(ctx, rule);
    else {
      if (step !== ctx.kept) state.decision++;
      return;
    }
  }
  throw new Error(`${game.meta.id}: more than ${RUNAWAY} automatic steps in a row`);
}

// Reading the property is much faster than `in`, which matters in simulations.
function isAutomatic<T extends GameTypes>(rule: StepRule<T>): rule is Automatic<T> {
  return (rule as Partial<Automatic<T>>).run !== undefined;
}

function ruleOf<T extends GameTypes>(game: Game<T>, kind: string): StepRule<T> {
  const rule = (game.steps as unknown as Record<string, StepRule<T> | undefined>)[kind];
  if (rule === undefined) throw new Error(`${game.meta.id}: no step "${kind}"`);
  return rule;
}
