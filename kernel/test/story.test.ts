import { expect, test } from 'vitest';
import { drain, note, Story } from '../src/testing/index.ts';
import { bid } from './toys/hands/bidding.ts';
import { hands } from './toys/hands.ts';
import { teams } from './toys/teams.ts';

const dealt = { position: { hands: [[1, 2], [5]], deck: [0, 0, 0, 0, 3] } };

test('lines are played by the seat asked first, or by the seat named', () => {
  const story = Story.given(hands, dealt);
  story.by(1, 'bid 5');
  expect(story.next()).toBe(0);
  story.play('bid 1,2');
  expect(story.asking).toBe('rob');
  expect(story.next()).toBe(1);
  expect(story.options()).toEqual(['rob 0', 'spare']);
});

test('a refused line fails the test that plays it, and an accepted one the test that expects a refusal', () => {
  const story = Story.given(hands, dealt);
  expect(() => story.by(0, 'bid 4')).toThrow('seat 0, "bid 4": refused by HANDS-CARDS-01');
  expect(() => story.by(0, 'dance')).toThrow('refused by HOUSE-FORM unknown move "dance"');
  expect(story.refusal('bid 4')).toBe('HANDS-CARDS-01');
  expect(() => story.refusal('bid 1')).toThrow('"bid 1" was accepted');
});

test('a line that leads elsewhere when nobody listens fails the test that plays it', () => {
  const close: typeof bid.close = (ctx, step, answers) => {
    if (ctx.tell !== undefined) bid.close(ctx, step, answers);
  };
  const story = Story.given({ ...hands, steps: { ...hands.steps, bid: { ...bid, close } } }, dealt);
  story.by(1, 'bid 5');
  expect(() => story.by(0, 'bid 1,2')).toThrow('seat 0, "bid 1,2": leads elsewhere when nobody listens');
});

test('an event that names no rule of the game fails the test', () => {
  const ledger = Object.fromEntries(Object.entries(hands.ledger).filter(([rule]) => rule !== 'HANDS-BID-01'));
  const story = Story.given({ ...hands, ledger }, dealt);
  story.by(1, 'bid 5');
  expect(() => story.by(0, 'bid 1,2')).toThrow('event bid: no rule "HANDS-BID-01"');
});

test('everything the engine says is noted: questions, events, refusals, standings, invariants', () => {
  drain();
  const story = Story.given(hands, dealt);
  expect(drain()).toEqual(['HANDS-BID-01', 'HANDS-ROUND-01']);
  story.refusal('bid 0,0,1');
  expect(drain()).toEqual(['HANDS-BID-02']);
  story.standing();
  expect(drain()).toEqual(['HANDS-PRIZE-01', 'HANDS-TIE-01']);
  expect(story.broken()).toEqual([]);
  expect(drain()).toEqual(['HANDS-CARDS-01', 'HANDS-ROB-01']);
  note('X-1');
  expect([drain(), drain()]).toEqual([['X-1'], []]);
});

test('a story can wander to its end, or until something happens', () => {
  const story = Story.begin(teams, {});
  story.wander('a while', ({ state }) => state.open.round === 2);
  expect(story.state.open.round).toBe(2);
  story.wander('to the end');
  expect(story.asking).toBeUndefined();
  expect(() => story.next()).toThrow('nobody is asked');
  expect(story.events('banks').length).toBe(6);
  expect(story.events().length).toBe(story.told.length);
});
