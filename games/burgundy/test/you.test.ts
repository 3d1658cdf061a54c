import { checkTold, LANGS, speaker } from '@ludoteca/text';
import { expect, test } from 'vitest';
import { FACES, TYPES } from '../src/data/faces.ts';
import { HEX_NAMES } from '../src/rules/layout.ts';
import type { Event } from '../src/rules/types.ts';
import { text } from '../src/text/index.ts';
import { fresh, given } from './table.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];
/** Events that list players. */
const LISTS = ['startOrder', 'turnOrder', 'choosing', 'teamsFormed'] as const;
const EVERYTHING = { extraTiles: true, whiteCastles: true, inns: true, tradeRoutes: true, shields: true };

test.each<[string, number, Record<string, unknown>]>([
  ['the base game of two', 2, { boards: 'same', duchy: 3 }],
  ['every module and border posts', 4, { ...EVERYTHING, boards: 'posts' }],
  ['every module, duchies chosen together', 3, { ...EVERYTHING, boards: 'chosen', choosing: 'together' }],
  ['the team game', 4, { mode: 'team', teamBoard: '12b', extraTiles: true }],
  ['the solo game', 1, { mode: 'solo', soloBoard: '13b', target: 45 }],
])('in %s nobody meets their own name, except where the log lists everybody', (_, seats, options) => {
  const table = fresh(seats, options, 'told to each');
  table.wander('told to each');
  expect(checkTold(text, table.told, NAMES.slice(0, seats), LISTS)).toEqual([]);
});

const tile = (name: (typeof FACES)[number]): number => FACES.indexOf(name);
const hex = (name: string): number => HEX_NAMES.indexOf(name);
const colour = (name: (typeof TYPES)[number]): number => TYPES.indexOf(name);

test('what random players hardly ever do is told in the second person, too', () => {
  const seat = 0;
  const rare: readonly Event[] = [
    { kind: 'bonusMissed', seat, colour: 1, rule: 'BUR-BONUS-01' },
    { kind: 'postsJoined', seat, posts: 3, first: true, points: 8, rule: 'BUR-POST-03' },
    { kind: 'dieSet', seat, from: 1, to: 6, rule: 'BUR-SHD-E16' },
    { kind: 'fleetLanded', seat, good: 2, count: 3, rule: 'BUR-SHD-E05' },
    { kind: 'hired', seat, coins: 1, workers: 2, rule: 'BUR-MON-28' },
    { kind: 'onTop', seat, space: 4, rule: 'BUR-MON-27' },
    { kind: 'copied', seat, building: tile('church'), rule: 'BUR-XTRA-01' },
    { kind: 'lapped', seat, mark: 100, rule: 'BUR-AREA-02' },
    { kind: 'traded', seat, tile: tile('ship'), goods: [5, 0, 0, 0, 0, 0], rule: 'BUR-SOLO-01' },
    { kind: 'stowedBlack', seat, rule: 'BUR-SOLO-01' },
    { kind: 'pointsBought', seat, coins: 3, rule: 'BUR-SOLO-01' },
    { kind: 'extraUsed', seat, rule: 'BUR-SOLO-01' },
    { kind: 'colourRewarded', seat, colour: 1, rule: 'BUR-SOLO-01' },
    { kind: 'rewardLost', seat, colour: 1, rule: 'BUR-SOLO-01' },
    { kind: 'soloWon', seat, covered: 37, round: 24, rule: 'BUR-SOLO-18' },
  ];
  const told = rare.map((event) => ({ event }));
  expect(checkTold(text, told, NAMES)).toEqual([]);
});

test.each<[string, string, Event]>([
  [
    'Tiro per l’inizio: Bruno 6 e tu 3',
    'For the start: Bruno 6 and you 3',
    { kind: 'startRoll', seats: [1, 0], dice: [6, 3], rule: 'BUR-SETUP-09' },
  ],
  ['Ricevi il ducato 11a', 'You get duchy 11a', { kind: 'boardDealt', seat: 0, sides: [10], rule: 'BUR-POST-01' }],
  [
    'Hai il ducato 3, con il castello iniziale su d4',
    'You have duchy 3, with the start castle on d4',
    { kind: 'castleSet', seat: 0, duchy: 2, hex: hex('d4'), rule: 'BUR-SETUP-05' },
  ],
  [
    'Round 2: il giocatore iniziale sei tu',
    'Round 2: you are start player',
    { kind: 'roundBegun', seat: 0, round: 1, rule: 'BUR-ROUND-01' },
  ],
  ['Tocca a te', 'It is your turn', { kind: 'turnBegun', seat: 0, rule: 'BUR-TURN-01' }],
  [
    'Hai chiuso il turno con 1 dado non usato',
    'You end your turn with 1 die unused',
    { kind: 'turnEnded', seat: 0, unused: 1, rule: 'BUR-TURN-01' },
  ],
  [
    'Porti un dado da 1 a 4 con 2 lavoratori e un passo gratuito',
    'You change the 1 to 4 with 2 workers and a free step',
    { kind: 'dieChanged', seat: 0, from: 1, to: 4, workers: 2, free: true, rule: 'BUR-DIE-01' },
  ],
  [
    'Ricevi 10 punti in più per la fase A',
    'You score 10 points more for phase A',
    { kind: 'phaseBonus', seat: 0, phase: 0, points: 10, rule: 'BUR-AREA-03' },
  ],
  [
    'Hai coperto tutto il colore (miniere): tessera bonus grande, 5 punti',
    'You have covered all mines: large bonus tile, 5 points',
    { kind: 'bonusTaken', seat: 0, colour: colour('mine'), large: true, points: 5, rule: 'BUR-BONUS-01' },
  ],
  [
    'Bruno ha coperto tutto il colore (miniere): tessera bonus piccola, 2 punti',
    'Bruno has covered all mines: small bonus tile, 2 points',
    { kind: 'bonusTaken', seat: 1, colour: colour('mine'), large: false, points: 2, rule: 'BUR-BONUS-01' },
  ],
  [
    'Scudo 2: anche tu ricevi 1 lavoratore',
    'Shield 2: you get 1 worker, too',
    { kind: 'workerToo', seat: 0, workers: 1, rule: 'BUR-SHD-E02' },
  ],
  [
    'Scudo 6: copi i monasteri di Bruno',
    'Shield 6: you copy the monasteries of Bruno',
    { kind: 'studied', seat: 0, other: 1, rule: 'BUR-SHD-E06' },
  ],
  [
    'Scudo 6: Bruno copia i tuoi monasteri',
    'Shield 6: Bruno copies your monasteries',
    { kind: 'studied', seat: 1, other: 0, rule: 'BUR-SHD-E06' },
  ],
  [
    'La tua via è piena, 1 merce rossa tra le merci vendute',
    'Your route is full, 1 red good joins the goods sold',
    { kind: 'routed', seat: 0, good: 3, space: -1, bonus: 'none', rule: 'BUR-ROUTE-02' },
  ],
  [
    'Posi 1 merce rossa sullo spazio 3 della via: puoi prendere un edificio',
    'You lay 1 red good on space 3 of the route: you may take a building',
    { kind: 'routed', seat: 0, good: 3, space: 2, bonus: 'building', rule: 'BUR-ROUTE-02' },
  ],
  [
    'Non prendi merci dal deposito 4',
    'You take no goods from depot 4',
    { kind: 'sailed', seat: 0, depot: 4, goods: [0, 0, 0, 0, 0, 0], rule: 'BUR-SHIP-01' },
  ],
  [
    '3 mucche: segni 7 punti con 2 tessere',
    '3 cows: you score 7 points with 2 tiles',
    { kind: 'herdScored', seat: 0, tile: tile('cow3'), tiles: 2, points: 7, rule: 'BUR-LIVE-01' },
  ],
  [
    'Ricevi 1 moneta da 1 miniera, 1 lavoratore',
    'You get 1 coin from 1 mine, 1 worker',
    { kind: 'mineIncome', seat: 0, mines: 1, coins: 1, workers: 1, rule: 'BUR-MINE-02' },
  ],
  [
    'Non ricevi punti per 1 lavoratore',
    'You score no points for 1 worker',
    { kind: 'finalWorkers', seat: 0, workers: 1, points: 0, rule: 'BUR-END-02' },
  ],
  [
    'Raggiungi l’obiettivo: il contatore torna a 0 (1 punto perso), il nuovo obiettivo è 40',
    'You reach the target: the counter returns to 0 (1 point lost), the new target is 40',
    { kind: 'counterReset', seat: 0, target: 40, lost: 1, rule: 'BUR-SOLO-13' },
  ],
  [
    'Dopo 25 round hai coperto 30 esagoni: sconfitta',
    'After 25 rounds you have covered 30 hexes: lost',
    { kind: 'soloLost', seat: 0, covered: 30, round: 25, rule: 'BUR-SOLO-18' },
  ],
])('Anna is told: %s', (italian, english, event) => {
  const told = LANGS.map((lang) => speaker(text, lang, NAMES).say(text.toYou?.(event, 0) ?? text.event(event), 0));
  expect(Object.fromEntries(LANGS.map((lang, n) => [lang, told[n]]))).toEqual({ it: italian, en: english });
});

test('whoever plays alone is not told who else is on', () => {
  const table = fresh(1, { mode: 'solo' });
  table.wander('alone', (story) => story.asking === 'turn');
  const told = [...table.events('roundBegun'), ...table.events('turnOrder')].map((event) =>
    LANGS.map((lang) => speaker(text, lang, NAMES).say(text.toYou?.(event, 0, table.view(0)) ?? text.event(event), 0)),
  );
  expect(told).toEqual([
    ['Comincia il round 1', 'Round 1 begins'],
    ['Ordine del round: solo tu', 'Order of this round: only you'],
  ]);
});

test('a bonus tile that others take is lost to a player, but not one that a partner takes', () => {
  const table = given({ players: [{}, {}, {}, {}] }, { seats: 4, options: { mode: 'team' } });
  const taken: Event = { kind: 'bonusTaken', seat: 0, colour: 1, large: true, points: 7, rule: 'BUR-BONUS-01' };
  const partner = table.state.open.estates?.lastIndexOf(0);
  const felt = [0, 1, 2, 3].map((seat) => text.impact?.(taken, seat, table.view(seat)));
  expect(felt).toEqual([0, 1, 2, 3].map((seat) => (seat === 0 ? 0 : seat === partner ? 7 : -7)));
});

test('the mines of a team pay both partners, and each is told so', () => {
  const estates = [{ tiles: { c6: 'mine' } }, {}];
  const table = given({ at: 'phaseEnd', estates, players: [{}, {}, {}, {}] }, { seats: 4, options: { mode: 'team' } });
  const [paid] = table.events('mineIncome');
  const told = table.state.open.points.map((_, seat) =>
    LANGS.map((lang) => paid && speaker(text, lang, NAMES).say(text.toYou?.(paid, seat, table.view(seat)) ?? text.event(paid), seat)),
  );
  const team = ['La tua squadra riceve 1 moneta da 1 miniera', 'Your team gets 1 coin from 1 mine'];
  const others = ['Anna: 1 moneta da 1 miniera', 'Anna: 1 coin from 1 mine'];
  expect(told).toEqual(table.state.open.estates?.map((estate) => (estate === 0 ? team : others)));
});
