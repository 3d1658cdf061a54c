import { at, type View } from '@ludoteca/kernel';
import type { GameText, Message } from '@ludoteca/text';
import { placeOf, rowOf } from '../rules/table.ts';
import { type Medioevo, type Move, SOURCES } from '../rules/types.ts';
import { reason } from './advice.ts';
import { eventText } from './events.ts';
import { outline } from './outline.ts';
import rulesEn from './rules.en.json' with { type: 'json' };
import rulesIt from './rules.it.json' with { type: 'json' };
import { catalogues, estateName, number, say, tileName } from './words.ts';
import { chain, impact, toYou } from './you.ts';

function prompt({ agenda, open, viewer }: View<Medioevo>): Message {
  const kind = at(agenda, agenda.length - 1).kind;
  switch (kind) {
    case 'moveLord':
      return say('prompt.moveLord', { row: (open.round % open.rows.length) + 1, tile: tileName(at(open.lords, viewer)) });
    case 'placeLord':
    case 'restore':
    case 'explore':
    case 'extraCoin':
    case 'terrainToken':
    case 'renovation':
      return say(`prompt.${kind}`);
    default:
      throw new Error(`nothing is asked in step "${kind}"`);
  }
}

function answer(move: Move, { open }: View<Medioevo>): Message {
  switch (move.kind) {
    case 'restore':
      return say('answer.restore', { tile: tileName(move.tile) });
    case 'lord':
      return say('answer.lord', { tile: tileName(move.tile), place: placeOf(open, move.tile) + 1 });
    case 'explore':
      return say('answer.explore', { tile: tileName(move.tile), row: rowOf(open, move.tile) + 1, place: placeOf(open, move.tile) + 1 });
    case 'coin':
      return say('answer.coin', { estate: estateName(move.estate) });
    case 'terrain':
      return say('answer.terrain', { terrain: estateName(move.terrain), estate: estateName(move.estate) });
  }
}

function label(text: string): Message {
  const source = SOURCES.find((candidate) => candidate === text);
  if (source === undefined) throw new Error(`no score line "${text}"`);
  return say(`label.${source}`);
}

export const text: GameText<Medioevo> = {
  catalogues,
  rules: { en: rulesEn, it: rulesIt },
  outline,
  prompt,
  answer,
  item: number,
  event: eventText,
  chain,
  impact,
  toYou,
  chapter: (event) => (event.kind === 'roundBegun' ? say('chapter', { round: event.round }) : undefined),
  quiet: ['turnEnded', 'rowEmpty', 'roundEnded'],
  label,
  reason,
};
