/* node --import tsx games/test/record.ts GAME SEATS [STEP] [option=value …]: keeps a game of the present rules version in the
   room's test/recorded. With STEP the game is left unfinished at the first such decision after its first third. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  asked,
  at,
  type Chance,
  configure,
  copyOf,
  isRefusal,
  movesOf,
  nextToAnswer,
  play,
  Recorder,
  randomAnswer,
  type SavedGame,
  type Seat,
  type State,
  seedFrom,
  streamFrom,
  topOf,
} from '@ludoteca/kernel';
import { type Room, roomOf } from '../registry.ts';

const WIDEST_TRIED = 200;

/** The best answer at first sight, preferring to do something over passing. */
function best({ game, evaluation }: Room, state: State, seat: Seat, chance: Chance): unknown {
  const moves = movesOf(game, state, seat, WIDEST_TRIED) ?? [];
  if (moves.length === 0) return randomAnswer(game, state, seat, chance);
  const worth = moves.map((move, place) => {
    const tried = copyOf(game, state);
    play(game, tried, seat, move);
    return evaluation.potential(tried, seat) + (place < moves.length - 1 ? chance.int(3) / 20 : 0);
  });
  return at(moves, worth.indexOf(Math.max(...worth)));
}

/** Good answers, a few random ones, and moves taken back, so that the game is short and yet contains everything. */
function record(
  room: Room,
  seats: number,
  options: Record<string, unknown>,
  words: string,
  stop: (count: number, step: string) => boolean,
): SavedGame {
  const { game } = room;
  const recorder = new Recorder(game, configure(game, { seats, options }), seedFrom(words));
  const chance = streamFrom(words);
  let undone = 0;
  for (let count = 0; ; count++) {
    const { state } = recorder.match;
    const must = nextToAnswer(game, state);
    if (must === undefined || stop(count, topOf(state.agenda)?.kind ?? '')) return recorder.saved();
    const { may } = asked(game, state);
    const seat = may.length > 0 && chance.int(4) === 0 ? at(may, chance.int(may.length)) : must;
    const move = chance.int(5) === 0 ? randomAnswer(game, state, seat, chance) : best(room, state, seat, chance);
    const result = recorder.do((match) => match.answer({ seat, decision: state.decision, move }));
    if (isRefusal(result)) throw new Error(`${game.meta.id}, answer ${count}: ${result.refused}`);
    // The first chance is taken, because some games have few.
    if ((undone === 0 || count % 9 === 0) && recorder.match.undoRefusal(seat) === undefined) {
      recorder.do((match) => match.undo(seat));
      undone++;
    }
  }
}

const [id = '', seats = '2', ...rest] = process.argv.slice(2);
const pairs = rest.filter((word) => word.includes('=')).map((word) => word.split('=') as [string, string]);
const read = (value: string): unknown => (value === 'true' || value === 'false' ? value === 'true' : value);
const options = Object.fromEntries(pairs.map(([option, value]) => [option, read(value)]));
const step = rest.find((word) => !word.includes('='));
const room = roomOf(id);
const { rules } = room.game.meta;
let length = 0;
const whole = record(room, Number(seats), options, `${id} ${rules}`, (count) => {
  length = count;
  return false;
});
const kept =
  step === undefined ? whole : record(room, Number(seats), options, `${id} ${rules}`, (count, at) => count > length / 3 && at === step);
const folder = join(import.meta.dirname, '..', id, 'test/recorded');
mkdirSync(folder, { recursive: true });
const name = step === undefined ? `${rules}-finished-${seats}` : `${rules}-unfinished-${seats}-${step}`;
writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(kept)}\n`);
console.info(`${name}: ${kept.entries.length} entries`);
