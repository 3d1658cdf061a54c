import { tablesOf } from '../identity/own-data.ts';
import type { FinishedGame, RatingMark, Statistics } from '../protocol.ts';
import type { Db } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { readDoc } from '../store/table-store.ts';
import { seatsOf, type TableDoc } from '../table/doc.ts';
import { type Finished, isRated, type RatedGame, ratingsFrom } from './ratings.ts';

/** Initial rating and scale: the figures that other sites use. */
const MIDDLE = 1_500;
const SCALE = 24;

/** Counts what people have played. Ends of games are cached, and ratings until the next game ends. */
export class Statistician {
  private readonly store: Store;
  private readonly ends = new Map<string, number>();
  private known: { readonly key: string; readonly courses: Map<string, RatedGame[]> } | undefined;

  constructor(store: Store) {
    this.store = store;
  }

  async of(identity: string): Promise<Statistics> {
    const mine = (await tablesOf(this.store, identity)).filter(({ phase, result }) => phase === 'over' && result !== null);
    const people = new Map<string, number>();
    const games: FinishedGame[] = [];
    for (const doc of mine) games.push(described(doc, identity, await this.endOf(doc), people));
    const course = (await this.courses()).get(identity) ?? [];
    const ratings: Record<string, RatingMark[]> = {};
    for (const { game, table, at, rating } of course) {
      const marks = ratings[game] ?? [];
      marks.push({ table, at, rating: Math.round(MIDDLE + SCALE * (rating.mu - 25)), deviation: Math.round(SCALE * rating.sigma) });
      ratings[game] = marks;
    }
    return { games: games.sort((a, b) => a.ended - b.ended), ratings };
  }

  private async courses(): Promise<Map<string, RatedGame[]>> {
    const key = await stateOf(this.store.db);
    if (this.known?.key === key) return this.known.courses;
    const rows = await this.store.db.selectFrom('tables').select('doc').where('phase', '=', 'over').execute();
    const finished: Finished[] = [];
    for (const doc of rows.map((row) => readDoc(row.doc)).filter(isRated)) finished.push({ doc, ended: await this.endOf(doc) });
    const courses = ratingsFrom(finished);
    this.known = { key, courses };
    return courses;
  }

  /** When the last move was made: a table may change after its end. */
  private async endOf({ id, sequence, touched }: TableDoc): Promise<number> {
    const known = this.ends.get(id);
    if (known !== undefined) return known;
    const row = await this.store.db
      .selectFrom('entries')
      .select('made')
      .where('table_id', '=', id)
      .where('sequence', '=', sequence)
      .executeTakeFirst();
    const ended = Number(row?.made ?? touched);
    this.ends.set(id, ended);
    return ended;
  }
}

/** Changes whenever a game has ended or a table that has ended was changed. */
async function stateOf(db: Db): Promise<string> {
  const { count, last } = await db
    .selectFrom('tables')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('touched').as('last')])
    .where('phase', '=', 'over')
    .executeTakeFirstOrThrow();
  return `${count}:${last}`;
}

function described(doc: TableDoc, identity: string, ended: number, people: Map<string, number>): FinishedGame {
  const numberOf = (person: string): number => {
    const number = people.get(person) ?? people.size + 1;
    people.set(person, number);
    return number;
  };
  return {
    table: doc.id,
    game: doc.game,
    ended,
    you: seatsOf(doc, identity),
    seats: doc.seats.map((seat) => {
      if (seat.kind !== 'person') return { kind: 'bot' as const, ...(seat.kind === 'bot' ? { level: seat.level } : {}) };
      const person = seat.identity === '' ? {} : { person: numberOf(seat.identity) };
      return { kind: 'person' as const, name: seat.name, ...person, ...(seat.program ? { program: true as const } : {}) };
    }),
    sides: (doc.result?.sides ?? []).map(({ seats, rank, score, won }) => ({ seats, rank, score, won })),
    rated: isRated(doc),
    practice: doc.practice === true,
  };
}
