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
  sum,
  type View,
  viewOf,
  violationOf,
} from '@ludoteca/kernel';
import { expectedText, LANGS, reasonText, speaker, turningText } from '@ludoteca/text';
import { describe, expect, it } from 'vitest';
import type { Consequences } from '../src/explain/consequences.ts';
import { answersToShow, rankingOf } from '../src/explain/ranking.ts';
import { reasonsFor } from '../src/explain/reasons.ts';
import { courseOf, explain, isEvident, type Player, review } from '../src/index.ts';

const budget = { iterations: 40 };
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];

/** Makes something when it is first wanted, and keeps it. */
function once<V>(make: () => V): () => V {
  let made: { readonly value: V } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

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
  /** Explanations of four positions, searched once for all that is said of them. */
  const explanations = once(() =>
    [0, 7, 20, 33].map((steps) => {
      const { state, seat } = later(room, steps);
      return { seat, explanation: explain(room, viewOf(game, state, seat), 'x', { budget }) };
    }),
  );

  it('name at most three answers, the best first, in both languages', () => {
    for (const { seat, explanation } of explanations()) {
      const { best, seat: whose } = explanation;
      expect(whose).toBe(seat);
      expect(best.length).toBeLessThanOrEqual(3);
      expect(best.length).toBeGreaterThan(0);
      for (const advice of best) {
        expect(advice.prospects).toBeGreaterThanOrEqual(0);
        expect(advice.prospects).toBeLessThanOrEqual(1);
        expect(advice.reasons.length).toBeLessThanOrEqual(3);
        for (const lang of LANGS) {
          const { say } = speaker(room.text, lang, NAMES);
          expect(say(expectedText(advice, room.text, configure(game, {})))).toMatch(/\d/);
          expect(say(reasonText(advice, room.text))).not.toBe('');
        }
      }
    }
  });

  it('say nothing twice, nothing that is true of all the answers, and give the best the prospects of the position', () => {
    for (const { explanation } of explanations()) {
      const { best, prospects } = explanation;
      const { say } = speaker(room.text, 'en', NAMES);
      const sentences = best.map(({ reasons }) =>
        reasons.map((reason) => say(reasonText({ prospects, points: 0, reasons: [reason] }, room.text))),
      );
      for (const [place, said] of sentences.entries()) {
        expect(new Set(said).size).toBe(said.length);
        const elsewhere = sentences.filter((_, other) => other !== place);
        if (elsewhere.length > 0) for (const sentence of said) expect(elsewhere.every((other) => other.includes(sentence))).toBe(false);
      }
      expect(best[0]?.prospects).toBe(prospects);
      for (const advice of best) expect(advice.prospects).toBeLessThanOrEqual(prospects);
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

describe('reasons for answers to the same question', () => {
  const of = (remarks: readonly string[], terms: Readonly<Record<string, number>> = {}, others = 0): Consequences => ({
    points: 10,
    others,
    terms: Object.entries(terms).map(([term, value]) => ({ term, value })),
    remarks: remarks.map((kind) => ({ kind, worth: kind.length })),
  });
  const told = (...prospects: readonly Consequences[]) =>
    reasonsFor(prospects).map((reasons) =>
      reasons.map(({ kind, args }) => (args?.['term'] === undefined ? kind : `${args['term']} ${args['change']}`)),
    );

  it('are what is not true of all of them, each once, the weightiest first', () => {
    expect(told(of(['die', 'coins', 'first', 'first']), of(['die', 'coins', 'no']), of(['die']))).toEqual([
      ['coins', 'first'],
      ['coins', 'no'],
      [],
    ]);
    // Where there is nothing to compare, everything is told, but never more than three.
    expect(told(of(['a', 'bb', 'ccc', 'dddd']))).toEqual([['dddd', 'ccc', 'bb']]);
  });

  it('are differences in the evaluation where they are large enough, the first answer against the others', () => {
    expect(told(of([], { tiles: 3, dice: -5, coins: 1 }), of([], { tiles: 1, dice: -5, coins: 1.05 }))).toEqual([
      ['tiles 2'],
      ['tiles -2'],
    ]);
    expect(told(of([], {}, 2), of([], {}, -1))).toEqual([['house.reason.rivals'], ['house.reason.rivals']]);
  });

  it('leave out the term that a remark has put into words already', () => {
    const remarked: Consequences = { ...of([], { tiles: 3 }), remarks: [{ kind: 'fills', worth: 3, term: 'tiles' }] };
    expect(told(remarked, of([], { tiles: 0 }))).toEqual([['fills'], ['tiles -3']]);
  });

  it('are none where nothing differs, and that is said', () => {
    const reasons = reasonsFor([of(['die'], { tiles: 2 }), of(['die'], { tiles: 2 })]);
    expect(reasons).toEqual([[], []]);
    const text = { catalogues: { en: {}, it: {} }, label: () => expect.fail() };
    const said = LANGS.map((lang) => speaker(undefined, lang).say(reasonText({ prospects: 0.5, points: 1, reasons: [] }, text)));
    expect(said.toSorted()).toEqual(['comes to much the same as the other answers', 'viene più o meno lo stesso delle altre risposte']);
  });
});

describe('of the best answers', () => {
  type Made = { readonly kind: string; readonly visits: number };
  const found = (kind: string, visits: number, value: number) => ({
    ...{ move: { kind, visits } satisfies Made, visits, value },
    ...{ winChance: 0.5, points: 1, edge: undefined },
  });
  const answers = [found('tile', 9, 0.5), found('tile', 8, 0.4), found('tile', 7, 0.3), found('end', 6, 0.35)];
  const consequences = (points: number): Consequences => ({ points, others: 0, terms: [{ term: 'points', value: points }], remarks: [] });
  const kept = (look: (visits: number) => Consequences | undefined): number[] =>
    answersToShow(answers, 3, (move) => look((move as Made).visits)).map(({ answer: { visits } }) => visits);

  it('the first stays first, and the next are sorted by value', () => {
    expect(kept((visits) => consequences(visits))).toEqual([9, 8, 7]);
    expect(kept((visits) => (visits === 8 ? undefined : consequences(visits)))).toEqual([9, 6, 7]);
  });

  it('those that come to the same are shown once, as long as there are others', () => {
    expect(kept((visits) => consequences(Math.min(8, visits)))).toEqual([9, 6, 7]);
    // Equal figures of another kind of answer are another thing to do.
    expect(kept(() => consequences(1))).toEqual([9, 8, 6]);
  });
});

describe('expected points', { timeout: 120_000 }, () => {
  const room = rooms.find(({ game }) => game.meta.id === 'catan') ?? expect.fail();

  it('at Catan are never fewer than the points on the table, however poor the income', () => {
    const { game, evaluation } = room;
    const state = begin(game, configure(game, {}), quick('poor'));
    const asked = (): number => nextToAnswer(game, state) ?? expect.fail();
    // The place that the first answer names is at the coast.
    for (let n = 0; n < 12; n++) play(game, state, asked(), at(questionFor(game, state, asked()).list ?? [], 0));
    const { score } = sideOf(game.standing(state).sides, asked());
    expect(evaluation.potential(state, asked())).toBeLessThan(score);
    const { best } = explain(room, viewOf(game, state, asked()), 'x', { budget });
    expect(best.length).toBeGreaterThan(0);
    for (const { points } of best) expect(points).toBeGreaterThanOrEqual(score);
  });

  it('are what the search found at its leaves, and never fewer than those that are secured', () => {
    const { state, seat } = later(room, 4);
    const view = viewOf(room.game, state, seat);
    const thorough = { budget: { iterations: 300 } };
    const [found] = rankingOf(room, view, 'x', thorough);
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
  const reviewed = once(() => review(room, saved, { budget }));

  /** What a seat saw when it made the decision of an entry. */
  function viewBefore(entry: number, seat: number): View {
    const { match } = new Recorder(room.game, configure(room.game, { seats: 2 }), seedFrom('review'));
    for (const { seat: whose, move } of saved.entries.slice(0, entry - 1))
      match.answer({ seat: whose, decision: match.state.decision, move: parseMove(room.game.moves, move) });
    return viewOf(room.game, match.state, seat);
  }

  it('shows how the chances went, where the game turned, and what hard would have played', () => {
    const result = reviewed();
    expect(result.moments).toHaveLength(saved.entries.length + 1);
    const last = result.moments.at(-1)?.prospects ?? expect.fail();
    expect(Math.max(...last)).toBe(1);
    for (const { prospects } of result.moments) expect(sum(prospects)).toBeCloseTo(1, 9);
    expect(result.turning.length).toBeGreaterThan(0);
    for (const { cost, played, better, entry } of result.turning) {
      expect(cost).toBeGreaterThan(0);
      expect(played.notation).toBe(saved.entries[entry - 1]?.move);
      expect(better.notation).not.toBe(played.notation);
    }
    // Random play rarely agrees with hard.
    for (const { agreed, decisions } of result.agreement) expect(agreed).toBeLessThan(decisions);
  });

  it('has one number for one position: the graph, the cards of a decision and a hint in it say the same', () => {
    const { moments, turning } = reviewed();
    expect(courseOf(room, saved)).toEqual(moments);
    for (const { entry, seat, played, better, cost } of turning) {
      const before = moments[entry - 1]?.prospects[seat];
      expect(better.prospects).toBe(before);
      expect(played.prospects).toBeCloseTo(better.prospects - cost, 12);
      expect(played.prospects).toBeGreaterThanOrEqual(0);
      // Nothing is hidden at Medioevo, so a hint at the time says what the review says later.
      expect(explain(room, viewBefore(entry, seat), 'hint', { budget }).best[0]?.prospects).toBeCloseTo(before ?? -1, 9);
    }
  });

  it('tells a turning point in one sentence, in both languages', () => {
    const [point = expect.fail()] = reviewed().turning;
    const view = viewBefore(point.entry, point.seat);
    for (const lang of LANGS) {
      const sentence = speaker(room.text, lang, NAMES).say(turningText(point, room.text, view));
      expect(sentence).toContain(NAMES[point.seat]);
      expect(sentence).toMatch(new RegExp(`(move|mossa) ${point.entry}: .*\\d ?%.*[.]$`));
    }
  });

  it('explains more decisions of those who want to learn', () => {
    const brief = { iterations: 8 };
    const mine = (seats: number[]) => review(room, saved, { budget: brief, seats }).turning.filter(({ seat }) => seat === 0).length;
    expect(mine([0])).toBeGreaterThan(mine([]));
  });

  it('begins where the game began: in a described position as well as with the set-up', () => {
    const scenario = {
      game: 'medioevo',
      seats: 2,
      seed: 'late',
      position: { at: 'round', round: 15, players: [{ coins: 90 }, { coins: 20 }] },
    };
    const late = new Recorder(room.game, configure(room.game, { seats: 2 }), seedFrom('late'), scenario);
    for (let seat = nextToAnswer(room.game, late.match.state); seat !== undefined; seat = nextToAnswer(room.game, late.match.state)) {
      const { state } = late.match;
      const answer = { seat, decision: state.decision, move: randomAnswer(room.game, state, seat, chance) };
      late.do((match) => match.answer(answer));
    }
    const { moments } = review(room, late.saved(), { budget: { iterations: 8 } });
    expect(moments[0]?.prospects[0]).toBeGreaterThan(0.8);
    expect(moments.at(-1)?.prospects).toEqual([1, 0]);
    expect(courseOf(room, late.saved())).toEqual(moments);
  });

  it('comes out the same again, and complains about moves that cannot be played', () => {
    const short = { ...saved, entries: saved.entries.slice(0, 8) };
    expect(review(room, short, { budget })).toEqual(review(room, short, { budget }));
    const entry = saved.entries[0] ?? expect.fail();
    expect(() => review(room, { ...saved, entries: [{ ...entry, move: 'lord b99z' }] }, { budget })).toThrow(/move 1 \("lord b99z"/);
  });
});
