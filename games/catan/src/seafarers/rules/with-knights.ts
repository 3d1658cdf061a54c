import { add, num, row, type Seat } from '@ludoteca/kernel';
import type { Companion } from '../../cities-and-knights/rules/companion.ts';
import { citiesAndKnights as knights } from '../../cities-and-knights/rules/index.ts';
import { IDLE } from '../../cities-and-knights/rules/knights/board.ts';
import { actionViolation } from '../../cities-and-knights/rules/knights/march.ts';
import { realmOf } from '../../cities-and-knights/rules/realm.ts';
import { hasForeignKnight, measureAll } from '../../cities-and-knights/rules/routes.ts';
import { MOST_VERTICES } from '../../data/board.ts';
import { GOLD, SEA } from '../../data/goods.ts';
import type { Action } from '../../rules/action.ts';
import type { Expansion } from '../../rules/expansion.ts';
import type { CatanRule } from '../../rules/ledger.ts';
import { type CatanState, type Ctx, type Event, NOBODY, type Open } from '../../rules/types.ts';
import { MORE_WITH_KNIGHTS } from '../data/seas.ts';
import { refreshSeas, seafarers as seas, zonePoints } from './expansion.ts';
import { goldFor } from './gold.ts';
import { seaBoardOf, seasOf, shipsAt } from './seas.ts';
import { listShipSites } from './ships.ts';
import { retellAtSea } from './telling.ts';

/** Cities & Knights at sea: both expansions, and the rules that they need for each other. */
export const knightsAtSea: Expansion = {
  ...knights,
  ...seas,
  layOut(open, config, island) {
    seas.layOut?.(open, config, island);
    knights.layOut?.(open, config, island);
  },
  copy(state, into) {
    seas.copy?.(state, into);
    knights.copy?.(state, into);
  },
  forbidsSite: (open, vertex, seat) => knights.forbidsSite?.(open, vertex, seat) ?? seas.forbidsSite?.(open, vertex, seat),
  beginTurn(state) {
    knights.beginTurn?.(state);
    refreshSeas(state.open);
  },
  // Until the first landing robber and pirate do nothing at all (SEA-CK-11).
  isRobberAsleep: (open) => realmOf(open).landings === 0,
  pointsOf: (open, seat) => (knights.pointsOf?.(open, seat) ?? 0) + zonePoints(open, seat),
  linesOf(open, seat, lines) {
    const own = knights.linesOf?.(open, seat, lines) ?? [];
    return seas.linesOf?.(open, seat, own) ?? own;
  },
  target: (open) => seasOf(open).target + MORE_WITH_KNIGHTS,
  retell: (state: CatanState, event: Event) => atSea(state, knights.retell?.(state, event) ?? event),
};

/** The answers of Seafarers to the questions of Cities & Knights. */
export const besideKnights: Companion = {
  forbidsKnight: (open, vertex) => (seaBoardOf(open).isLandVertex[vertex] === true ? undefined : 'SEA-CK-04'),
  forbidsBishop: (open, hex) => (num(open.terrains, hex) === SEA ? 'SEA-CK-12' : undefined),
  forbidsMerchant(open, hex) {
    if (num(open.terrains, hex) === GOLD) return 'SEA-CK-10';
    return num(open.terrains, hex) === SEA ? 'CK-TRD-01' : undefined;
  },
  ownerOfWay: (open, edge) => num(seasOf(open).ships, edge),
  remove,
  chasedStep: (seat) => ({ kind: 'robber', open: { seat, only: 'robber' } }),
  getsMore: ({ open }, seat, total) => goldFor(open, seat, total) > 0,
};

/** The target rises by two (SEA-CK-08); the map is told as the map. */
function atSea(state: CatanState, event: Event): Event {
  return event.kind === 'won' ? { ...event, rule: 'SEA-CK-08' } : retellAtSea(state, event);
}

/** An own knight at the end of a line closes it (SEA-CK-05); beside somebody else's knight no ship is moved (SEA-CK-06). */
export function heldByKnight(open: Open, seat: Seat, vertex: number, edge: number): CatanRule | undefined {
  const { realm } = open;
  if (realm === undefined) return undefined;
  if (hasForeignKnight(realm, seat, vertex)) return 'SEA-CK-06';
  return num(realm.knightOwners, vertex) === seat && shipsAt(open, seat, vertex, edge) === 0 ? 'SEA-CK-05' : undefined;
}

/** The ship goes back to its owner; an own one may be laid elsewhere, as a ship. */
function remove(ctx: Ctx, seat: Seat, edge: number): void {
  const { open } = ctx.state;
  const { ships, shipsLeft } = seasOf(open);
  const owner = num(ships, edge);
  ships[edge] = NOBODY;
  add(shipsLeft, owner, 1);
  ctx.tell?.({ kind: 'shipRemoved', seat, owner, edge, rule: 'SEA-CK-12' });
  if (owner === seat && otherSites(open, seat, edge).length > 0) ctx.push({ kind: 'rebuild', open: { seat, edge, ship: true } });
  else measureAll(ctx);
}

/** Where the ship could lie instead; not where it lay. */
export function otherSites(open: Open, seat: Seat, edge: number): { kind: 'ship'; edge: number }[] {
  const sites: Parameters<typeof listShipSites>[2] = [];
  listShipSites(open, seat, sites);
  return (sites as { kind: 'ship'; edge: number }[]).filter((site) => site.edge !== edge);
}

const HUNT_MOVES = Array.from({ length: MOST_VERTICES }, (_, vertex) => ({ kind: 'hunt', vertex }) as const);

function huntViolation({ open }: CatanState, seat: Seat, { vertex }: { vertex: number }): CatanRule | undefined {
  const refused = actionViolation(realmOf(open), seat, vertex);
  if (refused !== undefined) return refused;
  if (realmOf(open).landings === 0) return 'SEA-CK-11';
  return row(seaBoardOf(open).vertexHexes, vertex).includes(seasOf(open).pirate) ? undefined : 'SEA-CK-07';
}

/** An active knight beside the pirate drives it off. */
export const hunt: Action<'hunt'> = {
  list(state, seat, into) {
    for (const vertex of row(seaBoardOf(state.open).hexVertices, seasOf(state.open).pirate))
      if (huntViolation(state, seat, { vertex }) === undefined) into.push(row(HUNT_MOVES, vertex));
  },
  violation: huntViolation,
  play(ctx, seat, { vertex }) {
    const realm = realmOf(ctx.state.open);
    realm.knightActive[vertex] = 0;
    realm.knightUsed[vertex] = num(realm.knightUsed, vertex) | IDLE;
    ctx.tell?.({ kind: 'pirateChased', seat, vertex, rule: 'SEA-CK-07' });
    ctx.push({ kind: 'robber', open: { seat, only: 'pirate' } });
  },
};
