import { at } from '@ludoteca/kernel';
import { type Arg, type Message, messages } from '@ludoteca/text';
import { BUILDINGS, COST, VP } from '../data/buildings.ts';
import { GOODS } from '../data/goods.ts';
import { ROLES } from '../data/roles.ts';
import { TILES } from '../data/tiles.ts';
import { coverType } from '../rules/display.ts';
import { GOOD_ITEM } from '../rules/moves.ts';
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

export function cardName(card: number): Message {
  return say(`building.${at(BUILDINGS, card).id}`);
}

export function cardText(card: number): Message {
  return say(`building.${at(BUILDINGS, card).id}.text`);
}

/** The name with cost and points, as people read a card. */
export function cardFace(card: number): Message {
  return say('card', { name: cardName(card), cost: at(COST, card), vp: at(VP, card) });
}

export function goodName(good: number): Message {
  return say(`good.${at(GOODS, good)}`);
}

export function roleName(role: number): Message {
  return say(`role.${at(ROLES, role).id}`);
}

/** The role in the genitive: "of the Builder". */
export function ofRole(role: number): Message {
  return say(`role.${at(ROLES, role).id}.of`);
}

export function roleText(role: number): Message {
  return say(`role.${at(ROLES, role).id}.text`);
}

/** The five prices of a tile, good by good. */
export function prices(tile: number): readonly Message[] {
  return at(TILES, tile).prices.map((price, good) => say('outline.price', { good: goodName(good), price }));
}

/** A tile as people call it: 1-1-2-2-3. */
export function tileName(tile: number): Message {
  return say('value', { value: at(TILES, tile).prices.join('-') });
}

/** A payment: a card, or a good for the black market. */
export function paymentName(item: number): Message {
  return item >= GOOD_ITEM ? say('goodItem', { name: goodName(item - GOOD_ITEM) }) : cardName(item);
}

/** A covered thing; a full factory is told apart from an empty one. */
export function coverName(over: number): Message {
  const name = cardName(coverType(over));
  return over >= GOOD_ITEM ? say('coverFull', { name }) : name;
}

/** A list in words, or "nothing". */
export function listed(messages: readonly Message[]): Arg {
  return messages.length === 0 ? say('none') : messages;
}
