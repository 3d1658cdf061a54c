import { at, range, sum } from '@ludoteca/kernel';
import { type GameText, messages, number, player } from '@ludoteca/text';
import type { Template } from '../rules/types.ts';
import en from './messages.en.json' with { type: 'json' };
import it from './messages.it.json' with { type: 'json' };
import rulesEn from './rules.en.json' with { type: 'json' };
import rulesIt from './rules.it.json' with { type: 'json' };
import youEn from './you.en.json' with { type: 'json' };
import youIt from './you.it.json' with { type: 'json' };

type Key = keyof typeof en;
/** Events in the second person (`event.<kind>.you`): the speaker finds them by itself. */
type You = keyof typeof youEn;

const say = messages<Key>();

export const text: GameText<Template> = {
  // Both languages must have every key: a missing one fails the build here.
  catalogues: {
    en: { ...en, ...youEn } satisfies Record<Key | You, string>,
    it: { ...it, ...youIt } satisfies Record<Key | You, string>,
  },
  rules: { en: rulesEn, it: rulesIt },
  outline: ({ open, shown, config }) => [
    {
      title: say('table'),
      lines: [open.row.length === 0 ? say('row.empty') : say('row', { cards: open.row.map(number) }), say('pile', { count: shown.pile })],
      tables: [
        {
          head: [say('player'), say('points')],
          rows: range(config.seats).map((seat) => [player(seat), number(at(open.points, seat))]),
        },
      ],
    },
  ],
  prompt: ({ open }) => (open.row.length === 0 ? say('prompt.first') : say('prompt', { points: sum(open.row) })),
  answer: (move) => say(`answer.${move.kind}`),
  item: number,
  event(event) {
    const seat = { seat: event.seat };
    return event.kind === 'scored'
      ? say('event.scored', { seat, points: event.points })
      : say(`event.${event.kind}`, { seat, card: event.card });
  },
  label: () => say('label.rows'),
};
