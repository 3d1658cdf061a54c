import type { AnyEvent, Told } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { checkTold, messages } from '../src/index.ts';

const say = messages<string>();
const NAMES = ['Ann', 'Bob'];

/** What is said of a game whose only event is told like this. */
function complaints(
  it: Record<string, string>,
  en: Record<string, string>,
  event: AnyEvent,
  lists: string[] = [],
  more: Pick<Told, 'to'> & { readonly drawn?: Record<'it' | 'en', Record<string, string>> } = {},
): string[] {
  const { drawn, ...heard } = more;
  const args = event.seat === undefined ? {} : { seat: { seat: event.seat } };
  const all = NAMES.map((_, seat) => say('value', { value: { seat } }));
  const text = { catalogues: { it, en }, rules: { it: {}, en: {} }, event: ({ kind }: AnyEvent) => say(`event.${kind}`, { ...args, all }) };
  return checkTold(drawn === undefined ? text : { ...text, drawn }, [{ event, ...heard }], NAMES, lists);
}

const waits = { kind: 'waits', seat: 1, rule: 'TOY-01' };
const it = { 'event.waits': '{seat} non aspetta', 'event.waits.you': 'Non aspetti' };
const en = { 'event.waits': '{seat} waits no longer', 'event.waits.you': 'You wait no longer' };

test('an event in both persons is fine, also with a verb that has one form', () => {
  expect(complaints(it, en, waits)).toEqual([]);
  expect(complaints(it, { 'event.waits': '{seat} may wait', 'event.waits.you': 'You may wait' }, waits)).toEqual([]);
});

test('an event without a second person is found even where it never happens', () => {
  const rare = { 'event.rare': '{seat} vola' };
  expect(complaints({ ...it, ...rare }, { ...en, ...rare }, waits)).toEqual(['event.rare: no words in the second person']);
});

test('the name in the second person is found, and a verb that stays in the third', () => {
  expect(complaints({ ...it, 'event.waits.you': 'Non aspetti, Bob' }, en, waits)).toEqual(['waits: Bob is told "Non aspetti, Bob"']);
  expect(complaints({ ...it, 'event.waits.you': 'Non aspetta' }, { ...en, 'event.waits.you': 'You waits' }, waits)).toEqual([
    'waits: Bob is told "Non aspetta", others "Bob non aspetta"',
    'waits: Bob is told "You waits", others "Bob waits no longer"',
  ]);
});

test('who is listed among others is named where the kind is known for it', () => {
  const order = { kind: 'order', rule: 'TOY-01' };
  const words = { 'event.order': '{all}' };
  expect(complaints(words, words, order, ['order'])).toEqual([]);
  expect(complaints(words, words, order)).toContain('order: Bob is told "Ann and Bob"');
});

test('only who hears an event is told it', () => {
  const order = { kind: 'order', rule: 'TOY-01' };
  const words = { 'event.order': '{all}' };
  expect(complaints(words, words, order, [], { to: { only: [0] } }).every((one) => one.includes('Ann is told'))).toBe(true);
  expect(complaints(words, words, order, [], { to: { only: [] } })).toEqual([]);
});

test('other words beside a drawn board have their own second person', () => {
  const drawn = { 'event.waits': '{seat} siede' };
  const own = { ...drawn, 'event.waits.you': 'Siedi' };
  const english = { 'event.waits': '{seat} sits', 'event.waits.you': 'You sit' };
  expect(complaints(it, en, waits, [], { drawn: { it: own, en: english } })).toEqual([]);
  expect(complaints(it, en, waits, [], { drawn: { it: drawn, en: english } })).toEqual(['event.waits: no words in the second person']);
  const wrong = { ...english, 'event.waits.you': 'You sits' };
  expect(complaints(it, en, waits, [], { drawn: { it: own, en: wrong } })).toEqual(['waits: Bob is told "You sits", others "Bob sits"']);
});
