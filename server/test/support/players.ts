import type { Seat } from '@ludoteca/kernel';
import { anyAnswer, type Client, type Said } from './client.ts';

let moves = 0;

/** Answers for one's seats whenever they are asked, at random, until the game is over or `enough` holds. */
export async function playOn(
  client: Client,
  table: string,
  seats: readonly Seat[],
  enough: () => boolean = () => false,
  onRefused: (said: Said) => void = () => undefined,
): Promise<number> {
  let made = 0;
  const key = (seat: Seat): string => `${table}:${seat}`;
  const isOver = (): boolean => client.tables.get(table)?.phase !== 'playing' && client.tables.get(table)?.phase !== 'gathering';
  const due = (): Seat | undefined =>
    seats.find((seat) => {
      const frame = client.seen.get(key(seat))?.frame;
      return frame !== undefined && frame.question !== null && frame.view.answer === null && frame.view.asked.must.includes(seat);
    });
  while (!isOver() && !enough()) {
    await client.until(() => isOver() || enough() || due() !== undefined, 30_000);
    const seat = due();
    if (seat === undefined || enough()) continue;
    const seen = client.seen.get(key(seat));
    const { frame } = seen ?? {};
    if (frame === undefined || seen === undefined) continue;
    const n = seen.n;
    const move = anyAnswer(frame, `p${++moves}`);
    const said = await client.ask({ kind: 'answer', id: `play${moves}`, table, seat, decision: frame.view.decision, move });
    if (said.kind === 'lost') return made;
    if (said.kind === 'ack') made += 1;
    else onRefused(said);
    await client.until(() => isOver() || (client.seen.get(key(seat))?.n ?? n) > n || said.kind !== 'ack', 30_000);
  }
  return made;
}
