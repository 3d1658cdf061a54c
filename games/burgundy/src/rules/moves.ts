import { bag, int, label, name } from '@ludoteca/kernel';
import { ANIMALS, FACES } from '../data/faces.ts';
import { GOODS } from '../data/goods.ts';
import { SHIELDS } from '../data/shields.ts';
import { GOODS_PER_TILE, TARGETS } from '../data/solo.ts';
import { SPACES } from '../data/team.ts';
import { DUCHY_NAMES, HEX_NAMES } from './layout.ts';
import { PARTS } from './modules/parts.ts';

/**
 * The payment for an action: a die, named by the value it shows (1 to 6), the free action of a castle, no die
 * at all (town hall, warehouse), the white die, which a white castle lends, or the extra action of the solo game (`any`). Which
 * of two equal dice is used makes no difference, so it is not said.
 */
export const DICE = ['castle', '1', '2', '3', '4', '5', '6', 'none', 'white', 'any'] as const;
export const BY_CASTLE = 0;
export const BY_NOTHING = 7;
export const BY_WHITE = 8;
export const BY_ANY = 9;

/** Where a purchase comes from; later modules add their own at the end. */
export const MARKETS = ['black', '1', '2', '3', '4', '5', '6', 'inn'] as const;
export const INN_MARKET = 7;
/** How the tribute for one shield is settled. */
export const TRIBUTES = ['coin', 'worker', 'none'] as const;
export const PAYMENTS = ['coins', 'mixed', 'workers'] as const;

const die = label(DICE);
const tile = label(FACES);
const depot = int(1, 6);
const hex = label(HEX_NAMES);
const shield = int(1, SHIELDS);

/**
 * The moves of the game. An action names its die, its use, and so the value to be reached; the workers
 * this costs are always the fewest possible. `discard` is legal only when a tile is coming into a full storage.
 */
export const moves = {
  take: { die, value: depot, tile },
  place: { die, tile, hex },
  sell: { die, good: label(GOODS) },
  workers: { die },
  buy: { market: label(MARKETS), tile, pay: name(PAYMENTS) },
  hire: {},
  discard: { tile },
  sail: { depot },
  load: { items: bag(label(GOODS), GOODS.length) },
  gain: { depot, tile },
  copy: { building: tile },
  herd: { animal: label(ANIMALS) },
  shield: { value: depot, shield, hex },
  crest: { depot, shield, hex },
  set: { die: int(1, 6), value: int(1, 6) },
  study: { seat: int(0, 3) },
  fleet: { good: label(GOODS) },
  grant: { market: label(MARKETS), tile, hex },
  tribute: { shield, pay: name(TRIBUTES) },
  duchy: { duchy: label(DUCHY_NAMES), hex },
  stow: { space: name(SPACES) },
  part: { part: name(PARTS) },
  spend: { coins: int(0, Math.max(...TARGETS)) },
  trade: { tile, items: bag(label(GOODS), GOODS_PER_TILE) },
  decline: {},
  end: {},
};
