import { at, type Question } from '@ludoteca/kernel';
import { EDGE_NAMES, HEX_NAMES, VERTEX_NAMES } from '../../src/data/board.ts';
import { RESOURCES } from '../../src/data/goods.ts';
import type { CatanState } from '../../src/rules/index.ts';
import type { Move, Step } from '../../src/rules/types.ts';
import type { Act } from './trace.ts';

/** Our cards by the names of the traces. */
export const CARD_WORDS = ['knight', 'victoryPoint', 'roadBuilding', 'yearOfPlenty', 'monopoly'];

const resource = (kind: number): string => at<string>(RESOURCES, kind);

/** The legal actions that our question amounts to, in the words of the traces. */
export function wordsOf(state: CatanState, question: Question<Move>, seat: number): string[] {
  const step = at(state.agenda, state.agenda.length - 1);
  const listed = (question.list ?? []).flatMap((move) => wordOf(move, step));
  const chosen = (question.selections ?? []).flatMap(({ head, from, min }) => {
    if (head.kind === 'discard') return [`discard ${seat} ${min}`];
    return pairs(from, min).map((take) => `year_of_plenty ${take.map(resource).join(',')}`);
  });
  return [...listed, ...chosen].sort();
}

function pairs(from: readonly number[], size: number): number[][] {
  const kinds = [...new Set(from)];
  if (size === 1) return kinds.map((kind) => [kind]);
  const enough = (a: number, b: number): boolean => a !== b || from.filter((kind) => kind === a).length > 1;
  return kinds.flatMap((a) => kinds.filter((b) => b >= a && enough(a, b)).map((b) => [a, b]));
}

const PLAIN: Partial<Record<Move['kind'], string>> = {
  roll: 'roll',
  end: 'end_turn',
  buy: 'buy_dev_card',
  knight: 'play_knight',
  roads: 'road_building',
  accept: 'accept_trade',
  decline: 'reject_trade',
  withdraw: 'cancel_trade',
};

function wordOf(move: Move, step: Step): string[] {
  const plain = PLAIN[move.kind];
  if (plain !== undefined) return [plain];
  if (move.kind === 'settlement') return [`build_settlement ${at(VERTEX_NAMES, move.vertex)}`];
  if (move.kind === 'city') return [`build_city ${at(VERTEX_NAMES, move.vertex)}`];
  if (move.kind === 'road') return [`build_road ${at(EDGE_NAMES, move.edge)}`];
  if (move.kind === 'robber') return [`move_robber ${at(HEX_NAMES, move.hex)} ${move.victim}`];
  if (move.kind === 'monopoly') return [`monopoly ${resource(move.resource)}`];
  if (move.kind === 'bank') return [`maritime_trade ${resource(move.give)} ${move.count} ${resource(move.take)}`];
  if (move.kind === 'trade' && step.kind === 'talk')
    return [`confirm_trade ${move.with} ${step.open.give.join()} ${step.open.want.join()}`];
  // NOTES.md A7: the other engine does not let one stop after the first free road.
  if (move.kind === 'stop') return [];
  throw new Error(`no word for ${move.kind}`);
}

/** A listed action of a trace in the same words. */
export function wordOfAct(act: Act): string {
  const { a } = act;
  if (a === 'build_settlement' || a === 'build_city') return `${a} ${act.vertex}`;
  if (a === 'build_road') return `${a} ${act.edge}`;
  if (a === 'move_robber') return `${a} ${act.hex} ${act.victim}`;
  if (a === 'monopoly') return `${a} ${act.resource}`;
  if (a === 'maritime_trade') return `${a} ${act.give} ${act.count} ${act.receive}`;
  if (a === 'confirm_trade') return `${a} ${act.with} ${act.give} ${act.receive}`;
  if (a === 'discard') return `${a} ${act.seat} ${act.count}`;
  if (a === 'year_of_plenty') return `${a} ${[...(act.take ?? [])].sort(byKind).join(',')}`;
  return a;
}

function byKind(a: string, b: string): number {
  const kinds: readonly string[] = RESOURCES;
  return kinds.indexOf(a) - kinds.indexOf(b);
}
