import { questionFor, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { besideBoard, checkCatalogues, LANGS, speaker } from '@ludoteca/text';
import { expect, it } from 'vitest';
import { catan } from '../src/rules/index.ts';
import { text } from '../src/text/index.ts';
import { fresh } from './cities-and-knights/table.ts';
import { given } from './table.ts';
import { NAMES } from './telling.ts';

/** Letters that the bar of a phone shows of a question. */
const PHONE_LETTERS = 52;
/** V9, E12, H3: names of places for notation. */
const CODE = /(?<![\p{L}\p{N}])[VEH]\d{1,2}(?!\p{N})/u;

it('wordings for beside the board replace others: both languages have the same, and none is new', () => {
  expect(Object.keys(text.drawn?.it ?? {})).toEqual(Object.keys(text.drawn?.en ?? {}));
  expect(Object.keys(text.drawn?.it ?? {}).filter((key) => !(key in text.catalogues.it))).toEqual([]);
  const { it, en } = besideBoard(text).catalogues;
  expect(checkCatalogues(it, en)).toEqual([]);
});

const GAMES = {
  'the base game': () => Story.begin(catan, { seats: 4, options: { harbours: 'shuffled' } }, 'drawn'),
  'the base game for beginners': () => Story.begin(catan, { seats: 3, options: { map: 'beginner', starts: 'beginner' } }, 'drawn'),
  'Cities & Knights': () => fresh({ nasty: true }, 'drawn', 4),
  Seafarers: () => Story.begin(catan, { seats: 3, options: { map: 'through-the-desert' } }, 'drawn'),
};

it.each(Object.entries(GAMES))(
  'beside the board nothing that is said in a whole game of %s has a code, and no question is too long for a phone',
  (_, begin) => {
    const speakers = LANGS.map((lang) => speaker(besideBoard(text), lang, NAMES));
    const story = begin();
    const coded = new Set<string>();
    const long = new Set<string>();
    const check = (message: Parameters<(typeof speakers)[number]['say']>[0]): void => {
      for (const { say } of speakers) if (CODE.test(say(message))) coded.add(say(message));
    };
    story.wander('drawn', ({ state }) => {
      const view = viewOf(catan, state, story.next());
      const { list = [], selections = [] } = questionFor(catan, state, story.next());
      const question = text.prompt(view);
      check(question);
      // An offer may be of many cards; they are drawn as well.
      const words = question.key === 'prompt.talkPartner' ? [] : speakers.map(({ say }) => say(question));
      for (const one of words) if (one.length > PHONE_LETTERS) long.add(one);
      for (const move of list.slice(-8)) check(text.answer(move, view));
      for (const { head, from } of selections) for (const one of from) check(text.item(one, head, view));
      return false;
    });
    const last = viewOf(catan, story.state, 0);
    for (const { event } of story.told) check(text.event(event, last));
    expect([...coded]).toEqual([]);
    expect([...long]).toEqual([]);
  },
  90_000,
);

it('beside the board an intersection is called by its hexes and its harbour or the sea, a path by what it parts', () => {
  const view = viewOf(catan, given({ players: [{ settlements: ['V10'] }] }).state, 0);
  const { say } = speaker(besideBoard(text), 'it', NAMES);
  const told = (kind: 'settlementBuilt' | 'roadBuilt', place: number): string =>
    say(text.event({ kind, seat: 0, vertex: place, edge: place, rule: 'CAT-BLD-01' } as never, view));
  expect(told('settlementBuilt', 10)).toBe('Anna costruisce una colonia su montagna 10, pascolo 2, collina 6');
  expect(told('roadBuilt', 13)).toMatch(/^Anna costruisce una strada fra \S+ \d+ e \S+ \d+$/);
});
