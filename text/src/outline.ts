import type { Message } from './message.ts';

/** A small table; an empty head has no heading line. */
export interface Table {
  readonly head: readonly Message[];
  readonly rows: readonly (readonly Message[])[];
}

/** One part of a described position: a title, then lines, then tables. */
export interface Section {
  readonly title: Message;
  readonly lines?: readonly Message[];
  readonly tables?: readonly Table[];
}

/** A position in words, as the terminal prints it and a screen reader reads it. */
export type Outline = readonly Section[];

/** Every message of an outline, from its titles to the cells of its tables. */
export function messagesOf(outline: Outline): Message[] {
  return outline.flatMap(({ title, lines = [], tables = [] }) => [
    title,
    ...lines,
    ...tables.flatMap(({ head, rows }) => [...head, ...rows.flat()]),
  ]);
}
