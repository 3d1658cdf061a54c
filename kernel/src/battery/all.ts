import { barrier } from './properties/barrier.ts';
import { conservation, differences } from './properties/conservation.ts';
import { aliasing, cloned, plain } from './properties/copies.ts';
import { deadEnds, determinism, length } from './properties/course.ts';
import { drafts } from './properties/drafts.ts';
import { events, ledger } from './properties/ledger.ts';
import { duplicates, moves, width } from './properties/legality.ts';
import { notation, refusal } from './properties/notation.ts';
import { imagined, menu, secrecy } from './properties/secrecy.ts';
import { standing } from './properties/standing.ts';
import { undo } from './properties/undo.ts';
import type { Property } from './property.ts';

/** The properties that look at positions, steps and whole games; those about configurations are in battery.ts. */
export const ALL: readonly Property[] = [
  conservation,
  deadEnds,
  width,
  duplicates,
  moves,
  drafts,
  notation,
  refusal,
  plain,
  cloned,
  aliasing,
  imagined,
  menu,
  secrecy,
  standing,
  ledger,
  events,
  differences,
  undo,
  barrier,
  determinism,
  length,
];
