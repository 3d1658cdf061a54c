import { type Automatic, at, type Chance, type Config, type Parts, range, type Seat, type Together } from '@ludoteca/kernel';
import { CARDS, TYPE } from '../data/buildings.ts';
import { START_BUILDING, START_HAND, VARIANT_HANDS, VARIANT_KEEP } from '../data/course.ts';
import { ROLES } from '../data/roles.ts';
import { TILES } from '../data/tiles.ts';
import { discard, takeFromHand } from './cards.ts';
import { discarding } from './discarding.ts';
import { clockwise, remove } from './display.ts';
import { NOBODY, type Open, type Options, type SanJuan, type SanJuanState } from './types.ts';

/** A table with nothing on it yet. */
export function emptyTable(players: number): Open {
  const each = range(players);
  return {
    round: 1,
    governor: 0,
    roles: ROLES.map(() => NOBODY),
    displays: each.map(() => []),
    goods: each.map(() => []),
    covered: each.map(() => []),
    libraryUsed: each.map(() => 0),
    chapelSteps: each.map(() => 0),
    tiles: [],
    turned: 0,
    tile: NOBODY,
    revealed: [],
    seenHands: each.map(() => []),
    seenDiscards: [],
    finished: false,
  };
}

/** A random first governor, an indigo plant for everybody, then the deal. */
export function setup(config: Config<Options>, chance: Chance): Parts<SanJuan> {
  const { seats: players, options } = config;
  const open = emptyTable(players);
  open.governor = chance.int(players);
  const supply = [...CARDS];
  const plant = TYPE[START_BUILDING];
  for (const seat of range(players)) {
    remove(supply, plant);
    open.displays[seat] = [plant];
    open.goods[seat] = [0];
  }
  chance.shuffle(supply);
  const tiles = range(TILES.length);
  chance.shuffle(tiles);
  const seats = range(players).map(() => ({ own: { hand: [] as number[], drawn: [], chapel: [] }, knows: { discards: [] } }));
  for (const [place, seat] of clockwise(players, open.governor).entries()) {
    const count = options.balancing ? at(VARIANT_HANDS, place) : START_HAND;
    at(seats, seat).own.hand = supply.splice(supply.length - count).sort((a, b) => a - b);
  }
  return { open, seats, hidden: { supply, discard: [], goods: range(players).map(() => [NOBODY]), tiles }, agenda: [{ kind: 'opening' }] };
}

/** Tells how the table is laid. */
export const opening: Automatic<SanJuan, 'opening'> = {
  run(ctx) {
    const { open, hidden, config } = ctx.state;
    const players = config.seats;
    ctx.tell?.({
      kind: 'prepared',
      players,
      supply: hidden.supply.length,
      rule: 'SJ-SET-01',
    });
    ctx.tell?.({ kind: 'governor', seat: open.governor, rule: 'SJ-SET-02' });
    if (config.options.balancing) ctx.push({ kind: 'startingHand' }, { kind: 'round' });
    else ctx.push({ kind: 'round' });
  },
};

function surplus({ seats }: SanJuanState, seat: Seat): number {
  return at(seats, seat).own.hand.length - VARIANT_KEEP;
}

/** Variant: everybody keeps four of the cards dealt, without seeing what the others do. A described hand of four or fewer is kept. */
export const startingHand: Together<SanJuan, 'startingHand', 'discard' | 'pass'> = {
  ...discarding('SJ-VAR-01', surplus, () => 'SJ-VAR-01'),
  close(ctx, _step, answers) {
    for (const seat of clockwise(ctx.state.config.seats, ctx.state.open.governor)) {
      const answer = answers[seat];
      if (answer?.kind !== 'discard') continue;
      takeFromHand(ctx.state, seat, answer.items);
      discard(ctx, seat, answer.items, 'start', ['SJ-VAR-01', 'SJ-VAR-02']);
    }
  },
};
