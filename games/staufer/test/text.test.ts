import { configure, questionFor } from '@ludoteca/kernel';
import { checkCatalogues, LANGS, type Message, type Outline, rehearse, speaker } from '@ludoteca/text';
import { describe, expect, test } from 'vitest';
import { SET_NAMES } from '../src/data/privileges.ts';
import { staufer } from '../src/rules/index.ts';
import { LEDGER } from '../src/rules/ledger.ts';
import { text } from '../src/text/index.ts';
import { ended, envoys, given, nobles, type Table } from './table.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];

function messagesOf(outline: Outline): Message[] {
  return outline.flatMap(({ title, lines = [], tables = [] }) => [
    title,
    ...lines,
    ...tables.flatMap(({ head, rows }) => [...head, ...rows.flat()]),
  ]);
}

/** Everything an outline says, one line each. */
function lines(story: Table, viewer: number, lang: (typeof LANGS)[number] = 'en'): string[] {
  const { say } = speaker(text, lang, NAMES);
  return messagesOf(text.outline(story.view(viewer))).map(say);
}

describe('the words of the Staufer Dynasty', () => {
  test('both languages have the same keys and placeholders', () => {
    expect(checkCatalogues(text.catalogues.it, text.catalogues.en)).toEqual([]);
    expect(checkCatalogues(text.rules.it, text.rules.en)).toEqual([]);
  });

  test('every rule has a sentence and every chapter a title', () => {
    expect(Object.keys(text.rules.en)).toEqual(Object.keys(LEDGER));
    const chapters = new Set(Object.keys(LEDGER).map((id) => `rules.${id.replace(/-[^-]*$/, '')}`));
    for (const chapter of chapters) expect(Object.keys(text.catalogues.it)).toContain(chapter);
    for (const name of SET_NAMES) expect(Object.keys(text.catalogues.en)).toContain(`option.privileges.${name}`);
  });

  test.each([2, 3, 4, 5])('whole games with %i players can be told', { timeout: 60_000 }, (seats) => {
    const config = configure(staufer, { seats, options: { privileges: seats === 3 ? 'third' : 'random' } });
    expect(rehearse(staufer, text, config, `told ${seats}`)).toEqual([]);
  });

  test('the outline says what an office costs from here, movement and deployment', () => {
    const story = given(4, { players: [{ court: [5, 0] }] });
    story.play('deploy next');
    const said = lines(story, 0);
    expect(said).toContain('Strasbourg 4, place 3');
    // Two steps and an office of 3; a noble office; Aachen's own offices without movement.
    expect(said).toContain('5 (2 + 3)');
    expect(said).toContain('7 (0 + 7), too dear now');
    expect(said).toContain('6 (1 + 5), needs a noble');
    expect(lines(story, -1)).not.toContain('5 (2 + 3)');
  });

  test('the cost counts the envoy of the space and the chests one holds', () => {
    const story = given(4, { players: [{ court: [4, 0], chests: ['TU_MOVE'] }] });
    const said = lines(story, 0);
    // Five pieces with the envoy of the first space; MOVE leaves the deployment only.
    expect(said).toContain('5 (2 + 3), with the envoy of the space; with your chests 3');
    expect(lines(story, 0, 'it')).toContain('5 (2 + 3), con l’emissario della casella; con le tue casse 3');
    expect(said).toContain('3 (0 + 3)');
  });

  test('an answer says what lies under the office and how many nobles must pay', () => {
    const story = given(4, { players: [{ court: [3, 2] }], chests: { 'aachen-3': ['BR'] } });
    story.play('deploy next');
    const view = story.view(0);
    const { selections = [] } = questionFor(staufer, story.state, 0);
    const said = (lang: (typeof LANGS)[number]): string[] =>
      selections.flatMap(({ head }) => text.choice?.(head, view) ?? []).map(speaker(text, lang, NAMES).say);
    expect(said('en')).toContain('Envoy to Aachen 4, place 4: 4 pieces, chest brown; nobles may pay too');
    expect(said('it')).toContain('Emissario in Aachen 4, posto 4: 4 pedine, cassa marrone; possono pagare anche i nobili');
  });

  test('it says who leads a region and why', () => {
    const story = given(4, {
      players: [{ offices: envoys('milano-2', 'milano-3') }, { offices: nobles('milano-1') }, { offices: envoys('milano-0') }],
    });
    expect(lines(story, 0)).toContain(
      'Ranks: 1st Bruno with 2 (a noble counts 2; tied, but further left): 10 points, 2nd Anna with 2: 6 points and 3rd Carla with 1: 5 points',
    );
    expect(lines(story, 0, 'it')).toContain(
      'Posizioni: 1º Bruno con 2 (un nobile vale 2; a pari merito, ma più a sinistra): 10 punti, 2º Anna con 2: 6 punti e 3º Carla con 1: 5 punti',
    );
  });

  test('it says what the B tile will score as things stand', () => {
    const story = given(4, { rowsB: ['most', 'king', 'fewest', 'most', 'king'], players: [{ offices: envoys('milano-3') }] });
    expect(lines(story, 2)).toContain(
      'This round: Nijmegen, then the region with the most pieces in offices; as things stand that is Milano (1 piece)',
    );
    expect(lines(story, 2, 'it')).toContain(
      'In questo round: Nijmegen, poi la regione con più pedine negli uffici; per come stanno le cose è Milano (1 pedina)',
    );
  });

  test('a job says what it is worth now, and at the end everybody sees it', () => {
    const players = [{ offices: envoys('aachen-4', 'nijmegen-3'), jobs: ['aachen', 'JP_ADJ2', 'JO_3'] }];
    const story = given(3, { players });
    expect(lines(story, 0)).toContain('two neighbouring regions, 7 points each time: 7 points as things stand');
    expect(lines(story, 1).join()).not.toContain('two neighbouring regions');
    expect(lines(ended(3, { players }), 1)).toContain('first place in Aachen 12 points, second 6: 12 points');
  });

  test('rare events have words too', () => {
    const story = given(4, { players: [{ court: [15, 3] }] });
    story.play('supply S1 next -');
    for (const lang of LANGS) {
      const { say } = speaker(text, lang, NAMES);
      for (const { event } of story.told) expect(say(text.event(event))).not.toBe('');
      expect(say(text.event({ kind: 'pileEmpty', rule: 'STA-CH-03' }))).not.toBe('');
      expect(say(text.event({ kind: 'nothingToPick', seat: 1, region: 3, rule: 'STA-BON-09' }))).toContain('Bruno');
      expect(say(text.event({ kind: 'survived', seat: 1, office: 3, piece: 0, rule: 'STA-TU-08' }))).toContain('Aachen');
      expect(say(text.event({ kind: 'substituted', seat: 0, rule: 'STA-TAKE-02' }))).toContain('Anna');
    }
  });

  test('an unknown score line is an error, not an empty word', () => {
    expect(() => text.label('luck')).toThrow('luck');
  });
});
