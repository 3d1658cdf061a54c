import { at } from '@ludoteca/kernel';
import { isKnown, type Message, messages, player } from '@ludoteca/text';
import { FACE_MONASTERY, FACES, TYPES } from '../data/faces.ts';
import { GOODS } from '../data/goods.ts';
import { seatsOf } from '../rules/estates.ts';
import { DUCHY_NAMES, HEX_NAMES } from '../rules/layout.ts';
import type { Open } from '../rules/types.ts';
import adviceEn from './advice.en.json' with { type: 'json' };
import adviceIt from './advice.it.json' with { type: 'json' };
import boardEn from './board.en.json' with { type: 'json' };
import boardIt from './board.it.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import it from './messages.it.json' with { type: 'json' };
import namesEn from './names.en.json' with { type: 'json' };
import namesIt from './names.it.json' with { type: 'json' };
import youEn from './you.en.json' with { type: 'json' };
import youIt from './you.it.json' with { type: 'json' };

type Key = keyof typeof adviceEn | keyof typeof boardEn | keyof typeof en | keyof typeof namesEn;
/** Events in the second person: the speaker finds them by itself. */
type You = keyof typeof youEn;

// Both languages must have every key: a missing one fails the build here.
export const catalogues = {
  en: { ...namesEn, ...adviceEn, ...boardEn, ...en, ...youEn } satisfies Record<Key | You, string>,
  it: { ...namesIt, ...adviceIt, ...boardIt, ...it, ...youIt } satisfies Record<Key | You, string>,
};

export { number, player } from '@ludoteca/text';

/** Messages of this game; a key that no catalogue has does not compile. */
export const say = messages<Key>();

export function tileName(tile: number): Message {
  return say(`tile.${at(FACES, tile)}`);
}

/** What a tile does, or undefined for plain livestock; `alone` in the solo game, where some of them do something else. */
export function effectOf(tile: number, alone = false): Message | undefined {
  const key = `effect.${at(FACES, tile)}`;
  return isKey(key) ? say(key, { solo: alone ? 'yes' : 'no' }) : undefined;
}

/** What a monastery does, by its number. */
export function monasteryEffect(number: number, alone: boolean): Message {
  return effectOf(FACE_MONASTERY.indexOf(number), alone) ?? say('nothing');
}

function isKey(key: string): key is Key {
  return isKnown(catalogues, key);
}

export function goodName(good: number): Message {
  return say(`good.${at(GOODS, good)}`);
}

/** Goods counted by colour ("2 red, 1 pink"); empty when there are none. */
export function goodsOf(counts: readonly number[]): Message[] {
  return counts.flatMap((count, good) => (count > 0 ? [say(`amount.${at(GOODS, good)}`, { count })] : []));
}

/** A number of goods of one colour as part of a sentence ("2 red goods"). */
export function goodsName(good: number, count: number): Message {
  return say(`goods.${at(GOODS, good)}`, { count });
}

export function typeName(type: number): Message {
  return say(`type.${at(TYPES, type)}`);
}

export function areaName(type: number): Message {
  return say(`area.${at(TYPES, type)}`);
}

/** As `areaName`, in one small word for narrow places. */
export function areaShort(type: number): Message {
  return say(`board.area.${at(TYPES, type)}`);
}

export function hexName(hex: number): Message {
  return say('value', { value: at(HEX_NAMES, hex) });
}

/** The printed name of a duchy. */
export function duchyName(duchy: number): Message {
  return say('value', { value: at(DUCHY_NAMES, duchy) });
}

/** The owners of an estate: one, or partners. */
export function owners(open: Open, estate: number): Message {
  return say('value', { value: seatsOf(open, estate).map(player) });
}

/** A list in one cell, or a dash. */
export function listed(items: readonly Message[]): Message {
  return items.length === 0 ? say('nothing') : say('value', { value: items });
}
