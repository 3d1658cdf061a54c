import { Search } from '@ludoteca/bots';
import type { Room } from '@ludoteca/games';
import { begin, type ConfigRequest, nextToAnswer, play, quick, randomAnswer, streamFrom, type View, viewOf } from '@ludoteca/kernel';
import { furtherModes, seatings } from './games.ts';
import type { Measure } from './measure.ts';

/** Seconds of one core: first to warm up, then to count. */
const WARM_UP = 1.5;
const COUNTED = 4;
const ITERATIONS = 1_000;
const EVERY = 9;

/** Iterations per second of hard's search on one core, `imagine` in each of them: for the game and each further mode. */
export function searchMeasures(room: Room): Measure[] {
  const measure = (name: string, options: Options): Measure => ({
    name: `${name}/search-iterations-per-second`,
    unit: 'iterations/s',
    run: () => searchRate(room, options),
  });
  return [measure(room.game.meta.id, {}), ...furtherModes(room.game).map(({ name, mode }) => measure(name, { mode }))];
}

type Options = NonNullable<ConfigRequest['options']>;

/** Measured in processor time of this process, because others may be using the machine. */
function searchRate(room: Room, options: Options): number {
  const views = positions(room, options);
  const start = seconds();
  let iterations = 0;
  let used = 0;
  for (let n = 0; seconds() - start < WARM_UP + COUNTED; n++) {
    const view = views[n % views.length];
    if (view === undefined) break;
    const search = new Search(room, view, { iterations: 0 }, `bench ${n}`);
    if (search.root.order.length < 2) continue;
    const before = seconds();
    search.run({ iterations: ITERATIONS });
    if (before - start < WARM_UP) continue;
    iterations += ITERATIONS;
    used += seconds() - before;
  }
  return iterations / used;
}

/** Seats of the most common full table. */
const FULL = 4;

/** Questions from random games at the fewest seats that the options allow and at the most common full table. */
export function positions({ game }: Room, options: Options): View[] {
  const chance = streamFrom('search');
  const views: View[] = [];
  const configs = seatings(game, options).filter(({ seats }) => seats <= FULL);
  for (const config of new Set([configs[0], configs[configs.length - 1]])) {
    if (config === undefined) continue;
    const state = begin(game, config, quick('search'));
    let count = 0;
    for (let seat = nextToAnswer(game, state); seat !== undefined; seat = nextToAnswer(game, state)) {
      if (count++ % EVERY === 0) views.push(viewOf(game, state, seat));
      play(game, state, seat, randomAnswer(game, state, seat, chance));
    }
  }
  return views;
}

function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
