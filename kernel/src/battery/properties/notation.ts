import { brief } from '../../input/brief.ts';
import { isNotAMove, parseMove, printMove, readMove, sampleMove } from '../../moves/schema.ts';
import { clone, same } from '../../plain.ts';
import { checkAnswer, isRefusal } from '../../play/answer.ts';
import type { Property } from '../property.ts';
import { difference } from '../wording.ts';

/** Number of trials, legal ones first, that are printed and parsed back in one position, for each seat. */
const SAMPLED = 18;

/** Logs, tests, bug reports and the command line all depend on one line per answer. */
export const notation: Property = {
  name: 'notation',
  position(probe, that) {
    const { game, chance } = probe;
    const samples = Array.from({ length: 4 }, () => sampleMove(game.moves, Object.keys(game.moves), chance));
    const offered = probe.speakers.flatMap((seat) => [
      ...probe
        .trials(seat)
        .slice(0, SAMPLED)
        .map(({ move }) => move),
    ]);
    for (const move of [...samples, ...offered]) {
      const text = printMove(game.moves, move);
      that(/^\S+( \S+)*$/.test(text), () => `"${text}" is not one line of words`);
      const back = parseMove(game.moves, text);
      that(same(back, move), () => `"${text}" reads back as ${brief(back)}, ${brief(move)} expected`);
      const read = readMove(game.moves, JSON.parse(JSON.stringify(move)));
      that(!isNotAMove(read) && same(read, move), () => `${brief(move)} is not accepted as JSON: ${brief(read)}`);
    }
  },
};

const JUNK: readonly unknown[] = [
  undefined,
  null,
  0,
  'junk',
  [],
  {},
  { kind: 7 },
  { kind: '' },
  { kind: '__proto__' },
  { kind: 'toString' },
];

/** Clients may send anything. Bad answers are refused with a reason and do not change the position. */
export const refusal: Property = {
  name: 'refusal',
  position(probe, that) {
    const { game, chance } = probe;
    const state = clone(probe.state);
    const { decision } = state;
    const refused = (seat: number, number: number, move: unknown, rules: readonly string[]): void => {
      const result = checkAnswer(game, state, { seat, decision: number, move });
      const rule = isRefusal(result) ? result.refused : 'nothing';
      that(
        rules.includes(rule),
        () => `${brief(move)} by seat ${seat} to decision ${number}: refused by ${rule}, not by ${rules.join(' or ')}`,
      );
    };
    const over = game.over(state);
    for (const seat of probe.speakers) {
      const [trial] = probe.trials(seat);
      for (const junk of JUNK) refused(seat, decision, junk, ['HOUSE-FORM']);
      if (trial !== undefined) {
        refused(seat, decision - 1, trial.move, ['HOUSE-STALE']);
        refused(seat, decision + 1, trial.move, ['HOUSE-STALE']);
        refused(seat, decision, { ...trial.move, stranger: 1 }, ['HOUSE-FORM']);
      }
      for (const { move, violation } of probe.trials(seat)) if (violation !== undefined) refused(seat, decision, move, [violation]);
    }
    const strangers = [-1, state.seats.length, 0.5, chance.int(state.seats.length)].filter((seat) => !probe.speakers.includes(seat));
    const sample = sampleMove(game.moves, Object.keys(game.moves), chance);
    for (const seat of strangers) refused(seat, decision, sample, [over ? 'HOUSE-OVER' : 'HOUSE-SEAT']);
    that(same(state, probe.state), () => `refusals changed the position: ${difference(probe.state, state)}`);
  },
};
