/* A player for Ludoteca that looks one answer ahead: ludoteca play medioevo --seats me,cmd:"npx tsx bots/examples/mybot.ts" */
import { createInterface } from 'node:readline';
import { roomOf } from '@ludoteca/games';
import { imagine, isNotAMove, parseMove, play, streamFrom, type View } from '@ludoteca/kernel';

/** Only what this program reads of what it is told; bots/PROTOCOL.md has everything. */
interface Question {
  readonly type: string;
  readonly id: number;
  readonly optional: boolean;
  readonly view: View;
  readonly legal: readonly string[] | null;
  readonly any: string;
}

/** The expected points of this seat after an answer, in one determinization. */
function valueAfter(view: View, notation: string): number {
  const { game, evaluation } = roomOf(view.game);
  const state = imagine(game, view, streamFrom(`decision ${view.decision}`));
  const move = parseMove(game.moves, notation);
  if (isNotAMove(move)) return Number.NEGATIVE_INFINITY;
  play(game, state, view.viewer, move);
  return evaluation.potential(state, view.viewer);
}

/** The best of the first hundred answers; a random one where they cannot be listed. */
function choose({ view, legal, any }: Question): string {
  const options = (legal ?? []).slice(0, 100).map((move) => ({ move, value: valueAfter(view, move) }));
  return options.sort((a, b) => b.value - a.value)[0]?.move ?? any;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Question;
  if (message.type !== 'question') continue;
  const move = message.optional ? null : choose(message);
  process.stdout.write(`${JSON.stringify({ type: 'answer', id: message.id, move })}\n`);
}
