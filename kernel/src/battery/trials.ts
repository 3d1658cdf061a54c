import { at } from '../at.ts';
import type { Chance } from '../chance/chance.ts';
import type { Game, GameTypes, Question, RuleId, Seat, State } from '../contract.ts';
import { type AnyMove, isNotAMove, readMove, sampleMove } from '../moves/schema.ts';
import { deciding } from '../play/engine.ts';
import { isEmpty, violationOf } from '../play/question.ts';
import { randomAnswer } from '../play/random.ts';

/** A well-formed move and what `violation` says of it. */
export interface Trial<T extends GameTypes> {
  readonly move: T['move'];
  readonly violation: RuleId | undefined;
}

/** The source of candidates: a position, the questions in it, and how many candidates to draw. */
export interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  readonly state: State<T>;
  readonly chance: Chance;
  readonly width: number;
  question(seat: Seat): Question<T['move']>;
}

/**
 * Candidates drawn from the domains of the moves, independently of the lists, and legal answers changed in one field:
 * lists and predicates disagree most often at the edge of the legal set.
 */
export function trialsOf<T extends GameTypes>(subject: Subject<T>, seat: Seat): readonly Trial<T>[] {
  const { game, state, chance, width } = subject;
  const legal = legalAnswers(subject, seat);
  const moves: AnyMove[] = [...legal];
  const kinds = kindsFor(subject);
  for (let i = 0; i < width; i++) moves.push(sampleMove(game.moves, chance.int(8) === 0 ? Object.keys(game.moves) : kinds, chance));
  for (let i = 0; i < width && legal.length > 0; i++) moves.push(changed(subject, at(legal, chance.int(legal.length)), legal));
  const formed = moves.map((move) => readMove(game.moves, move)).filter((move) => !isNotAMove(move)) as T['move'][];
  return formed.map((move) => ({ move, violation: violationOf(game, state, seat, move) }));
}

/** At most twelve random answers that the question offers. */
function legalAnswers<T extends GameTypes>(subject: Subject<T>, seat: Seat): T['move'][] {
  if (isEmpty(subject.question(seat))) return [];
  return Array.from({ length: 12 }, () => maybeAnswer(subject, seat)).filter((move) => move !== undefined);
}

/** A random answer, or undefined if the question is broken: the properties about dead ends and drafts report that. */
function maybeAnswer<T extends GameTypes>(subject: Subject<T>, seat: Seat): T['move'] | undefined {
  try {
    return randomAnswer(subject.game, subject.state, seat, subject.chance);
  } catch {
    return undefined;
  }
}

function kindsFor<T extends GameTypes>(subject: Subject<T>): string[] {
  const rule = deciding(subject.game, subject.state);
  return [...(rule?.answers ?? []), ...Object.keys(subject.game.free?.actions ?? {})];
}

/** A legal move with one field changed: drawn again, taken from another legal move, or shifted by one. */
function changed<T extends GameTypes>(subject: Subject<T>, move: AnyMove, legal: readonly AnyMove[]): AnyMove {
  const { game, chance } = subject;
  const fields = Object.entries(game.moves[move.kind] ?? {});
  if (fields.length === 0) return move;
  const [field, domain] = at(fields, chance.int(fields.length));
  const twin = at(legal, chance.int(legal.length));
  const value = (move as unknown as Record<string, unknown>)[field];
  const other = twin.kind === move.kind ? (twin as unknown as Record<string, unknown>)[field] : value;
  const ways = [() => domain.sample(chance), () => other, () => nudged(value, chance)];
  return { ...move, [field]: at(ways, chance.int(ways.length))() };
}

function nudged(value: unknown, chance: Chance): unknown {
  if (typeof value === 'number') return value + (chance.int(2) === 0 ? 1 : -1);
  if (!Array.isArray(value) || value.length === 0) return value;
  const place = chance.int(value.length);
  const rest = [...value.slice(0, place), ...value.slice(place + 1)];
  const ways = [rest, [...value, value[place]], [...rest, nudged(value[place], chance)]];
  // Lists of counts keep their length, so the cell itself is moved.
  return chance.int(2) === 0 ? value.with(place, nudged(value[place], chance)) : at(ways, chance.int(ways.length));
}
