import { sum } from '@ludoteca/kernel';
import { speaker } from '@ludoteca/text';
import { expect, it } from 'vitest';
import { text } from '../../src/text/index.ts';
import { cards, counts, handOf } from '../table.ts';
import { NAMES } from '../telling.ts';
import { atSea, seas } from './table.ts';

const SEVEN = { dice: [2, 3, 0] };

it('SEA-PIR-01: on a seven the pirate may go to another sea hex and rob the owner of a ship there', () => {
  const players = [{}, { settlements: ['V22'], ships: ['E31'], hand: cards('2 ore') }, { settlements: ['V39'], hand: cards('1 wool') }];
  const story = atSea({ at: 'beforeRoll', players }, SEVEN);
  story.play('roll');
  const wrong = ['pirate H20 -', 'pirate H32 -', 'pirate H12 -', 'pirate H12 2', 'robber H12 -'];
  expect(wrong.map((move) => story.refusal(move))).toEqual(Array(wrong.length).fill('SEA-PIR-01'));
  const told = story.play('pirate H12 1');
  expect(told[0]?.event).toMatchObject({ kind: 'pirateMoved', hex: 12, rule: 'SEA-PIR-01' });
  expect([seas(story).pirate, handOf(story, 0), handOf(story, 1)]).toEqual([12, counts('1 ore'), counts('1 ore')]);
  expect(story.asking).toBe('action');
});

it('SEA-PIR-01: a knight card and frame hexes serve as well, and the robber may move instead', () => {
  const story = atSea({ players: [{ cards: ['knight'] }, { settlements: ['V35'], hand: cards('1 ore') }] });
  story.play('knight');
  expect(story.options()).toEqual(expect.arrayContaining(['pirate H0 -', 'robber H20 1']));
  story.play('pirate H0 -');
  expect(story.events('nothingStolen')).toMatchObject([{ rule: 'SEA-PIR-01' }]);
});

it('SEA-PIR-02: no ship comes to or leaves the paths of the pirate, and nothing else changes there', () => {
  const players = [{ settlements: ['V22'], ships: ['E24'], hand: cards('1 lumber, 1 wool, 1 brick') }];
  const story = atSea({ pirate: 'H12', players });
  expect([story.refusal('ship E31'), story.refusal('sail E24 E25')]).toEqual(['SEA-PIR-02', 'SEA-PIR-02']);
  story.play('road E31');
  const away = atSea({ pirate: 'H19', players: [{ settlements: ['V22'], ships: ['E31'] }] });
  expect(away.refusal('sail E31 E30')).toBe('SEA-PIR-02');
});

it('SEA-GOLD-01: a river pays resources of one’s choice, two to a city', () => {
  const story = atSea(
    { at: 'beforeRoll', turn: 1, robber: 'H20', players: [{ settlements: ['V12'] }, { cities: ['V3'] }] },
    { dice: [1, 2] },
  );
  story.play('roll');
  expect([story.asking, story.next()]).toEqual(['gold', 1]);
  expect([story.refusal('gold ore'), story.refusal('gold -')]).toEqual(['SEA-GOLD-01', 'SEA-GOLD-01']);
  const [taken] = story.play('gold grain,ore');
  expect(taken?.event).toMatchObject({ kind: 'goldTaken', seat: 1, rule: 'SEA-GOLD-01' });
  expect([story.asking, story.next()]).toEqual(['gold', 0]);
  story.play('gold wool');
  expect([handOf(story, 0), handOf(story, 1), story.asking]).toEqual([counts('1 wool'), counts('1 grain, 1 ore'), 'action']);
});

it('SEA-GOLD-01: the robber on the river keeps it from paying', () => {
  const story = atSea({ at: 'beforeRoll', robber: 'H7', players: [{ settlements: ['V12'] }] }, { dice: [1, 2] });
  story.play('roll');
  expect(story.asking).toBe('action');
});

it('SEA-GOLD-02: gold is taken after the other cards, from what the bank has', () => {
  // V37 lies at the mountains with the same number: the last ore is paid before gold is chosen.
  const players = [{ settlements: ['V12'] }, { settlements: ['V37'] }, { hand: cards('18 ore') }];
  const story = atSea({ at: 'beforeRoll', robber: 'H20', players }, { dice: [1, 2] });
  story.play('roll');
  expect(handOf(story, 1)).toEqual(counts('1 ore'));
  expect(story.refusal('gold ore')).toBe('SEA-GOLD-02');
  story.play('gold brick');
});

it('SEA-GOLD-02: the last cards of the bank go to whoever chooses first, and nobody is asked for nothing', () => {
  const rich = { cities: ['V3'], hand: cards('19 brick, 19 lumber, 19 wool, 18 grain, 19 ore') };
  const story = atSea({ at: 'beforeRoll', robber: 'H20', players: [{ cities: ['V12'] }, rich] }, { dice: [1, 2] });
  story.play('roll');
  expect([story.next(), story.options()]).toEqual([0, ['gold grain']]);
  expect(speaker(text, 'en', NAMES).say(text.prompt(story.view(0)))).toBe('Gold river: take 1 resource of your choice');
  story.play('gold grain');
  expect([story.asking, story.events('goldTaken').length]).toEqual(['action', 1]);
  const two = { ...rich, hand: rich.hand.slice(2) };
  const shared = atSea({ at: 'beforeRoll', turn: 1, robber: 'H20', players: [{ settlements: ['V12'] }, two] }, { dice: [1, 2] });
  shared.play('roll', 'gold brick,grain', 'gold brick');
  expect([shared.asking, sum(shared.state.open.bank)]).toEqual(['action', 0]);
});

it('a throw that pays gold only is not told as bringing nobody anything', () => {
  const thrown = (robber: string) => {
    const story = atSea({ at: 'beforeRoll', robber, players: [{ settlements: ['V12'] }] }, { dice: [1, 2] });
    story.play('roll');
    return story.events('nothingProduced').length;
  };
  expect([thrown('H20'), thrown('H7')]).toEqual([0, 1]);
});
