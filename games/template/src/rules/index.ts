import { at, deal, type Game, type Parts, range, ranked, without } from '@ludoteca/kernel';
import { CARDS } from '../data/cards.ts';
import { LEDGER } from './ledger.ts';
import { moves } from './moves.ts';
import { scenario } from './scenario.ts';
import { end, turn } from './turn.ts';
import type { Template } from './types.ts';

const nothing = (seats: number): Parts<Template>['seats'] => range(seats).map(() => ({ own: {}, knows: {} }));

export const template: Game<Template> = {
  meta: { id: 'template', rules: '1.0.0', shape: 1, seats: { min: 2, max: 4 }, options: {}, longest: 100 },
  ledger: LEDGER,
  moves,
  steps: { turn, end },
  invariants: [
    {
      rule: 'TPL-CARDS-01',
      holds: ({ open, hidden }) => open.row.length + open.discards.length + hidden.pile.length === CARDS.length,
    },
  ],
  setup({ seats }, chance) {
    const pile = [...CARDS];
    chance.shuffle(pile);
    return {
      open: { points: range(seats).map(() => 0), row: [], discards: [], finished: false },
      seats: nothing(seats),
      hidden: { pile },
      agenda: [{ kind: 'turn', open: { seat: 0 } }],
    };
  },
  scenario,
  over: ({ open }) => open.finished,
  standing({ open, config }) {
    const contenders = range(config.seats).map((seat) => ({
      seats: [seat],
      lines: [{ label: 'rows', points: at(open.points, seat), rule: 'TPL-END-02' }],
      ties: [],
    }));
    return { final: open.finished, sides: ranked(contenders, open.finished) };
  },
  shown: ({ hidden }) => ({ pile: hidden.pile.length }),
  imagine({ open, shown, config }, chance) {
    const [pile = []] = deal(without(CARDS, [...open.row, ...open.discards]), [shown.pile], chance);
    return { seats: nothing(config.seats), hidden: { pile } };
  },
};

export type { Template } from './types.ts';
