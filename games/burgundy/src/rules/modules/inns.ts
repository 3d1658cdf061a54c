import { at } from '@ludoteca/kernel';
import { INN } from '../../data/faces.ts';
import { countFace, estatesIn, layoutOf } from '../estates.ts';
import { fieldOf, type Module } from '../module.ts';
import { INN_MARKET } from '../moves.ts';
import type { Open } from '../types.ts';

/** The inns in an area; no more than one in play. */
function innsIn(open: Open, estate: number, area: number): number {
  const duchy = at(open.duchies, estate);
  return at(layoutOf(open, estate).areas, area).hexes.filter((hex) => duchy[hex] === INN).length;
}

/** Whether an inn lies in an area. */
function hasInn(open: Open, estate: number, area: number): boolean {
  return innsIn(open, estate, area) > 0;
}

/** Inns that somebody has bought, wherever they are now. */
function bought(open: Open): number {
  const stored = open.storage.flat().filter((tile) => tile === INN).length;
  const placed = estatesIn(open).reduce((count, estate) => count + countFace(open, estate, INN), 0);
  return stored + placed + at(open.gone, INN);
}

/** Inns that have come so far: one with each phase, none before the first. */
function come(open: Open): number {
  return open.white === 0 ? 0 : open.phase + 1;
}

/** Inns: one more for sale in every phase; they cover a hex of any colour and make its area count one larger. */
export const inns: Module = {
  prepare(open, config) {
    if (config.options.inns) open.inns = { ready: 0 };
  },
  beginPhase(ctx) {
    const part = ctx.state.open.inns;
    if (part === undefined) return;
    part.ready++;
    ctx.tell?.({ kind: 'innCame', ready: part.ready, rule: 'BUR-INN-01' });
  },
  market: {
    index: INN_MARKET,
    rule: 'BUR-INN-02',
    wares: ({ inns: part }) => (part !== undefined && part.ready > 0 ? [INN] : []),
    take({ inns: part }) {
      if (part !== undefined) part.ready--;
    },
  },
  misplaced(open, estate, tile, hex) {
    return tile === INN && hasInn(open, estate, at(layoutOf(open, estate).areaOf, hex)) ? 'BUR-INN-04' : undefined;
  },
  largerBy: (open, estate, area) => (open.inns !== undefined && hasInn(open, estate, area) ? 1 : 0),
  invariant: {
    rule: 'BUR-INN-01',
    holds: ({ open }) => open.inns === undefined || open.inns.ready + bought(open) === come(open),
  },
  described: {
    table: ['inns'],
    player: [],
    read(open, config, table, players, filled) {
      const field = fieldOf(table, 'inns');
      if (!config.options.inns) {
        if (!field.missing || bought(open) > 0) field.refuse('no inns without the option of that name');
        return;
      }
      for (const [estate, own] of players.entries())
        if (own !== undefined && layoutOf(open, estate).areas.some((_, area) => innsIn(open, estate, area) > 1))
          fieldOf(own, 'tiles').refuse('one inn in an area');
      const all = filled ? open.phase + 1 : open.phase;
      const left = all - bought(open);
      if (left < 0) field.refuse(`at most ${all} inns up to this phase`);
      open.inns = { ready: field.or(left, (reader) => reader.integer(0, left)) };
      open.gone[INN] = left - open.inns.ready;
    },
  },
};
