import { at } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { ENVOY, NOBLE } from '../src/data/course.ts';
import { pieceOf } from '../src/rules/table.ts';
import { ended, envoys, given, nobles, office, type Table } from './table.ts';

/** A position with something everywhere, after a change. */
function changed(change: (state: Table['state']) => void): string[] {
  const story = given(3, {
    chests: { S1: ['BR'] },
    players: [
      { offices: [...envoys('aachen-3'), ...nobles('milano-1')], chests: ['PU', 'BR'], privileges: [1], paid: { milano: [2, 1] } },
      { offices: envoys('aachen-2'), privileges: [7] },
    ],
  });
  change(story.state);
  return [...story.broken()];
}

describe('an invariant bites', () => {
  test('nothing is broken before', () => expect(changed(() => {})).toEqual([]));

  test.each([0, 1, 2])('STA-SET-10 when a piece of seat %i is missing, doubled or below zero', (seat) => {
    const envoy = pieceOf(seat, ENVOY);
    const noble = pieceOf(seat, NOBLE);
    const bites = ['STA-SET-10'];
    expect(changed(({ open }) => (open.court[envoy] = at(open.court, envoy) + 1))).toEqual(bites);
    expect(changed(({ open }) => (open.province[noble] = at(open.province, noble) - 1))).toEqual(bites);
    const below = ({ open }: Table['state']): void => {
      open.province[envoy] = at(open.province, envoy) + at(open.court, envoy) + 1;
      open.court[envoy] = -1;
    };
    expect(changed(below)).toEqual(bites);
    const lacking = ({ open }: Table['state']): void => {
      open.court[noble] = at(open.court, noble) + at(open.province, noble) + 1;
      open.province[noble] = -1;
    };
    expect(changed(lacking)).toEqual(bites);
  });

  test('STA-SET-10 when a piece leaves an office for nowhere', () => {
    expect(changed(({ open }) => (open.left[office('aachen-2')] = -1))).toEqual(['STA-SET-10']);
  });

  test('STA-CH-02 when a chest is missing, of another kind or held below zero', () => {
    expect(changed(({ hidden }) => hidden.pile.pop())).toEqual(['STA-CH-02']);
    expect(changed(({ hidden }) => (hidden.pile[0] = (at(hidden.pile, 0) + 1) % 15))).toEqual(['STA-CH-02']);
    const below = ({ open, hidden }: Table['state']): void => {
      const place = open.held.indexOf(0);
      open.held[place] = -1;
      hidden.pile.push(place % 7);
    };
    expect(changed(below)).toContain('STA-CH-02');
  });

  test('STA-PRV-22 when a copy or a card of points is missing', () => {
    const bites = ['STA-PRV-22'];
    expect(changed(({ open }) => (open.copies[4] = at(open.copies, 4) - 1))).toEqual(bites);
    expect(changed(({ open }) => (open.copies[2] = 1))).toEqual(bites);
    expect(changed(({ open }) => (open.copies[16] = at(open.copies, 16) + 1))).toEqual(bites);
    expect(changed(({ open }) => open.vpPile.pop())).toEqual(bites);
  });

  test('STA-SET-12 while the game goes on, when a family member is missing or doubled', () => {
    expect(changed(({ open }) => open.order.pop())).toEqual(['STA-SET-12']);
    expect(changed(({ open }) => (open.order[0] = (at(open.order, 0) + 1) % 3))).toEqual(['STA-SET-12']);
    const over = ended(3, {});
    over.state.open.supplyTrack.pop();
    over.state.open.order.pop();
    over.state.open.deployTrack.pop();
    expect(over.broken()).toEqual([]);
  });

  test('STA-SET-14 when a job is dealt twice', () => {
    expect(changed(({ seats }) => (at(seats, 0).own.jobs[1] = at(at(seats, 1).own.jobs, 1)))).toEqual(['STA-SET-14']);
  });

  test('STA-DEP-03 when a right piece stands alone, or an envoy where a noble must be', () => {
    const swap = ({ open }: Table['state']): void => {
      const place = office('aachen-3');
      open.right[place] = at(open.left, place);
      open.left[place] = -1;
    };
    expect(changed(swap)).toEqual(['STA-DEP-03']);
    const beside = ({ open }: Table['state']): void => {
      open.right[office('milano-1')] = pieceOf(2, ENVOY);
      open.court[pieceOf(2, ENVOY)] = at(open.court, pieceOf(2, ENVOY)) - 1;
    };
    expect(changed(beside)).toEqual(['STA-DEP-03']);
  });
});
