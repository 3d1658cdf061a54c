import type { AnyEvent } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { checkTold, messages } from '../src/index.ts';

const say = messages<string>();
const NAMES = ['Ann', 'Bob'];

/** What is said of a game whose only event is told like this. */
function complaints(it: Record<string, string>, en: Record<string, string>, event: AnyEvent, lists: string[] = []): string[] {
  const args = event.seat === undefined ? {} : { seat: { seat: event.seat } };
  const all = NAMES.map((_, seat) => say('value', { value: { seat } }));
  return checkTold(
    { catalogues: { it, en }, rules: { it: {}, en: {} }, event: ({ kind }) => say(`event.${kind}`, { ...args, all }) },
    [event],
    NAMES,
    lists,
  );
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
