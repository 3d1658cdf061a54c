import { type AnyMove, extend, isNotAMove, type Match, parseMove, readMove, violationOf } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import type { ClientMessage } from '../protocol.ts';
import type { TableActor } from '../table/actor.ts';
import { chat } from '../table/chatting.ts';
import { commands } from '../table/commands.ts';
import { encode } from '../table/encode.ts';
import { mustBeWelcome, mustMayEnter } from '../table/entrance.ts';
import { mustBePlaying, ownSeat } from '../table/person.ts';
import { stateTexts, tableText } from '../table/subscribers.ts';
import type { Party } from './party.ts';

type Of<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>;
type Responder<K extends ClientMessage['kind']> = (connection: Party, message: Of<K>) => Promise<void> | void;

const MOST_WATCHED = 50;

const RESPONDERS: { readonly [K in ClientMessage['kind']]: Responder<K> } = {
  ping: acknowledge,
  watch: async (connection, message) => {
    const { hall, notices } = connection.world;
    if (connection.watched.size >= MOST_WATCHED) throw new Problem('too-many');
    const actor = await hall.fresh(message.table);
    mustMayEnter(actor.doc, connection.person, message.link);
    await mustBeWelcome(hall.house.store.db, actor.doc, connection.person);
    await actor.inTurn(async () => {
      connection.watched.set(message.table, actor);
      actor.audience.attend(connection, message.link);
      acknowledge(connection, message);
      await show(connection, actor);
    });
    void notices.read(connection.identity, message.table);
  },
  unwatch: (connection, message) => {
    connection.watched.get(message.table)?.audience.depart(connection);
    connection.watched.delete(message.table);
    acknowledge(connection, message);
  },
  refetch: async (connection, message) => {
    watchedBy(connection, message.table);
    const actor = await connection.world.hall.fresh(message.table);
    await actor.inTurn(async () => {
      acknowledge(connection, message);
      await show(connection, actor);
    });
  },
  answer: async (connection, message) => {
    const actor = await known(connection, message.table);
    await actor.run(commands.answer, { ...message, person: connection.person });
    acknowledge(connection, message);
  },
  undo: async (connection, message) => {
    const actor = await known(connection, message.table);
    await actor.run(commands.undo, { ...message, person: connection.person });
    acknowledge(connection, message);
  },
  check: async (connection, message) => {
    const rule = await looking(connection, message, (match) => {
      const { game, state } = match;
      const move = readAny(match, message.move);
      return violationOf(game, state, message.seat, move) ?? null;
    });
    connection.send(encode({ kind: 'checked', id: message.id, rule }));
  },
  extend: async (connection, message) => {
    const extension = await looking(connection, message, ({ game, state }) =>
      fitting(() => extend(game, state, message.seat, message.draft as never)),
    );
    connection.send(encode({ kind: 'extension', id: message.id, ...extension }));
  },
  chat: async (connection, message) => {
    const actor = watchedBy(connection, message.table);
    connection.world.throttles.chat.must(connection.identity);
    await chat(actor, connection.person, message.text);
    acknowledge(connection, message);
  },
};

/** Does what a message asks; a refusal is thrown. */
export async function respond<K extends ClientMessage['kind']>(connection: Party, message: Of<K>): Promise<void> {
  const responder = RESPONDERS[message.kind as K] as Responder<K>;
  await responder(connection, message);
}

function acknowledge(connection: Party, { id }: { readonly id: string }): void {
  connection.send(encode({ kind: 'ack', id }));
}

async function show(connection: Party, actor: TableActor): Promise<void> {
  const { doc } = actor;
  connection.send(tableText(doc, connection.identity, actor.audience.attendance));
  if (doc.seed === null) return;
  const play = await playable(actor);
  if (play === undefined) return;
  for (const text of stateTexts(actor.doc, play, connection.identity)) connection.send(text);
}

/** The game; undefined when it cannot be resumed, in which case everybody has been told. */
async function playable(actor: TableActor): Promise<Awaited<ReturnType<TableActor['game']>> | undefined> {
  try {
    return await actor.game();
  } catch (error) {
    if (error instanceof Problem && error.code === 'frozen') return undefined;
    throw error;
  }
}

/** A table that this person may know of; to others it does not exist. */
async function known(connection: Party, table: string): Promise<TableActor> {
  const actor = await connection.world.hall.table(table);
  if (!connection.watched.has(table)) mustMayEnter(actor.doc, connection.person, undefined);
  return actor;
}

function watchedBy(connection: Party, table: string): TableActor {
  const actor = connection.watched.get(table);
  if (actor === undefined) throw new Problem('not-allowed', { detail: 'watch the table first' });
  return actor;
}

/** Looks at the position from one's own seat without changing it. */
async function looking<V>(connection: Party, message: { table: string; seat: number }, look: (match: Match) => V): Promise<V> {
  const actor = await known(connection, message.table);
  return actor.inTurn(async () => {
    mustBePlaying(actor.doc);
    ownSeat(actor.doc, connection.person, message.seat);
    return look((await actor.game()).match);
  });
}

/** Rules assume that a draft was made from their own question. A draft that was not is the client's fault. */
function fitting<V>(work: () => V): V {
  try {
    return work();
  } catch {
    throw new Problem('bad-request', { detail: 'the draft does not fit the question' });
  }
}

function readAny({ game }: Match, given: unknown): AnyMove {
  const move = typeof given === 'string' ? parseMove(game.moves, given) : readMove(game.moves, given);
  if (isNotAMove(move)) throw new Problem('bad-notation', { rule: 'HOUSE-FORM', detail: move.problem });
  return move;
}
