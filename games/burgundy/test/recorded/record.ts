/* npx tsx games/burgundy/test/recorded/record.ts: writes the two kept games of the present rules version, once for each release. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  configure,
  type Match,
  nextToAnswer,
  quick,
  Recorder,
  randomAnswer,
  type SavedGame,
  Stream,
  seedFrom,
  type Wish,
} from '@ludoteca/kernel';
import { type Burgundy, burgundy } from '../../src/rules/index.ts';

/** Random play in which now and then somebody takes a move back. */
function record(wish: Wish, words: string, until: (match: Match<Burgundy>) => boolean): SavedGame {
  const recorder = new Recorder(burgundy, configure(burgundy, wish), seedFrom(words));
  const chance = new Stream(quick(words));
  const { match } = recorder;
  for (let seat = nextToAnswer(burgundy, match.state); seat !== undefined && !until(match); seat = nextToAnswer(burgundy, match.state)) {
    const by = seat;
    const move = randomAnswer(burgundy, match.state, by, chance);
    recorder.do(() => match.answer({ seat: by, decision: match.state.decision, move }));
    if (chance.int(12) === 0 && match.undoRefusal(by) === undefined) recorder.do(() => match.undo(by));
  }
  return recorder.saved();
}

/** Somebody has just placed a castle and may take one more action. */
function isAtCastle({ state }: Match<Burgundy>): boolean {
  return state.agenda.at(-1)?.kind === 'castleAction' && state.open.phase > 0;
}

const { rules } = burgundy.meta;
const write = (name: string, saved: SavedGame): void =>
  writeFileSync(join(import.meta.dirname, `${rules}-${name}.json`), `${JSON.stringify(saved)}\n`);

write(
  'finished-2',
  record({ seats: 2 }, `burgundy ${rules}`, () => false),
);
write(
  'unfinished-3',
  record({ seats: 3, options: { boards: 'random', choosing: 'together', extraTiles: true } }, 'burgundy unfinished', isAtCastle),
);
