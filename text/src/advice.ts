import type { AnyMove, Config, Remark, Seat, View } from '@ludoteca/kernel';
import type { GameText } from './game-text.ts';
import { house } from './house.ts';
import { type Arg, isKnown, type Message } from './message.ts';

/** Figures about an answer: its chance of winning from 0 to 1, the points expected, and what differs from other answers. */
export interface AdviceFigures {
  readonly prospects: number | undefined;
  readonly points: number;
  readonly reasons: readonly Remark[];
}

/** A decision that cost something, as a review tells of it. */
export interface TurningFigures {
  readonly entry: number;
  readonly seat: Seat;
  readonly cost: number;
  readonly played: AdviceFigures & { readonly move: AnyMove };
  readonly better: AdviceFigures & { readonly move: AnyMove };
}

/** The part of a game's text that advice needs. */
type Words = Pick<GameText, 'catalogues' | 'expected' | 'label' | 'reason'>;

/** The game's own words for the points at the end; a game where they say little, such as a race, has none. */
const EXPECTED = 'advice.expected';

/** What is to be expected of an answer: "Prospects of winning 61%, about 142 coins at the end". */
export function expectedText({ points, prospects }: AdviceFigures, text: Words, config: Config): Message {
  const end = endText(Math.round(points), text, config);
  if (prospects === undefined) return end ?? house('house.notFollowed');
  return end === undefined ? house('house.prospects', { chance: prospects }) : house('house.prospectsAnd', { chance: prospects, end });
}

function endText(points: number, text: Words, config: Config): Message | undefined {
  return text.expected?.(points, config) ?? (isKnown(text.catalogues, EXPECTED) ? { key: EXPECTED, args: { points } } : undefined);
}

/** Why: "12 coins next round and first in turn, but the Palace stays empty". */
export function reasonText({ reasons }: AdviceFigures, text: Words): Message {
  const said = (some: readonly Remark[]): Message[] => some.map((reason) => wordsFor(reason, text));
  const pros = said(reasons.filter(({ worth }) => worth >= 0));
  const cons = said(reasons.filter(({ worth }) => worth < 0));
  if (pros.length > 0 && cons.length > 0) return house('house.although', { pros, cons });
  const all = [...pros, ...cons];
  return all.length === 0 ? house('house.noReason') : house('house.because', { reasons: all });
}

/** A turning point in one sentence; the view is what the seat saw when it decided. */
export function turningText(point: TurningFigures, text: GameText, view: View): Message {
  const { entry, seat, cost, played, better } = point;
  const args = { entry, seat: { seat }, cost, played: text.answer(played.move, view), better: text.answer(better.move, view) };
  return better.reasons.length === 0 ? house('house.turning', args) : house('house.turningWhy', { ...args, why: reasonText(better, text) });
}

function wordsFor(reason: Remark, text: Words): Message {
  const { kind, args = {} } = reason;
  const points = signed(args['points']);
  switch (kind) {
    case 'house.reason.score':
      return house(kind, { points, label: text.label(String(args['label'])) });
    case 'house.reason.other':
      return house(kind, { points, seat: { seat: Number(args['seat']) } });
    case 'house.reason.wins':
    case 'house.reason.ends':
    case 'house.reason.only':
    case 'house.reason.later':
      return house(kind);
    case 'house.reason.rivals':
      return house(reason.worth < 0 ? 'house.reason.rivalsMore' : 'house.reason.rivalsLess');
    case 'house.reason.term':
      return { key: `${String(args['term'])}.${reason.worth < 0 ? 'less' : 'more'}`, args: { change: Math.abs(Number(args['change'])) } };
    default:
      if (text.reason === undefined) throw new Error(`no words for the remark "${kind}"`);
      return text.reason(reason);
  }
}

/** A number with its sign, and a real minus. */
function signed(value: unknown): Arg {
  const number = Number(value);
  return number < 0 ? `−${-number}` : `+${number}`;
}
