import { Problem } from '../problem.ts';
import type { ChatLine } from '../protocol.ts';
import { touches } from '../store/locks.ts';
import type { ChatRow, Db } from '../store/schema.ts';
import type { TableActor } from './actor.ts';
import { isFinished, seatsOf, type TableDoc } from './doc.ts';
import { encode } from './encode.ts';
import type { Person } from './person.ts';

const LONGEST = 500;
const SPECTATOR_SEAT = -1;

/** Posts a line at a table. While a game runs, lines of spectators are hidden from those who play. */
export async function chat(actor: TableActor, person: Person, text: string): Promise<void> {
  const said = text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  if (said === '' || said.length > LONGEST) throw new Problem('bad-request', { detail: `1 to ${LONGEST} characters expected` });
  await actor.inTurn(async () => {
    const { doc, house } = actor;
    const seat = seatsOf(doc, person.id)[0] ?? SPECTATOR_SEAT;
    const row = await house.store.write(async (trx) => {
      const last = await trx
        .selectFrom('chat')
        .select('number')
        .where('table_id', '=', doc.id)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      const line: ChatRow = {
        table_id: doc.id,
        number: (last?.number ?? 0) + 1,
        identity: person.id,
        name: person.name,
        seat,
        text: said,
        made: house.now(),
      };
      await trx.insertInto('chat').values(line).execute();
      house.store.channel.say(trx, { table: doc.id, chat: line.number });
      return line;
    }, touches.table(doc.id));
    tell(actor, row);
  });
}

/** Repeats a line that was posted through another process. */
export async function hearChat(actor: TableActor, number: number): Promise<void> {
  const { db } = actor.house.store;
  const row = await db.selectFrom('chat').selectAll().where('table_id', '=', actor.doc.id).where('number', '=', number).executeTakeFirst();
  if (row !== undefined) tell(actor, row);
}

/** Repeats the lines posted since a moment through other processes, when their messages may have been lost. */
export async function hearMissedChat(actor: TableActor, since: number): Promise<void> {
  const rows = await actor.house.store.db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', actor.doc.id)
    .where('made', '>=', since)
    .where('number', '>', actor.lastChat)
    .orderBy('number')
    .execute();
  for (const row of rows) tell(actor, row);
}

function tell(actor: TableActor, row: ChatRow): void {
  actor.lastChat = Math.max(actor.lastChat, row.number);
  const message = encode({ kind: 'chat', table: actor.doc.id, line: lineOf(row) });
  actor.audience.subscribers.tellAll(message, ({ identity }) => mayHear(actor.doc, row, identity));
}

/** What a person may read of the chat. */
export async function chatLines(db: Db, doc: TableDoc, identity: string): Promise<ChatLine[]> {
  const rows = await db.selectFrom('chat').selectAll().where('table_id', '=', doc.id).orderBy('number', 'desc').limit(200).execute();
  return rows
    .filter((row) => mayHear(doc, row, identity))
    .reverse()
    .map(lineOf);
}

function mayHear(doc: TableDoc, row: ChatRow, identity: string): boolean {
  return row.seat !== SPECTATOR_SEAT || row.identity === identity || isFinished(doc.phase) || seatsOf(doc, identity).length === 0;
}

function lineOf({ number, identity, name, seat, text, made }: ChatRow): ChatLine {
  return { number, by: identity, name, seat, text, at: made };
}
