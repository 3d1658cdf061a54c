import type { GameText, Message } from '@ludoteca/text';
import type { Catan } from '../rules/types.ts';
import { reason } from './advice.ts';
import { answer, choice, item, prompt } from './answers.ts';
import { chain } from './chain.ts';
import { eventText } from './events.ts';
import { impact, toYou } from './impact.ts';
import { outline } from './outline.ts';
import rulesEn from './rules.en.json' with { type: 'json' };
import rulesIt from './rules.it.json' with { type: 'json' };
import { catalogues, drawn, say } from './words.ts';

const LABELS = [
  'settlements',
  'cities',
  'longestRoad',
  'largestArmy',
  'victoryCards',
  'metropolises',
  'defenders',
  'progressPoints',
  'merchant',
  'islands',
  'tradeRoute',
] as const;

function label(text: string): Message {
  const known = LABELS.find((candidate) => candidate === text);
  if (known === undefined) throw new Error(`no score line "${text}"`);
  return say(`label.${known}`);
}

export const text: GameText<Catan> = {
  catalogues,
  drawn,
  rules: { en: rulesEn, it: rulesIt },
  outline,
  prompt,
  answer,
  item,
  choice,
  event: eventText,
  chapter: (event) => (event.kind === 'turnBegun' && event.turn % 10 === 0 ? say('chapter', { turn: event.turn }) : undefined),
  chain,
  impact,
  toYou,
  quiet: ['turnEnded', 'routeChanged'],
  label,
  reason,
};
