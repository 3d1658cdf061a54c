import { rooms } from '@ludoteca/games';
import {
  at,
  begin,
  configure,
  fromScenario,
  imagine,
  isNotAMove,
  nextToAnswer,
  parseMove,
  play,
  questionFor,
  quick,
  Recorder,
  randomAnswer,
  type State,
  seedFrom,
  sideOf,
  streamFrom,
  viewOf,
  violationOf,
} from '@ludoteca/kernel';
import { expectedText, LANGS, reasonText, speaker } from '@ludoteca/text';
import { describe, expect, it } from 'vitest';
import { ranking } from '../src/explain/explain.ts';
import { type Prospect, told as toldOf } from '../src/explain/reasons.ts';
import { worthShowing } from '../src/explain/shown.ts';
import { explain, isEvident, type Player, review } from '../src/index.ts';

const budget = { iterations: 40 };

/** A position of a random game where there is something to choose. */
function later({ game }: Player, steps: number): { state: State; seat: number } {
  const state = begin(game, configure(game, {}), quick('explain'));
  const chance = streamFrom('explain');
  for (let n = 0; n < steps; n++) {
    const seat = nextToAnswer(game, state);
    if (seat === undefined) break;
    play(game, state, seat, randomAnswer(game, state, seat, chance));
  }
  return { state, seat: nextToAnswer(game, state) ?? expect.fail() };
}

describe.each(rooms.map((room) => [room.game.meta.id, room] as const))('explanations at %s', { timeout: 120_000 }, (_id, room) => {
  const { game } = room;

  it('name at most three answers, the best first, in both languages', () => {
    for (const steps of [0, 7, 20, 33]) {
      const { state, seat } = later(room, steps);
      const { best, seat: whose } = explain(room, viewOf(game, state, seat), 'x', { budget });
      expect(whose).toBe(seat);
      expect(best.length).toBeLessThanOrEqual(3);
      expect(best.length).toBeGreaterThan(0);
      for (const advice of best) {
        expect(advice.chance).toBeGreaterThanOrEqual(0);
        expect(advice.chance).toBeLessThanOrEqual(1);
        for (const lang of LANGS) {
          const { say } = speaker(room.text, lang);
          expect(say(expectedText(advice))).toMatch(/\d/);
          expect(say(reasonText(advice))).not.toBe('');
        }
      }
    }
  });

  it('leave out what all the answers cost alike', () => {
    for (const steps of [0, 7, 20, 33]) {
      const { state, seat } = later(room, steps);
      const { best } = explain(room, viewOf(game, state, seat), 'x', { budget });
      const terms = new Set(best.flatMap(({ reasons }) => reasons.map(({ term }) => term)));
      for (const term of best.length > 1 ? terms : []) {
        const changes = best.map(({ reasons }) => reasons.find((reason) => reason.term === term)?.change ?? 0);
        expect(Math.max(...changes)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('of another seat’s choice use nothing but what the asker sees', () => {
    let compared = 0;
    for (const steps of [3, 12, 25]) {
      const { state, seat } = later(room, steps);
      const asker = (seat + 1) % state.seats.length;
      const view = viewOf(game, state, asker);
      const move = randomAnswer(game, state, seat, streamFrom('choice'));
      const other = imagine(game, view, streamFrom('elsewhere'));
      const asked = { budget, seat, move };
      expect(explain(room, viewOf(game, other, asker), 'x', asked)).toEqual(explain(room, view, 'x', asked));
      compared++;
    }
    expect(compared).toBe(3);
  });
});

describe('of answers to the same question', () => {
  const of = (others: number, ...changes: readonly number[]): Prospect => ({
    points: 10,
    others,
    reasons: changes.map((change, n) => ({ term: at(['points', 'dice', 'tiles'], n), change })),
  });
  const told = (...prospects: readonly Prospect[]) =>
    toldOf(prospects).map(({ reasons, others }) => ({ ...Object.fromEntries(reasons.map(({ term, change }) => [term, change])), others }));

  it('what each of them costs is no reason, beyond what the cheapest does', () => {
    expect(told(of(0, 4, -6, -7), of(0, 4, -5, -10))).toEqual([
      { points: 4, dice: -1, others: 0 },
      { points: 4, tiles: -3, others: 0 },
    ]);
    // What costs nothing with one of them is told of the other in full, and so is everything where there is nothing to compare.
    expect(told(of(0, 4, -6), of(0, 4, 0))).toEqual([
      { points: 4, dice: -6, others: 0 },
      { points: 4, others: 0 },
    ]);
    expect(told(of(0, 4, -6))).toEqual([{ points: 4, dice: -6, others: 0 }]);
  });

  it('what the others get or lose in any case is left out', () => {
    expect(told(of(3, 1), of(2, 1)).map(({ others }) => others)).toEqual([1, 0]);
    expect(told(of(-3, 1), of(-2, 1)).map(({ others }) => others)).toEqual([-1, 0]);
    expect(told(of(-3, 1), of(2, 1)).map(({ others }) => others)).toEqual([-3, 2]);
  });
});

describe('of the best answers', () => {
  const found = (kind: string, visits: number, value: number) => ({
    ...{ move: { kind, visits }, visits, value },
    ...{ chance: 0.5, points: 1, edge: undefined },
  });
  const answers = [found('tile', 9, 0.5), found('tile', 8, 0.4), found('tile', 7, 0.3), found('end', 6, 0.35)];
  const prospect = (points: number): Prospect => ({ points, others: 0, reasons: [{ term: 'points', change: points }] });
  const kept = (look: (visits: number) => Prospect | undefined): number[] =>
    worthShowing(answers, 3, ({ visits }) => look(visits)).map(({ found: { visits } }) => visits);

  it('the first stays first, and the next are in the order of what they promise', () => {
    expect(kept((visits) => prospect(visits))).toEqual([9, 8, 7]);
    expect(kept((visits) => (visits === 8 ? undefined : prospect(visits)))).toEqual([9, 6, 7]);
  });

  it('those that come to the same are shown once, as long as there are others', () => {
    expect(kept((visits) => prospect(Math.min(8, visits)))).toEqual([9, 6, 7]);
    // Equal figures of another kind of answer are another thing to do.
    expect(kept(() => prospect(1))).toEqual([9, 8, 6]);
  });
});

describe('expected points', () => {
  const room = rooms.find(({ game }) => game.meta.id === 'catan') ?? expect.fail();

  it('at Catan are never fewer than the points on the table, however poor the income', () => {
    const { game, evaluation } = room;
    const state = begin(game, configure(game, {}), quick('poor'));
    const asked = (): number => nextToAnswer(game, state) ?? expect.fail();
    // Whoever settles where the first answer says settles at the coast.
    for (let n = 0; n < 12; n++) play(game, state, asked(), at(questionFor(game, state, asked()).list ?? [], 0));
    const { score } = sideOf(game.standing(state).sides, asked());
    expect(evaluation.potential(state, asked())).toBeLessThan(score);
    const { best } = explain(room, viewOf(game, state, asked()), 'x', { budget });
    expect(best.length).toBeGreaterThan(0);
    for (const { points } of best) expect(points).toBeGreaterThanOrEqual(score);
  });

  it('are what the search found where its lines ended, and never fewer than those that are safe', () => {
    const { state, seat } = later(room, 4);
    const view = viewOf(room.game, state, seat);
    const thorough = { budget: { iterations: 300 } };
    const [found] = ranking(room, view, 'x', thorough);
    expect(found?.visits).toBeGreaterThan(0);
    const safe = { ...room, evaluation: { ...room.evaluation, secured: () => 99 } };
    const points = (player: Player): number | undefined => explain(player, view, 'x', thorough).best[0]?.points;
    expect(points({ ...room, evaluation: { ...room.evaluation, secured: () => 0 } })).toBe(found?.points);
    expect(points(safe)).toBe(99);
  });
});

describe('what an asker may be told about another seat’s choice', { timeout: 120_000 }, () => {
  const room = rooms.find(({ game }) => game.meta.id === 'san-juan') ?? expect.fail();
  const { game } = room;
  const position = (at: string): State =>
    fromScenario(game, {
      ...{ game: 'san-juan', seats: 2, seed: 'evident' },
      position: {
        ...{ at, governor: 0 },
        players: [
          { display: ['indigo-plant'], hand: ['tower', 'well', 'statue', 'archive', 'quarry'] },
          { display: ['indigo-plant'], hand: ['statue', 'chapel'] },
        ],
      },
    });
  const moveOf = (line: string) => {
    const move = parseMove(game.moves, line);
    return isNotAMove(move) ? expect.fail(move.problem) : move;
  };

  it('is a role, which everybody sees', () => {
    const state = position('choice');
    expect(isEvident(game, viewOf(game, state, 1), 0, moveOf('role builder'))).toBe(true);
  });

  it('is not the cards that were paid face down, except to the payer', () => {
    const state = position('choice');
    play(game, state, 0, moveOf('role builder'));
    const build = moveOf('build well - 0 statue');
    expect(violationOf(game, state, 0, build)).toBeUndefined();
    expect(isEvident(game, viewOf(game, state, 1), 0, build)).toBe(false);
    expect(isEvident(game, viewOf(game, state, 0), 0, build)).toBe(true);
  });
});

describe('a review', { timeout: 120_000 }, () => {
  const room = rooms.find(({ game }) => game.meta.id === 'medioevo') ?? expect.fail();
  const recorder = new Recorder(room.game, configure(room.game, { seats: 2 }), seedFrom('review'));
  const chance = streamFrom('review');
  for (let seat = nextToAnswer(room.game, recorder.match.state); seat !== undefined; seat = nextToAnswer(room.game, recorder.match.state)) {
    const { state } = recorder.match;
    const move = randomAnswer(room.game, state, seat, chance);
    const answer = { seat, decision: state.decision, move };
    recorder.do((match) => match.answer(answer));
  }
  const saved = recorder.saved();

  it('shows how the chances went, where the game turned, and what hard would have played', () => {
    const result = review(room, saved, { budget });
    expect(result.moments).toHaveLength(saved.entries.length + 1);
    const last = result.moments.at(-1)?.chances ?? expect.fail();
    expect(Math.max(...last)).toBeGreaterThan(0.9);
    expect(result.turning.length).toBeGreaterThan(0);
    for (const { loss, played, notation, entry } of result.turning) {
      expect(loss).toBeGreaterThan(0);
      expect(played).toBe(saved.entries[entry - 1]?.move);
      expect(notation).not.toBe(played);
    }
    // Somebody who plays by lot is rarely of hard's opinion.
    for (const { agreed, decisions } of result.agreement) expect(agreed).toBeLessThan(decisions);
  });

  it('explains more decisions of those who want to learn', () => {
    const brief = { iterations: 8 };
    const mine = (seats: number[]) => review(room, saved, { budget: brief, seats }).turning.filter(({ seat }) => seat === 0).length;
    expect(mine([0])).toBeGreaterThan(mine([]));
  });

  it('comes out the same again, and complains about moves that cannot be played', () => {
    const short = { ...saved, entries: saved.entries.slice(0, 8) };
    expect(review(room, short, { budget })).toEqual(review(room, short, { budget }));
    const entry = saved.entries[0] ?? expect.fail();
    expect(() => review(room, { ...saved, entries: [{ ...entry, move: 'lord b99z' }] }, { budget })).toThrow(/move 1 \("lord b99z"/);
  });
});
