import { expect, test } from 'vitest';
import { keysIn, unused } from '../lint/unused-texts.mjs';

/** The keys that a source does not use; § stands for the dollar sign of its templates. */
const unusedIn = (source: string, ...catalogue: string[]): string[] => unused(catalogue, keysIn(source.replaceAll('§', '$')));

test('a text counts as used where its key stands, whole or as a template', () => {
  expect(unusedIn("say('turn')", 'turn', 'turns')).toEqual(['turns']);
  expect(unusedIn('w(`choice.§{kind}.§{`§{a}`}`)', 'choice.card.blue', 'choice', 'offer.card')).toEqual(['choice', 'offer.card']);
  expect(unusedIn("<p>it's {w('end.once')}</p>", 'end.once', 'end.twice')).toEqual(['end.twice']);
});

test('comments and templates without letters of their own ask for nothing', () => {
  expect(unusedIn("// say('turn')\n/* say('round') */", 'turn', 'round')).toEqual(['turn', 'round']);
  expect(unusedIn('`§{kind}.§{name}`', 'card.blue')).toEqual(['card.blue']);
});

test('the forms of a used text, and the sentences of rules, are used', () => {
  const forms = ['event.drew', 'event.drew.you', 'term.goods.more', 'term.goods.less', 'TOY-MOVE-01'];
  expect(unusedIn("say(`event.§{kind}`, 'term.goods')", ...forms)).toEqual([]);
});
