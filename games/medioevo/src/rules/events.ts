import { type Automatic, at, range, type Seat, type Together } from '@ludoteca/kernel';
import { ESTATES } from '../data/estates.ts';
import { EVENTS, type EventEffect } from '../data/events.ts';
import { TILE_CHESTS, TILE_PEASANTS } from '../data/tiles.ts';
import { restorable, restoreViolation } from './estates/village.ts';
import { buryTop, count, emptyEstates, symbols, unbury } from './fief.ts';
import { earn, lose } from './money.ts';
import type { Ctx, Medioevo, Open } from './types.ts';

/** The leftmost event still face up happens to everybody and is turned down. */
export const event: Automatic<Medioevo, 'event'> = {
  run(ctx) {
    const { open, config } = ctx.state;
    const card = at(open.events, open.eventsPast);
    open.eventsPast++;
    ctx.tell?.({ kind: 'eventBegun', card, rule: 'MED-EVENT-01' });
    const { effect } = at(EVENTS, card);
    if (effect.op === 'restoreOne') renovate(ctx, card);
    else for (const seat of range(config.seats)) happenTo(ctx, seat, card, effect);
  },
};

function happenTo(ctx: Ctx, seat: Seat, card: number, effect: EventEffect): void {
  const { open } = ctx.state;
  const { rule } = at(EVENTS, card);
  if (effect.op === 'buryTop') {
    for (const estate of effect.estates) {
      const tile = buryTop(open, seat, estate);
      if (tile === undefined) ctx.tell?.({ kind: 'eventSpared', seat, card, estate, rule: 'MED-EVENT-04' });
      else ctx.tell?.({ kind: 'buried', seat, tile, rule });
    }
    return;
  }
  const owed = eventCoins(open, seat, effect);
  const coins = effect.op === 'payPerTile' ? 0 - lose(open, seat, owed, 'events') : owed;
  if (coins > 0) earn(open, seat, coins, 'events');
  ctx.tell?.({ kind: 'eventCoins', seat, card, coins, rule });
}

/** The coins an event gives to a fief, or asks of it. Tiles and symbols on the fief only; tokens do not matter. */
export function eventCoins(open: Open, seat: Seat, effect: EventEffect): number {
  switch (effect.op) {
    case 'perPeasant':
      return effect.coins * symbols(open, seat, TILE_PEASANTS);
    case 'perChest':
      return effect.coins * symbols(open, seat, TILE_CHESTS);
    case 'perTile':
    case 'payPerTile':
      return effect.coins * effect.estates.reduce((tiles, estate) => tiles + count(open, seat, estate), 0);
    case 'perType':
      return effect.coins * (ESTATES.length - emptyEstates(open, seat).length);
    case 'perBuriedTile':
      return effect.coins * at(open.cemeteries, seat).length;
    case 'buryTop':
    case 'restoreOne':
      return 0;
  }
}

/** Everybody with a cemetery brings one tile back; players without a choice are not asked. */
function renovate(ctx: Ctx, card: number): void {
  const { open, config } = ctx.state;
  for (const seat of range(config.seats)) {
    const [only, second] = at(open.cemeteries, seat);
    if (only !== undefined && second === undefined) restoreByEvent(ctx, seat, only);
    else if (only === undefined) ctx.tell?.({ kind: 'eventCoins', seat, card, coins: 0, rule: 'MED-EVENT-19' });
  }
  const seats = range(config.seats).filter((seat) => at(open.cemeteries, seat).length > 1);
  if (seats.length > 0) ctx.push({ kind: 'renovation', open: { seats } });
}

function restoreByEvent(ctx: Ctx, seat: Seat, tile: number): void {
  unbury(ctx.state.open, seat, tile);
  ctx.tell?.({ kind: 'restored', seat, tile, rule: 'MED-EVENT-19' });
}

/** The one decision of the game that several players take at the same time. */
export const renovation: Together<Medioevo, 'renovation', 'restore'> = {
  rule: 'MED-EVENT-19',
  together: true,
  answers: ['restore'],
  asks: (_, step) => ({ must: step.open.seats, may: [] }),
  question: ({ open }, _step, seat) => ({ list: restorable(open, seat) }),
  violation: ({ open }, _step, seat, move) => restoreViolation(open, seat, move),
  close(ctx, _step, answers) {
    for (const [seat, answer] of answers.entries()) if (answer !== null) restoreByEvent(ctx, seat, answer.tile);
  },
};
