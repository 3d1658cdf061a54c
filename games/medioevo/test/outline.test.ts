import { at, parseMove, viewOf } from '@ludoteca/kernel';
import { LANGS, speaker } from '@ludoteca/text';
import { describe, expect, test } from 'vitest';
import { EMPTY_ESTATE_PENALTY } from '../src/data/course.ts';
import { ESTATES } from '../src/data/estates.ts';
import { EVENTS } from '../src/data/events.ts';
import { medioevo } from '../src/rules/index.ts';
import type { Move } from '../src/rules/types.ts';
import { text } from '../src/text/index.ts';
import { begin, given, march } from './table.ts';
import { NAMES, outlineOf } from './telling.ts';

const now = ['b04a', 'b06a', 'b22b'] as const;
const next = ['b03a', 'b05a', 'b08a'] as const;
const marked = (lines: readonly string[]) => lines.filter((line) => line.startsWith('Row ') && line.includes('('));

/** A Renovation after a round: both have two tiles to choose from. */
function renovating(round: 4 | 12, seats = 2) {
  const events = round === 4 ? (['renovation'] as const) : (['alliance', 'newDefences', 'renovation'] as const);
  const players = [{ cemetery: ['b01a', 'b22a'] }, { cemetery: ['b19a', 'b02a'] }] as const;
  const story = march(given({ round, seats, now, next, players, events }), seats);
  expect(story.asking).toBe('renovation');
  return story;
}

describe('the outline', () => {
  test('names the discards, so that exchanging one for a hidden tile is heard', () => {
    const story = given({ now, next, discards: ['b13a', 'b10a'] });
    // The unoccupied tile of the row has joined them.
    expect(outlineOf(story).find((line) => line.startsWith('Discards'))).toMatch(/^Discards: Market 13.*, Rampart 10.* and Palace 22/);
    expect(outlineOf(given({ now, next, discards: ['b13a', 'b11a'] }))).not.toEqual(outlineOf(story));
    expect(outlineOf(begin(2), 0, 'it')).toContain('Scarti: nessuno');
  });

  test('says which tile lies on top of an estate', () => {
    const fief = (tiles: readonly ['b01a', 'b03b'] | readonly ['b03b', 'b01a']) =>
      outlineOf(given({ now, next, players: [{ fief: tiles }] }));
    expect(fief(['b01a', 'b03b'])).toContain('2, on top 3 · 2 peasants');
    expect(fief(['b03b', 'b01a'])).toContain('2, on top 1');
  });

  test('marks the rows of the lords in the opening, in a round and during an event', () => {
    expect(marked(outlineOf(begin(3)))).toEqual(['Row 1 (lords go here)']);
    expect(marked(outlineOf(given({ round: 3, now, next })))).toEqual(['Row 3 (lords here)', 'Row 4 (lords go here)']);
    const story = renovating(4);
    expect(marked(outlineOf(story))).toEqual(['Row 1 (lords here)']);
    expect(story.state.open.rows[0]).toEqual(expect.arrayContaining(story.state.open.lords));
  });

  test('says that an event is being carried out, and afterwards that it is past', () => {
    const story = renovating(4);
    const renovation = (lines: readonly string[]) => lines.find((line) => line.includes('Renovation'));
    expect(renovation(outlineOf(story))).toMatch(/\(now\)$/);
    story.by(0, 'restore b01a');
    story.by(1, 'restore b02a');
    expect(renovation(outlineOf(story))).toMatch(/\(past\)$/);
  });

  test('speaks of no reshuffle when no row will be filled any more', () => {
    const story = renovating(12);
    story.state.hidden.pile = [];
    expect(outlineOf(story)).toContain('No more tiles will be laid');
    expect(outlineOf(story).join()).not.toContain('reshuffled');
  });

  test('tells what one more tile would make an estate pay', () => {
    // A third Field counts three tiles at two coins each, with an extra coin at three.
    const story = given({ now, next, players: [{ fief: ['b01a', 'b02a'], extraCoins: ['field'] }] });
    const lines = outlineOf(story);
    expect(lines).toContain('Field: 9 coins');
    const plain = outlineOf(given({ now, next, players: [{ fief: ['b01a', 'b02a'] }] }));
    expect(plain).toContain('Field: 6 coins');
  });
});

describe('words', () => {
  test.each([2, 4])('with %i players no two places for a lord or an explorer are called alike', (seats) => {
    for (const lang of LANGS) {
      const { say } = speaker(text, lang, NAMES);
      begin(seats, 'alike').wander('alike', (story) => {
        const seat = story.next();
        const view = viewOf(medioevo, story.state, seat);
        // Equal tiles of a cemetery are alike in everything, so their answers may have the same words.
        const places = story.options(seat).filter((line) => !line.startsWith('restore'));
        const said = places.map((line) => say(text.answer(parseMove(medioevo.moves, line) as Move, view)));
        expect(new Set(said).size).toBe(said.length);
        return false;
      });
    }
  });

  test.each(LANGS)('every card names its own amount and its own estates in %s', (lang) => {
    const { say, maybe } = speaker(text, lang, NAMES);
    for (const { id, effect } of EVENTS) {
      const card = maybe(`event.${id}.text`, '');
      if ('coins' in effect) expect([id, /^\D*(\d+)\D*$/.exec(card)?.[1]]).toEqual([id, String(effect.coins)]);
      if (!('estates' in effect) || lang === 'it') continue;
      // The stem is enough: Churches, Fields.
      for (const estate of effect.estates) expect(card).toContain(maybe(`estate.${at(ESTATES, estate)}`, '').slice(0, 5));
      expect(say({ key: 'value', args: { value: card } })).toBe(card);
    }
  });

  test('the log says who pays whom, and the rules what an empty estate costs', () => {
    const { say } = speaker(text, 'en', NAMES);
    expect(say(text.event({ kind: 'paid', seat: 1, to: 0, coins: 2, rule: 'MED-BARR-02' }))).toBe('Bruno pays 2 coins to Anna');
    expect(say(text.event({ kind: 'paid', seat: 1, to: 0, coins: 0, rule: 'MED-BARR-02' }))).toBe('Bruno has no coins to give to Anna');
    for (const lang of LANGS) expect(text.rules[lang]['MED-END-02']).toMatch(new RegExp(`\\b${EMPTY_ESTATE_PENALTY}\\b`));
  });

  test('a lord’s move is told with its place, and games of earlier rules without', () => {
    const { say } = speaker(text, 'it', NAMES);
    const moved = { kind: 'lordMoved', seat: 0, tile: 0, rule: 'MED-TURN-03' } as const;
    expect(say(text.event({ ...moved, place: 2 }))).toBe('Anna muove il Signore su Campo 1 (posto 3)');
    expect(say(text.event(moved))).toBe('Anna muove il Signore su Campo 1');
  });
});
