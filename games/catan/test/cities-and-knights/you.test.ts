import { viewOf } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { PROGRESS } from '../../src/cities-and-knights/data/progress.ts';
import { catan } from '../../src/rules/index.ts';
import type { Event } from '../../src/rules/types.ts';
import { text } from '../../src/text/index.ts';
import { toldTo, wrongYou } from '../telling.ts';
import { fresh } from './table.ts';

it.each<[string, number, Record<string, unknown>]>([
  ['two', 2, { twoPlayers: true, map: 'first-game', harbours: 'printed', singleKindFleet: true }],
  ['three', 3, { map: 'first-game' }],
  ['four with the nasty rule', 4, { map: 'random', nasty: true }],
])(
  'in a game of Cities & Knights of %s nobody meets their own name',
  (_, seats, options) => {
    const story = fresh(options, 'told to each', seats);
    story.wander('told to each');
    expect(wrongYou(story)).toEqual([]);
  },
  60_000,
);

const view = viewOf(catan, fresh({ map: 'first-game' }).state, 0);
const seat = 0;
const spy = PROGRESS.indexOf('spy');
const cards = PROGRESS.map((card) => (card === 'spy' ? 1 : card === 'mining' ? 2 : 0));
const rule = 'CK-BARB-07';

it.each<[string, string, Event]>([
  [
    'Dado rosso 2: una carta Politica per te e Bruno',
    'Red die 2: a Politics card for you and Bruno',
    { kind: 'gateOpened', deck: 1, red: 2, drawers: [1, 0], rule },
  ],
  ['Rendi Spia', 'You put back Spy', { kind: 'progressReturnedFace', seat, card: spy, rule }],
  [
    'I barbari saccheggiano la tua città su collina 6, montagna 2, montagna 9: diventa una colonia e perde il bastione',
    'The barbarians sack your city on hills 6, mountains 2, mountains 9: it becomes a settlement and loses its wall',
    { kind: 'pillaged', seat, vertex: 10, tipped: false, wall: true, rule },
  ],
  [
    'Catan resiste, 5 contro 3 (tu: 4, Bruno: 1 e Carla: 0)',
    'Catan holds out, 5 against 3 (you: 4, Bruno: 1 and Carla: 0)',
    { kind: 'attackWon', barbarians: 3, catan: 5, strengths: [4, 1, 0], rule },
  ],
  [
    'Sei Salvatore di Catan: un punto (ora ne hai 2)',
    'You are Defender of Catan: one point (2 such cards now)',
    { kind: 'defender', seat, cards: 2, rule },
  ],
  [
    'Condividi il merito con Bruno e Carla: nessun Salvatore, una carta sviluppo ciascuno',
    'You share the honour with Bruno and Carla: no Defender, a progress card each',
    { kind: 'defendersTied', seats: [1, 0, 2], rule },
  ],
  [
    'Mandi i cavalieri a combattere: forza 2',
    'You send knights to fight: strength 2',
    { kind: 'mustered', seat, vertices: [10], strength: 2, rule },
  ],
  [
    'Bruno caccia il tuo cavaliere forte da collina 6, montagna 2, montagna 9',
    'Bruno drives your strong knight out of hills 6, mountains 2, mountains 9',
    { kind: 'knightDisplaced', seat, by: 1, vertex: 10, level: 2, rule },
  ],
  [
    'Cacci il cavaliere forte di Bruno da collina 6, montagna 2, montagna 9',
    'You drive the strong knight of Bruno out of hills 6, mountains 2, mountains 9',
    { kind: 'knightDisplaced', seat: 1, by: 0, vertex: 10, level: 2, rule },
  ],
  [
    'Il disertore passa dalla tua parte, su collina 6, montagna 2, montagna 9: cavaliere semplice passivo',
    'The deserter joins you on hills 6, mountains 2, mountains 9: passive basic knight',
    { kind: 'knightDeserted', seat, vertex: 10, level: 1, active: false, rule },
  ],
  [
    'Togli la metropoli politica a Bruno e la metti su collina 6, montagna 2, montagna 9',
    'You take the politics metropolis from Bruno and put it on hills 6, mountains 2, mountains 9',
    { kind: 'metropolis', seat, track: 1, vertex: 10, from: 1, rule },
  ],
  [
    'Bruno toglie la tua strada fra montagna 2 e montagna 9',
    'Bruno removes your road between mountains 2 and mountains 9',
    { kind: 'roadRemoved', seat: 1, owner: 0, edge: 13, rule },
  ],
  [
    'Togli la tua strada fra montagna 2 e montagna 9',
    'You remove your own road between mountains 2 and mountains 9',
    { kind: 'roadRemoved', seat, owner: 0, edge: 13, rule },
  ],
  [
    'Bruno toglie la propria strada fra montagna 2 e montagna 9',
    'Bruno removes their own road between mountains 2 and mountains 9',
    { kind: 'roadRemoved', seat: 1, owner: 1, edge: 13, rule },
  ],
  [
    'Bruno ti deve una carta e Carla ti deve 2 carte',
    'Bruno owes you a card and Carla owes you 2 cards',
    { kind: 'giftsOwed', seat, owed: [0, 1, 2], rule },
  ],
  [
    'Devi 2 carte a Carla e Bruno deve una carta a Carla',
    'You owe Carla 2 cards and Bruno owes Carla a card',
    { kind: 'giftsOwed', seat: 2, owed: [2, 1, 0], rule },
  ],
  ['Carla deve una carta a Bruno', 'Carla owes Bruno a card', { kind: 'giftsOwed', seat: 1, owed: [0, 0, 1], rule }],
  [
    'Devi restituire 2 carte e Bruno deve restituire una carta',
    'You have to give back 2 cards and Bruno has to give back a card',
    { kind: 'sabotaged', seat: 2, owed: [2, 1, 0], rule },
  ],
  ['Dai 2 lana a Bruno', 'You give 2 wool to Bruno', { kind: 'given', seat, to: 1, cards: [0, 0, 2, 0, 0, 0, 0, 0], rule }],
  ['Bruno guarda le tue carte sviluppo', 'Bruno looks at your progress cards', { kind: 'spied', seat: 1, victim: 0, rule }],
  ['Bruno vede Spia e 2 × Miniera', 'Bruno sees Spy and 2 × Mining', { kind: 'progressSeen', seat: 1, victim: 0, cards, rule }],
  ['Bruno ha Spia e 2 × Miniera', 'Bruno holds Spy and 2 × Mining', { kind: 'progressSeen', seat, victim: 1, cards, rule }],
  [
    'Bruno vede la tua mano: 1 argilla e 2 monete',
    'Bruno sees your hand: 1 brick and 2 coins',
    { kind: 'handSeen', seat: 1, victim: 0, cards: [1, 0, 0, 0, 0, 0, 2, 0], rule },
  ],
  [
    'Bruno ti offre una materia prima per un lavorato',
    'Bruno offers you a resource for a commodity',
    { kind: 'approached', seat: 1, to: 0, rule },
  ],
  [
    'Bruno ti dà 1 lana e riceve 1 moneta',
    'Bruno gives you 1 wool and gets 1 coin',
    { kind: 'exchanged', seat: 1, with: 0, give: 2, take: 6, rule },
  ],
  [
    'Non hai lavorati: Bruno tiene la materia prima',
    'You have no commodity: Bruno keeps the resource',
    { kind: 'exchangeFailed', seat: 1, with: 0, rule },
  ],
  [
    'Bruno non ha lavorati: tieni la materia prima',
    'Bruno has no commodity: you keep the resource',
    { kind: 'exchangeFailed', seat, with: 1, rule },
  ],
])('Anna is told: %s', (italian, english, event) => {
  expect(toldTo(event, 0, view)).toEqual([italian, english]);
});

it.each<[string, string, Event]>([
  [
    'I barbari saccheggiano una tua città: diventa una colonia e perde il bastione',
    'The barbarians sack a city of yours: it becomes a settlement and loses its wall',
    { kind: 'pillaged', seat, vertex: 9, tipped: false, wall: true, rule },
  ],
  [
    'Bruno caccia il tuo cavaliere forte',
    'Bruno drives away your strong knight',
    { kind: 'knightDisplaced', seat, by: 1, vertex: 9, level: 2, rule },
  ],
  ['Perdi il tuo cavaliere forte', 'You lose your strong knight', { kind: 'knightRemoved', seat, vertex: 9, level: 2, rule }],
  ['Bruno toglie una tua strada', 'Bruno removes a road of yours', { kind: 'roadRemoved', seat: 1, owner: 0, edge: 3, rule }],
  [
    'Bruno ti toglie la metropoli politica',
    'Bruno takes the politics metropolis from you',
    { kind: 'metropolis', seat: 1, track: 1, vertex: 9, from: 0, rule },
  ],
  ['Bruno ti prende il mercante', 'Bruno takes the merchant from you', { kind: 'merchantPlaced', seat: 1, hex: 4, from: 0, rule }],
  ['Bruno ti dà 2 lana', 'Bruno gives you 2 wool', { kind: 'given', seat: 1, to: 0, cards: [0, 0, 2, 0, 0], rule }],
  [
    'Bruno ti prende 1 argilla e 1 minerale',
    'Bruno takes 1 brick and 1 ore from you',
    { kind: 'plundered', seat: 1, victim: 0, cards: [1, 0, 0, 0, 1], rule },
  ],
  ['Bruno ti prende Spia', 'Bruno takes Spy from you', { kind: 'progressTaken', seat: 1, victim: 0, card: spy, rule }],
])('on her list of tables, without codes of places, Anna is told: %s', (italian, english, event) => {
  expect(toldTo(event, 0)).toEqual([italian, english]);
  expect(text.toYou?.(event, 2)).toBeUndefined();
});
