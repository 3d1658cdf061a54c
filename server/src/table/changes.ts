import {
  type AnyEvent,
  diff,
  type Frame,
  heardBy,
  hears,
  type Patch,
  placeOf,
  type SavedEntry,
  SPECTATOR,
  type Viewer,
} from '@ludoteca/kernel';
import type { ChangeMessage } from '../protocol.ts';
import type { TableDoc } from './doc.ts';

/** A numbered change for one audience. Its patch comes in two parts, since the first is the same for all. */
export interface Change {
  readonly audience: Viewer;
  readonly n: number;
  readonly all: Patch;
  readonly own: Patch;
  readonly events: readonly AnyEvent[];
  readonly undone?: readonly number[];
}

/**
 * The changes that lead all audiences from one frame to the next; an audience that has noticed nothing gets none. `numbers`
 * are the last ones of each audience, `undone` the entries that this one takes back, by their numbers for each audience.
 */
export function changesOf(
  { shows, events: told }: SavedEntry,
  before: readonly Frame[],
  after: readonly Frame[],
  numbers: readonly number[],
  undone: readonly (readonly number[])[] | undefined,
): Change[] {
  // What is the same for all audiences is one object, so that it is encoded once.
  const all = inView(shows.all);
  const common = told.every((one) => hears(one, SPECTATOR)) ? told.map(({ event }) => event) : undefined;
  return after.flatMap((to, place) => {
    const audience = to.view.viewer;
    const own = [...inView(shows.seats[audience] ?? []), ...diff(optionsIn(before[place]), optionsIn(to))];
    const events = common ?? heardBy(told, audience);
    if (all.length === 0 && own.length === 0 && events.length === 0) return [];
    const n = (numbers[place] ?? 0) + 1;
    return [{ audience, n, all, own, events, ...(undone === undefined ? {} : { undone: numbersFor(audience, undone) }) }];
  });
}

/** The numbers by which an audience knows entries; entries it has not noticed have none. */
export function numbersFor(viewer: Viewer, entries: readonly (readonly number[])[]): number[] {
  return entries.map((numbers) => numbers[placeOf(viewer)] ?? 0).filter((n) => n > 0);
}

function optionsIn(frame: Frame | undefined): Pick<Frame, 'question' | 'undo'> {
  return { question: frame?.question ?? null, undo: frame?.undo ?? null };
}

function inView(patch: Patch): Patch {
  return patch.map((change) => (change.length === 1 ? [['view', ...change[0]]] : [['view', ...change[0]], change[1]]));
}

/** The texts of one entry's changes. Parts that several audiences have in common are encoded once. */
export class ChangeTexts {
  private readonly changes: ReadonlyMap<Viewer, Change>;
  private readonly texts = new Map<Viewer, string>();
  private readonly parts = new Map<readonly unknown[], string>();
  private readonly table: string;
  private readonly clocks: string;

  constructor(doc: TableDoc, changes: readonly Change[]) {
    this.changes = new Map(changes.map((change) => [change.audience, change]));
    this.table = JSON.stringify(doc.id);
    this.clocks = JSON.stringify(doc.clocks?.shown ?? null);
  }

  /** The message for an audience; undefined when it has noticed nothing. */
  textFor(audience: Viewer): string | undefined {
    const change = this.changes.get(audience);
    if (change === undefined) return undefined;
    const known = this.texts.get(audience);
    if (known !== undefined) return known;
    const text = this.encoded(change);
    this.texts.set(audience, text);
    return text;
  }

  private encoded({ audience, n, all, own, events, undone }: Change): string {
    const fields: { readonly [F in keyof ChangeMessage]: string } = {
      kind: '"change"',
      table: this.table,
      audience: `${audience}`,
      n: `${n}`,
      patch: `[${[this.items(all), this.items(own)].filter((part) => part !== '').join(',')}]`,
      events: `[${this.items(events)}]`,
      ...(undone === undefined ? {} : { undone: JSON.stringify(undone) }),
      clocks: this.clocks,
    };
    return `{${Object.entries(fields)
      .map(([field, value]) => `"${field}":${value}`)
      .join(',')}}`;
  }

  /** The items of a list as JSON, without its brackets. */
  private items(list: readonly unknown[]): string {
    const known = this.parts.get(list);
    if (known !== undefined) return known;
    const text = JSON.stringify(list).slice(1, -1);
    this.parts.set(list, text);
    return text;
  }
}
