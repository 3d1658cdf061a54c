/* npx tsx games/medioevo/test/recorded/record.ts: writes the two kept games of the present rules version, once for each release. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure, type Match, nextToAnswer, quick, Recorder, randomAnswer, type SavedGame, Stream, seedFrom } from '@ludoteca/kernel';
import { type Medioevo, medioevo } from '../../src/rules/index.ts';

/** Random play in which now and then somebody takes a move back. */
function record(seats: number, words: string, until: (match: Match<Medioevo>) => boolean): SavedGame {
  const recorder = new Recorder(medioevo, configure(medioevo, { seats }), seedFrom(words));
  const chance = new Stream(quick(words));
  const { match } = recorder;
  for (let seat = nextToAnswer(medioevo, match.state); seat !== undefined && !until(match); seat = nextToAnswer(medioevo, match.state)) {
    const by = seat;
    const move = randomAnswer(medioevo, match.state, by, chance);
    recorder.do(() => match.answer({ seat: by, decision: match.state.decision, move }));
    if (chance.int(12) === 0 && match.undoRefusal(by) === undefined) recorder.do(() => match.undo(by));
  }
  return recorder.saved();
}

/** One player has answered a Renovation, another one is still thinking. */
function isRenovating({ state }: Match<Medioevo>): boolean {
  return state.agenda.at(-1)?.kind === 'renovation' && state.answers.some((answer) => answer !== null);
}

const { rules } = medioevo.meta;
const write = (name: string, saved: SavedGame): void =>
  writeFileSync(join(import.meta.dirname, `${rules}-${name}.json`), `${JSON.stringify(saved)}\n`);

write(
  'finished-2',
  record(2, `medioevo ${rules}`, () => false),
);
write('unfinished-3', record(3, 'medioevo 1.0.0 unfinished 5', isRenovating));
