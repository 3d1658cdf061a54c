import {
  type AnyMove,
  type Draft,
  draftOf,
  draftOfOffer,
  type Extension,
  extend,
  type Item,
  printMove,
  questionFor,
  type Seat,
  type View,
} from '@ludoteca/kernel';
import { folded, type Message } from '@ludoteca/text';
import { words } from '../desk.ts';
import type { Table } from './table.ts';

/** The effect of choosing an entry: give a whole answer, begin one that is filled in, or go on filling it in. */
export type Act =
  | { readonly kind: 'move'; readonly move: AnyMove }
  | { readonly kind: 'open'; readonly draft: Draft<AnyMove> }
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'done' }
  | { readonly kind: 'back' };

/** One numbered line. */
export interface Entry {
  readonly message: Message;
  /** The same words without colour, for comparing. */
  readonly label: string;
  readonly notation?: string;
  /** The heading under which it stands. */
  readonly group?: Message;
  readonly act: Act;
}

/** All answers of a seat: whole answers, then those that are filled in step by step. */
export function mainMenu(table: Table, seat: Seat, view: View): Entry[] {
  const { game, text } = table.room;
  const { list = [], selections = [], offers = [] } = questionFor(game, table.match.state, seat);
  const moves = list.map((move) => {
    const message = text.answer(move, view);
    return entry(table, message, { kind: 'move', move }, { notation: printMove(game.moves, move) });
  });
  const drafts: Draft<AnyMove>[] = [...selections.map(draftOf<AnyMove>), ...offers.map(draftOfOffer<AnyMove>)];
  return [...moves, ...drafts.map((draft) => entry(table, choiceMessage(table, draft, view), { kind: 'open', draft }))];
}

function choiceMessage(table: Table, draft: Draft<AnyMove>, view: View): Message {
  return table.room.text.choice?.(draft.head, view) ?? words(draft.shape === 'offer' ? 'cli.play.makeOffer' : 'cli.play.choose');
}

/** How a half-made answer can go on, and whether it can be given as it is. */
export function draftMenu(table: Table, seat: Seat, view: View, draft: Draft<AnyMove>, canLeave: boolean): Entry[] {
  const { items, whole } = extensionOf(table, seat, draft);
  const done = whole ? [entry(table, words('cli.play.done'), { kind: 'done' })] : [];
  const back = canLeave || sizeOf(draft) > 0 ? [entry(table, words('cli.play.back'), { kind: 'back' })] : [];
  return [...items.map((item) => itemEntry(table, seat, view, draft, item)), ...done, ...back];
}

/** How a half-made answer can go on. */
export function extensionOf(table: Table, seat: Seat, draft: Draft<AnyMove>): Extension {
  return extend(table.room.game, table.match.state, seat, draft);
}

function itemEntry(table: Table, seat: Seat, view: View, draft: Draft<AnyMove>, item: Item): Entry {
  const act: Act = { kind: 'item', item };
  const named = (number: number): Message => table.room.text.item(number, draft.head, view);
  if ('to' in item) return entry(table, words('cli.play.name', { who: { seat: item.to } }), act, { group: { key: 'house.to' } });
  if ('give' in item) return entry(table, named(item.give), act, { group: { key: 'house.give' } });
  if ('want' in item) return entry(table, named(item.want), act, { group: { key: 'house.want' } });
  const left = copiesLeft(table, seat, draft, item.item);
  return entry(table, left > 1 ? words('cli.play.copies', { what: named(item.item), count: left }) : named(item.item), act);
}

function copiesLeft(table: Table, seat: Seat, draft: Draft<AnyMove>, item: number): number {
  if (draft.shape !== 'selection') return 1;
  const { selections = [] } = questionFor(table.room.game, table.match.state, seat);
  const kind = (draft.head as AnyMove).kind;
  const from = selections.find(({ head }) => (head as AnyMove).kind === kind)?.from ?? [];
  const count = (list: readonly number[]): number => list.filter((one) => one === item).length;
  return count(from) - count(draft.items);
}

/** The items chosen so far. */
export function chosen(table: Table, draft: Draft<AnyMove>, view: View): Message[] {
  const named = (number: number): Message => table.room.text.item(number, draft.head, view);
  if (draft.shape === 'selection') return draft.items.map(named);
  const spread = (counts: readonly number[]): Message[] =>
    counts.flatMap((count, kind) => (count > 0 ? [words('cli.play.times', { what: named(kind), count })] : []));
  const list = (key: 'house.give' | 'house.want', parts: Message[]): Message[] =>
    parts.length > 0 ? [words('cli.play.part', { title: { key }, parts })] : [];
  const to = draft.to.map((seat) => words('cli.play.name', { who: { seat } }));
  const target = to.length > 0 ? [words('cli.play.part', { title: { key: 'house.to' }, parts: to })] : [];
  return [...list('house.give', spread(draft.give)), ...list('house.want', spread(draft.want)), ...target];
}

/** Number of items in a half-made answer. */
export function sizeOf(draft: Draft<AnyMove>): number {
  if (draft.shape === 'selection') return draft.items.length;
  return [...draft.give, ...draft.want].reduce((sum, count) => sum + count, draft.to.length);
}

function entry(table: Table, message: Message, act: Act, more: Pick<Entry, 'notation' | 'group'> = {}): Entry {
  return { message, label: folded(table.bare.say(message)), act, ...more };
}
