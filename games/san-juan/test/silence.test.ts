import { fromScenario, isNotAMove, nextToAnswer, parseMove, play } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type SanJuanState, sanJuan } from '../src/rules/index.ts';
import type { Move } from '../src/rules/types.ts';
import { allBut, copies } from './table.ts';

/** The same lines with nobody listening, as simulations play them. */
const unheard = (seats: number, options: object, position: object, lines: readonly string[]): SanJuanState => {
  const state = fromScenario(sanJuan, { game: 'san-juan', seats, options, position });
  for (const line of lines) {
    const seat = nextToAnswer(sanJuan, state);
    const move = parseMove(sanJuan.moves, line);
    if (seat === undefined || isNotAMove(move)) throw new Error(`"${line}" cannot be played`);
    play(sanJuan, state, seat, move as Move);
  }
  return state;
};

const MINE = { display: ['gold-mine', 'library'] };
const GOOD = ['quarry', 'smithy', 'tobacco-storage', 'library'];
const WORKS = { display: ['library', 'crane', 'carpenter', 'poor-house', 'archive', 'indigo-plant'] };
const FACTORIES = { display: ['indigo-plant', 'sugar-mill', 'tobacco-storage', 'well', 'library'] };
const TWELFTH = { display: [...copies(8, 'sugar-mill'), 'archive', 'smithy', 'chapel'], chapel: ['hero'], hand: ['indigo-plant'] };

const TALES: readonly (readonly [title: string, seats: number, position: object, lines: readonly string[]])[] = [
  [
    'chapels and limits',
    2,
    { at: 'round', round: 2, players: [{ display: ['chapel'], hand: copies(8, 'sugar-mill') }] },
    ['tuck sugar-mill'],
  ],
  ['a limit', 2, { at: 'round', round: 2, players: [{ hand: copies(8, 'sugar-mill') }] }, ['discard sugar-mill']],
  ['a tower', 2, { at: 'round', round: 2, players: [{ display: ['tower'], hand: copies(8, 'sugar-mill') }] }, ['role trader']],
  ['a build', 2, { players: [{ ...WORKS, hand: ['well', 'hero'] }] }, ['role builder', 'build well archive 1 hero', 'pass']],
  ['a build with the library', 2, { players: [{ ...WORKS, hand: ['tower', 'hero'] }] }, ['role builder', 'build tower - 0 hero', 'pass']],
  [
    'goods',
    2,
    { players: [FACTORIES, { goods: ['indigo'] }] },
    ['role producer', 'produce indigo,sugar,tobacco', 'role trader', 'pass', 'pass'],
  ],
  ['no goods', 2, { players: [{ goods: ['indigo'] }, { goods: ['indigo'] }] }, ['role producer', 'role trader', 'sell indigo', 'pass']],
  ['goods forgone', 3, {}, ['role producer', 'pass', 'pass', 'produce indigo', 'role prospector', 'pass', 'role trader', 'sell indigo']],
  ['a council', 2, { players: [WORKS, {}] }, ['role councillor', 'draw yes', 'draw no']],
  ['a choice of the council', 2, { supply: ['hero', ...copies(4, 'sugar-mill')] }, ['role councillor', 'draw no', 'pass', 'keep hero']],
  ['a council forgone', 2, {}, ['role councillor', 'pass', 'pass', 'role trader', 'role prospector', 'draw no']],
  ['a mine', 2, { players: [MINE, MINE], supply: GOOD }, ['role prospector', 'pass', 'dig', 'take library', 'pass']],
  ['a mine for nothing', 2, { players: [MINE], supply: [...GOOD.slice(1), 'smithy'] }, ['role prospector', 'pass', 'dig', 'role trader']],
  ['a mine refused', 2, { players: [MINE], supply: GOOD }, ['role prospector', 'pass', 'dig', 'pass', 'role trader']],
  ['a shuffle', 2, { rest: 'discards', supply: ['hero'], players: [MINE] }, ['role prospector', 'draw yes', 'pass']],
  [
    'nothing left',
    2,
    { players: [{ display: ['gold-mine', 'indigo-plant'] }, { hand: allBut('gold-mine', 'indigo-plant', 'indigo-plant', 'hero') }] },
    ['role prospector', 'draw no', 'role producer', 'produce indigo', 'produce indigo', 'role councillor', 'draw no'],
  ],
  ['an end', 2, { players: [TWELFTH, { display: ['hero', 'archive'] }] }, ['role builder', 'build indigo-plant - 0 -', 'pass']],
  ['an endless game', 2, { round: 100, taken: ['trader', 'producer'] }, ['role prospector', 'pass']],
];

describe('nobody listening', () => {
  test.each(TALES)('%s goes the same way', (_, seats, position, lines) => {
    const heard = Story.given(sanJuan, { seats, position });
    heard.play(...lines);
    expect(unheard(seats, {}, position, lines)).toEqual(heard.state);
  });

  test('the variant’s opening goes the same way', () => {
    const position = { at: 'opening', players: [{ hand: copies(5, 'sugar-mill') }, {}] };
    const options = { balancing: true };
    const heard = Story.given(sanJuan, { seats: 2, options, position });
    heard.play('discard sugar-mill');
    expect(unheard(2, options, position, ['discard sugar-mill'])).toEqual(heard.state);
  });
});

describe('questions', () => {
  test.each([
    ['startingHand', 'SJ-VAR-01', ['discard', 'pass']],
    ['chapel', 'SJ-DEC-07', ['tuck', 'pass']],
    ['handLimit', 'SJ-RND-15', ['discard', 'pass']],
    ['chooseRole', 'SJ-DEC-01', ['role', 'pass']],
    ['build', 'SJ-DEC-02', ['build', 'pass']],
    ['produce', 'SJ-DEC-03', ['produce', 'pass']],
    ['sell', 'SJ-DEC-04', ['sell', 'pass']],
    ['attend', 'SJ-DEC-05', ['draw', 'pass']],
    ['keep', 'SJ-COU-05', ['keep', 'discard', 'pass']],
    ['prospect', 'SJ-DEC-06', ['draw', 'pass']],
    ['dig', 'SJ-GLD-01', ['dig', 'pass']],
    ['nugget', 'SJ-GLD-02', ['take', 'pass']],
  ] as const)('%s is asked by %s', (kind, rule, answers) => {
    expect(sanJuan.steps[kind]).toMatchObject({ rule, answers });
  });
});
