import { at } from '@ludoteca/kernel';
import { type Message, messages } from '@ludoteca/text';
import { ESTATES } from '../data/estates.ts';
import { EVENTS } from '../data/events.ts';
import { TILES } from '../data/tiles.ts';
import adviceEn from './advice.en.json' with { type: 'json' };
import adviceIt from './advice.it.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import it from './messages.it.json' with { type: 'json' };
import namesEn from './names.en.json' with { type: 'json' };
import namesIt from './names.it.json' with { type: 'json' };
import youEn from './you.en.json' with { type: 'json' };
import youIt from './you.it.json' with { type: 'json' };

type Key = keyof typeof adviceEn | keyof typeof en | keyof typeof namesEn;
/** Events in the second person: the speaker finds them by itself. */
type You = keyof typeof youEn;

// Both languages must have every key: a missing one fails the build here.
export const catalogues = {
  en: { ...namesEn, ...adviceEn, ...en, ...youEn } satisfies Record<Key | You, string>,
  it: { ...namesIt, ...adviceIt, ...it, ...youIt } satisfies Record<Key | You, string>,
};

export { number, player } from '@ludoteca/text';

/** Messages of this game; a key that no catalogue has does not compile. */
export const say = messages<Key>();

export function estateName(estate: number): Message {
  return say(`estate.${at(ESTATES, estate)}`);
}

export function tileName(tile: number): Message {
  const { type, number, peasants, chests } = at(TILES, tile);
  return say('tile', { estate: say(`estate.${type}`), number, peasants, chests });
}

export function cardName(card: number): Message {
  return say(`event.${at(EVENTS, card).id}`);
}

export function cardText(card: number): Message {
  return say(`event.${at(EVENTS, card).id}.text`);
}
