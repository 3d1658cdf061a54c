import { configure, questionFor } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { checkCatalogues, checkTold, LANGS, messagesOf, rehearse, speaker } from '@ludoteca/text';
import { describe, expect, test } from 'vitest';
import { CHESTS } from '../src/data/chests.ts';
import { SET_NAMES } from '../src/data/privileges.ts';
import { staufer } from '../src/rules/index.ts';
import { LEDGER } from '../src/rules/ledger.ts';
import { STANDARD } from '../src/rules/numbers.ts';
import type { Event } from '../src/rules/types.ts';
import { text } from '../src/text/index.ts';
import { chestName } from '../src/text/words.ts';
import { ended, envoys, given, nobles, type Table } from './table.ts';

/** Cards that are worth nothing without offices. */
const JOBS = [
  ['milano', 'JP_ADJ2', 'JO_3'],
  ['palermo', 'JP_ALT3', 'JO_4'],
];
const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];

/** The whole text of an outline, line by line. */
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

  test.each([2, 5])('nobody of %i meets their own name, except where the log lists players', (seats) => {
    const story = Story.begin(staufer, { seats, options: { privileges: 'random' } }, `told to each ${seats}`);
    story.wander('told to each');
    expect(checkTold(text, story.told, NAMES.slice(0, seats), ['ranked', 'newOrder', 'won'])).toEqual([]);
  });

  test.each<[string, string, Event]>([
    ['Il primo giocatore sei tu', 'You are the start player', { kind: 'startPlayer', seat: 0, order: [0, 1], rule: 'STA-SET-11' }],
    [
      'Vai sulla tabella rinforzi, casella 1, spostando gli altri',
      'You go to the supply track, space 1, pushing the others on',
      { kind: 'placed', seat: 0, track: 'supply', space: 0, first: true, rule: 'STA-TRK-01' },
    ],
    [
      'Vai sulla tabella collocamento, casella 3 dal basso',
      'You go to the deployment track, space 3 from below',
      { kind: 'placed', seat: 0, track: 'deployment', space: 2, first: false, rule: 'STA-TRK-01' },
    ],
    [
      'Non hai un nobile a disposizione: un emissario al suo posto',
      'You have no noble in reach: an envoy instead',
      { kind: 'substituted', seat: 0, rule: 'STA-TAKE-02' },
    ],
    ['Per te non è rimasto nessun emissario', 'No envoy is left for you', { kind: 'forfeited', seat: 0, piece: 0, rule: 'STA-TAKE-03' }],
    [
      'Ottieni 12 punti (tessera punteggio)',
      'You score 12 points (point tile)',
      { kind: 'points', seat: 0, points: 12, why: 'tile', rule: 'STA-PTS-01' },
    ],
    [
      'Ottieni 1 punto (favore del Re)',
      'You score 1 point (king’s favour)',
      { kind: 'points', seat: 0, points: 1, why: 'king', rule: 'STA-PTS-01' },
    ],
    [
      'Aachen: 2 emissari e 1 nobile di nuovo nella tua provincia',
      'Aachen: 2 envoys and 1 noble back to your province',
      { kind: 'cleared', region: 0, seat: 0, envoys: 2, nobles: 1, court: false, rule: 'STA-CLN-02' },
    ],
    [
      'Aachen: 1 emissario di nuovo nella tua corte',
      'Aachen: 1 envoy back to your court',
      { kind: 'cleared', region: 0, seat: 0, envoys: 1, nobles: 0, court: true, rule: 'STA-CLN-02' },
    ],
    [
      'Riprendi 2 emissari dall’area pagamento di Aachen',
      'You take 2 envoys back from the payment area of Aachen',
      { kind: 'returned', region: 0, seat: 0, envoys: 2, nobles: 0, rule: 'STA-CLN-05' },
    ],
    [
      'La tua pedina (nobile) resta in Aachen, posto 4',
      'Your noble stays in Aachen, place 4',
      { kind: 'survived', seat: 0, office: 3, piece: 1, rule: 'STA-TU-08' },
    ],
    [
      'Ottieni 14 punti per 4 casse marroni',
      'You score 14 points for 4 brown chests',
      { kind: 'brownScored', seat: 0, count: 4, points: 14, rule: 'STA-END-01' },
    ],
    [
      'Bruno riprende 1 nobile dall’area pagamento di Aachen',
      'Bruno takes 1 noble back from the payment area of Aachen',
      { kind: 'returned', region: 0, seat: 1, envoys: 0, nobles: 1, rule: 'STA-CLN-05' },
    ],
  ])('Anna is told: %s', (italian, english, event) => {
    const told = Object.fromEntries(LANGS.map((lang) => [lang, speaker(text, lang, NAMES).say(text.event(event), 0)]));
    expect(told).toEqual({ it: italian, en: english });
  });

  test('the outline says what an office costs from here, movement and deployment', () => {
    const story = given(4, { players: [{ court: [5, 0] }] });
    story.play('deploy next');
    const said = lines(story, 0);
    expect(said).toContain('Strasbourg 4, place 3');
    // Two steps and an office of 3; a noble office; Aachen's own offices without movement.
    expect(said).toContain('5 (2 + 3)');
    expect(said).toContain('7 (0 + 7), too expensive now');
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
    expect(said('en')).toContain('Envoy to Aachen 4, place 4: 4 pieces, 1 brown chest; nobles may pay too');
    expect(said('it')).toContain('Emissario in Aachen 4, posto 4: 4 pedine, 1 cassa marrone; possono pagare anche i nobili');
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

  /** The last event of a kind in both languages. */
  function told(story: Table, kind: Event['kind']): string[] {
    const event = story.events(kind).at(-1);
    return LANGS.map((lang) => (event === undefined ? '' : speaker(text, lang, NAMES).say(text.event(event))));
  }
  function asks(story: Table, seat = 0): string[] {
    return LANGS.map((lang) => speaker(text, lang, NAMES).say(text.prompt(story.view(seat))));
  }
  const answers = (story: Table, seat: number, lang: (typeof LANGS)[number]): string[] =>
    (questionFor(staufer, story.state, seat).list ?? []).map((move) => speaker(text, lang, NAMES).say(text.answer(move, story.view(seat))));

  test('articles and numbers agree: an envoy, a noble, two nobles on one area', () => {
    const story = given(4, { players: [{ court: [9, 2] }] });
    story.play('deploy next', 'office strasbourg-4 envoy plain nijmegen');
    expect(told(story, 'moved').sort()).toEqual([
      'Anna moves to Strasbourg, paying on Nijmegen and Strasbourg; a noble on Nijmegen',
      'Anna si muove verso Strasbourg, pagando su Nijmegen e Strasbourg; con un nobile su Nijmegen',
    ]);
    expect(told(story, 'paid').sort()).toEqual([
      'Anna paga 3 pedine per l’ufficio, le altre su Augsburg e Milano',
      'Anna pays 3 pieces for the office, the others on Augsburg and Milano',
    ]);
    expect(told(story, 'deployed').sort()).toEqual([
      'Anna mette un emissario in Strasbourg, posto 5',
      'Anna puts an envoy into Strasbourg, place 5',
    ]);
    const round = given(4, { players: [{ court: [9, 3] }] });
    round.play('deploy next');
    const move = { kind: 'office', office: 30, piece: 0, use: 0, items: [0, 0, 1] } as const;
    expect(LANGS.map((lang) => speaker(text, lang, NAMES).say(text.answer(move, round.view(0)))).join()).toMatch(
      /Aachen \(×2\) (and|e) Nijmegen/,
    );
    const back = given(4, { players: [{ court: [4, 1], paid: { milano: [11, 0] } }] });
    back.play('supply S4 next -', 'fetch milano');
    expect(told(back, 'fetched').sort()).toEqual(['Anna riprende un emissario da Milano', 'Anna takes an envoy back from Milano']);
  });

  test('a bonus envoy that is needed is not said to be optional, and one out of reach is not promised', () => {
    const needed = given(4, { players: [{ court: [2, 0], paid: { milano: [13, 0] } }] });
    needed.play('deploy next');
    expect(asks(needed).sort()).toEqual([
      'Province empty: take an envoy back, you need it to deploy',
      'Provincia vuota: riprendi un emissario, ti serve per collocare',
    ]);
    const free = given(4, { players: [{ court: [4, 1], paid: { milano: [11, 0] } }] });
    free.play('deploy next');
    expect(asks(free)).toContain('Province empty: take an envoy back');
    expect(answers(free, 0, 'en')).toContain('Do without an envoy');
    expect(answers(given(4, {}), 0, 'en')).toContain('Deployment, with the envoy of the space');
    expect(answers(given(4, { players: [{ court: [15, 0] }] }), 0, 'en')).toContain('Deployment');
  });

  test('chests have their colour before the noun and a plural', () => {
    const story = given(4, { chests: { S5: ['PU', 'PU', 'BR'] } });
    expect(answers(story, 0, 'en')).toContain('Supply, space 5 (no pieces): 1 brown chest and 2 purple chests');
    expect(answers(story, 0, 'it')).toContain('Rinforzi, spazio 5 (nessuna pedina): 1 cassa marrone e 2 casse viola');
    story.play('supply S5 next -');
    expect(told(story, 'chestKept').sort()).toEqual(['Anna keeps a purple chest', 'Anna tiene una cassa viola']);
  });

  test('with two players privilege 14 promises the first place only', () => {
    const worth = (seats: number): string[] => lines(given(seats, {}, '1-2-5-8-13-14'), 0).filter((line) => line.startsWith('3'));
    expect(worth(2)).toContain('3 points for first place in a scored region');
    expect(worth(3)).toContain('3, 2 or 1 points for first, second or third place in a scored region');
  });

  test('a payment area of two owners, and the table after the end', () => {
    const paid = given(4, { players: [{ paid: { milano: [2, 0] } }, { paid: { milano: [1, 1] } }] });
    expect(lines(paid, 0)).toContain('Payment area: Anna 2 envoys; Bruno 1 envoy and 1 noble');
    const over = lines(ended(3, {}), 0).join('\n');
    expect(over).not.toMatch(/Next turns|deployment space/);
  });

  test('the winner of equal points wins by the court', () => {
    const story = ended(2, {
      players: [
        { points: 50, court: [3, 2], jobs: JOBS[0] },
        { points: 50, court: [4, 0], jobs: JOBS[1] },
      ],
    });
    expect(told(story, 'won').sort()).toEqual([
      'Anna vince con 50 punti: a pari punti decidono 5 pedine a corte',
      'Anna wins with 50 points: level on points, 5 pieces in the court decide',
    ]);
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

  test('what is wrong with own numbers is said in both languages, whatever it is', () => {
    const said = (numbers: object | string, lang: (typeof LANGS)[number] = 'it'): string => {
      const options = { privileges: 'first', numbers: typeof numbers === 'string' ? numbers : JSON.stringify(numbers) };
      const found = text.complaint?.({ seats: 3, options });
      return found === undefined ? '' : speaker(text, lang, NAMES).say(found);
    };
    expect(said({ brownSets: [1, 2, 3, 4, 5] })).toBe('');
    expect(said({ brownSets: [1, 2, 3] }, 'en')).toBe('numbers.brownSets: [1,2,3] found, a list of 5 entries expected');
    expect(said({ brownSets: [1, 2, 3] })).toBe('numbers.brownSets: c’è [1,2,3], ci vuole una lista di 5 valori');
    expect(said({ brownSets: [1, 2, 3, 4, 100] })).toContain('un numero intero da 0 a 99');
    expect(said({ offices: { small: {} } })).toContain('una lista da 1 a 6 valori');
    expect(said({ secondPlaceWithTwo: 1 })).toContain('true o false');
    expect(said({ tilesB: { king: 1, fewest: 1, most: 1 } })).toContain('un totale di 6 tessere');
    expect(said({ vpCards: { 2: [1, 2], 3: [3, 2, 1], 4: [4, 3, 2, 1], 5: [5, 4, 3, 2, 1] } })).toContain('prima la carta più alta');
    expect(said({ sets: { first: [1, 1, 2, 3, 4, 5], third: [1, 2, 3, 4, 5, 6] } })).toContain('una scelta di 6 tipi diversi');
    const chests = { ...STANDARD.chests, BR: 9 };
    expect(said({ chests })).toBe('numbers.chests: c’è 9, ci vuole un totale di 10 casse (marroni)');
    const patterns = { ...STANDARD.patterns, JP_ADJ2: { offsets: [1, 0], points: 7 } };
    expect(said({ patterns })).toContain('una serie crescente di passi');
    expect(said({ luck: 1 })).toContain('una delle voci');
    expect(said([])).toContain('un oggetto con');
    expect(said('{')).toContain('un testo in forma di JSON');
    expect(said(' '.repeat(10_001))).toContain('un testo di 10000 caratteri al massimo');
  });

  test('a refusal says its reason, whichever of its reasons it is', () => {
    const why = (refusal: string | undefined, lang: (typeof LANGS)[number]): string => speaker(text, lang, NAMES).rule(refusal ?? '');
    const deploying = given(4, { players: [{ court: [3, 2] }] });
    deploying.play('deploy next');
    for (const wrong of ['office aachen-3 envoy plain milano', 'office aachen-2 envoy plain nijmegen,strasbourg,augsburg']) {
      expect(why(deploying.refusal(wrong), 'en')).toMatch(/only on a payment area that is due, and no more nobles than you have/);
      expect(why(deploying.refusal(wrong), 'it')).toMatch(/solo su un’area pagamento dovuta, e non più nobili di quanti ne hai/);
    }
    const without = given(4, { supplyTrack: [1] });
    expect(why(without.refusal('supply S4 first -'), 'en')).toContain('only by its owner');
    expect(why(without.refusal('supply S4 first -'), 'it')).toContain('solo se è tua');
    const short = given(4, { players: [{ court: [13, 1], paid: { palermo: [2, 0] } }] });
    short.play('supply S4 next -');
    expect(why(short.refusal('fetch milano'), 'en')).toContain('Only own pieces on a payment area can be taken back');
    expect(why(short.refusal('fetch milano'), 'it')).toContain('Si riprendono solo pedine proprie da un’area pagamento');
  });

  test('the Italian rules are Italian, and things have the names that the box prints', () => {
    const { rules, catalogues } = text;
    const all = [...Object.values(rules.it), ...Object.values(catalogues.it)].join('\n');
    for (const clumsy of [/cammina in senso orario del numero/, /se no per niente/, /Se c’è un emissario dipende/, /in due giocatori/])
      expect(all).not.toMatch(clumsy);
    expect(rules.it['STA-TRK-07']).toMatch(/^Che ci sia o no un emissario/);
    for (const replaced of [/movimento gratuito/, /collocamento scontato/]) expect(all).not.toMatch(replaced);
    const { say } = speaker(text, 'it', NAMES);
    const printed = {
      TU_MOVE: 'Sconto Movimento',
      TU_DEPLOY: 'Sconto Collocamento',
      TU_SUPPLY: 'Rinforzi',
      TU_IMMUNE: 'Immunità al Ripristino',
    };
    for (const [id, name] of Object.entries(printed)) expect(say(chestName(CHESTS.indexOf(id as (typeof CHESTS)[number])))).toContain(name);
    expect(catalogues.it['job.JO_TOTAL']).toMatch(/^quantità totale/);
  });

  test('an unknown score line is an error, not an empty word', () => {
    expect(() => text.label('luck')).toThrow('luck');
  });
});
