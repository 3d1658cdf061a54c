import {
  type AnyMove,
  answerOf,
  at,
  type Chance,
  completeDraft,
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
  nextAskedBy,
  questionBy,
  randomItems,
  type Seat,
  type Selection,
  type State,
  selectionsOf,
  type Together,
  violationOf,
} from '@ludoteca/kernel';
import type { Action } from './tree.ts';

/** Maximum number of whole answers of a selection that is enumerated; wider ones are built item by item. */
const ENUMERATED = 16;
/** The same where there are several selections at once (what to build, then how to pay). */
const ENUMERATED_EACH = 3;

/** The rule of a decision. */
export type Rule = Decision<GameTypes> | Together<GameTypes>;

/** The game's order of items in wide selections, if it has one. */
export type ItemPreference = Evaluation['itemPreference'];

/** The rule of the present decision; there has to be one. */
export function ruleOf(game: Game, state: State): Rule {
  const rule = deciding(game, state);
  if (rule === undefined) throw new Error(`${game.meta.id}: nothing is being asked`);
  return rule;
}

/** The seat that simulations ask next; there has to be one. */
export function askedNext(state: State, rule: Rule): Seat {
  const seat = nextAskedBy(rule, state);
  if (seat === undefined) throw new Error(`${state.game}: nobody is being asked`);
  return seat;
}

/** A key that distinguishes the moves of one decision. Faster than notation, and not meant to be read. */
export function keyOf(move: object): string {
  const fields = move as Record<string, unknown>;
  let key = '';
  for (const field in fields) key += `${fields[field]}|`;
  return key;
}

function draftKey(draft: Draft<AnyMove>): string {
  const head = `…${keyOf(draft.head)}`;
  if (draft.shape !== 'selection' || draft.items.length === 0) return head;
  return `${head}${[...draft.items].sort((a, b) => a - b)}`;
}

/**
 * All actions of a seat: listed answers, small selections enumerated, and of each wide one the empty draft, or the answer
 * by the item preference where that is given. Offers are not among them.
 */
export function actionsOf(game: Game, state: State, rule: Rule, seat: Seat, preference?: ItemPreference): Action[] {
  const { list, selections } = questionBy(game, state, rule, seat);
  const actions: Action[] = [];
  if (list !== undefined) for (const move of list) actions.push({ key: keyOf(move), move, draft: undefined });
  if (selections === undefined) return actions;
  const limit = selections.length === 1 ? ENUMERATED : ENUMERATED_EACH;
  for (const selection of selections) {
    if (selection.max === 0 && rule.extend === undefined) {
      // Nothing to select: quicker than enumerating it.
      const move = answerOf<AnyMove>(selection.head, { items: [] });
      actions.push({ key: keyOf(move), move, draft: undefined });
      continue;
    }
    const all = isWider(selection, limit) ? undefined : selectionsOf(selection, limit);
    if (all === undefined) {
      const draft = draftOf(selection);
      const key = draftKey(draft);
      if (preference === undefined) actions.push({ key, move: undefined, draft, selection });
      else {
        const move = completedByPreference(game, state, seat, draft, selection, preference);
        actions.push({ key: `preferred${key}`, move, draft: undefined, isPreferred: true });
      }
      continue;
    }
    for (const move of all) {
      if (rule.extend !== undefined && violationOf(game, state, seat, move) !== undefined) continue;
      actions.push({ key: keyOf(move), move, draft: undefined });
    }
  }
  return actions;
}

/** Whether there are surely more whole answers than this: quicker than enumerating them. */
function isWider({ from, min, max }: Selection<AnyMove>, limit: number): boolean {
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

/** The actions at a half-made answer: one more item, or give it as it is. */
export function draftActions(
  game: Game,
  state: State,
  seat: Seat,
  draft: Draft<AnyMove>,
  selection: Selection<AnyMove> | undefined,
): Action[] {
  const { items, whole } = extend(game, state, seat, draft, selection);
  const actions: Action[] = [];
  if (whole) {
    const move = completed(draft);
    actions.push({ key: keyOf(move), move, draft: undefined });
  }
  for (const item of items) {
    const longer = extended(draft, item);
    actions.push({ key: draftKey(longer), move: undefined, draft: longer, selection });
  }
  return actions;
}

/** An action as a whole answer: a half-made one is completed by the item preference, or at random. */
export function moveOf(
  game: Game,
  state: State,
  seat: Seat,
  { move, draft, selection }: Action,
  chance: Chance,
  preference?: ItemPreference,
): AnyMove {
  if (draft === undefined) return move as AnyMove;
  if (preference !== undefined) return completedByPreference(game, state, seat, draft, selection, preference);
  return completeDraft(game, state, seat, draft, randomItems(chance), selection);
}

function completedByPreference(
  game: Game,
  state: State,
  seat: Seat,
  draft: Draft<AnyMove>,
  selection: Selection<AnyMove> | undefined,
  preference: NonNullable<ItemPreference>,
): AnyMove {
  if (draft.shape !== 'selection') return completed(draft);
  const preferenceFor = preference(state, seat, draft.head);
  const mostPreferred = (items: readonly Item[], whole: boolean): Item | undefined => {
    let best: Item | undefined;
    let most = whole ? 0 : Number.NEGATIVE_INFINITY;
    for (const item of items) {
      const value = 'item' in item ? preferenceFor(item.item) : 0;
      if (value <= most) continue;
      most = value;
      best = item;
    }
    return best;
  };
  return completeDraft(game, state, seat, draft, mostPreferred, selection);
}
