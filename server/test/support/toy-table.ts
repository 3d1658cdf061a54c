import { type Frame, mineOf, topOf } from '@ludoteca/kernel';
import { afterAll, beforeAll } from 'vitest';
import type { Server } from '../../src/index.ts';
import type { ClockRule } from '../../src/protocol.ts';
import { Client, type Said } from './client.ts';
import { openHouse } from './house.ts';
import { toyRoom } from './toy.ts';

/** A clock that tests can move. */
export interface Hands {
  now: number;
}

/** Two people at a table of the toy, and everything to play it with. */
export class ToyTable {
  readonly players: readonly Client[];
  readonly id: string;

  constructor(players: readonly Client[], id: string) {
    this.players = players;
    this.id = id;
  }

  static async begin(address: string, more: { rounds?: number; clock?: ClockRule; pace?: string } = {}): Promise<ToyTable> {
    const players = [await Client.guest(address, 'Anna'), await Client.guest(address, 'Bruno')] as const;
    const { rounds = 3, ...rest } = more;
    const table = await players[0].post('/api/tables', { game: 'toy', seats: ['me', 'open'], listed: true, options: { rounds }, ...rest });
    await players[1].post(`/api/tables/${table.id}/join`, {});
    for (const player of players) await player.watch(table.id);
    await players[0].post(`/api/tables/${table.id}/start`);
    const made = new ToyTable(players, table.id);
    for (const seat of [0, 1]) await made.player(seat).until(() => made.player(seat).seen.has(`${table.id}:${seat}`));
    return made;
  }

  player(seat: number): Client {
    const player = this.players[seat];
    if (player === undefined) throw new Error(`nobody at ${seat}`);
    return player;
  }

  frame(seat: number): Frame {
    return this.player(seat).frame(this.id, seat);
  }

  /** Plays a line as a seat, to the decision its client knows of. */
  say(seat: number, move: unknown, more: Record<string, unknown> = {}): Promise<Said> {
    const { decision } = this.frame(seat).view;
    return this.player(seat).ask({ kind: 'answer', table: this.id, seat, decision, move, ...more });
  }

  undo(seat: number): Promise<Said> {
    return this.player(seat).ask({ kind: 'undo', table: this.id, seat });
  }

  hand(seat: number): number[] {
    return handOf(this.frame(seat).view);
  }

  /** Bids a seat's lowest card. */
  bid(seat: number): Promise<Said> {
    return this.say(seat, `bid ${this.hand(seat)[0]}`);
  }

  async until(seat: number, holds: (frame: Frame) => boolean): Promise<void> {
    await this.player(seat).until(() => holds(this.frame(seat)));
  }
}

/** A server for the toy with a clock that tests can move. */
export function toyHouse(env: Record<string, string> = {}): { server: () => Server; hands: Hands } {
  const hands = { now: 0 };
  let server: Server;
  beforeAll(async () => {
    const think = ({ view }: { view: Frame['view'] }): Promise<unknown> => Promise.resolve(botMove(view));
    server = await openHouse(env, { rooms: [toyRoom], thinker: { think }, now: () => Date.now() + hands.now });
  });
  afterAll(() => server.close());
  return { server: () => server, hands };
}

/** What a bot answers at the toy. */
export function botMove(view: Frame['view']): unknown {
  const kind = topOf(view.agenda)?.kind;
  if (kind === 'mark') return { kind: 'mark', value: 1 };
  if (kind === 'go') return { kind: 'go' };
  return { kind: 'bid', card: handOf(view)[0] };
}

export function handOf(view: Frame['view']): number[] {
  return (mineOf(view).own as { hand: number[] }).hand;
}
