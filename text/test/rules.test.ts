import { describe, expect, it } from 'vitest';
import { rulesText, searchRules } from '../src/index.ts';

const sentences = {
  'TOY-SETUP-01': 'Ognuno comincia con tre monete.',
  'TOY-SETUP-02': 'La città è coperta.',
  'TOY-PLAY-01': 'Chi passa prende una moneta della città.',
  'TOY-PLAY-02': 'Le monetine non contano.',
};
const text = { catalogues: { it: { 'rules.TOY-SETUP': 'Preparazione' }, en: {} }, rules: { it: sentences, en: sentences } };
const found = (query: string): string[] => searchRules(text, 'it', query).map(({ id }) => id);

describe('searchRules', () => {
  it('finds ids by their beginning, in any case', () => {
    expect(found('toy-setup')).toEqual(['TOY-SETUP-01', 'TOY-SETUP-02']);
    expect(found('TOY-PLAY-02')).toEqual(['TOY-PLAY-02']);
  });

  it('finds words without accents and ranks whole words first', () => {
    expect(found('citta')).toEqual(['TOY-SETUP-02', 'TOY-PLAY-01']);
    expect(found('monet')).toEqual(['TOY-SETUP-01', 'TOY-PLAY-01', 'TOY-PLAY-02']);
    expect(found('monete')).toEqual(['TOY-SETUP-01']);
  });

  it('prefers rules with all the words, and takes any of them when none has all', () => {
    expect(found('moneta CITTÀ')).toEqual(['TOY-PLAY-01']);
    expect(found('tre coperta')).toEqual(['TOY-SETUP-01', 'TOY-SETUP-02']);
    expect(found('drago')).toEqual([]);
  });

  it('gives everything for an empty query', () => {
    expect(found(' ')).toHaveLength(4);
  });
});

describe('rulesText', () => {
  it('groups the rules into chapters with titles where there are any', () => {
    const chapters = rulesText(text, 'it').map(({ title, rules }) => [title, rules.length]);
    expect(chapters).toEqual([
      ['Preparazione', 2],
      ['TOY-PLAY', 2],
    ]);
  });
});
