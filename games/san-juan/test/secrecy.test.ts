import { at, imagine, quick, SPECTATOR, Stream, viewOf } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { sanJuan } from '../src/rules/index.ts';
import { given, names } from './table.ts';

const worlds = (story: ReturnType<typeof given>, viewer: number, count = 20) => {
  const view = viewOf(sanJuan, story.state, viewer);
  return Array.from({ length: count }, (_, n) => imagine(sanJuan, view, new Stream(quick(`world ${n}`))));
};

test('imagined worlds look the same to their viewer and keep all 110 cards', () => {
  const story = Story.begin(sanJuan, { seats: 3, options: { balancing: true } }, 'imagine');
  story.wander('imagine', ({ state }) => state.open.round > 6);
  for (const viewer of [SPECTATOR, 0, 1, 2]) {
    const view = viewOf(sanJuan, story.state, viewer);
    for (const world of worlds(story, viewer, 5)) {
      expect(viewOf(sanJuan, world, viewer)).toEqual(view);
      for (const invariant of sanJuan.invariants) expect(invariant.holds(world), invariant.rule).toBe(true);
    }
  }
});

test('a player remembers own discards: they stay in the pile of every imagined world until it is shuffled', () => {
  const story = given(2, { players: [{ hand: ['archive', 'hero'] }], rest: 'supply' });
  story.play('role builder', 'build archive - 1 hero', 'pass');
  for (const world of worlds(story, 0)) expect(names(world.hidden.discard)).toEqual(['hero']);
  const others = worlds(story, 1).map((world) => names(world.hidden.discard)[0]);
  expect(new Set(others).size).toBeGreaterThan(1);
});

test('what a gold mine showed is remembered by all: the card taken and those discarded', () => {
  const supply = ['quarry', 'smithy', 'tobacco-storage', 'library'];
  const story = given(2, { players: [{ display: ['gold-mine'], hand: ['well', 'well'] }, {}], supply });
  story.play('role prospector', 'pass', 'dig', 'take quarry');
  for (const viewer of [SPECTATOR, 1]) {
    for (const world of worlds(story, viewer)) {
      expect(names(at(world.seats, 0).own.hand)).toContain('quarry');
      expect(names(world.hidden.discard).sort()).toEqual(['library', 'smithy', 'tobacco-storage']);
    }
  }
});

test('a card seen in a hand is no longer certain once cards leave it unseen, but a built one leaves by itself', () => {
  const supply = ['quarry', 'smithy', 'tobacco-storage', 'library'];
  const story = given(2, { players: [{ display: ['gold-mine'], hand: ['well', 'well', 'well', 'crane'] }, {}], supply });
  story.play('role prospector', 'pass', 'dig', 'take quarry', 'role trader', 'role builder');
  const seen = (line: string): number[] => {
    const copy = given(2, { players: [{ display: ['gold-mine'], hand: ['well', 'well', 'well', 'crane'] }, {}], supply });
    copy.play('role prospector', 'pass', 'dig', 'take quarry', 'role trader', 'role builder', line);
    return at(copy.state.open.seenHands, 0);
  };
  expect(seen('pass')).toEqual([20]);
  expect(seen('build crane - 0 well')).toEqual([]);
  expect(seen('build quarry - 0 well,well,well')).toEqual([]);
});

test('the sum of cards under others’ chapels is shared out within what each had time for', () => {
  const chapel = (...cards: string[]) => ({ display: ['chapel', 'indigo-plant'], chapel: cards });
  const story = given(3, { players: [chapel('hero'), chapel('well', 'well'), chapel('crane')] });
  for (const world of worlds(story, 0)) expect(world.seats.map(({ own }) => own.chapel.length)).toEqual([1, 2, 1]);
  const two = worlds(story, SPECTATOR).map((world) => world.seats.map(({ own }) => own.chapel.length));
  for (const sizes of two) expect(sizes).toEqual([1, 2, 1]);
});

test('after the end the chapels are open', () => {
  const story = given(2, { round: 100, taken: ['trader', 'producer'], players: [{ display: ['chapel'], chapel: ['hero', 'well'] }] });
  expect(story.view(1).shown.chapels).toEqual([]);
  story.play('role prospector', 'pass');
  expect(story.view(1).shown.chapels).toEqual([2, 0]);
  for (const world of worlds(story, 1, 3)) expect(at(world.seats, 0).own.chapel).toHaveLength(2);
});

test('a chapel step that others cannot see through leaves no trace in what they know', () => {
  const position = { at: 'round', round: 2, players: [{ display: ['chapel', 'tower'], hand: ['hero', 'well'] }, {}] };
  const tucked = given(2, position);
  tucked.play('tuck hero');
  const kept = given(2, position);
  kept.play('pass');
  expect(tucked.view(1).open).toEqual(kept.view(1).open);
  expect(tucked.heard(1)).toEqual(kept.heard(1));
});

test('a free build shows its card and hides nothing: what was seen in the hand is still certain', () => {
  const supply = ['quarry', 'smithy', 'tobacco-storage', 'library'];
  const story = given(2, { players: [{ display: ['gold-mine'], hand: ['archive'] }, {}], supply });
  story.play('role prospector', 'pass', 'dig', 'take quarry', 'role trader', 'role builder', 'build archive - 0 -');
  expect(story.view(1).open.seenHands).toEqual([[20], []]);
});

test('only chapels that could take a card gain room for one', () => {
  const players = [{ display: ['chapel'], hand: ['hero', 'well'] }, { display: ['chapel', 'indigo-plant'] }, { hand: ['crane'] }];
  const story = given(3, { at: 'round', round: 2, players });
  story.play('tuck hero');
  expect(story.view(1).open.chapelSteps).toEqual([1, 0, 0]);
  for (const world of worlds(story, 1)) expect(world.seats.map(({ own }) => own.chapel.length)).toEqual([1, 0, 0]);
});

test('after the end a viewer knows how many cards lie under each chapel', () => {
  const chapel = (...cards: string[]) => ({ display: ['chapel', 'indigo-plant'], chapel: cards, hand: ['crane'] });
  const story = given(3, { at: 'round', round: 100, players: [chapel('hero'), chapel('well', 'well'), {}] });
  story.play('pass', 'pass', 'role prospector', 'pass', 'role trader', 'role producer', 'pass', 'pass', 'pass');
  expect(story.view(2).shown.chapels).toEqual([1, 2, 0]);
  for (const world of worlds(story, 2)) expect(world.seats.map(({ own }) => own.chapel.length)).toEqual([1, 2, 0]);
});
