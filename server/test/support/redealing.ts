import {
  audiencesOf,
  begin,
  clone,
  configure,
  type Game,
  imagine,
  isRefusal,
  Match,
  nextToAnswer,
  placeOf,
  quick,
  randomAnswer,
  type Seat,
  type State,
  Stream,
  same,
  sealed,
  seatOf,
  seedFrom,
  type Viewer,
  viewOf,
  violationOf,
} from '@ludoteca/kernel';
import { LiveGame, type Played } from '../../src/table/live-game.ts';

const TRIES = 24;

/** The number of comparisons, and the leaks. */
export interface Findings {
  compared: number;
  leaks: string[];
}

/**
 * Plays a random game. Before every answer, everything that each onlooker cannot see is dealt again; the same answer with the same
 * chance must then send the onlooker the same bytes, unless the answer reveals something that they see.
 */
export function redealGame(game: Game, seats: number, seed: string): Findings {
  const findings: Findings = { compared: 0, leaks: [] };
  const config = configure(game, { seats });
  const chance = new Stream(quick(`${seed} answers`));
  const state = begin(game, config, sealed(seedFrom(seed)));
  for (let count = 0; count < game.meta.longest; count++) {
    const seat = nextToAnswer(game, state);
    if (seat === undefined) break;
    const move = randomAnswer(game, state, seat, chance);
    const real = stepFrom(game, state, seat, move);
    for (const viewer of audiencesOf(seats)) {
      if (viewer === seat) continue;
      const other = redealt(game, state, viewer, seat, move, chance);
      const again = other === undefined ? undefined : stepFrom(game, other, seat, move);
      if (again !== undefined) compare(game, viewer, real, again, `${seed}, answer ${count}, seen by ${viewer}`, findings);
    }
    Object.assign(state, real.live.match.state);
  }
  return findings;
}

interface Stepped {
  readonly before: LiveGame['frames'];
  readonly live: LiveGame;
  readonly played: Played;
}

function stepFrom(game: Game, state: State, seat: Seat, move: unknown): Stepped {
  const live = new LiveGame(
    Match.from(game, clone(state)),
    0,
    audiencesOf(state.seats.length).map(() => 0),
  );
  const before = live.frames;
  const played = live.play((match) => match.answer({ seat, decision: match.state.decision, move }));
  if (isRefusal(played)) throw new Error(`refused: ${played.refused}`);
  return { before, live, played };
}

/** A world that the viewer cannot tell from the real one and in which all recorded answers could have been given. */
export function redealt(
  game: Game,
  state: State,
  viewer: Viewer,
  seat: Seat,
  move: State['answers'][number],
  chance: Stream,
): State | undefined {
  const recorded = state.answers.map((answer, index) => (index === seat ? move : answer));
  const answered = recorded.flatMap((answer, index) => (answer === null || index === viewer ? [] : [index]));
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const other = imagine(game, viewOf(game, state, viewer), chance);
    other.chance = clone(state.chance);
    // Where no deal fits the answers, those who answered keep their secrets and only the others' are dealt again.
    const mixed = attempt > TRIES / 2;
    if (mixed) for (const who of answered) other.seats[who] = clone(seatOf(state, who));
    if (!answered.every((who) => isLegal(game, other, who, recorded[who] ?? null))) continue;
    other.answers = clone(state.answers);
    if (!mixed || same(viewOf(game, other, viewer), viewOf(game, state, viewer))) return other;
  }
  return undefined;
}

function isLegal(game: Game, state: State, seat: Seat, move: State['answers'][number]): boolean {
  return move === null || violationOf(game, state, seat, move) === undefined;
}

function compare(game: Game, viewer: Viewer, real: Stepped, other: Stepped, where: string, findings: Findings): void {
  const place = placeOf(viewer);
  findings.compared += 1;
  if (JSON.stringify(real.before[place]) !== JSON.stringify(other.before[place])) findings.leaks.push(`${where}: the position`);
  const [mine, theirs] = [real, other].map(({ played }) =>
    JSON.stringify(played.changes.find(({ audience }) => audience === viewer) ?? null),
  );
  if (mine === theirs) return;
  const shown = JSON.stringify(real.live.frames[place]?.view) !== JSON.stringify(other.live.frames[place]?.view);
  // A difference is allowed only where something new was revealed that this viewer's own view shows.
  if (!shown) findings.leaks.push(`${where}: the message says more than the view: ${mine} / ${theirs}`);
  else if (!hasCome(game, real)) findings.leaks.push(`${where}: something showed that had not come to light`);
}

/** Whether the answer revealed something random or secret. */
function hasCome(game: Game, { live }: Stepped): boolean {
  const entry = live.match.log[live.match.log.length - 1];
  const reason = entry === undefined ? undefined : live.match.undoRefusal(entry.seat);
  return game.over(live.match.state) || reason === 'HOUSE-REVEALED' || reason === 'HOUSE-THINKING';
}
