import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/data/cards.ts';
import { given } from './table.ts';

describe('a turn', () => {
  test('TPL-CARDS-01: five cards of each value from 1 to 6', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) expect(CARDS.filter((card) => card === value)).toHaveLength(5);
    expect(CARDS).toHaveLength(30);
  });

  test('TPL-TURN-01: with a row one may draw or stop', () => {
    expect(given({ row: [4] }).options()).toEqual(['draw', 'stop']);
  });

  test('TPL-TURN-02: the first card must be drawn', () => {
    const story = given({});
    expect(story.options()).toEqual(['draw']);
    expect(story.refusal('stop')).toBe('TPL-TURN-02');
  });

  test('TPL-DRAW-01: a card joins the row, and the turn goes on', () => {
    const story = given({ row: [4], pile: [6] });
    story.play('draw');
    expect(story.state.open.row).toEqual([4, 6]);
    expect(story.next()).toBe(0);
  });

  test('TPL-DRAW-02: a value that is there already costs the row and the turn', () => {
    const story = given({ points: [5, 0], row: [4, 6], pile: [4] });
    story.play('draw');
    expect(story.state.open).toMatchObject({ points: [5, 0], row: [], discards: [4, 6, 4] });
    expect(story.next()).toBe(1);
  });

  test('TPL-STOP-01: a player who stops scores the row, and the next player begins', () => {
    const story = given({ points: [5, 0], row: [4, 6] });
    story.play('stop');
    expect(story.state.open).toMatchObject({ points: [15, 0], row: [] });
    expect(story.next()).toBe(1);
  });
});

describe('the end', () => {
  const most = CARDS.slice(0, -1).filter((card) => card !== 5);
  const late = { points: [0, 9], row: [5], discards: [...most, 5, 5, 5, 5], pile: [6] };

  test('TPL-END-01: after the last card the row is scored', () => {
    const story = given(late);
    story.play('draw');
    expect(story.state.open).toMatchObject({ points: [11, 9], finished: true });
  });

  test('TPL-END-02: most points win, and equals share the victory', () => {
    const story = given({ ...late, points: [0, 11] });
    story.play('draw');
    expect(story.standing().sides.map(({ won }) => won)).toEqual([true, true]);
    const other = given(late);
    other.play('draw');
    expect(other.standing().sides.map(({ won }) => won)).toEqual([true, false]);
  });

  test('a last card that costs the row scores nothing', () => {
    const story = given({
      points: [0, 9],
      row: [6],
      discards: [...most, 5, 5, 5, 5, 5].filter((card, i, all) => card !== 6 || all.indexOf(6) !== i),
      pile: [6],
    });
    story.play('draw');
    expect(story.state.open).toMatchObject({ points: [0, 9], finished: true });
  });
});
