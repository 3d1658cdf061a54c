import { type AnyMove, type Game, movesOf, printMove, questionFor, type Seat, type State } from '@ludoteca/kernel';

/** The answers open to a seat, for engineers. */
export interface Options {
  /** Every whole answer in notation, offers excepted; null when there are too many to write out. */
  readonly options: readonly string[] | null;
  /** Answers that cannot be written out: offers as a pattern, and wide selections with everything that may be chosen. */
  readonly choices: readonly string[];
}

/** All answers of a seat now. */
export function optionsOf(game: Game, state: State, seat: Seat): Options {
  const { list = [], selections = [], offers = [] } = questionFor(game, state, seat);
  const print = (move: AnyMove): string => printMove(game.moves, move);
  const moves = movesOf(game, state, seat);
  const patterns = offers.map(({ head }) => offerPattern(game, (head as AnyMove).kind));
  if (moves !== undefined) return { options: moves.map(print), choices: patterns };
  const wide = selections.map(({ head, from, min, max }) => {
    const all = { ...(head as AnyMove), items: [...from].sort((a, b) => a - b) };
    return `${print(all)}  (${min === max ? min : `${min}..${max}`})`;
  });
  return { options: null, choices: [...list.map(print), ...wide, ...patterns] };
}

function offerPattern(game: Game, kind: string): string {
  const fields = Object.keys(game.moves[kind] ?? {}).map((field) => `<${field}>`);
  return [kind, ...fields].join(' ');
}
