import { rooms } from '@ludoteca/games';
import { HOUSE, LANGS, type Lang } from '@ludoteca/text';
import { IntlMessageFormat as Library } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { IntlMessageFormat as Small } from '../src/texts/icu.ts';
import en from '../src/words.en.json' with { type: 'json' };
import it from '../src/words.it.json' with { type: 'json' };

type Elements = ReturnType<Library['getAst']>;
const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 22, 1_000, 12_345, -2, 0.25, 3.96];

/** Every text of the page in a language, without those that need no formatting. */
function textsOf(lang: Lang): string[] {
  const catalogues = [{ it, en }[lang], HOUSE[lang], ...rooms.flatMap(({ text }) => [text.catalogues[lang], text.drawn?.[lang] ?? {}])];
  return catalogues.flatMap((catalogue) => Object.values(catalogue)).filter((text) => /[{}'#]/.test(text));
}

/** For every placeholder the values that make a difference: the options of a select, numbers elsewhere. */
function valuesOf(elements: Elements, found = new Map<string, (string | number)[]>()): Map<string, (string | number)[]> {
  for (const element of elements) {
    if (element.type === 0 || element.type === 7) continue;
    const isSelect = 'options' in element && element.type === 5;
    found.set(element.value, isSelect ? [...Object.keys(element.options), 'something else'] : NUMBERS);
    if ('options' in element) for (const { value } of Object.values(element.options)) valuesOf(value, found);
  }
  return found;
}

for (const lang of LANGS) {
  test(`the page formats every text as the whole library does: ${lang}`, () => {
    const texts = textsOf(lang);
    expect(texts.length).toBeGreaterThan(500);
    for (const text of texts) {
      const [library, small] = [new Library(text, lang, undefined, { ignoreTag: true }), new Small(text, lang)];
      const choices = [...valuesOf(library.getAst())];
      for (let round = 0; round < NUMBERS.length * 3; round++) {
        const values = Object.fromEntries(
          choices.map(([name, list], place) => [name, list[(round + place * Math.floor(round / NUMBERS.length)) % list.length] ?? 0]),
        );
        expect(small.format(values), text).toBe(String(library.format(values)));
      }
    }
  });
}

test('a missing value, a broken text and an unknown kind are errors', () => {
  expect(() => new Small('{name} wins', 'en').format({})).toThrow('name');
  expect(() => new Small('{name', 'en')).toThrow();
  expect(() => new Small('name}', 'en')).toThrow();
  expect(() => new Small('{day, date}', 'en')).toThrow('date');
  expect(new Small("it''s '{quoted}' here", 'en').format({})).toBe("it's {quoted} here");
});
