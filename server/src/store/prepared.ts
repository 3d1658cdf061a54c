import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** Placeholder for a value while a query is built. */
class Placeholder {
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }
}

interface Shape {
  readonly query: CompiledQuery;
  /** Source of a parameter: a key of the values, or a constant of the query. */
  readonly order: readonly unknown[];
}

/** The result of a change. */
export interface Changed {
  readonly rows: number;
}

/**
 * A query that is built once for each database and then only filled in: building a query costs more than the embedded database
 * needs to run it, and some are run with every move.
 */
export function prepared<V extends object>(build: (db: Db, values: V) => Compilable): (db: Db, values: V) => Promise<Changed> {
  // A transaction and the database it belongs to have the same adapter.
  const shapes = new WeakMap<object, Shape>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const shape = shapes.get(adapter) ?? shapeOf(db, build);
    shapes.set(adapter, shape);
    const given = values as Readonly<Record<string, unknown>>;
    const parameters = shape.order.map((one) => (one instanceof Placeholder ? given[one.key] : one));
    const { numAffectedRows } = await db.executeQuery({ ...shape.query, parameters });
    return { rows: Number(numAffectedRows ?? 0) };
  };
}

function shapeOf<V extends object>(db: Db, build: (db: Db, values: V) => Compilable): Shape {
  const values = new Proxy({}, { get: (_, key) => new Placeholder(String(key)) }) as V;
  const query = build(db, values).compile();
  return { query, order: query.parameters };
}
