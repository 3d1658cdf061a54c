import { propose, reply } from './commands/agreeing.ts';
import { comeBack, resign, standIn } from './commands/leaving.ts';
import { forgetPerson, goNameless, rename } from './commands/names.ts';
import { answer, botAnswer, staySilent, undo } from './commands/playing.ts';
import { declineRematch, openRematch, rematch } from './commands/rematch.ts';
import { assign, changeLink, close, declineInvitation, invite, join, leave } from './commands/seating.ts';
import { begin, start } from './commands/starting.ts';

/* Every command of a table, in the order of its life. The actor runs one at a time: actor.ts. */
export const commands = {
  /* While people gather. */
  join,
  leave,
  invite,
  declineInvitation,
  assign,
  changeLink,
  close,
  start,
  begin,
  /* The game. */
  answer,
  staySilent,
  undo,
  botAnswer,
  /* The people, while it is played. */
  propose,
  reply,
  resign,
  standIn,
  comeBack,
  /* After the end. */
  rematch,
  declineRematch,
  openRematch,
  goNameless,
  /* At any time. */
  rename,
  forgetPerson,
} as const;
