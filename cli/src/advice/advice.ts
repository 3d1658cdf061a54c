import { type Advice, type Explanation, explain, isEvident } from '@ludoteca/bots';
import type { Room } from '@ludoteca/games';
import { type AnyMove, imagine, printMove, type Seat, streamFrom, type View, viewOf } from '@ludoteca/kernel';
import { expectedText, reasonText, type Speaker } from '@ludoteca/text';
import { type Desk, words } from '../desk.ts';

/** Search budget of a hint. */
const BUDGET = { iterations: 500 } as const;

/** The best answers to the viewer's own question, with reasons. */
export function hintLines(desk: Desk, room: Room, view: View, speaker: Speaker): string[] {
  const { best } = explain(room, view, `hint ${view.decision}`, { budget: BUDGET });
  if (best.length === 0) return [desk.say('cli.hint.none')];
  const words = best.map(({ move }) => answerText(room, move, view, speaker));
  // Answers with the same words are shown once.
  const different = best.filter((_, place) => words.indexOf(words[place] ?? '') === place);
  return [
    desk.paint.bold(desk.say('cli.hint.title')),
    ...different.flatMap((advice, place) => adviceLines(desk, room, view, speaker, advice, place + 1)),
  ];
}

/**
 * Why another seat gave an answer, from the asker's view alone: that seat's secrets are imagined, so that
 * the explanation gives nothing away.
 */
export function whyLines(desk: Desk, room: Room, view: View, seat: Seat, move: AnyMove, speaker: Speaker): string[] {
  if (!isEvident(room.game, view, seat, move)) return [desk.say('cli.why.secret')];
  const explanation = explain(room, view, `why ${view.decision}`, { budget: BUDGET, seat, move });
  const { game } = room;
  const eyes = seat === view.viewer ? view : viewOf(game, imagine(game, view, streamFrom('why')), seat);
  const head = speaker.say(words('cli.why.chose', { who: { seat }, answer: answerText(room, move, eyes, speaker) }));
  return [desk.paint.bold(head), ...judgement(desk, room, eyes, speaker, explanation, move)];
}

function judgement(desk: Desk, room: Room, eyes: View, speaker: Speaker, found: Explanation<AnyMove>, move: AnyMove): string[] {
  if (found.given === undefined) return [`  ${desk.say('cli.why.hidden')}`];
  const others = found.best.filter((advice) => printed(room, advice.move) !== printed(room, move)).slice(0, 2);
  const rank = found.rank === undefined || eyes.viewer !== found.seat ? [] : [`  ${desk.say('cli.why.rank', { rank: found.rank })}`];
  const instead = others.flatMap((advice) => adviceLines(desk, room, eyes, speaker, advice));
  return [
    `  ${speaker.say(expectedText(found.given, room.text, eyes.config))}`,
    `  ${desk.paint.dim(speaker.say(reasonText(found.given, room.text)))}`,
    ...rank,
    ...(instead.length === 0 ? [] : [desk.say('cli.why.instead'), ...instead]),
  ];
}

function adviceLines(desk: Desk, room: Room, view: View, speaker: Speaker, advice: Advice<AnyMove>, number?: number): string[] {
  const mark = number === undefined ? '  ·' : desk.paint.green(`${number}`.padStart(3));
  return [
    `${mark}  ${answerText(room, advice.move, view, speaker)}  ${desk.paint.dim(printed(room, advice.move))}`,
    `     ${speaker.say(expectedText(advice, room.text, view.config))}`,
    `     ${desk.paint.dim(speaker.say(reasonText(advice, room.text)))}`,
  ];
}

/** An answer in words; one that does not fit the imagined view is given in notation. */
export function answerText(room: Room, move: AnyMove, view: View, speaker: Speaker): string {
  try {
    return speaker.say(room.text.answer(move, view));
  } catch {
    return printed(room, move);
  }
}

function printed(room: Room, move: AnyMove): string {
  return printMove(room.game.moves, move);
}
