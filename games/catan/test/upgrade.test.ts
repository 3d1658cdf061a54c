import { clone, Match, restore } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { type Catan, catan, realmOf } from '../src/rules/index.ts';
import { realm } from './cities-and-knights/table.ts';
import { cards, given } from './table.ts';

/** A position as the first shape of the game stored it. */
function firstShape({ state }: Story<Catan>): Record<string, unknown> {
  const { deals, realm: added, ...open } = clone(state.open);
  const agenda = state.agenda.map((step) => (step.kind === 'ckFreeRoad' ? { ...step, kind: 'freeRoad' } : step));
  const stored = { ...state, shape: 1, rules: '1.1.0', agenda };
  if (added === undefined) return JSON.parse(JSON.stringify({ ...stored, open }));
  const { harboursPlayed, ...old } = added;
  return JSON.parse(JSON.stringify({ ...stored, open: { ...open, realm: old } }));
}

it('a table that rests in a talk goes on after an upgrade', () => {
  const story = given({ offers: 4, players: [{ hand: cards('3 brick') }, { hand: cards('2 ore') }] });
  story.play('offer brick ore 1');
  const state = restore(catan, firstShape(story));
  expect([state.shape, state.open.offers, state.open.deals]).toEqual([2, 5, 0]);
  const on = new Story(Match.from(catan, state));
  on.by(1, 'accept');
  on.by(0, 'trade 1');
  expect([on.asking, on.state.open.deals]).toEqual(['action', 1]);
  // One offer may still come to nothing.
  expect(on.question().offers).toHaveLength(1);
});

it('free roads of Cities & Knights and exchanges that were left go on after an upgrade', () => {
  const players = [
    { settlements: ['V10'], progress: ['roadBuilding', 'commercialHarbor'], hand: cards('2 wool') },
    { hand: cards('2 cloth') },
  ];
  const story = realm({ players });
  story.play('commercialHarbor', 'roadBuilding', 'road E13');
  const state = restore(catan, firstShape(story));
  expect([state.agenda.at(-1)?.kind, realmOf(state.open).harboursPlayed]).toEqual(['ckFreeRoad', 1]);
  const on = new Story(Match.from(catan, state));
  on.play('stop', 'exchange wool 1', 'yield cloth');
  expect(on.refusal('exchange wool 1')).toBe('CK-TRD-08');
});
