import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import type { SanJuanState } from '../src/rules/index.ts';
import { given } from './table.ts';

const table = () =>
  given(3, {
    players: [
      { display: ['indigo-plant', 'chapel', 'well'], goods: ['indigo'], chapel: ['hero'], hand: ['crane', 'tower'] },
      { display: ['sugar-mill', 'tower'], covered: [['chapel', 'tower']], chapel: ['statue'] },
    ],
    discards: ['palace'],
    turned: 2,
  });

/** The broken invariants after the position has been tampered with. */
const found = (tamper: (state: SanJuanState) => void): string[] => {
  const story = table();
  expect(story.broken()).toEqual([]);
  tamper(story.state);
  return story.broken();
};

test('a card too many, too few or exchanged is noticed', () => {
  expect(found(({ hidden }) => hidden.supply.push(0))).toContain('SJ-CMP-05');
  expect(found(({ hidden }) => hidden.discard.pop())).toContain('SJ-CMP-05');
  expect(found(({ seats }) => at(seats, 0).own.hand.splice(0, 1, 0))).toContain('SJ-CMP-05');
  expect(found(({ open }) => at(open.covered, 1).pop())).toContain('SJ-CMP-05');
});

test('goods lie on factories, and each has a card', () => {
  expect(found(({ open }) => at(open.goods, 0).splice(2, 1, 1))).toContain('SJ-PRD-03');
  expect(found(({ hidden }) => at(hidden.goods, 0).splice(0, 1, -1))).toContain('SJ-PRD-03');
  expect(found(({ open }) => at(open.goods, 0).splice(0, 1, 0))).toContain('SJ-PRD-03');
});

test('violet buildings are single', () => {
  expect(found(({ open }) => at(open.displays, 0).push(14))).toContain('SJ-BLD-08');
  expect(found(({ open }) => at(open.displays, 0).push(0))).not.toContain('SJ-BLD-08');
});

test('tiles are five, and as many are known as have been turned', () => {
  expect(found(({ hidden }) => hidden.tiles.pop())).toContain('SJ-SET-04');
  expect(found(({ open }) => open.tiles.splice(0, 1, at(open.tiles, 1)))).toContain('SJ-SET-04');
  expect(
    found(({ open }) => {
      open.turned = 3;
    }),
  ).toContain('SJ-SET-04');
  expect(
    found(({ open }) => {
      open.tile = 2;
    }),
  ).toContain('SJ-TRD-07');
});

test('what is remembered is true', () => {
  expect(found(({ seats }) => at(seats, 0).knows.discards.push(28))).toEqual([]);
  expect(found(({ seats }) => at(seats, 0).knows.discards.push(27))).toEqual(['SJ-SET-08']);
  expect(found(({ open }) => open.seenDiscards.push(28, 28))).toEqual(['SJ-SET-08']);
  expect(found(({ open }) => at(open.seenHands, 0).push(13))).toEqual([]);
  expect(found(({ open }) => at(open.seenHands, 1).push(13))).toEqual(['SJ-SET-08']);
});

test('no more cards under a chapel than rounds it has stood, and none without one', () => {
  expect(found(({ open }) => open.chapelSteps.splice(0, 1, 0))).toEqual(['SJ-CHP-01']);
  expect(found(({ open }) => open.chapelSteps.splice(1, 1, 0))).toEqual(['SJ-CHP-01']);
  expect(
    found(({ open, seats }) => {
      open.chapelSteps[2] = 1;
      at(seats, 2).own.chapel.push(0);
    }),
  ).toContain('SJ-CHP-01');
});

test('no more roles are taken than there are choices', () => {
  expect(
    found(({ open }) => {
      open.roles = [0, 1, 2, -1, -1];
    }),
  ).toEqual([]);
  expect(
    found(({ open }) => {
      open.roles = [0, 1, 2, 0, -1];
    }),
  ).toEqual(['SJ-RND-10']);
});
