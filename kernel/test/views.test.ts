import { expect, test } from 'vitest';
import { at, deal, imagine, mineOf, SPECTATOR, seatOf, streamFrom, viewOf, without } from '../src/index.ts';
import { Story } from '../src/testing/index.ts';
import { hands } from './toys/hands.ts';

const robbed = () => {
  // One card each; the winner robs the only card there is.
  const story = Story.given(hands, { seats: 3, position: { hands: [[5], [], []], deck: [0, 1, 0, 1, 3, 4, 2] }, dice: [0] });
  story.by(0, 'bid 5');
  story.by(1, 'bid -');
  story.by(2, 'bid -');
  story.by(0, 'rob 1');
  return story;
};

test('a seat sees its own part and nobody else’s, a spectator none', () => {
  const story = Story.given(hands, {
    position: {
      hands: [
        [0, 1],
        [4, 5],
      ],
    },
  });
  expect(story.view(0).mine).toEqual(seatOf(story.state, 0));
  expect(story.view(SPECTATOR).mine).toBeNull();
  expect(mineOf(story.view(1)).own.hand).toEqual(at(story.state.seats, 1).own.hand);
  expect(() => mineOf(story.view(SPECTATOR))).toThrow('a spectator has no part of its own');
});

test('hidden parts, chance and hidden data of steps have no place in a view', () => {
  const story = Story.given(hands, { position: { hands: [[0], [1]] } });
  const view = story.view(0);
  expect(Object.keys(view)).not.toEqual(expect.arrayContaining(['hidden']));
  expect(JSON.stringify(view)).not.toMatch(/hidden|chance|words|seats":\[/);
  expect(view.agenda).toContainEqual({ kind: 'prize' });
  expect(view.shown).toEqual({ hands: [3, 3], deck: 30 - 7, buried: 0 });
});

test('a private answer shows only to its seat', () => {
  const story = Story.given(hands, { position: { hands: [[0], [1]] } });
  story.by(0, 'bid 0');
  expect(story.view(0).answer).toEqual({ kind: 'bid', items: [0] });
  expect(story.view(1).answer).toBeNull();
  expect(story.view(SPECTATOR).answer).toBeNull();
});

test('what is done to a view does not reach the state', () => {
  const story = Story.given(hands, { position: { hands: [[0], [1]] } });
  const view = story.view(0) as { open: { table: number[] } };
  view.open.table.push(7);
  expect(story.state.open.table).toEqual([]);
});

test('a card seen being taken is known and stays in every world that its seat imagines', () => {
  const story = robbed();
  const card = at(mineOf(story.view(1)).knows.held, 0);
  expect(card.length).toBe(1);
  for (let i = 0; i < 20; i++) {
    const world = imagine(hands, story.view(1), streamFrom(`world ${i}`));
    expect(without(card, at(world.seats, 0).own.hand)).toEqual([]);
    expect(viewOf(hands, world, 1)).toEqual(story.view(1));
  }
  expect(at(mineOf(story.view(2)).knows.held, 0)).toEqual([]);
});

test('the robbed and the robber hear which card, the others only that', () => {
  const story = robbed();
  const heard = (viewer: number): string[] =>
    story
      .heard(viewer)
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('robbed'));
  expect([0, 1, 2, SPECTATOR].map(heard)).toEqual([['robbed'], ['robbed'], ['robbed-unseen'], ['robbed-unseen']]);
});

test('imagined worlds differ, and have a chance of their own', () => {
  const story = Story.given(hands, { position: { hands: [[0], [1]] } });
  const worlds = [0, 1].map((i) => imagine(hands, story.view(0), streamFrom(`world ${i}`)));
  expect(worlds[0]?.hidden.deck).not.toEqual(worlds[1]?.hidden.deck);
  expect(worlds[0]?.chance).not.toEqual(story.state.chance);
});

test('dealing hands out everything once and says when there is too little', () => {
  const dealt = deal([1, 2, 3, 4, 5], [2, 0, 3], streamFrom('deal'));
  expect(dealt.map((hand) => hand.length)).toEqual([2, 0, 3]);
  expect(dealt.flat().sort()).toEqual([1, 2, 3, 4, 5]);
  expect(() => deal([1], [2], streamFrom('deal'))).toThrow('2 wanted, 1 left to deal');
  expect(without([1, 1, 2, 3], [1, 3, 9])).toEqual([1, 2]);
});
