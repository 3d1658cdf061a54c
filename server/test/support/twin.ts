import {
  clone,
  hears,
  Match,
  placeOf,
  play,
  quick,
  type Seat,
  SPECTATOR,
  type State,
  Stream,
  same,
  type Told,
  type Viewer,
  viewOf,
  violationOf,
} from '@ludoteca/kernel';
import { openStore, readBackup, type Server } from '../../src/index.ts';
import type { TableActor } from '../../src/table/actor.ts';
import { LiveGame } from '../../src/table/live-game.ts';
import { Client } from './client.ts';
import { newDir, removeDir } from './house.ts';
import { redealt } from './redealing.ts';
import { answer, heard, type Moment, stillHouse, type Tape, watchAll } from './taped.ts';

/** Maximum number of answers between two new deals of a world. */
const FRESH_EVERY = 10;
const TRIES = 60;

export interface Comparison {
  /** Number of answers given in a world that differed from the real one. */
  readonly elsewhere: number;
  readonly bytes: number;
  readonly leaks: readonly string[];
}

/**
 * Plays a taped game again at a twin of its server, in worlds that one viewer cannot tell from the real one: the same
 * answers, the same clock, the same commitment. Every byte the viewer is sent must be the one on the tape.
 */
export async function compareTwin(tape: Tape, viewer: Viewer): Promise<Comparison> {
  const dir = newDir();
  const store = await openStore({ dataDir: dir });
  await readBackup(store.db, tape.backup);
  await store.close();
  const hands = { now: tape.began };
  const house = await stillHouse(hands, [tape.room], dir);
  const found = { elsewhere: 0, bytes: 0, leaks: [] as string[] };
  const run = await Twin.open(house, tape, viewer);
  for (const [count, moment] of tape.moments.entries()) {
    hands.now += 1_000;
    if (await run.prepare(count, moment)) found.elsewhere += 1;
    const sent = await run.give(count, moment);
    const taped = moment.sent[placeOf(viewer)] ?? [];
    found.bytes += sent.join('').length;
    if (JSON.stringify(sent) !== JSON.stringify(taped)) found.leaks.push(`answer ${count}, seen by ${viewer}: ${differing(sent, taped)}`);
  }
  run.close();
  await house.close();
  removeDir(dir);
  return found;
}

function differing(sent: readonly string[], taped: readonly string[]): string {
  const at = taped.findIndex((text, index) => text !== sent[index]);
  const [one, other] = [sent[at] ?? '', taped[at] ?? ''];
  const from = Math.max(0, [...one].findIndex((letter, index) => letter !== other[index]) - 60);
  const part = (text: string): string => text.slice(from, from + 160);
  return `${sent.length}/${taped.length} texts; ${one.slice(0, 60)} … ${part(one)} instead of ${part(other)}`;
}

/** The table in the twin server, and the sockets of those who play there. */
class Twin {
  private readonly tape: Tape;
  private readonly viewer: Viewer;
  private readonly actor: TableActor;
  private readonly clients: readonly Client[];
  private readonly chance = new Stream(quick('twin'));

  private constructor(tape: Tape, viewer: Viewer, actor: TableActor, clients: readonly Client[]) {
    this.tape = tape;
    this.viewer = viewer;
    this.actor = actor;
    this.clients = clients;
  }

  static async open(house: Server, tape: Tape, viewer: Viewer): Promise<Twin> {
    const clients: Client[] = [];
    for (const cookie of tape.cookies) {
      const client = new Client(house.address);
      client.cookie = cookie;
      await client.connect();
      clients.push(client);
    }
    await watchAll(clients, tape.table);
    // The others are dealt other worlds in the middle of the game, which no patch of theirs fits, so they apply none.
    for (const client of clients) if (client !== clients[placeOf(viewer)]) client.seen.clear();
    return new Twin(tape, viewer, await house.world.hall.table(tape.table), clients);
  }

  /** Makes sure that the table is in a world in which the answer can be given; returns whether it differs from the real one. */
  async prepare(count: number, moment: Moment): Promise<boolean> {
    const present = (await this.actor.inTurn(() => this.actor.game())).match.state;
    const isFresh = count % FRESH_EVERY !== 0 && !same(present, moment.state);
    const world = isFresh && this.fits(present, moment) ? present : (this.another(moment) ?? moment.state);
    if (world !== present) this.put(world, count, moment);
    return !same(world, moment.state);
  }

  /** Gives the answer and collects the messages to the viewer. */
  async give(count: number, moment: Moment): Promise<string[]> {
    const own = this.clients[placeOf(this.viewer)];
    if (own === undefined) throw new Error('the viewer is not there');
    await answer(this.clients[placeOf(moment.seat)], this.tape.room, this.tape.table, moment, count);
    return heard(own, this.tape.table, count);
  }

  close(): void {
    for (const client of this.clients) client.close();
  }

  private another(moment: Moment): State | undefined {
    const { state, seat, move } = moment;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const world = redealt(this.tape.room.game, state, this.viewer, seat, move, this.chance);
      if (world !== undefined && !same(world, state) && this.fits(world, moment)) return world;
    }
    return undefined;
  }

  /** Whether the answer can be given there and reveals nothing else to the viewer than in the real world. */
  private fits(world: State, { state, seat, move }: Moment): boolean {
    if (violationOf(this.tape.room.game, world, seat, move) !== undefined) return false;
    return same(this.learnt(world, seat, move), this.learnt(state, seat, move));
  }

  /** The viewer's view after an answer, and the events that it alone hears: the order in which cards were drawn, for example. */
  private learnt(world: State, seat: Seat, move: Moment['move']): unknown {
    const { game } = this.tape.room;
    const next = clone(world);
    const told: Told[] = [];
    play(game, next, seat, move, (one) => told.push(one));
    const alone = told.filter((one) => hears(one, this.viewer) && !hears(one, SPECTATOR));
    return { view: viewOf(game, next, this.viewer), alone: alone.map(({ event }) => event) };
  }

  private put(world: State, count: number, { numbers, past }: Moment): void {
    const match = Match.from(this.tape.room.game, clone(world));
    (match as unknown as { past: unknown[] }).past.push(...past);
    (this.actor as unknown as { live: LiveGame }).live = new LiveGame(match, count, numbers);
  }
}
