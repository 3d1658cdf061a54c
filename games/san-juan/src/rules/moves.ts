import { bag, flag, int, label, optional } from '@ludoteca/kernel';
import { BUILDINGS, FACTORY_TYPES } from '../data/buildings.ts';
import { COMPONENTS } from '../data/course.ts';
import { GOODS } from '../data/goods.ts';
import { ROLES } from '../data/roles.ts';

const TYPES = BUILDINGS.length;
const buildingNames: readonly string[] = BUILDINGS.map(({ id }) => id);

/** Things that a crane can cover: a type, or a factory that holds a good (`TYPES` + its good). */
const coverNames = [...buildingNames, ...buildingNames.slice(0, FACTORY_TYPES).map((id) => `${id}+good`)];
/** Things that pay for a building: cards by type, and goods for the black market (`TYPES` + the good). */
const paymentNames = [...buildingNames, ...GOODS];

/** Goods as items of a payment, and full factories as things to cover, come after the types. */
export const GOOD_ITEM = TYPES;
/** No build forgoes more than the discount, the privilege and the library. */
const MOST_EXTRA = 3;

const card = label(buildingNames);
const good = label(GOODS);

/**
 * The moves of the game. Cards and goods are named by type, because copies cannot be told apart.
 * `extra` is the number of cards paid beyond need by declining reductions (SJ-BLD-11).
 */
export const moves = {
  role: { role: label(ROLES.map(({ id }) => id)) },
  build: { card, over: optional(label(coverNames)), extra: int(0, MOST_EXTRA), items: bag(label(paymentNames), 12) },
  produce: { items: bag(good, 12) },
  sell: { items: bag(good, 12) },
  draw: { library: flag },
  keep: { items: bag(card, 8) },
  discard: { items: bag(card, COMPONENTS.buildingCards) },
  tuck: { items: bag(card, COMPONENTS.buildingCards) },
  dig: {},
  take: { card },
  pass: {},
};

/** The one value of each move without fields, so that listing it costs nothing. */
export const PASS = { kind: 'pass' } as const;
export const DIG = { kind: 'dig' } as const;
export const ROLE_MOVES = ROLES.map((_, role) => ({ kind: 'role', role }) as const);
export const DRAW = { kind: 'draw', library: false } as const;
export const DRAW_DOUBLED = { kind: 'draw', library: true } as const;
