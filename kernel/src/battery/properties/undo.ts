import type { GameTypes, State } from '../../contract.ts';
import { Match } from '../../match/match.ts';
import { clone, same } from '../../plain.ts';
import { isRefusal } from '../../play/answer.ts';
import type { That } from '../judge.ts';
import type { Property, Step } from '../property.ts';
import { difference, wordsFor } from '../wording.ts';

/** A match in which the step has just been played. */
function tableAfter<T extends GameTypes>(step: Step<T>, that: That): Match<T> {
  const { before, seat, move, after } = step;
  const match = Match.from(before.game, clone(before.state));
  const result = match.answer({ seat, decision: before.state.decision, move });
  that(!isRefusal(result), () => `${wordsFor(before, move)} by seat ${seat} was played, but a table refuses it`);
  that(same(match.state, after.state), () => `a table plays it otherwise: ${difference(after.state, match.state)}`);
  return match;
}

/** The state without chance and decision number, which undo does not restore. */
function comparable<T extends GameTypes>(state: State<T>): object {
  const { chance: _, decision: __, ...rest } = state;
  return rest;
}

/** Undo restores the state exactly, and nothing that was drawn can be drawn again. */
export const undo: Property = {
  name: 'undo',
  step<T extends GameTypes>(step: Step<T>, that: That) {
    const { before, seat, move, after, barrier } = step;
    const match = tableAfter(step, that);
    const privately = match.state.answers[seat] !== null;
    const refused = match.undoRefusal(seat);
    const asExpected = barrier
      ? refused === 'HOUSE-REVEALED' || refused === 'HOUSE-THINKING'
      : refused === undefined || refused === 'HOUSE-THINKING';
    that(asExpected, () => `undo is refused by ${refused}, and a barrier is ${barrier ? '' : 'not '}set`);
    const undone = refused === undefined ? match.undo(seat) : match.takeBack(seat, 1);
    that(!isRefusal(undone), () => 'what was played cannot be taken back');
    // Undoing a changed private answer restores neither version: the seat's answer is open again.
    const answers = privately ? before.state.answers.with(seat, null) : before.state.answers;
    const expected = { ...comparable(before.state), answers };
    that(same(comparable(match.state), expected), () => `not as before: ${difference(expected, comparable(match.state))}`);
    that(same(match.state.chance, after.state.chance), () => 'chance went back');
    that(
      privately || match.state.decision > after.state.decision,
      () => `decision ${match.state.decision} comes after ${after.state.decision}`,
    );
    const again = match.answer({ seat, decision: match.state.decision, move });
    that(!isRefusal(again), () => `${wordsFor(before, move)} cannot be played again after undo`);
    if (!same(before.state.chance, after.state.chance)) return;
    const second = comparable(match.state);
    that(same(second, comparable(after.state)), () => `played again it leads elsewhere: ${difference(comparable(after.state), second)}`);
  },
};
