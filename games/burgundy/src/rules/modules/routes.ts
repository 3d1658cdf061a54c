import { type Automatic, add, at, type Decision, type MoveFor, type Reader, range, type Seat } from '@ludoteca/kernel';
import { GOODS } from '../../data/goods.ts';
import { ROUTE_BONUSES, ROUTES, ROUTES_EACH, type RouteBonus, type RouteBonusName, SPACES_PER_ROUTE } from '../../data/routes.ts';
import { listGains } from '../effects/buildings.ts';
import { estateOf, estatesIn, seatsIn } from '../estates.ts';
import { fieldOf, type Module } from '../module.ts';
import { dropPending } from '../pending.ts';
import { score } from '../points.ts';
import { pileUp } from '../sell.ts';
import { gainWorkers } from '../stock.ts';
import { fetch, slotOf } from '../storage.ts';
import { type Burgundy, type Ctx, EMPTY, type Open, playersFor } from '../types.ts';

type Gain = MoveFor<Burgundy, 'gain' | 'decline'>;

/** A space of an estate's route, counted from the left; undefined beyond its end. */
export function spaceOf(open: Open, estate: number, space: number): { readonly good: number; readonly bonus: RouteBonusName } | undefined {
  const tile = open.routes?.tiles[estate]?.[Math.floor(space / SPACES_PER_ROUTE)];
  if (tile === undefined) return undefined;
  const [good, bonus] = at(at(ROUTES, tile), space % SPACES_PER_ROUTE);
  return { good, bonus };
}

/** How many spaces of an estate's route are taken. */
export function laidBy(open: Open, estate: number): number {
  return open.routes?.laid[estate]?.length ?? 0;
}

/** Trade routes: sold goods are laid on a row of spaces, and a good of the right colour brings a bonus. */
export const routes: Module = {
  source: { name: 'routes', rule: 'BUR-ROUTE-03', counts: (open) => open.routes !== undefined },
  prepare(open, config, chance) {
    if (!config.options.tradeRoutes) return;
    const all = range(ROUTES.length);
    chance.shuffle(all);
    const each = ROUTES_EACH[playersFor(config)];
    const tiles = estatesIn(open).map((estate) => all.slice(estate * each, (estate + 1) * each));
    open.routes = { tiles, laid: tiles.map(() => []), waiting: [] };
  },
  tellPrepared(ctx) {
    const { open } = ctx.state;
    for (const seat of seatsIn(open)) {
      const dealt = open.routes?.tiles[estateOf(open, seat)];
      if (dealt !== undefined) ctx.tell?.({ kind: 'routesDealt', seat, routes: dealt.slice(), rule: 'BUR-ROUTE-01' });
    }
  },
  layGoods(ctx, seat, good, count) {
    const part = ctx.state.open.routes;
    if (part === undefined) return false;
    part.waiting = range(count).map(() => good);
    ctx.push({ kind: 'route', open: { seat } });
    return true;
  },
  addSold(open, estate, sold) {
    for (const good of open.routes?.laid[estate] ?? []) add(sold, good, 1);
  },
  openGoods: ({ routes: part }) => (part === undefined ? [] : [...part.laid.flat(), ...part.waiting]),
  invariant: {
    rule: 'BUR-ROUTE-04',
    holds({ open, seats }) {
      const part = open.routes;
      if (part === undefined) return true;
      return seatsIn(open).every((seat) => {
        const estate = estateOf(open, seat);
        const free = at(part.tiles, estate).length * SPACES_PER_ROUTE - laidBy(open, estate);
        return free === 0 || (free > 0 && at(seats, seat).own.sold.every((count) => count === 0));
      });
    },
  },
  described: {
    table: [],
    player: ['route', 'routed'],
    read(open, config, _table, players) {
      const each = ROUTES_EACH[playersFor(config)];
      const given = estatesIn(open).map((estate) => players[estate]);
      if (!config.options.tradeRoutes) {
        const fields = given.flatMap((own) => (own === undefined ? [] : [fieldOf(own, 'route'), fieldOf(own, 'routed')]));
        for (const field of fields) if (!field.missing) field.refuse('no routes without the option of that name');
        return;
      }
      const taken: number[] = [];
      const named = given.map((own) => {
        const field = own === undefined ? undefined : fieldOf(own, 'route');
        if (field === undefined || field.missing) return undefined;
        const tiles = field.list(each, each).map((tile) => tile.integer(1, ROUTES.length) - 1);
        taken.push(...tiles);
        if (new Set(taken).size < taken.length) field.refuse('tiles that nobody else has');
        return tiles;
      });
      const tiles = named.map((own, estate) => own ?? freeTiles(taken, estate, each));
      const laid = given.map((own) => {
        if (own === undefined) return [];
        const goods = fieldOf(own, 'routed').or<Reader[]>([], (reader) => reader.list(0, each * SPACES_PER_ROUTE));
        return goods.map((good) => GOODS.indexOf(good.oneOf(GOODS)));
      });
      for (const [estate, own] of given.entries()) {
        const sold = own === undefined ? undefined : fieldOf(own, 'sold');
        if (sold !== undefined && !sold.missing && at(laid, estate).length < each * SPACES_PER_ROUTE)
          sold.refuse('nothing before the route is full');
      }
      open.routes = { tiles, laid, waiting: [] };
    },
  },
};

/** Takes tiles for an estate whose row is not described: the usual ones, or others where somebody has one of these. */
function freeTiles(taken: number[], estate: number, each: number): number[] {
  const usual = range(each).map((place) => estate * each + place);
  const free = new Set([...usual, ...range(ROUTES.length)].filter((tile) => !taken.includes(tile)));
  const tiles = [...free].slice(0, each);
  taken.push(...tiles);
  return tiles;
}

/** Lays the next good of a sale and settles its space before the one after it. */
export const route: Automatic<Burgundy, 'route'> = {
  run(ctx, step) {
    const { open } = ctx.state;
    const { seat } = step.open;
    const part = open.routes;
    const good = part?.waiting.shift();
    if (part === undefined || good === undefined) return;
    ctx.push(step);
    const estate = estateOf(open, seat);
    const space = laidBy(open, estate);
    const found = spaceOf(open, estate, space);
    if (found === undefined) {
      pileUp(ctx.state, seat, good, 1);
      ctx.tell?.({ kind: 'routed', seat, good, space: EMPTY, bonus: 'none', rule: 'BUR-ROUTE-04' });
      return;
    }
    at(part.laid, estate).push(good);
    const bonus = found.good === good ? found.bonus : 'none';
    ctx.tell?.({ kind: 'routed', seat, good, space, bonus, rule: bonus === 'none' ? 'BUR-ROUTE-02' : 'BUR-ROUTE-03' });
    if (bonus !== 'none') payBonus(ctx, seat, bonus);
  },
};

function payBonus(ctx: Ctx, seat: Seat, name: RouteBonusName): void {
  const { open } = ctx.state;
  const bonus: RouteBonus = ROUTE_BONUSES[name];
  if ('workers' in bonus) gainWorkers(ctx, seat, bonus.workers);
  else if ('coins' in bonus) add(open.coins, estateOf(open, seat), bonus.coins);
  else if ('points' in bonus) score(ctx, seat, bonus.points, 'routes');
  else if (listGains(open, bonus.types).length > 0) ctx.push({ kind: 'routeGain', open: { seat, bonus: name } });
}

/** The types of tile that a bonus allows to take. */
export function typesOf(name: RouteBonusName): readonly number[] {
  const bonus: RouteBonus = ROUTE_BONUSES[name];
  return 'types' in bonus ? bonus.types : [];
}

/** A tile from a numbered depot; the rest of the sale waits, so the turn cannot be ended here. */
export const routeGain: Decision<Burgundy, 'routeGain', 'gain' | 'decline'> = {
  rule: 'BUR-ROUTE-07',
  answers: ['gain', 'decline'],
  asks: (_, step) => step.open.seat,
  question: ({ open }, { open: { bonus } }) => ({ list: [...listGains(open, typesOf(bonus)), { kind: 'decline' }] as Gain[] }),
  violation({ open }, { open: { bonus } }, _seat, move) {
    if (move.kind === 'decline') return undefined;
    const isThere = slotOf(open, move.depot, move.tile) !== EMPTY;
    return isThere && listGains(open, typesOf(bonus)).some(({ tile }) => tile === move.tile) ? undefined : 'BUR-ROUTE-03';
  },
  play(ctx, _step, seat, move) {
    if (move.kind === 'gain') fetch(ctx, seat, move.tile, move.depot, 'route');
    else dropPending(ctx, seat, 'routeGain', 'decline', 'BUR-ROUTE-07');
  },
};
