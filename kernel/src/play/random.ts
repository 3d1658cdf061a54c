import { at } from '../at.ts';
import type { Chance } from '../chance/chance.ts';
import type { Decision, Draft, Game, GameTypes, Question, Seat, Selection, State, Together } from '../contract.ts';
import { topOf } from './agenda.ts';
import { completeDraft, randomItems } from './complete-draft.ts';
import { answerOf, draftOf, draftOfOffer } from './drafts.ts';
import { deciding, playBy } from './engine.ts';
import { questionBy } from './question.ts';
import { randomOffer } from './random-offer.ts';

const NONE: readonly never[] = [];

/** A random legal answer of the seat: each listed move, each selection and each offer counts as one possibility. */
export function randomAnswer<T extends GameTypes>(game: Game<T>, state: State<T>, seat: Seat, chance: Chance): T['move'] {
  const rule = deciding(game, state);
  if (rule === undefined) throw new Error(`${game.meta.id}: nothing is being asked`);
  return randomAnswerTo(game, state, rule, seat, chance);
}

function randomAnswerTo<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  rule: Decision<T> | Together<T>,
  seat: Seat,
  chance: Chance,
): T['move'] {
  const question: Question<T['move']> = questionBy(game, state, rule, seat);
  const list = question.list ?? NONE;
  const selections = question.selections ?? NONE;
  const offers = question.offers ?? NONE;
  const total = list.length + selections.length + offers.length;
  if (total === 0) throw new Error(`${game.meta.id}: seat ${seat} is asked and has no answer`);
  const pick = chance.int(total);
  if (pick < list.length) return at(list, pick);
  const rest = pick - list.length;
  if (rest >= selections.length) {
    const offer = at(offers, rest - selections.length);
    return randomOffer(offer, chance) ?? randomCompletion(game, state, seat, draftOfOffer(offer), chance);
  }
  const selection = at(selections, rest);
  const plain = rule.extend === undefined || selection.plain === true;
  return plain ? randomSelection(selection, chance) : randomCompletion(game, state, seat, draftOf(selection), chance);
}

function randomSelection<M>(selection: Selection<M>, chance: Chance): M {
  const { head, from, min, max } = selection;
  const most = Math.min(max, from.length);
  const count = most === min ? min : min + chance.int(most - min + 1);
  if (count === from.length) return answerOf(head, { items: rising(from.slice()) });
  const left = from.slice();
  const items: number[] = [];
  for (let size = left.length; items.length < count; size--) {
    const place = chance.int(size);
    items.push(at(left, place));
    left[place] = at(left, size - 1);
  }
  return answerOf(head, { items: rising(items) });
}

/** Sorts in place. Answers are short: putting each number where it belongs beats the built-in sort. */
function rising(list: number[]): number[] {
  for (let next = 1; next < list.length; next++) {
    const value = at(list, next);
    let place = next;
    for (; place > 0 && at(list, place - 1) > value; place--) list[place] = at(list, place - 1);
    list[place] = value;
  }
  return list;
}

function randomCompletion<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  start: Draft<T['move']>,
  chance: Chance,
): T['move'] {
  const pick = randomItems(chance);
  return completeDraft(game, state, seat, start, (items, whole) => {
    if (items.length === 0 && !whole) throw new Error(`${game.meta.id}: a half-made answer cannot be finished`);
    return pick(items, whole);
  });
}

/** The seat that simulations ask next: the first of those who must and have not answered. Undefined when the game is over. */
export function nextToAnswer<T extends GameTypes>(game: Game<T>, state: State<T>): Seat | undefined {
  const rule = deciding(game, state);
  return rule === undefined ? undefined : nextAskedBy(rule, state);
}

/** The seat that simulations ask next by the rule of the present decision. */
export function nextAskedBy<T extends GameTypes>(rule: Decision<T> | Together<T>, state: State<T>): Seat | undefined {
  const who = rule.asks(state, topOf(state.agenda) as never);
  if (typeof who === 'number') return who;
  for (const seat of who.must) if (state.answers[seat] === null) return seat;
  return who.may[0];
}

/** Plays random answers until the end or the cap; says how many it took and whether the end came. */
export function playRandomly<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  chance: Chance,
  cap = game.meta.longest,
): { decisions: number; finished: boolean } {
  for (let decisions = 0; decisions < cap; decisions++) {
    const rule = deciding(game, state);
    const seat = rule === undefined ? undefined : nextAskedBy(rule, state);
    if (rule === undefined || seat === undefined) return { decisions, finished: game.over(state) };
    playBy(game, state, rule, seat, randomAnswerTo(game, state, rule, seat, chance));
  }
  return { decisions: cap, finished: game.over(state) };
}
