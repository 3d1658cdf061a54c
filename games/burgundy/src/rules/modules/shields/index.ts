import { add, at, range, sum } from '@ludoteca/kernel';
import { DEPOTS } from '../../../data/board.ts';
import { CASTLE_TILE } from '../../../data/faces.ts';
import { SHIELD, SHIELD_POINTS, SHIELDS, SHIELDS_PER_DEPOT } from '../../../data/shields.ts';
import { estateOf, estatesIn, monasteriesOf, seatsIn } from '../../estates.ts';
import { HEX_NAMES } from '../../layout.ts';
import { fieldOf, type Module, type Yield } from '../../module.ts';
import { score } from '../../points.ts';
import { NOBODY, type Open, playersFor, type Step } from '../../types.ts';
import type { Shields } from '../parts.ts';
import { castleShield } from './castle.ts';
import { fleet, fleetTurn } from './fleet.ts';
import { grant, grantTurn } from './grants.ts';
import { holds, noteMonasteries, overflow } from './holding.ts';
import { tribute, tributeNext, tributeTurn } from './tribute.ts';

const DOUBLED: Record<Yield, number> = {
  bonuses: SHIELD.bonuses,
  mines: SHIELD.mines,
  sales: SHIELD.sales,
  monasteries: SHIELD.monasteries,
};

/** Monastery 27 is never copied. */
const NOT_COPIED = 27;

function noShields(open: Open): Shields {
  const each = estatesIn(open);
  return {
    depots: range(DEPOTS).map(() => []),
    held: each.map(() => []),
    hexes: each.map(() => []),
    powers: each.map(() => 0),
    studied: each.map(() => NOBODY),
    turned: false,
  };
}

/** The points that an estate's shields are worth at the end. */
export function shieldPoints(open: Open, estate: number): number {
  const points = sum((open.shields?.held[estate] ?? []).map((shield) => at(SHIELD_POINTS, shield)));
  return holds(open, estate, SHIELD.shields) ? 2 * points : points;
}

/** Shields: taken with a double, laid on castles, each with a power of its own, a tribute at every end of phase and points at the end. */
export const shields: Module = {
  source: { name: 'shields', rule: 'BUR-SHD-04', counts: (open) => open.shields !== undefined },
  prepare(open, config, chance) {
    if (!config.options.shields) return;
    const all = range(SHIELDS).map((index) => index + 1);
    chance.shuffle(all);
    const part = noShields(open);
    for (const [depot, count] of (SHIELDS_PER_DEPOT[playersFor(config)] ?? []).entries()) part.depots[depot] = all.splice(0, count);
    open.shields = part;
  },
  tellPrepared(ctx) {
    const part = ctx.state.open.shields;
    if (part !== undefined) ctx.tell?.({ kind: 'shieldsLaid', depots: part.depots.map((lying) => lying.slice()), rule: 'BUR-SHD-01' });
  },
  beginTurn({ shields: part }) {
    if (part !== undefined) part.turned = false;
  },
  endPhase(open): Step[] {
    if (open.shields === undefined) return [];
    const grants = [SHIELD.depotGrant, SHIELD.blackGrant];
    return [
      ...open.bridge.flatMap((seat) => grants.map((shield): Step => ({ kind: 'grantTurn', open: { seat, shield } }))),
      ...open.bridge.map((seat): Step => ({ kind: 'tributeTurn', open: { seat } })),
    ];
  },
  settle(ctx, seat) {
    const { open } = ctx.state;
    if (open.shields === undefined) return;
    const estate = estateOf(open, seat);
    const held = at(open.shields.held, estate).slice();
    if (held.length === 0) return;
    const points = shieldPoints(open, estate);
    const rule = holds(open, estate, SHIELD.shields) ? 'BUR-SHD-E13' : 'BUR-SHD-04';
    ctx.tell?.({ kind: 'finalShields', seat, shields: held, points, rule });
    score(ctx, seat, points, 'shields');
  },
  covered(ctx) {
    const { open } = ctx.state;
    if (open.shields?.studied.some((other) => other !== NOBODY)) noteMonasteries(open);
  },
  largerBy: (open, estate) => (holds(open, estate, SHIELD.areas) ? 1 : 0),
  needsNoContact: (open, estate) => holds(open, estate, SHIELD.apart),
  mayLieApart: (open) => open.shields !== undefined,
  copied(open, estate) {
    const other = open.shields?.studied[estate] ?? NOBODY;
    if (other === NOBODY) return 0;
    // There is one shield 6, so the copied estate copies nobody.
    return monasteriesOf(open, other) & ~(1 << NOT_COPIED);
  },
  hasOnePasture: (open, estate) => holds(open, estate, SHIELD.onePasture),
  room: (open, estate) => (holds(open, estate, SHIELD.storage) ? Number.MAX_SAFE_INTEGER : undefined),
  isClearing: (agenda) => agenda.some(({ kind }) => kind === 'overflow'),
  afterSailing: (open, seat): Step[] => (holds(open, estateOf(open, seat), SHIELD.fleet) ? [{ kind: 'fleetTurn', open: { seat } }] : []),
  castleStep(open, seat) {
    const isThere = open.shields?.depots.some((lying) => lying.length > 0);
    return isThere && holds(open, estateOf(open, seat), SHIELD.castles) ? { kind: 'castleShield', open: { seat } } : undefined;
  },
  workersGained(ctx, seat) {
    const { open } = ctx.state;
    const gainer = estateOf(open, seat);
    for (const other of seatsIn(open)) {
      const estate = estateOf(open, other);
      if (estate === gainer || !holds(open, estate, SHIELD.workerToo)) continue;
      add(open.workers, estate, 1);
      ctx.tell?.({ kind: 'workerToo', seat: other, workers: 1, rule: 'BUR-SHD-E02' });
    }
  },
  times: (open, estate, what) => (holds(open, estate, DOUBLED[what]) ? 2 : 1),
  paysEachGood: (open, estate) => holds(open, estate, SHIELD.coinPerGood),
  invariant: {
    rule: 'BUR-SHD-03',
    holds: ({ open }) => {
      const part = open.shields;
      return part === undefined || estatesIn(open).every((estate) => isSound(open, part, estate));
    },
  },
  described: {
    table: ['depotShields'],
    player: ['shields', 'copies'],
    read(open, config, table, players) {
      const depots = fieldOf(table, 'depotShields');
      if (!config.options.shields) {
        const given = [
          depots,
          ...players.flatMap((fields) => (fields === undefined ? [] : [fieldOf(fields, 'shields'), fieldOf(fields, 'copies')])),
        ];
        for (const field of given) if (!field.missing) field.refuse('no shields without the option of that name');
        return;
      }
      const part = noShields(open);
      open.shields = part;
      if (!depots.missing)
        for (const [depot, lying] of depots.list(0, DEPOTS).entries())
          part.depots[depot] = lying.list(0, SHIELDS_PER_DEPOT[playersFor(config)]?.[depot]).map((shield) => shield.integer(1, SHIELDS));
      for (const [estate, fields] of players.entries()) {
        if (fields === undefined) continue;
        const field = fieldOf(fields, 'shields');
        if (!field.missing)
          for (const [name, reader] of Object.entries(field.fields(...HEX_NAMES))) {
            if (reader.missing) continue;
            const hex = HEX_NAMES.indexOf(name);
            if (at(open.duchies, estate)[hex] !== CASTLE_TILE) reader.refuse('a shield on a castle');
            const shield = reader.integer(1, SHIELDS);
            at(part.held, estate).push(shield);
            at(part.hexes, estate).push(hex);
            part.powers[estate] = at(part.powers, estate) | (1 << shield);
          }
        const copies = fieldOf(fields, 'copies');
        if (copies.missing) continue;
        const other = copies.integer(0, players.length - 1);
        if (other === estate || !holds(open, estate, SHIELD.study)) copies.refuse('another seat, with shield 6 only');
        part.studied[estate] = other;
      }
      const all = [...part.depots.flat(), ...part.held.flat()];
      if (new Set(all).size < all.length) depots.refuse('each shield once');
      noteMonasteries(open);
    },
  },
};

/** Every shield lies on a castle of its owner, one on each, and no shield is in two places. */
function isSound(open: Open, part: Shields, estate: number): boolean {
  const [held, hexes] = [at(part.held, estate), at(part.hexes, estate)];
  const all = [...part.depots.flat(), ...part.held.flat()];
  const mask = held.reduce((bits, shield) => bits | (1 << shield), 0);
  return (
    held.length === hexes.length &&
    new Set(hexes).size === hexes.length &&
    hexes.every((hex) => at(open.duchies, estate)[hex] === CASTLE_TILE) &&
    new Set(all).size === all.length &&
    mask === at(part.powers, estate)
  );
}

export const shieldSteps = { castleShield, overflow, fleetTurn, fleet, grantTurn, grant, tributeTurn, tributeNext, tribute };
