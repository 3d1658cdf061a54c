import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { catan } from '../../src/rules/index.ts';
import type { Event } from '../../src/rules/types.ts';
import { toldTo, wrongYou } from '../telling.ts';
import { atSea } from './table.ts';

const TABLES = ['new-shores', 'through-the-desert'].flatMap((map) =>
  ['base', 'cities-and-knights'].map((mode, n) => ({ map, mode, seats: map === 'new-shores' ? 4 - n : 3 + n })),
);

it.each(TABLES)(
  'at sea nobody meets their own name: $map, $mode, $seats players',
  ({ map, mode, seats }) => {
    const story = Story.begin(catan, { seats, options: { map, mode, nasty: mode !== 'base' } }, 'told to each');
    story.wander('told to each');
    expect(wrongYou(story)).toEqual([]);
  },
  60_000,
);

const view = atSea({ players: [{ settlements: ['V22'] }] }).view(0);
const rule = 'SEA-SHIP-01';

it.each<[string, string, Event]>([
  [
    'Arrivi in una nuova terra (l’isola del Nord) e ricevi 2 punti',
    'You reach a new land (the northern island) and get 2 points',
    { kind: 'zoneReached', seat: 0, zone: 0, vertex: 11, points: 2, rule: 'SEA-SCN-01' },
  ],
  ['Prendi 2 lana dal fiume d’oro', 'You take 2 wool from the gold river', { kind: 'goldTaken', seat: 0, cards: [0, 0, 2, 0, 0], rule }],
  [
    'Togli a Bruno la Via commerciale più lunga (7)',
    'You take the Longest Trade Route from Bruno (7)',
    { kind: 'longestRoad', seat: 0, length: 7, from: 1, rule },
  ],
  [
    'Perdi la Via commerciale più lunga, che resta da parte',
    'You lose the Longest Trade Route, which is set aside',
    { kind: 'longestRoadAside', seat: 0, rule },
  ],
])('Anna is told: %s', (italian, english, event) => {
  expect(toldTo(event, 0, view)).toEqual([italian, english]);
});

it('a ship that is taken away is that of the owner who is told, with its place beside the map', () => {
  const taken: Event = { kind: 'shipRemoved', seat: 1, owner: 0, edge: 31, rule: 'SEA-CK-12' };
  expect(toldTo(taken, 0)).toEqual(['Bruno toglie una tua nave', 'Bruno removes a ship of yours']);
  expect(toldTo(taken, 0, view)[1]).toMatch(/^Bruno removes your ship along the coast of /);
  expect(toldTo(taken, 2, view)[1]).toMatch(/^Bruno removes the ship of Anna /);
  const own: Event = { ...taken, seat: 0 };
  expect(toldTo(own, 0, view)[0]).toMatch(/^Togli la tua nave lungo la costa di /);
  expect(toldTo(own, 1, view)[0]).toMatch(/^Anna toglie la propria nave lungo la costa di /);
});
