import { at, type Evaluation } from '@ludoteca/kernel';
import type { Player } from '../src/index.ts';
import { stalls } from './stalls/game.ts';
import type { Stalls } from './stalls/types.ts';

/** The market of the tests with an evaluation that misbehaves. */
function spoilt(potential: Evaluation<Stalls>['potential']): Player<Stalls> {
  return { game: stalls.game, evaluation: { potential } };
}

const rooms: Record<string, Player<Stalls>> = {
  stalls: { game: stalls.game, evaluation: stalls.evaluation },
  sleeper: spoilt(() => {
    for (;;) at([1], 0);
  }),
  crasher: spoilt(() => process.exit(7)),
  thrower: spoilt(() => {
    throw new Error('the evaluation fell over');
  }),
  // Good enough for the level that thinks least.
  sprinter: spoilt((state, seat) => {
    Error.stackTraceLimit = 50;
    if (!new Error('where from').stack?.includes('levels/easy')) throw new Error('too much thinking');
    return stalls.evaluation.potential(state, seat);
  }),
};

/** What worker threads load instead of the registry of the house. */
export function roomOf(id: string): Player {
  const room = rooms[id];
  if (room === undefined) throw new Error(`no room "${id}"`);
  return room as unknown as Player;
}
