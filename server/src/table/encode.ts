import type { ServerMessage } from '../protocol.ts';

/** A message as it is sent over the socket. Only the changes of positions are put together elsewhere, from parts that are encoded once. */
export function encode(message: ServerMessage): string {
  return JSON.stringify(message);
}
