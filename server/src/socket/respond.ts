import { type AnyMove, extend, isNotAMove, type Match, parseMove, readMove, violationOf } from '@ludoteca/kernel';
import { Problem } from '../problem.ts';
import type { TableActor } from '../table/actor.ts';
import { chat } from '../table/chatting.ts';
import { mustBePlaying, ownSeat } from '../table/person.ts';
import { answer, undo } from '../table/playing.ts';
import { mustMayEnter } from '../table/seating.ts';
import { stateTexts, tableText } from '../table/subscribers.ts';
import type { ClientMessage } from './messages.ts';
import type { Party } from './party.ts';

type Of<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>;
type Responder<K extends ClientMessage['kind']> = (connection: Party, message: Of<K>) => Promise<void> | void;

const MOST_WATCHED = 50;

const RESPONDERS: { readonly [K in ClientMessage['kind']]: Responder<K> } = {
  ping: acknowledge,
  watch: async (connection, message) => {
    const { hall, notices } = connection.world;
    if (connection.watched.size >= MOST_WATCHED) throw new Problem('too-many');
    const actor = await hall.table(message.table);
    mustMayEnter(actor.doc, connection.person, message.link);
    await actor.act(async () => {
      connection.watched.set(message.table, actor);
      actor.subscribers.add(connection);
      acknowledge(connection, message);
      await show(connection, actor);
    });
    void notices.read(connection.identity, message.table);
  },
  unwatch: (connection, message) => {
    connection.watched.get(message.table)?.subscribers.remove(connection);
    connection.watched.delete(message.table);
    acknowledge(connection, message);
  },
  refetch: async (connection, message) => {
    const actor = watchedBy(connection, message.table);
    await actor.act(async () => {
      acknowledge(connection, message);
      await show(connection, actor);
    });
  },
  answer: async (connection, message) => {
    const actor = await connection.world.hall.table(message.table);
    await answer(actor, connection.person, message, () => acknowledge(connection, message));
  },
  undo: async (connection, message) => {
    const actor = await connection.world.hall.table(message.table);
    await undo(actor, connection.person, message.seat, message.id, () => acknowledge(connection, message));
  },
  check: async (connection, message) => {
    const rule = await looking(connection, message, (match) => {
      const { game, state } = match;
      const move = readAny(match, message.move);
      return violationOf(game, state, message.seat, move) ?? null;
    });
    connection.send(JSON.stringify({ kind: 'checked', id: message.id, rule }));
  },
  extend: async (connection, message) => {
    const extension = await looking(connection, message, ({ game, state }) => extend(game, state, message.seat, message.draft as never));
    connection.send(JSON.stringify({ kind: 'extension', id: message.id, ...extension }));
  },
  chat: async (connection, message) => {
    const actor = watchedBy(connection, message.table);
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
  connection.send(JSON.stringify({ kind: 'ack', id }));
}

async function show(connection: Party, actor: TableActor): Promise<void> {
  const { doc } = actor;
  connection.send(tableText(doc, connection.identity));
  if (doc.seed === null) return;
  for (const text of stateTexts(doc, await actor.play(), connection.identity)) connection.send(text);
}

function watchedBy(connection: Party, table: string): TableActor {
  const actor = connection.watched.get(table);
  if (actor === undefined) throw new Problem('not-allowed', { detail: 'watch the table first' });
  return actor;
}

/** Looks at the position from one's own seat, changing nothing. */
async function looking<V>(connection: Party, message: { table: string; seat: number }, look: (match: Match) => V): Promise<V> {
  const actor = await connection.world.hall.table(message.table);
  return actor.act(async () => {
    mustBePlaying(actor.doc);
    ownSeat(actor.doc, connection.person, message.seat);
    return look((await actor.play()).match);
  });
}

function readAny({ game }: Match, given: unknown): AnyMove {
  const move = typeof given === 'string' ? parseMove(game.moves, given) : readMove(game.moves, given);
  if (isNotAMove(move)) throw new Problem('bad-notation', { rule: 'HOUSE-FORM', detail: move.problem });
  return move;
}
