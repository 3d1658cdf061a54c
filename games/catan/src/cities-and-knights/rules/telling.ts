import { RESOURCES } from '../../data/goods.ts';
import { boardOf } from '../../rules/board.ts';
import { CITY } from '../../rules/building/city.ts';
import type { CatanRule } from '../../rules/ledger.ts';
import { num, row } from '../../rules/lists.ts';
import { type CatanState, type Event, NOBODY, type Open } from '../../rules/types.ts';
import { realmOf } from './realm.ts';

type Retold = { readonly [K in Event['kind']]?: (event: Extract<Event, { kind: K }>, state: CatanState) => Event };

const more = (event: Event, ...rules: readonly CatanRule[]): readonly CatanRule[] => [...(event.also ?? []), ...rules];

/** Events of the base game to which Cities & Knights has rules of its own. */
const RETOLD: Retold = {
  starterFound: (event) => ({ ...event, rule: 'CK-SETUP-01' }),
  islandLaid: (event, { config }) =>
    config.options.map === 'first-game' ? { ...event, rule: 'CK-MAP-01' } : { ...event, also: more(event, 'CK-MAP-02') },
  numbersLaid: (event, { config }) => (config.options.map === 'first-game' ? { ...event, rule: 'CK-MAP-01' } : event),
  turnBegun: (event) => ({ ...event, also: event.turn === 1 ? ['CK-SETUP-04'] : [] }),
  shortage: (event) => (event.resource < RESOURCES.length ? event : { ...event, rule: 'CK-PROD-06' }),
  produced: (event, { open }) => ({ ...event, rule: 'CK-PROD-01', also: more(event, ...yieldRules(open, event.seat)) }),
  nothingProduced: (event) => ({ ...event, rule: 'CK-PROD-01' }),
  seven: (event) => ({ ...event, also: ['CK-ROB-05', 'CK-PROD-05'] }),
  discarded: (event) => ({ ...event, also: more(event, 'CK-ROB-06') }),
  stolen: (event) => ({ ...event, also: more(event, 'CK-ROB-06', 'CK-PROD-05') }),
  stolenUnseen: (event) => ({ ...event, also: more(event, 'CK-ROB-06', 'CK-PROD-05') }),
  settlementBuilt: (event, { open }) => (isBesideKnight(open, event.vertex) ? { ...event, also: more(event, 'CK-KN-12') } : event),
  won: (event) => ({ ...event, rule: 'CK-END-02', also: ['CK-END-04', 'CK-END-01'] }),
};

export function retell(state: CatanState, event: Event): Event {
  const by = RETOLD[event.kind] as ((event: Event, state: CatanState) => Event) | undefined;
  return by?.(event, state) ?? event;
}

/** By which rules a player's buildings have yielded. */
function yieldRules(open: Open, seat: number): CatanRule[] {
  const rules = new Set<CatanRule>();
  const total = num(open.dice, 0) + num(open.dice, 1);
  const { metropolises } = realmOf(open);
  for (let hex = 0; hex < open.terrains.length; hex++) {
    if (num(open.numbers, hex) !== total || hex === open.robber) continue;
    for (const vertex of row(boardOf(open).hexVertices, hex)) {
      if (num(open.owners, vertex) !== seat) continue;
      rules.add(num(open.levels, vertex) === CITY ? 'CK-PROD-03' : 'CK-PROD-02');
      if (metropolises.includes(vertex)) rules.add('CK-PROD-04');
    }
  }
  return [...rules];
}

/** Knights do not disturb the distance between buildings (CK-KN-12). */
function isBesideKnight(open: Open, vertex: number): boolean {
  const { knightOwners } = realmOf(open);
  return row(boardOf(open).vertexNeighbours, vertex).some((other) => num(knightOwners, other) !== NOBODY);
}
