import { heardBy } from '../../audience/audience.ts';
import type { GameTypes } from '../../contract.ts';
import { brief } from '../../input/brief.ts';
import { Match } from '../../match/match.ts';
import { clone, same } from '../../plain.ts';
import { isRefusal } from '../../play/answer.ts';
import type { Told } from '../../play/context.ts';
import { play } from '../../play/engine.ts';
import { violationOf } from '../../play/question.ts';
import { viewOf } from '../../secrecy/view.ts';
import type { Property, Step } from '../property.ts';
import { difference, viewerName, wordsFor } from '../wording.ts';

/**
 * Where undo is offered, the same move played in a world that a viewer cannot tell apart must show that viewer the same.
 * Otherwise somebody would know more after move and undo than before.
 */
export const barrier: Property = {
  name: 'barrier',
  step(step, that) {
    if (!offersUndo(step)) return;
    const { before, seat, move, after, told } = step;
    for (const viewer of before.viewers) {
      const world = clone(before.world(viewer));
      if (violationOf(before.game, world, seat, move) !== undefined) continue;
      const elsewhere: Told<(typeof told)[number]['event']>[] = [];
      play(before.game, world, seat, move, (event) => elsewhere.push(event));
      const view = viewOf(before.game, world, viewer);
      const what = (): string => `${wordsFor(before, move)} by seat ${seat} sets no barrier, but ${viewerName(viewer)}`;
      that(same(view, after.view(viewer)), () => `${what()} sees what was secret: ${difference(after.view(viewer), view)}`);
      const heard = heardBy(told, viewer);
      that(same(heardBy(elsewhere, viewer), heard), () => `${what()} hears what was secret: ${brief(heard)}`);
    }
  },
};

function offersUndo<T extends GameTypes>({ before, seat, move, barrier: isSet }: Step<T>): boolean {
  if (isSet) return false;
  const match = Match.from(before.game, clone(before.state));
  return !isRefusal(match.answer({ seat, decision: before.state.decision, move })) && match.undoRefusal(seat) === undefined;
}
