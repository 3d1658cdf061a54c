import { BadInput, type Chance, type Config, type Parts, type Reader, range, without } from '@ludoteca/kernel';
import { CARDS, VALUES } from '../data/cards.ts';
import type { Template } from './types.ts';

/** `{"points": [3, 0], "row": [4, 2], "discards": [1], "turn": 1, "pile": [4, 6]}`: `pile` names its top cards, the next one last. */
export function scenario({ seats }: Config, description: Reader, chance: Chance): Parts<Template> {
  const fields = description.fields('points', 'row', 'discards', 'turn', 'pile');
  const cards = (reader: Reader): number[] => reader.list(0, CARDS.length).map((card) => card.integer(1, VALUES.length));
  const row = fields.row.or<number[]>([], cards);
  if (new Set(row).size < row.length) throw new BadInput(`${fields.row.path}: a value stands in the row twice`);
  const discards = fields.discards.or<number[]>([], cards);
  const top = fields.pile.or<number[]>([], cards);
  const named = [...row, ...discards, ...top];
  if (without(named, CARDS).length > 0) throw new BadInput(`${description.path}: more cards of one value than there are`);
  const rest = without(CARDS, named);
  if (rest.length + top.length === 0) throw new BadInput(`${description.path}: the pile is empty, so the game is over`);
  chance.shuffle(rest);
  const points = fields.points.or(
    range(seats).map(() => 0),
    (reader) => reader.list(seats, seats).map((each) => each.integer(0, 1_000)),
  );
  const seat = fields.turn.or(0, (reader) => reader.integer(0, seats - 1));
  return {
    open: { points, row, discards, finished: false },
    seats: range(seats).map(() => ({ own: {}, knows: {} })),
    hidden: { pile: [...rest, ...top] },
    agenda: [{ kind: 'turn', open: { seat } }],
  };
}
