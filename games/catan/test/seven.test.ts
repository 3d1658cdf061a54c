import { SPECTATOR } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { cards, counts, given, handOf } from './table.ts';

const seven = [2, 3];

it('CAT-ROB-01: a seven produces nothing', () => {
  const story = given({ at: 'beforeRoll', players: [{ settlements: ['V10', 'V19'] }] }, { dice: seven });
  story.play('roll');
  expect(story.state.open.bank).toEqual([19, 19, 19, 19, 19]);
  expect(story.events('seven')).toEqual([{ kind: 'seven', seat: 0, owed: [0, 0, 0], rule: 'CAT-ROB-01' }]);
});

it('CAT-ROB-02: whoever has more than seven gives back half, chosen in private, before the robber moves', () => {
  const players = [{ hand: cards('4 brick, 5 ore') }, { hand: cards('7 wool') }, { hand: cards('4 lumber, 4 grain') }];
  const story = given({ at: 'beforeRoll', turn: 2, players }, { dice: seven });
  story.play('roll');
  expect(story.view(1).asked).toEqual({ must: [2, 0], may: [] });
  for (const line of ['discard lumber,lumber,lumber', 'discard ore,ore,ore,ore', 'discard lumber,lumber,lumber,lumber,grain'])
    expect(story.refusal(line, 2)).toBe('CAT-ROB-02');
  story.by(0, 'discard brick,brick,ore,ore');
  // Nobody sees it yet, and it may still be changed.
  expect(story.view(2).shown.hands).toEqual([9, 7, 8]);
  story.match.retract(0);
  story.by(0, 'discard brick,ore,ore,ore');
  story.by(2, 'discard grain,grain,grain,lumber');
  expect([0, 1, 2].map((seat) => handOf(story, seat))).toEqual([counts('3 brick, 2 ore'), counts('7 wool'), counts('3 lumber, 1 grain')]);
  expect(story.asking).toBe('robber');
  expect(story.next()).toBe(2);
});

it('CAT-ROB-03: the robber must go to another hex, and may go to the desert', () => {
  const story = given({ at: 'beforeRoll', robber: 'H4' }, { dice: seven });
  story.play('roll');
  expect(story.refusal('robber H4 -')).toBe('CAT-ROB-03');
  expect(story.options()).toHaveLength(18);
  story.play('robber H9 -');
  expect(story.state.open.robber).toBe(9);
  expect(story.events('nothingStolen')).toHaveLength(1);
});

it('CAT-ROB-04: one card from one opponent there who has any', () => {
  const players = [
    { settlements: ['V21'] },
    { settlements: ['V10', 'V19'], hand: cards('1 ore') },
    { cities: ['V0'], hand: cards('2 wool') },
  ];
  const story = given({ at: 'beforeRoll', players }, { dice: [...seven, 0] });
  story.play('roll');
  // H4: the own settlement and the second player twice; H0: the second and the third player; H5: only the own settlement.
  expect(story.options().filter((line) => /H[045] /.test(line))).toEqual(['robber H0 1', 'robber H0 2', 'robber H4 1', 'robber H5 -']);
  expect(story.refusal('robber H4 2')).toBe('CAT-ROB-04');
  expect(story.refusal('robber H4 0')).toBe('CAT-ROB-04');
  expect(story.refusal('robber H4 -')).toBe('CAT-ROB-04');
  expect(story.refusal('robber H4 3')).toBe('CAT-ROB-04');
  story.play('robber H0 1');
  expect([0, 1, 2].map((seat) => handOf(story, seat))).toEqual([counts('1 ore'), counts(''), counts('2 wool')]);
});

it('CAT-ROB-05: development cards neither count on a seven nor can they be stolen', () => {
  const players = [
    { settlements: ['V21'] },
    { settlements: ['V10'], cards: ['knight', 'knight'] },
    { hand: cards('7 ore'), cards: ['monopoly', 'plenty'] },
  ];
  const story = given({ at: 'beforeRoll', players }, { dice: seven });
  story.play('roll');
  expect(story.asking).toBe('robber');
  expect(story.refusal('robber H4 1')).toBe('CAT-ROB-04');
  const full = given({ at: 'beforeRoll', players: [{}, {}, { hand: cards('8 ore'), cards: ['monopoly', 'plenty'] }] }, { dice: seven });
  full.play('roll');
  expect(full.asking).toBe('discard');
  expect(full.question(2).selections?.[0]).toMatchObject({ min: 4, max: 4, from: [4, 4, 4, 4, 4, 4, 4, 4] });
});

it('CAT-ROB-06: sizes of hands are open, their contents are not', () => {
  const story = given({ players: [{ hand: cards('2 brick') }, { hand: cards('3 ore, 1 wool') }] });
  const view = story.view(0);
  expect(view.shown.hands).toEqual([2, 4, 0]);
  expect(view.mine?.own.hand).toEqual(counts('2 brick'));
  expect(story.view(SPECTATOR).mine).toBe(null);
  // What everybody has seen coming is known, and the engine checks that it is true.
  expect(story.broken()).toEqual([]);
  story.state.open.sure[5] = 1;
  expect(story.broken()).toEqual(['CAT-ROB-06']);
});

it('CAT-ROB-07: numbers of cards and pieces are open; faces and the order of the deck are not', () => {
  const story = given({ players: [{ cards: ['knight', 'victory'], knights: 1 }, { cards: ['plenty'] }] });
  const view = story.view(1);
  expect(view.shown).toEqual({ hands: [0, 0, 0], cards: [2, 1, 0], deck: 21 });
  expect(view.open.knights).toEqual([1, 0, 0]);
  expect(JSON.stringify(view)).not.toContain('"fresh":[0,0,0,0,0],"cards":[1,1');
  expect('hidden' in view || 'seats' in view).toBe(false);
  expect(story.broken()).toEqual([]);
  // Nobody can know a card to be in a hand where it is not.
  const [first] = story.state.seats;
  if (first !== undefined) first.knows.extra[5] = 1;
  expect(story.broken()).toEqual(['CAT-ROB-07']);
});

it('CAT-ROB-08: only thief and victim see the stolen card, each single card as likely as another', () => {
  const players = [{}, { settlements: ['V10'], hand: cards('1 brick, 3 ore') }];
  const story = given({ at: 'beforeRoll', players }, { dice: [...seven, 1] });
  story.play('roll', 'robber H4 1');
  // Place 0 is the brick, places 1 to 3 the ore.
  expect(handOf(story, 0)).toEqual(counts('1 ore'));
  const heard = (viewer: number) => story.heard(viewer).filter(({ kind }) => kind.startsWith('stolen'));
  expect(heard(0)).toEqual([{ kind: 'stolen', seat: 0, victim: 1, resource: 4, rule: 'CAT-ROB-04' }]);
  expect(heard(1)).toEqual(heard(0));
  expect(heard(2)).toEqual([{ kind: 'stolenUnseen', seat: 0, victim: 1, rule: 'CAT-ROB-04' }]);
  expect(heard(SPECTATOR)).toEqual(heard(2));
});
