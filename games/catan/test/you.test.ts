import { Story } from '@ludoteca/kernel/testing';
import { LANGS, speaker } from '@ludoteca/text';
import { expect, it } from 'vitest';
import { catan } from '../src/rules/index.ts';
import type { Event } from '../src/rules/types.ts';
import { text } from '../src/text/index.ts';
import { counts, given } from './table.ts';
import { NAMES, toldTo, wrongYou } from './telling.ts';

it.each<[string, number, Record<string, unknown>]>([
  ['two', 2, { twoPlayers: true, map: 'balanced' }],
  ['three beginners', 3, { map: 'beginner', starts: 'beginner' }],
  ['four', 4, { map: 'random', harbours: 'shuffled' }],
])(
  'in a game of %s nobody meets their own name',
  (_, seats, options) => {
    const story = Story.begin(catan, { seats, options }, 'told to each');
    story.wander('told to each');
    expect(wrongYou(story)).toEqual([]);
  },
  60_000,
);

const cards = (words: string): number[] => counts(words);

it.each<[string, string, Event]>([
  ['Inizi tu', 'You are the starting player', { kind: 'starterFound', seat: 0, rule: 'CAT-SETUP-01' }],
  ['Turno 7: tocca a te', 'Turn 7 is yours', { kind: 'turnBegun', seat: 0, turn: 7, rule: 'CAT-TURN-01' }],
  ['Ricevi 2 grano', 'You get 2 grain', { kind: 'produced', seat: 0, cards: cards('2 grain'), rule: 'CAT-PROD-01' }],
  ['Rubi 1 lana a Bruno', 'You steal 1 wool from Bruno', { kind: 'stolen', seat: 0, victim: 1, resource: 2, rule: 'CAT-ROB-04' }],
  ['Bruno ti ruba 1 lana', 'Bruno steals 1 wool from you', { kind: 'stolen', seat: 1, victim: 0, resource: 2, rule: 'CAT-ROB-04' }],
  ['Bruno ruba una carta a Carla', 'Bruno steals a card from Carla', { kind: 'stolenUnseen', seat: 1, victim: 2, rule: 'CAT-ROB-04' }],
  ['Peschi Cavaliere', 'You draw Knight', { kind: 'cardDrawn', seat: 0, card: 0, rule: 'CAT-DEV-01' }],
  [
    'Togli a Bruno la Strada più lunga (7)',
    'You take Longest Road from Bruno (7)',
    { kind: 'longestRoad', seat: 0, length: 7, from: 1, rule: 'CAT-LR-04' },
  ],
  [
    'Bruno ti toglie i 2 punti del percorso più lungo (6)',
    'Bruno takes the 2 points of the longest route from you (6)',
    { kind: 'longestRoad', seat: 1, length: 6, from: 0, rule: 'CAT-LR-04' },
  ],
  [
    'Perdi la Strada più lunga, che resta da parte',
    'You lose Longest Road; it is put aside',
    { kind: 'longestRoadAside', seat: 0, rule: 'CAT-LR-05' },
  ],
  [
    'Bruno ti toglie il Cavaliere più potente (4 Cavalieri)',
    'Bruno takes Largest Army from you (4 Knights)',
    { kind: 'largestArmy', seat: 1, knights: 4, from: 0, rule: 'CAT-LA-02' },
  ],
  [
    'Consegni 2 argilla a Bruno',
    'You hand 2 brick to Bruno',
    { kind: 'handedOver', seat: 0, to: 1, resource: 0, count: 2, rule: 'CAT-DEV-06' },
  ],
  [
    'Bruno ti consegna 2 argilla',
    'Bruno hands you 2 brick',
    { kind: 'handedOver', seat: 1, to: 0, resource: 0, count: 2, rule: 'CAT-DEV-06' },
  ],
  [
    'Offri 1 lana per 1 grano a Bruno e Carla',
    'You offer 1 wool for 1 grain to Bruno and Carla',
    { kind: 'offered', seat: 0, give: cards('1 wool'), want: cards('1 grain'), to: [1, 2], rule: 'CAT-TRADE-09' },
  ],
  [
    'Bruno ti offre 1 lana per 1 grano',
    'Bruno offers you 1 wool for 1 grain',
    { kind: 'offered', seat: 1, give: cards('1 wool'), want: cards('1 grain'), to: [0], rule: 'CAT-TRADE-09' },
  ],
  [
    'Bruno offre 1 lana per 1 grano a te e Carla',
    'Bruno offers 1 wool for 1 grain to you and Carla',
    { kind: 'offered', seat: 1, give: cards('1 wool'), want: cards('1 grain'), to: [2, 0], rule: 'CAT-TRADE-09' },
  ],
  [
    'Dai 1 lana a Bruno e ricevi 1 grano',
    'You give 1 wool to Bruno and get 1 grain',
    { kind: 'traded', seat: 0, with: 1, give: cards('1 wool'), take: cards('1 grain'), rule: 'CAT-TRADE-09' },
  ],
  [
    'Bruno ti dà 1 lana e riceve 1 grano',
    'Bruno gives you 1 wool and gets 1 grain',
    { kind: 'traded', seat: 1, with: 0, give: cards('1 wool'), take: cards('1 grain'), rule: 'CAT-TRADE-09' },
  ],
  ['Nessuno vuole scambiare con te', 'Nobody wants to trade with you', { kind: 'noDeal', seat: 0, rule: 'CAT-TRADE-09' }],
])('Anna is told: %s', (italian, english, event) => {
  expect(toldTo(event, 0)).toEqual([italian, english]);
});

it('beside the drawn island places have names in the second person, too', () => {
  const view = given({ players: [{ settlements: ['V10'] }] }).view(0);
  const built: Event = { kind: 'settlementBuilt', seat: 0, vertex: 10, rule: 'CAT-BUILD-03' };
  expect(toldTo(built, 0, view)).toEqual([
    'Costruisci una colonia su montagna 10, pascolo 2, collina 6',
    'You build a settlement on mountains 10, pasture 2, hills 6',
  ]);
  const first: Event = { kind: 'startingCards', seat: 0, vertex: 10, cards: cards('1 ore'), rule: 'CAT-SETUP-01' };
  expect(toldTo(first, 0, view)).toEqual(['Cominci con 1 minerale', 'You start with 1 ore']);
});

it('whoever looks on hears who draws what, not “you”', () => {
  const drawn: Event = { kind: 'cardDrawn', seat: 0, card: 0, rule: 'CAT-DEV-01' };
  expect(LANGS.map((lang) => speaker(text, lang, NAMES).say(text.event(drawn)))).toEqual(['Anna pesca Cavaliere', 'Anna draws Knight']);
});
