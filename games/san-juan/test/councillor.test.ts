import { at } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { copies, given, handOf, handSizes, names } from './table.ts';

const council = (players: Record<string, unknown>[], more: Record<string, unknown> = {}, seats = 2) => {
  const story = given(seats, { players, ...more });
  story.play('role councillor');
  return story;
};
const drawnBy = (story: ReturnType<typeof council>, seat: number) => names(at(story.state.seats, seat).own.drawn);

test('SJ-COU-01 a player draws two cards and keeps one', () => {
  const story = council([{}, {}], { supply: ['well', 'hero'] });
  story.play('pass', 'draw no');
  expect(drawnBy(story, 1)).toEqual(['well', 'hero']);
  expect(story.refusal('keep palace')).toBe('SJ-COU-01');
  expect(story.refusal('discard well')).toBe('SJ-COU-01');
  story.play('keep hero');
  expect(handOf(story, 1)).toEqual(['hero']);
  expect(names(story.state.hidden.discard)).toEqual(['well']);
});

test('SJ-COU-02 SJ-COU-07 the councillor draws five at once and keeps one', () => {
  const story = council([{}], { supply: ['well', 'hero', 'crane', 'tower', 'quarry'] });
  story.play('draw no', 'pass');
  expect(drawnBy(story, 0)).toHaveLength(5);
  story.play('keep crane');
  expect(handOf(story, 0)).toEqual(['crane']);
  expect(story.view(1).shown.discard).toBe(4);
});

test('SJ-COU-03 with the library the councillor draws eight', () => {
  const story = council([{ display: ['library'] }]);
  story.play('draw yes', 'pass');
  expect(drawnBy(story, 0)).toHaveLength(8);
  expect(story.options().every((option) => option.startsWith('keep'))).toBe(true);
  story.play(at(story.options(), 0));
  expect(handSizes(story)[0]).toBe(1);
  expect(story.view(0).shown.discard).toBe(7);
});

test('SJ-COU-04 only the drawer sees what is drawn and discarded', () => {
  const story = council([{}], { supply: ['hero', 'hero', 'hero', 'palace', 'palace'] });
  story.play('draw no', 'pass', 'keep hero');
  const heard = story.heard(1).filter((event) => 'seat' in event && event.seat === 0);
  expect(heard.map(({ kind }) => kind)).toEqual(['roleTaken', 'drew', 'kept', 'discarded']);
  expect(heard).toMatchObject([{}, { count: 5 }, { count: 1 }, { count: 4 }]);
  expect(story.view(1).mine).toEqual({ own: { hand: [], drawn: [], chapel: [] }, knows: { discards: [] } });
  expect(names(at(story.state.seats, 0).knows.discards)).toEqual(['hero', 'hero', 'palace', 'palace']);
});

test('SJ-COU-05 a player who takes part keeps one card, with the prefecture one or two', () => {
  const story = council([{ display: ['prefecture'] }, {}]);
  story.play('draw no', 'draw no');
  const two = drawnBy(story, 1);
  expect(story.refusal('pass', 1)).toBe('SJ-COU-05');
  expect(story.refusal('keep -', 1)).toBe('SJ-COU-05');
  expect(story.refusal(`keep ${two.join(',')}`, 1)).toBe('SJ-COU-05');
  expect(story.refusal(`keep ${drawnBy(story, 0).slice(0, 3).join(',')}`, 0)).toBe('SJ-COU-05');
  story.by(0, `keep ${drawnBy(story, 0)[0]}`);
  story.by(1, `keep ${two[0]}`);
  expect(handSizes(story)).toEqual([1, 1]);
});

test('SJ-COU-06 together while the supply serves everybody', () => {
  const story = council([{}, {}, {}], {}, 3);
  story.by(2, 'draw no');
  expect(drawnBy(story, 2)).toEqual([]);
  story.by(0, 'draw no');
  story.by(1, 'pass');
  expect(story.state.seats.map(({ own }) => own.drawn.length)).toEqual([5, 0, 2]);
  expect(story.events('councilMeets')).toMatchObject([{ together: true }]);
});

test('SJ-COU-06 one after the other when the supply might run out', () => {
  const eight = council([{}, {}, {}], { rest: 'discards', supply: copies(8, 'sugar-mill') }, 3);
  expect(eight.events('councilMeets')).toMatchObject([{ together: false }]);
  expect(eight.refusal('draw no', 1)).toBe('HOUSE-SEAT');
  const nine = council([{}, {}, {}], { rest: 'discards', supply: [...copies(8, 'sugar-mill'), 'well'] }, 3);
  expect(nine.events('councilMeets')).toMatchObject([{ together: true }]);
  const library = council(
    [{ display: ['library'] }, {}, {}],
    { rest: 'discards', supply: [...copies(8, 'sugar-mill'), ...copies(3, 'well')] },
    3,
  );
  expect(library.events('councilMeets')).toMatchObject([{ together: false }]);
});

test('SJ-COU-08 discards are on the pile before the next player draws', () => {
  const players = [{}, { hand: copies(8, 'coffee-roaster') }];
  const story = council(players, { rest: 'discards', supply: ['hero', 'hero', 'hero', 'palace', 'palace', 'well'] });
  story.play('draw no', 'keep hero');
  const before = story.view(1).shown.discard;
  story.play('draw no');
  // One card was left, then everything discarded came back, the councillor's four cards included.
  expect(story.events('reshuffled')).toMatchObject([{ cards: before }]);
  expect(story.view(0).shown).toMatchObject({ discard: 0, supply: before - 1 });
});

test('SJ-DEC-05 taking part is decided before drawing, the cards afterwards', () => {
  const story = council([{ display: ['library'] }]);
  expect(story.asking).toBe('attend');
  expect(story.options(0)).toEqual(['draw no', 'draw yes', 'pass']);
  expect(story.options(1)).toEqual(['draw no', 'pass']);
  story.play('draw no', 'pass');
  expect(story.asking).toBe('keep');
  expect(drawnBy(story, 0)).toHaveLength(5);
});

test('SJ-ARC-01 SJ-ARC-02 with an archive the discards come from the whole hand', () => {
  const players = [
    { display: ['archive'], hand: ['palace', 'palace'] },
    { display: ['archive'], hand: ['hero'] },
  ];
  const story = council(players, { supply: ['well', 'hero', 'crane', 'tower', 'quarry', 'statue', 'statue'] });
  story.play('draw no', 'draw no');
  expect(story.refusal('keep well', 0)).toBe('SJ-ARC-01');
  expect(story.refusal('discard palace,palace,well', 0)).toBe('SJ-ARC-02');
  expect(story.refusal('discard hero,statue', 1)).toBe('SJ-ARC-02');
  expect(story.refusal('discard well', 1)).toBe('SJ-ARC-01');
  story.play('discard well,crane,palace,palace', 'discard hero');
  expect(handOf(story, 0)).toEqual(['tower', 'quarry', 'hero']);
  expect(handOf(story, 1)).toEqual(['statue', 'statue']);
});

test('SJ-PRF-01 SJ-EX-11 the prefecture keeps two of two, of five, of eight', () => {
  const kept = (display: string[], seat: number, line: string) => {
    const story = council(seat === 0 ? [{ display }] : [{}, { display }]);
    story.by(seat, line);
    story.by(1 - seat, 'pass');
    const drawn = drawnBy(story, seat);
    story.by(seat, `keep ${drawn.slice(0, 2).join(',')}`);
    return [drawn.length, handSizes(story)[seat]];
  };
  expect(kept(['prefecture'], 1, 'draw no')).toEqual([2, 2]);
  expect(kept(['prefecture'], 0, 'draw no')).toEqual([5, 2]);
  expect(kept(['prefecture', 'library'], 0, 'draw yes')).toEqual([8, 2]);
});

test('SJ-CMB-12 SJ-EX-14 archive, prefecture and library: eight cards into the hand, six discarded from it', () => {
  const story = council([{ display: ['archive', 'prefecture', 'library'], hand: ['palace', 'palace'] }]);
  story.play('draw yes', 'pass');
  expect(story.question().selections).toMatchObject([{ min: 6, max: 7 }]);
  const drawn = drawnBy(story, 0);
  const others = drawn.slice(0, 4);
  story.play(`discard ${[...others, 'palace', 'palace'].join(',')}`);
  expect(handSizes(story)[0]).toBe(4);
  expect(story.view(0).shown.discard).toBe(6);
});

test('SJ-CMB-13 another’s councillor phase with archive and prefecture: two taken, none discarded', () => {
  const story = council([{}, { display: ['archive', 'prefecture'] }]);
  story.play('pass', 'draw no', 'discard -');
  expect(handSizes(story)).toEqual([0, 2]);
  expect(story.view(0).shown.discard).toBe(0);
});

test('SJ-EX-02 a councillor with prefecture and archive draws five and discards three of the whole hand', () => {
  const story = council([{ display: ['prefecture', 'archive'], hand: ['palace', 'palace'] }]);
  story.play('draw no', 'pass');
  const [first] = drawnBy(story, 0);
  story.play(`discard ${first},palace,palace`);
  expect(handSizes(story)[0]).toBe(4);
  expect(story.view(1).shown.discard).toBe(3);
});
