import { at, questionFor, SPECTATOR, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { checkCatalogues, LANGS, messagesOf, speaker } from '@ludoteca/text';
import { describe, expect, test } from 'vitest';
import { sanJuan } from '../src/rules/index.ts';
import { LEDGER } from '../src/rules/ledger.ts';
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
    expect(paid && speaker(text, 'it', NAMES).say(text.event(paid))).toBe(
      'Anna non paga carte per Palazzo: costo 6, 2 in meno per l’edificio coperto, 2 in meno come Costruttore, 1 in meno (Cava), 1 in meno per le merci (Indaco)',
    );
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
