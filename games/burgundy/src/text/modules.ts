import type { Message } from '@ludoteca/text';
import { PHASES } from '../data/course.ts';
import type { Open } from '../rules/types.ts';
import { say } from './words.ts';

/** What modules have put on the table between the players. */
export function modulesOnTable(open: Open): Message[] {
  return open.inns === undefined ? [] : [say('outline.inns', { ready: open.inns.ready, later: PHASES.length - 1 - open.phase })];
}
