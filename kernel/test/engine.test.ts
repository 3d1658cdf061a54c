import { expect, test } from 'vitest';
import { type Automatic, asked, begin, configure, deciding, type Game, play, quick, retract } from '../src/index.ts';
import { Story } from '../src/testing/index.ts';
import type { Chain } from './toys/chain/types.ts';
import { chain } from './toys/chain.ts';
import { hands } from './toys/hands.ts';
import { market } from './toys/market.ts';
import type { Teams } from './toys/teams/types.ts';
import { teams } from './toys/teams.ts';

const withTurn = (turn: Automatic<Teams, 'turn'>): Game<Teams> => ({ ...teams, steps: { ...teams.steps, turn } });
const start = (game: Game<Teams>) => begin(game, configure(game, {}), quick('engine'));

test('steps run in the order in which they are pushed, before everything that was there', () => {
  const story = Story.given(chain, { position: { stores: [['castle', 'castle', 'stall'], []], row: ['mill', 'vault'] } });
  story.play('place castle');
  expect(story.state.agenda.map(({ kind }) => kind)).toEqual(['turn', 'refill', 'sweep', 'end', 'extra']);
  story.play('place castle', 'place stall', 'take vault');
  expect(story.asking).toBe('sweep');
});

test('a decision has a new number each time, except in a dialogue', () => {
  const story = Story.given(market, {
    position: {
      goods: [
        [1, 0, 0],
        [0, 1, 0],
      ],
    },
  });
  const { decision } = story.state;
  story.play('offer salt figs 1');
  story.by(1, 'accept');
  expect(story.state.decision).toBe(decision);
  story.play('close 1', 'done');
  expect(story.state.decision).toBe(decision + 1);
});

test('private answers wait until the last is in, and can be taken back', () => {
  const { game, state } = Story.given(hands, { position: { hands: [[1], [2]] } });
  play(game, state, 1, { kind: 'bid', items: [2] });
  expect(state.answers).toEqual([null, { kind: 'bid', items: [2] }]);
  expect(retract(state, 1)).toBe(true);
  expect(retract(state, 1)).toBe(false);
  expect(state.answers).toEqual([null, null]);
  expect(deciding(game, state)?.rule).toBe('HANDS-BID-01');
});

test('a joint decision that nobody must answer closes at once', () => {
  const story = Story.given(hands, { position: { hands: [[], []] } });
  story.by(0, 'bid -');
  story.by(1, 'bid -');
  expect(story.asking).toBe('lead');
});

test('the end comes in mid-chain, before the effects of the last tile', () => {
  const placed = Array(8).fill('mill');
  const story = Story.given(chain, { position: { stores: [['castle'], []], placed: [placed.slice(0, 8), []] } });
  story.play('place castle');
  expect(story.asking).toBeUndefined();
  expect(asked(story.game, story.state)).toEqual({ must: [], may: [] });
  expect(story.state.agenda.at(-1)?.kind).toBe('effect');
  expect(() => play(story.game, story.state, 0, { kind: 'skip' })).toThrow('nothing is being asked');
});

test('rules that loop, run out of steps or push unknown ones are detected', () => {
  expect(() => start(withTurn({ run: (ctx) => ctx.push({ kind: 'turn' }) }))).toThrow('teams: more than 100000 automatic steps in a row');
  expect(() => start(withTurn({ run: () => {} }))).toThrow('teams: the agenda is empty but the game is not over');
  expect(() => start(withTurn({ run: (ctx) => ctx.push({ kind: 'fly' } as never) }))).toThrow('teams: no step "fly"');
});

test('a rule may replace the whole agenda', () => {
  const game = withTurn({
    run({ state }) {
      state.agenda = [{ kind: 'turn' }, { kind: 'use', open: { seat: 1, given: false, rerolled: true } }];
    },
  });
  expect(asked(game, start(game)).must).toEqual([1]);
});

test('chance, draws and reveals set the barrier; nothing else does', () => {
  const barrier = (position: object, line: string): boolean => {
    const story = Story.given<Chain>(chain, { position });
    story.play(line);
    return story.match.undoRefusal(0) === 'HOUSE-REVEALED';
  };
  expect(barrier({ stores: [['chapel', 'castle'], []] }, 'place chapel')).toBe(true);
  expect(barrier({ stores: [['castle', 'mill'], []] }, 'place castle')).toBe(false);
});

test('drawing from an empty pile is an error', () => {
  const game = withTurn({ run: (ctx) => void ctx.draw([]) });
  expect(() => start(game)).toThrow('drawing from an empty pile');
});
