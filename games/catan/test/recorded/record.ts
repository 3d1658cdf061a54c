/* node --import tsx games/catan/test/recorded/record.ts: keeps one finished and one unfinished game of this release. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  asked,
  at,
  configure,
  copyOf,
  isRefusal,
  movesOf,
  nextToAnswer,
  play,
  Recorder,
  randomAnswer,
  type Seat,
  seedFrom,
  streamFrom,
} from '@ludoteca/kernel';
import { evaluation } from '../../src/bot/index.ts';
import { type Catan, type CatanState, catan } from '../../src/rules/index.ts';
import { COUNTERED } from '../../src/rules/types.ts';

/** Plays what looks best at once, now and then anything at all, so that the game is short and yet has everything in it. */
function keep(name: string, seats: number, words: string, stop: (state: CatanState) => boolean): void {
  const recorder = new Recorder<Catan>(catan, configure(catan, { seats, options: { harbours: 'shuffled' } }), seedFrom(words));
  const chance = streamFrom(words);
  for (let count = 0; !stop(recorder.match.state); count++) {
    const { state } = recorder.match;
    const must = nextToAnswer(catan, state);
    if (must === undefined) break;
    const { may } = asked(catan, state);
    const seat = may.length > 0 && chance.int(4) === 0 ? at(may, chance.int(may.length)) : must;
    const talkative = state.agenda[state.agenda.length - 1]?.kind === 'talk' ? 2 : 6;
    const move = chance.int(talkative) === 0 ? randomAnswer(catan, state, seat, chance) : best(state, seat, chance.int(2) === 0);
    const result = recorder.do((match) => match.answer({ seat, decision: state.decision, move }));
    if (isRefusal(result)) throw new Error(`${name}, answer ${count}: ${result.refused}`);
    if (count % 9 === 0 && recorder.match.undoRefusal(seat) === undefined) recorder.do((match) => match.undo(seat));
  }
  writeFileSync(join(import.meta.dirname, `${catan.meta.rules}-${name}-${seats}.json`), `${JSON.stringify(recorder.saved())}\n`);
}

function best(state: CatanState, seat: Seat, eager: boolean): Catan['move'] {
  const moves = movesOf(catan, state, seat, 200) ?? [];
  if (moves.length === 0) return randomAnswer(catan, state, seat, streamFrom(`discard ${state.decision}`));
  const worth = moves.map((move) => {
    const tried = copyOf(catan, state);
    play(catan, tried, seat, move);
    return evaluation.potential(tried, seat) + (eager && move.kind !== 'end' ? 0.1 : 0);
  });
  return at(moves, worth.indexOf(Math.max(...worth)));
}

keep('finished', 4, 'the kept game', () => false);
keep('unfinished', 3, 'the kept talk', (state) => {
  const step = state.agenda[state.agenda.length - 1];
  return step?.kind === 'talk' && state.open.turns > 8 && step.open.replies.includes(COUNTERED);
});
