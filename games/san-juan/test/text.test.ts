import { at, questionFor, SPECTATOR, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { checkCatalogues, checkTold, LANGS, messagesOf, speaker } from '@ludoteca/text';
import { describe, expect, test } from 'vitest';
import { TYPE } from '../src/data/buildings.ts';
import { sanJuan } from '../src/rules/index.ts';
import { LEDGER } from '../src/rules/ledger.ts';
import type { Event } from '../src/rules/types.ts';
import { text } from '../src/text/index.ts';
import { copies, given } from './table.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];

describe('the words of San Juan', () => {
  test('both languages have the same keys and placeholders', () => {
    expect(checkCatalogues(text.catalogues.it, text.catalogues.en)).toEqual([]);
    expect(checkCatalogues(text.rules.it, text.rules.en)).toEqual([]);
  });

  test('every rule has a sentence and every chapter a title', () => {
    expect(Object.keys(text.rules.en).sort()).toEqual(Object.keys(LEDGER).sort());
    const chapters = new Set(Object.keys(LEDGER).map((id) => `rules.${id.replace(/-[^-]*$/, '')}`));
    for (const chapter of chapters) expect(Object.keys(text.catalogues.it)).toContain(chapter);
  });

  test.each(LANGS)('whole games can be told in %s without a missing word', (lang) => {
    const { say } = speaker(text, lang, NAMES);
    const said: string[] = [];
    for (const seats of [2, 4]) {
      const story = Story.begin(sanJuan, { seats, options: { balancing: true } }, `told ${seats}`);
      story.wander('told', () => {
        const seat = story.next();
        const view = viewOf(sanJuan, story.state, seat);
        const { list = [], selections = [] } = questionFor(sanJuan, story.state, seat);
        said.push(say(text.prompt(view)), ...list.map((move) => say(text.answer(move, view))));
        for (const { head, from } of selections.slice(0, 8)) {
          said.push(say(text.choice?.(head, view) ?? { key: '' }), ...from.slice(0, 2).map((item) => say(text.item(item, head, view))));
        }
        if (story.state.decision % 7 === 0) {
          said.push(
            ...messagesOf(text.outline(view)).map(say),
            ...messagesOf(text.outline(viewOf(sanJuan, story.state, SPECTATOR))).map(say),
          );
        }
        return false;
      });
      for (const { move, seat } of story.match.log.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []))) {
        said.push(say(text.answer(move, viewOf(sanJuan, story.state, seat))));
      }
      said.push(...story.told.map(({ event }) => say(text.event(event))), ...messagesOf(text.outline(story.view(0))).map(say));
      said.push(...story.standing().sides.flatMap(({ lines }) => lines.map((line) => say(text.label(line.label)))));
    }
    expect(said.filter((sentence) => sentence.trim() === '' || /[{}]/.test(sentence))).toEqual([]);
    expect(said.length).toBeGreaterThan(3_000);
  });

  test.each([2, 4])('nobody of %i meets their own name, except where the log lists players', (seats) => {
    const story = Story.begin(sanJuan, { seats, options: { balancing: true } }, `told to each ${seats}`);
    story.wander('told to each');
    expect(checkTold(text, story.told, NAMES.slice(0, seats), ['phaseBegun', 'won'])).toEqual([]);
  });

  test.each<[string, string, Event]>([
    ['Sei Governatore', 'You are Governor', { kind: 'governor', seat: 0, rule: 'SJ-RND-01' }],
    ['Prendi il ruolo: Costruttore', 'You become the Builder', { kind: 'roleTaken', seat: 0, role: 0, rule: 'SJ-RND-01' }],
    [
      'Peschi Pozzo e Gru (Sindaco)',
      'You draw Well and Crane (Councillor)',
      { kind: 'drewCards', seat: 0, cards: [TYPE.well, TYPE.crane], reason: 'councillor', rule: 'SJ-COU-05' },
    ],
    [
      'Scarti niente (carte iniziali)',
      'You discard nothing (starting cards)',
      { kind: 'discardedCards', seat: 0, cards: [], reason: 'start', rule: 'SJ-RND-01' },
    ],
    [
      'Copri Pozzo; la merce che c’era è persa',
      'You cover Well; the good on it is lost',
      { kind: 'covered', seat: 0, card: TYPE.well, goodLost: true, rule: 'SJ-CRN-01' },
    ],
    ['Vendi Indaco per 1 carta', 'You sell Indigo for 1 card', { kind: 'sold', seat: 0, goods: [0], cards: 1, rule: 'SJ-TRD-01' }],
    [
      'Non ci sono più carte per te: Argento non prodotto',
      'No card is left for your Silver',
      { kind: 'goodMissing', seat: 0, good: 4, rule: 'SJ-SUP-03' },
    ],
    [
      'La tua Miniera d’Oro scopre Pozzo',
      'Your Gold Mine turns up Well',
      { kind: 'revealed', seat: 0, cards: [TYPE.well], rule: 'SJ-GLD-01' },
    ],
    [
      'Hai 34 punti, 1 carta sotto la Cappella',
      'You have 34 points, 1 card under the Chapel',
      { kind: 'scored', seat: 0, points: 34, chapel: 1, rule: 'SJ-SCO-01' },
    ],
    ['Bruno passa', 'Bruno passes', { kind: 'passed', seat: 1, rule: 'SJ-RND-08' }],
  ])('Anna is told: %s', (italian, english, event) => {
    const told = Object.fromEntries(LANGS.map((lang) => [lang, speaker(text, lang, NAMES).say(text.event(event), 0)]));
    expect(told).toEqual({ it: italian, en: english });
  });

  test('a payment says where every card less comes from', () => {
    const display = ['library', 'quarry', 'crane', 'black-market', 'sugar-mill', 'indigo-plant'];
    const story = given(2, { players: [{ display, goods: ['indigo'], hand: ['palace', 'well'] }] });
    story.play('role builder');
    const { list = [], selections = [] } = story.question();
    expect(list).toHaveLength(1);
    const english = speaker(text, 'en', NAMES);
    const over = selections.find(({ head }) => head.kind === 'build' && head.card === 28 && head.over === 1);
    expect(over && english.say(text.choice?.(over.head, story.view(0)) ?? { key: '' })).toBe('Build Palace (6/0) over Sugar Mill: pay 1');
    story.play('build palace sugar-mill 0 indigo');
    const [paid] = story.events('paid');
    expect(paid && english.say(text.event(paid))).toBe(
      'Anna pays no cards for Palace: cost 6, 2 less for the covered building, 2 less as Builder, 1 less thanks to the Quarry, 1 less for goods (Indigo)',
    );
    const italian =
      'paga carte per Palazzo: costo 6, 2 in meno per l’edificio coperto, 2 in meno come Costruttore, 1 in meno (Cava), 1 in meno per le merci (Indaco)';
    expect(paid && speaker(text, 'it', NAMES).say(text.event(paid))).toBe(`Anna non ${italian}`);
    expect(paid && speaker(text, 'it', NAMES).say(text.event(paid), 0)).toBe(`Non ${italian.replace('paga', 'paghi')}`);
  });

  test('rare events have words too', () => {
    const story = given(2, { round: 100, taken: ['trader', 'producer'], players: [{ display: ['gold-mine'], hand: copies(2, 'well') }] });
    story.play('role prospector', 'pass', 'dig');
    if (story.asking === 'nugget') story.play('pass');
    for (const lang of LANGS) {
      const { say } = speaker(text, lang, NAMES);
      for (const { event } of story.told) expect(say(text.event(event))).not.toBe('');
      expect(say(text.event({ kind: 'mineEmpty', seat: 0, rule: 'SJ-GLD-06' }))).toContain('Anna');
      expect(say(text.event({ kind: 'drawsLost', seat: 0, count: 2, rule: 'SJ-SUP-03' }))).toContain('2');
      expect(say(text.event({ kind: 'goodMissing', seat: 1, good: 4, rule: 'SJ-SUP-03' }))).toContain('Bruno');
      expect(say(text.event({ kind: 'declined', seat: 1, count: 1, rule: 'SJ-BLD-11' }))).toContain('1');
    }
    expect(at(story.events('endless'), 0).round).toBe(100);
  });

  test('an unknown score line is an error, not an empty word', () => {
    expect(() => text.label('luck')).toThrow('luck');
  });

  test('prompts name as many goods and cards as the question allows', () => {
    const { say } = speaker(text, 'en', NAMES);
    const asked = (story: ReturnType<typeof given>, seat = 0): string => say(text.prompt(story.view(seat)));
    const producer = given(2, { players: [{ display: ['indigo-plant'] }] });
    producer.play('role producer');
    expect(asked(producer)).toBe('Produce 1 good, or pass');
    const trader = given(2, { players: [{ display: ['indigo-plant', 'sugar-mill'], goods: ['indigo'] }] });
    trader.play('role trader');
    expect(asked(trader)).toMatch(/^Sell 1 good, or pass/);
    const councillor = given(2, { players: [{ display: ['library'] }] });
    councillor.play('role councillor');
    expect(asked(councillor)).toBe('Draw 5 cards to choose from, or 8 with the Library, or pass');
  });
});
