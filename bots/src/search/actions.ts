import {
  answerOf,
  at,
  type Chance,
  completed,
  type Decision,
  type Draft,
  deciding,
  draftOf,
  type Evaluation,
  extend,
  extended,
  type Game,
  type GameTypes,
  type Item,
  questionBy,
  type Seat,
  type Selection,
  type State,
  selectionsOf,
  type Together,
  violationOf,
} from '@ludoteca/kernel';
import type { Choice } from './tree.ts';

/** A selection with no more whole answers than this is written out; wider ones are walked item by item. */
const WRITTEN = 16;
/** Where there are several selections at once (what to build, then how to pay), each has to be smaller. */
const WRITTEN_EACH = 3;
const MOST_ITEMS = 60;

/** What is being asked. */
export type Rule<T extends GameTypes> = Decision<T> | Together<T>;

/** The decision at hand; there has to be one. */
export function ruleOf<T extends GameTypes>(game: Game<T>, state: State<T>): Rule<T> {
  const rule = deciding(game, state);
  if (rule === undefined) throw new Error(`${game.meta.id}: nothing is being asked`);
  return rule;
}

/** How the game's evaluation would complete wide selections, if it says so. */
export type Inclination<T extends GameTypes> = Evaluation<T>['inclination'];

/** The seat that simulations ask next. */
export function askedNext<T extends GameTypes>(state: State<T>, rule: Rule<T>): Seat {
  const who = rule.asks(state, at(state.agenda, state.agenda.length - 1) as never);
  if (typeof who === 'number') return who;
  return who.must.find((seat) => state.answers[seat] === null) ?? at(who.may, 0);
}

/** A text that tells moves of one decision apart. Quicker than notation, and for nobody to read. */
export function keyOf(move: object): string {
  const fields = move as Record<string, unknown>;
  let key = '';
  for (const field in fields) key += `${fields[field]}|`;
  return key;
}

function draftKey<M>(draft: Draft<M>): string {
  const head = `…${keyOf(draft.head)}`;
  if (draft.shape !== 'selection' || draft.items.length === 0) return head;
  return `${head}${[...draft.items].sort((a, b) => a - b)}`;
}

/**
 * Everything a seat can choose at once: listed answers, small selections written out, and of each wide one the beginning,
 * or what the seat is inclined to when that is known. Offers are not among them.
 */
export function choicesOf<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  rule: Rule<T>,
  seat: Seat,
  inclination?: Inclination<T>,
): Choice<T['move']>[] {
  const { list, selections } = questionBy(game, state, rule, seat);
  const choices: Choice<T['move']>[] = [];
  if (list !== undefined) for (const move of list) choices.push({ key: keyOf(move), move, draft: undefined });
  if (selections === undefined) return choices;
  const limit = selections.length === 1 ? WRITTEN : WRITTEN_EACH;
  for (const selection of selections) {
    if (selection.max === 0 && rule.extend === undefined) {
      // Nothing to select: quicker than writing it out.
      const move = answerOf<T['move']>(selection.head, { items: [] });
      choices.push({ key: keyOf(move as object), move, draft: undefined });
      continue;
    }
    const written = isWider(selection, limit) ? undefined : selectionsOf(selection, limit);
    if (written === undefined) {
      const draft = draftOf(selection);
      const key = draftKey(draft);
      if (inclination === undefined) choices.push({ key, move: undefined, draft, selection });
      else {
        const move = inclined(game, state, seat, draft, selection, inclination);
        choices.push({ key: `as inclined${key}`, move, draft: undefined, isInclined: true });
      }
      continue;
    }
    for (const move of written) {
      if (rule.extend !== undefined && violationOf(game, state, seat, move) !== undefined) continue;
      choices.push({ key: keyOf(move), move, draft: undefined });
    }
  }
  return choices;
}

/** Whether there are surely more whole answers than this: quicker than writing them out to see. */
function isWider<M>({ from, min, max }: Selection<M>, limit: number): boolean {
  let different = 0;
  for (let place = 0; place < from.length; place++) if (from.indexOf(at(from, place)) === place) different++;
  const most = Math.min(max, different);
  let subsets = 1;
  for (let size = 0, total = 0; size <= most; size++) {
    if (size >= min) total += subsets;
    if (total > limit) return true;
    subsets = (subsets * (different - size)) / (size + 1);
  }
  return false;
}

/** How a half-made answer can go on: one more item, or give it as it is. */
export function continuations<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  draft: Draft<T['move']>,
  selection: Selection<T['move']> | undefined,
): Choice<T['move']>[] {
  const { items, whole } = extend(game, state, seat, draft, selection);
  const choices: Choice<T['move']>[] = [];
  if (whole) {
    const move = completed(draft);
    choices.push({ key: keyOf(move as object), move, draft: undefined });
  }
  for (const item of items) {
    const longer = extended(draft, item);
    choices.push({ key: draftKey(longer), move: undefined, draft: longer, selection });
  }
  return choices;
}

/** A half-made answer completed with the items that the seat adds most gladly. */
function inclined<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  start: Draft<T['move']>,
  selection: Selection<T['move']> | undefined,
  inclination: NonNullable<Inclination<T>>,
): T['move'] {
  if (start.shape !== 'selection') return completed(start);
  const gladly = inclination(state, seat, start.head);
  let draft: Draft<T['move']> = start;
  for (let count = 0; count < MOST_ITEMS; count++) {
    const { items, whole } = extend(game, state, seat, draft, selection);
    let best: Item | undefined;
    let most = whole ? 0 : Number.NEGATIVE_INFINITY;
    for (const item of items) {
      const worth = 'item' in item ? gladly(item.item) : 0;
      if (worth <= most) continue;
      most = worth;
      best = item;
    }
    if (best === undefined) break;
    draft = extended(draft, best);
  }
  return completed(draft);
}

/** A choice as a whole answer: one that is half-made is finished as the seat is inclined, or by lot. */
export function wholeOf<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  seat: Seat,
  { move, draft: start, selection }: Choice<T['move']>,
  chance: Chance,
  inclination?: Inclination<T>,
): T['move'] {
  if (start === undefined) return move as T['move'];
  if (inclination !== undefined) return inclined(game, state, seat, start, selection, inclination);
  let draft = start;
  for (let count = 0; count < MOST_ITEMS; count++) {
    const { items, whole } = extend(game, state, seat, draft, selection);
    if (items.length === 0 || (whole && chance.int(2) === 0)) break;
    draft = extended(draft, at(items, chance.int(items.length)));
  }
  return completed(draft);
}
