import { describe, expect, it } from 'vitest';
import { checkCatalogues, HOUSE, house, langOf, messages, speaker } from '../src/index.ts';

const en = { coins: '{seat} takes {n, plural, one {# coin} other {# coins}}', found: 'found: {things}', field: 'a field', mill: 'a mill' };
const it_ = {
  coins: '{seat} prende {n, plural, one {# moneta} other {# monete}}',
  found: 'trovati: {things}',
  field: 'un campo',
  mill: 'un mulino',
};
const text = { catalogues: { en, it: it_ }, rules: { en: { 'TOY-01': 'Take coins.' }, it: { 'TOY-01': 'Prendi monete.' } } };
const say = messages<keyof typeof en>();

describe('speaker', () => {
  it('says plurals and the names of seats in both languages', () => {
    const message = say('coins', { seat: { seat: 1 }, n: 1 });
    expect(speaker(text, 'en', ['Ann', 'Bob']).say(message)).toBe('Bob takes 1 coin');
    expect(speaker(text, 'it', ['Ann', 'Bob']).say({ ...message, args: { seat: { seat: 0 }, n: 3 } })).toBe('Ann prende 3 monete');
  });

  it('speaks in the second person to the seat that a message is about, where there are words for it', () => {
    const you = { en: { 'coins.you': 'You take {n, plural, one {# coin} other {# coins}}' }, it: {} };
    const { say: tell } = speaker(text, 'en', ['Ann', 'Bob'], you);
    const message = say('coins', { seat: { seat: 1 }, n: 2 });
    expect([tell(message), tell(message, 0), tell(message, 1)]).toEqual(['Bob takes 2 coins', 'Bob takes 2 coins', 'You take 2 coins']);
    expect(speaker(text, 'it', ['Ann', 'Bob'], you).say(message, 1)).toBe('Bob prende 2 monete');
    const both = say('found', { things: [message, say('coins', { seat: { seat: 0 }, n: 1 })] });
    expect([tell(both, 0), tell(both, 1)]).toEqual([
      'found: Bob takes 2 coins and You take 1 coin',
      'found: You take 2 coins and Ann takes 1 coin',
    ]);
  });

  it('says messages inside messages, and several as a list', () => {
    expect(speaker(text, 'en').say(say('found', { things: say('field') }))).toBe('found: a field');
    const list = say('found', { things: [say('field'), say('mill')] });
    expect(speaker(text, 'en').say(list)).toBe('found: a field and a mill');
    expect(speaker(text, 'it').say(list)).toBe('trovati: un campo e un mulino');
  });

  it('finds common words and those of the caller', () => {
    const more = { en: { hello: 'Hello {name}' }, it: { hello: 'Ciao {name}' } };
    expect(speaker(text, 'it', [], more).say({ key: 'hello', args: { name: 'Zoe' } })).toBe('Ciao Zoe');
    expect(speaker(undefined, 'it').say(house('level.easy'))).toBe('facile');
  });

  it('says ad before an a in Italian, inside a sentence and at its beginning, and nowhere else', () => {
    const turn = { en: { turn: 'It is {name}’s turn' }, it: { turn: 'Tocca a {name}', to: 'A {name} una moneta, a Ugo nessuna' } };
    const italian = (key: string, name: string): string => speaker(undefined, 'it', [], turn).say({ key, args: { name } });
    expect(italian('turn', 'Anna')).toBe('Tocca ad Anna');
    expect(italian('turn', 'Bruno')).toBe('Tocca a Bruno');
    expect(italian('to', 'Àgata')).toBe('Ad Àgata una moneta, a Ugo nessuna');
    expect(speaker(undefined, 'en', [], { it: {}, en: { turn: 'Take a {name}' } }).say({ key: 'turn', args: { name: 'apple' } })).toBe(
      'Take a apple',
    );
  });

  it('has the sentence of every rule, of the game and of the house', () => {
    expect(speaker(text, 'it').rule('TOY-01')).toBe('Prendi monete.');
    expect(speaker(text, 'en').rule('HOUSE-OVER')).toMatch(/over/);
  });

  it('never hides a missing key, seat, placeholder or rule', () => {
    const { say: tell, rule, maybe } = speaker(text, 'en');
    expect(() => tell({ key: 'nothing' })).toThrow('no text for "nothing" in en');
    expect(() => tell({ key: 'toString' })).toThrow('no text');
    expect(() => tell(say('coins', { seat: { seat: 4 }, n: 1 }))).toThrow('seat 4');
    expect(() => tell(say('coins', { n: 1 }))).toThrow();
    expect(() => rule('TOY-99')).toThrow('TOY-99');
    expect(maybe('nothing', 'fallback')).toBe('fallback');
  });

  it('reads a language from what systems call it', () => {
    expect(['it', 'it_IT.UTF-8', 'en-GB', 'C.UTF-8'].map(langOf)).toEqual(['it', 'it', 'en', undefined]);
  });
});

describe('checkCatalogues', () => {
  it('finds nothing wrong with the common catalogues', () => {
    expect(checkCatalogues(HOUSE.it, HOUSE.en)).toEqual([]);
    expect(checkCatalogues(it_, en)).toEqual([]);
  });

  it('finds a second person without a third, and one that says less', () => {
    const both = (more: Record<string, string>): string[] => checkCatalogues({ ...en, ...more }, { ...en, ...more });
    expect(both({ 'coins.you': 'You take {n}' })).toEqual([]);
    expect(both({ 'coins.you': 'You take coins' })).toEqual(['coins.you: placeholders none, expected n']);
    expect(both({ 'coin.you': 'You take a coin' })).toEqual(['coin.you: nothing that it is the second person of']);
  });

  it('reports missing keys, other placeholders, broken and empty texts', () => {
    expect(checkCatalogues({ a: 'x' }, { b: 'x' })).toEqual(['a: missing in en', 'b: missing in it']);
    expect(checkCatalogues({ a: '{n, plural, other {{who}}}' }, { a: '{n}' })).toEqual(['a: placeholders n, who in it, n in en']);
    expect(checkCatalogues({ a: '{n' }, { a: '{n}' })[0]).toMatch(/^a: not well formed in it/);
    expect(checkCatalogues({ a: 'x' }, { a: ' ' })).toEqual(['a: empty in en']);
    expect(checkCatalogues({ a: "l'{x}" }, { a: '{x}' })[0]).toMatch(/apostrophe/);
  });
});
