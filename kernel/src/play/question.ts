import type {
  Asked,
  Decision,
  Draft,
  Extension,
  FreeAction,
  Game,
  GameTypes,
  Item,
  OfferShape,
  Question,
  Seat,
  Selection,
  State,
  Together,
} from '../contract.ts';
import { same } from '../plain.ts';
import { topOf } from './agenda.ts';
import { offerExtension, selectionExtension, selectionsOf } from './drafts.ts';
import { asked, deciding } from './engine.ts';

/** Maximum length of a list of moves; wider choices are selections or offers. */
export const WIDEST = 600;

/** Whether this seat is asked or may speak now. */
export function isAsked(who: Asked, seat: Seat): boolean {
  return who.must.includes(seat) || who.may.includes(seat);
}

/** All that the seat may answer now, free actions of its turn included. Empty when it is not asked. */
export function questionFor<T extends GameTypes>(game: Game<T>, state: State<T>, seat: Seat): Question<T['move']> {
  const rule = deciding(game, state);
  if (rule === undefined || !isAsked(asked(game, state), seat)) return {};
  return questionBy(game, state, rule, seat);
}

/** The question of a seat that is known to be asked by this rule. */
export function questionBy<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  rule: Decision<T> | Together<T>,
  seat: Seat,
): Question<T['move']> {
  const question = rule.question(state, topOf(state.agenda) as never, seat) as Question<T['move']>;
  if (game.free === undefined || !allowsFreeActions(game, state, rule, seat)) return question;
  const actions = actionsOf<T>(game.free.actions);
  let all = question;
  for (let i = 0; i < actions.length; i++) all = joined(all, (actions[i] as FreeAction<T>).question(state, seat) as Question<T['move']>);
  return all;
}

/** The free actions of each game as a list, cached because every question goes through them. */
const LISTED = new WeakMap<object, readonly FreeAction<never>[]>();

function actionsOf<T extends GameTypes>(actions: object): readonly FreeAction<T>[] {
  let list = LISTED.get(actions);
  if (list === undefined) {
    list = Object.values(actions);
    LISTED.set(actions, list);
  }
  return list as unknown as readonly FreeAction<T>[];
}

/** Whether the seat may use the free actions of its turn in the present decision. */
function allowsFreeActions<T extends GameTypes>(game: Game<T>, state: State<T>, rule: Decision<T> | Together<T>, seat: Seat): boolean {
  return rule.free !== false && rule.together !== true && game.free?.turn(state) === seat;
}

function joined<M>(a: Question<M>, b: Question<M>): Question<M> {
  // Most of the time a free action is not possible: then nothing is copied.
  if (!b.list?.length && !b.selections?.length && !b.offers?.length) return a;
  return {
    list: [...(a.list ?? []), ...(b.list ?? [])],
    selections: [...(a.selections ?? []), ...(b.selections ?? [])],
    offers: [...(a.offers ?? []), ...(b.offers ?? [])],
  };
}

/** Whether a question leaves no answer at all. */
export function isEmpty<M>(question: Question<M>): boolean {
  const selectable = question.selections?.some((selection) => selection.from.length >= selection.min) ?? false;
  return !selectable && (question.list?.length ?? 0) === 0 && (question.offers?.length ?? 0) === 0;
}

/**
 * All whole answers of the seat as one list: the list, and every selection enumerated. Offers are not enumerated.
 * Undefined when there are more than `limit`: then use `extend` instead.
 */
export function movesOf<T extends GameTypes>(game: Game<T>, state: State<T>, seat: Seat, limit = WIDEST): readonly T['move'][] | undefined {
  const question = questionFor(game, state, seat);
  const moves = [...(question.list ?? [])];
  const rule = deciding(game, state);
  for (const selection of question.selections ?? []) {
    const written = selectionsOf(selection, limit - moves.length);
    if (written === undefined) return undefined;
    const plain = rule?.extend === undefined || selection.plain === true;
    const extra = plain ? written : written.filter((move) => isAnswer(game, state, seat, move));
    moves.push(...extra);
    if (moves.length > limit) return undefined;
  }
  return moves;
}

function isAnswer<T extends GameTypes>(game: Game<T>, state: State<T>, seat: Seat, move: T['move']): boolean {
  return violationOf(game, state, seat, move) === undefined;
}

/** The rule that a well-formed move would break in this position, or undefined when it is legal. */
export function violationOf<T extends GameTypes>(game: Game<T>, state: State<T>, seat: Seat, move: T['move']): string | undefined {
  const rule = deciding(game, state);
  if (rule === undefined) return 'HOUSE-OVER';
  if (!isAsked(asked(game, state), seat)) return 'HOUSE-SEAT';
  if (rule.answers.includes(move.kind)) return rule.violation(state, topOf(state.agenda) as never, seat, move as never);
  const free = game.free?.actions[move.kind as T['move']['kind']];
  if (free === undefined || !allowsFreeActions(game, state, rule, seat)) return 'HOUSE-KIND';
  return free.violation(state, seat, move as never);
}

/**
 * The extension of a draft. Every item listed leads to at least one legal whole answer. `begun` is the selection that the
 * draft began with; passing it saves recomputing the question.
 */
export function extend<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  draft: Draft<T['move']>,
  begun?: Selection<T['move']>,
): Extension {
  const rule = deciding(game, state);
  if (rule?.extend !== undefined && rule.answers.includes((draft.head as { kind: string }).kind)) {
    return rule.extend(state, topOf(state.agenda) as never, seat, draft as never);
  }
  if (begun !== undefined && draft.shape === 'selection') return selectionExtension(begun, draft.items);
  const question = questionFor(game, state, seat);
  if (draft.shape === 'selection') {
    const selection = question.selections?.find((candidate: Selection<T['move']>) => same(candidate.head, draft.head));
    return selection === undefined ? NOTHING : selectionExtension(selection, draft.items);
  }
  const offer = question.offers?.find((candidate: OfferShape<T['move']>) => same(candidate.head, draft.head));
  return offer === undefined ? NOTHING : offerExtension(offer, draft);
}

const NOTHING: Extension = { items: [] as Item[], whole: false };
