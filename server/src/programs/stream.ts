import type { ServerResponse } from 'node:http';
import { beginMessage, PROTOCOL, questionOf, type ToProgram } from '@ludoteca/bots';
import { type AnyEvent, asked, type Seat, viewOf } from '@ludoteca/kernel';
import { sender } from '../http/cookie.ts';
import { tablesOf } from '../identity/own-data.ts';
import type { Signed } from '../identity/sessions.ts';
import type { ProblemCode } from '../problem.ts';
import type { ServerMessage } from '../protocol.ts';
import { MOST_UNREAD } from '../socket/connection.ts';
import type { OpenSocket } from '../socket/connections.ts';
import type { TableActor } from '../table/actor.ts';
import { isFinished, isPlayedByBot, seatsOf, type TableDoc } from '../table/doc.ts';
import type { Person } from '../table/person.ts';
import type { World } from '../world.ts';
import { questionId, timeFor } from './asking.ts';

/** Maximum number of tables of one program that are followed. */
const MOST_TABLES = 200;

/** What a stream says besides the messages of the bots' protocol: every line names its table. */
export type StreamLine =
  | Extract<ToProgram, { type: 'hello' }>
  | ({ readonly table: string; readonly seat: Seat } & AtSeat)
  | {
      readonly type: 'invited';
      readonly table: string;
      readonly game: string;
      readonly options: object;
      readonly seats: number;
      readonly host: string;
    }
  | { readonly type: 'bye'; readonly code: ProblemCode };

type Question = Extract<ToProgram, { type: 'question' }>;
type AtSeat = Extract<ToProgram, { type: 'begin' | 'end' | 'lost' }> | (Omit<Question, 'id'> & { readonly id: string });

/** What a program has been sent about one table. */
interface Followed {
  readonly actor: TableActor;
  readonly begun: Set<Seat>;
  /** The id of the last question, by seat. */
  readonly asked: Map<Seat, string>;
  readonly lost: Set<Seat>;
  readonly heard: Map<Seat, AnyEvent[]>;
}

/** The open stream of a program: one JSON value per line about every table at which it sits or is asked to sit. */
export class ProgramStream implements OpenSocket {
  readonly session: string;
  private readonly world: World;
  private readonly out: ServerResponse;
  private who: Person;
  /** When the token ends. */
  private readonly expires: number;
  private readonly followed = new Map<string, Followed>();
  private readonly invitations = new Set<string>();

  constructor(world: World, signed: Signed, out: ServerResponse) {
    this.world = world;
    this.session = signed.session;
    this.who = sender(signed);
    this.expires = signed.expires ?? Number.POSITIVE_INFINITY;
    this.out = out;
    out.on('close', () => this.leave());
    world.connections.add(this);
    this.tell({ type: 'hello', protocol: PROTOCOL, house: 'ludoteca' });
    void this.scan();
  }

  get identity(): string {
    return this.who.id;
  }

  get name(): string {
    return this.who.name;
  }

  get person(): Person {
    return this.who;
  }

  set person(person: Person) {
    this.who = { ...person, program: true };
  }

  get tables(): readonly TableActor[] {
    return [...this.followed.values()].map(({ actor }) => actor);
  }

  get unread(): number {
    return this.out.writableLength;
  }

  isWatching(table: string): boolean {
    return this.followed.has(table);
  }

  /** What everybody at a table is sent; of this a program needs only the events and that something has happened. */
  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind === 'change') this.hear(message.table, message.audience, message.events);
    if (message.kind === 'change' || message.kind === 'state') void this.look(message.table);
    else if (message.kind === 'table') void this.look(message.table.id);
    else if (message.kind === 'unread') void this.scan();
  }

  shutOut(table: string): void {
    this.followed.delete(table);
  }

  close(code: ProblemCode): void {
    this.tell({ type: 'bye', code });
    this.out.end();
  }

  /** Sends an empty line to keep the connection open; also rescans, since invitations of other processes may have been missed. */
  ping(): void {
    if (this.world.house.now() >= this.expires) {
      this.close('no-session');
      return;
    }
    this.out.write('\n');
    void this.scan();
  }

  /** Follows every table at which the program sits or is asked to sit. */
  async scan(): Promise<void> {
    await this.quietly(async () => {
      const tables = await tablesOf(this.world.house.store, this.identity, { most: MOST_TABLES, unfinished: true });
      // An invitation that is gone may come again.
      for (const id of this.invitations) if (!tables.some((doc) => doc.id === id)) this.invitations.delete(id);
      for (const doc of tables) await this.follow(doc);
    });
  }

  /** Called with every change of a table of this program's. What changes at a table after its end is not told. */
  async follow(doc: TableDoc): Promise<void> {
    if (this.followed.has(doc.id) || isFinished(doc.phase) || this.out.writableEnded) return;
    if (this.seats(doc).length === 0) return this.invited(doc);
    const actor = await this.world.hall.fresh(doc.id);
    if (this.followed.has(doc.id)) return;
    this.followed.set(doc.id, { actor, begun: new Set(), asked: new Map(), lost: new Set(), heard: new Map() });
    actor.audience.attend(this, undefined);
    void this.world.notices.read(this.identity, doc.id);
    await this.look(doc.id);
  }

  private invited(doc: TableDoc): void {
    const isInvited = doc.phase === 'gathering' && doc.invited?.includes(this.identity) === true;
    if (!isInvited) this.invitations.delete(doc.id);
    if (!isInvited || this.invitations.has(doc.id)) return;
    this.invitations.add(doc.id);
    const { id: table, game, config, seats } = doc;
    const host = seats.find((seat) => seat.kind === 'person' && seat.identity === doc.host);
    const name = host?.kind === 'person' ? host.name : '';
    this.tell({ type: 'invited', table, game, options: config.options, seats: config.seats, host: name });
  }

  /** The seats that this program plays. */
  private seats(doc: TableDoc): Seat[] {
    return seatsOf(doc, this.identity).filter((seat) => {
      const found = doc.seats[seat];
      return found?.kind === 'person' && found.program === true && !found.resigned;
    });
  }

  private hear(table: string, audience: number, events: readonly AnyEvent[]): void {
    const heard = this.followed.get(table)?.heard;
    heard?.set(audience, [...(heard.get(audience) ?? []), ...events]);
  }

  private async look(table: string): Promise<void> {
    const followed = this.followed.get(table);
    if (followed === undefined) return;
    await this.quietly(() =>
      followed.actor.inTurn(async () => {
        // A look that waited its turn may come after the one that told the end.
        if (this.followed.get(table) !== followed) return;
        const seats = this.seats(followed.actor.doc);
        for (const seat of followed.begun) if (!seats.includes(seat)) this.giveUp(followed, seat);
        for (const seat of seats) await this.lookAt(followed, seat);
        if (isFinished(followed.actor.doc.phase)) this.unfollow(table);
      }),
    );
  }

  private async lookAt(followed: Followed, seat: Seat): Promise<void> {
    const { actor } = followed;
    const { doc } = actor;
    const at = { table: doc.id, seat };
    if (doc.phase === 'gathering') return;
    const { game } = this.world.house.roomOf(doc.game);
    if (!followed.begun.has(seat)) this.tell({ ...at, ...beginMessage(game, doc.config, seat) });
    followed.begun.add(seat);
    if (doc.result !== null) this.tell({ ...at, type: 'end', standing: doc.result, events: this.taken(followed, seat) });
    else if (isFinished(doc.phase)) this.tell({ ...at, type: 'lost', reason: `the table is ${doc.phase}` });
    else if (doc.frozen !== null) this.lose(followed, seat, 'a rule has failed, and the table stands still');
    else if (isPlayedByBot(doc.seats[seat])) this.lose(followed, seat, 'the time is up; a bot stands in until you return');
    else await this.ask(followed, seat);
  }

  private lose({ actor, lost }: Followed, seat: Seat, reason: string): void {
    if (!lost.has(seat)) this.tell({ table: actor.doc.id, seat, type: 'lost', reason });
    lost.add(seat);
  }

  /** The seat was resigned, by the program itself or by its owner in a browser. */
  private giveUp(followed: Followed, seat: Seat): void {
    this.lose(followed, seat, 'the seat has been given up');
    followed.begun.delete(seat);
  }

  private async ask(followed: Followed, seat: Seat): Promise<void> {
    const { actor, lost } = followed;
    const { doc } = actor;
    lost.delete(seat);
    const id = questionId(doc, seat);
    if (followed.asked.get(seat) === id) return;
    const { match } = await actor.game();
    const { game, state } = match;
    const optional = !doc.waiting.includes(seat);
    if (optional && (doc.asked.includes(seat) || !asked(game, state).may.includes(seat))) return;
    followed.asked.set(seat, id);
    const question = questionOf(game, viewOf(game, state, seat), this.taken(followed, seat), `${doc.id}:${id}`);
    const milliseconds = timeFor(doc, seat, this.world.house.now());
    this.tell({ table: doc.id, seat, ...question, id, optional, milliseconds });
  }

  private taken({ heard }: Followed, seat: Seat): readonly AnyEvent[] {
    const events = heard.get(seat) ?? [];
    heard.delete(seat);
    return events;
  }

  private unfollow(table: string): void {
    this.followed.get(table)?.actor.audience.depart(this);
    this.followed.delete(table);
  }

  private tell(line: StreamLine): void {
    if (this.out.writableEnded || this.out.destroyed) return;
    if (this.unread > MOST_UNREAD) this.out.destroy();
    else this.out.write(`${JSON.stringify(line)}\n`);
  }

  private leave(): void {
    this.world.connections.remove(this);
    for (const table of [...this.followed.keys()]) this.unfollow(table);
  }

  private async quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.world.house.log.warn({ err: error }, 'a program could not be told');
    }
  }
}
