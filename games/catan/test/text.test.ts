import { questionFor, SPECTATOR, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { checkCatalogues, LANGS, messagesOf, speaker } from '@ludoteca/text';
import { expect, it } from 'vitest';
import { EDGE_NAMES, HEX_NAMES, ISLAND, VERTEX_NAMES } from '../src/data/board.ts';
import { CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST } from '../src/data/goods.ts';
import { catan } from '../src/rules/index.ts';
import { LEDGER } from '../src/rules/ledger.ts';
import { text } from '../src/text/index.ts';
import { someCards } from '../src/text/words.ts';
import { cards, given } from './table.ts';
import { NAMES, told } from './telling.ts';

it('both languages have the same keys and placeholders', () => {
  expect(checkCatalogues(text.catalogues.it, text.catalogues.en)).toEqual([]);
  expect(checkCatalogues(text.rules.it, text.rules.en)).toEqual([]);
});

it('every rule of the game and its expansions has a sentence, and no sentence is without a rule', () => {
  expect(Object.keys(text.rules.en)).toEqual(Object.keys(LEDGER));
});

it('options, chapters and the terms of the evaluation have names', () => {
  const { maybe } = speaker(text, 'it');
  const options = Object.entries(catan.meta.options).flatMap(([name, { values }]) => [
    `option.${name}`,
    ...values.filter((value) => typeof value === 'string').map((value) => `option.${name}.${value}`),
  ]);
  const chapters = new Set(Object.keys(text.rules.it).map((rule) => `rules.${rule.replace(/-\d+$/, '')}`));
  expect([...options, ...chapters].filter((key) => maybe(key, '') === '')).toEqual([]);
});

it.each(LANGS)(
  'a whole game of four can be told in %s without a missing word',
  (lang) => {
    const { say } = speaker(text, lang, NAMES);
    const story = Story.begin(catan, { seats: 4, options: { harbours: 'shuffled' } }, 'told');
    const said: string[] = [];
    story.wander('told', ({ state }) => {
      const seat = story.next();
      const view = viewOf(catan, state, seat);
      const { list = [], selections = [], offers = [] } = questionFor(catan, state, seat);
      said.push(say(text.prompt(view)), ...list.slice(0, 4).map((move) => say(text.answer(move, view))));
      for (const { head } of [...selections, ...offers])
        said.push(say(text.choice?.(head, view) ?? { key: '' }), say(text.item(0, head, view)));
      if (state.decision % 250 === 0)
        said.push(...messagesOf(text.outline(view)).map(say), ...messagesOf(text.outline(viewOf(catan, state, SPECTATOR))).map(say));
      return false;
    });
    said.push(...story.told.map(({ event }) => say(text.event(event))));
    said.push(...story.standing().sides.flatMap(({ lines }) => lines.map((line) => say(text.label(line.label)))));
    expect(said.filter((sentence) => sentence.trim() === '' || /[{}]/.test(sentence))).toEqual([]);
    expect(said.length).toBeGreaterThan(3_000);
  },
  60_000,
);

it('the outline names every hex, intersection and path, and tells what lies there', () => {
  const story = given({
    players: [
      { settlements: ['V10'], roads: ['E13'], hand: cards('2 ore'), cards: ['knight'], bought: ['plenty'] },
      { cities: ['V0'], hand: cards('1 wool') },
    ],
  });
  const said = messagesOf(text.outline(viewOf(catan, story.state, 0))).map(speaker(text, 'en', NAMES).say);
  const all = said.join('\n');
  const places = [
    ...HEX_NAMES.slice(0, ISLAND.hexPlaces.length),
    ...VERTEX_NAMES.slice(0, ISLAND.vertexHexes.length),
    ...EDGE_NAMES.slice(0, ISLAND.edgeVertices.length),
  ];
  expect(places.filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
  expect(said).toEqual(
    expect.arrayContaining([
      'Anna',
      'H9 desert (robber)',
      'V10: settlement of Anna and V0: city of Bruno',
      'E7 to V2, E12 to V9 and E13 to V11 (road of Anna)',
      'mountains 10, pasture 2 and hills 6',
      'Your cards: 2 ore',
      'Your development cards: Knight and Year of Plenty',
      'Bought this turn, not to be played yet: Year of Plenty',
      'Bruno is known to hold: 1 wool; unknown cards: 0',
    ]),
  );
});

it('answers say what they mean', () => {
  const story = given({ players: [{ settlements: ['V10'], hand: cards('4 brick, 1 lumber') }, { hand: cards('2 ore') }] });
  expect(told(story, 'road E13')).toBe('Road on E13 (from V10 to V11)');
  expect(told(story, 'settlement V0', 'it')).toBe('Colonia su V0 (montagna 10; porto 3:1)');
  expect(told(story, 'bank 4 brick ore', 'it')).toBe('Banca: 4 argilla per 1 minerale');
  expect(told(story, 'offer brick,brick ore 1,2')).toBe('Offer 2 brick for 1 ore to Bruno and Carla');
  expect(told(story, 'robber H4 1')).toBe('Robber to H4 hills 6, rob Bruno');
  expect(told(story, 'robber H9 -', 'it')).toBe('Brigante su H9 deserto, senza derubare nessuno');
  story.play('offer brick,brick ore 1', 'counter ore,ore brick,lumber 0');
  expect(told(story, 'trade 1')).toBe('Conclude with Bruno: give 1 brick and 1 lumber, get 2 ore');
  expect(told(story, 'trade 2')).toBe('Conclude with Carla');
});

it('Italian counts what can be counted, and paper is never mistaken for a card', () => {
  const { say } = speaker(text, 'it', NAMES);
  const hand = cards('2 ore, 1 ore, 2 cloth, 2 coin, 3 paper');
  const story = Story.given(catan, {
    seats: 3,
    options: { mode: 'cities-and-knights', map: 'first-game' },
    position: { players: [{ hand, progress: ['tradeMonopoly'] }] },
  });
  const said = messagesOf(text.outline(viewOf(catan, story.state, 0))).map(say);
  expect(said).toContain('Le tue carte: 3 minerali, 2 tessuti, 2 monete e 3 fogli di carta');
  expect(told(story, 'tradeMonopoly paper', 'it')).toBe('Gioca Monopolio Lavorati: 1 foglio di carta da ogni avversario');
  const seat = 0;
  const from = 1;
  expect(say(text.event({ kind: 'shortage', resource: 6, owed: 3, paid: 0, rule: 'CK-PROD-06' }))).toBe(
    'La banca non ha abbastanza monete: carte dovute 3, pagate 0',
  );
  expect(say(text.event({ kind: 'longestRoad', seat, length: 7, from, rule: 'CAT-LR-04' }))).toBe(
    'Anna toglie a Bruno la Strada più lunga (7)',
  );
  expect(say(text.event({ kind: 'largestArmy', seat, knights: 4, from, rule: 'CAT-LA-02' }))).toBe(
    'Anna toglie a Bruno il Cavaliere più potente (4 Cavalieri)',
  );
  expect(say(text.event({ kind: 'decksEmpty', seat, rule: 'CK-EVENT-05' }))).toBe('Tutti e tre i mazzi sono vuoti: Anna non pesca nulla');
  expect(say(text.event({ kind: 'fleetNamed', seat, good: 7, rule: 'CK-TRD-04' }))).toBe('Anna sceglie per la Flotta commerciale: Carta');
});

it('a development card is spoken of before the roll only where one could be played', () => {
  const asked = (cards: string[], more = {}) => {
    const story = given({ at: 'beforeRoll', players: [{ settlements: ['V10'], cards }], ...more });
    return speaker(text, 'en', NAMES).say(text.prompt(viewOf(catan, story.state, 0)));
  };
  expect(asked(['knight'])).toBe('Throw the dice, or play a development card first');
  for (const none of [[], ['victory', 'victory']]) expect(asked(none)).toBe('Throw the dice');
  expect(asked(['knight'], { played: 1 })).toBe('Throw the dice');
});

it('with one road left Road Building speaks of one road', () => {
  const fourteen = ['E0', 'E1', 'E2', 'E3', 'E4', 'E5', 'E9', 'E17', 'E22', 'E32', 'E38', 'E48', 'E53', 'E61'];
  const story = given({ players: [{ settlements: ['V0'], roads: fourteen, cards: ['roads'] }] });
  story.play('roads');
  expect(speaker(text, 'en', NAMES).say(text.prompt(viewOf(catan, story.state, 0)))).toBe('Road Building: lay a road for nothing (1 left)');
});

it('the outline of the base game names the costs as the rules have them', () => {
  const story = given({ players: [{ settlements: ['V10'] }] });
  const said = messagesOf(text.outline(viewOf(catan, story.state, 0))).map(speaker(text, 'en', NAMES).say);
  const { say } = speaker(text, 'en', NAMES);
  const price = (cost: readonly number[]) => say(someCards(cost));
  expect(said).toContain(
    `Costs: road ${price(ROAD_COST)}; settlement ${price(SETTLEMENT_COST)}; city 3 ore and 2 grain; development card ${price(CARD_COST)}`,
  );
  expect(price(CITY_COST)).toBe('2 grain and 3 ore');
});

it('an unknown score line is an error, not an empty word', () => {
  expect(() => text.label('luck')).toThrow('luck');
});
