import { printMove, questionFor, range, violationOf } from '@ludoteca/kernel';
import type { Story } from '@ludoteca/kernel/testing';
import { expect, test } from 'vitest';
import { PROGRESS, TRACKS } from '../src/cities-and-knights/data/progress.ts';
import { EDGE_NAMES, HEX_NAMES, VERTEX_NAMES } from '../src/data/board.ts';
import { COMMODITIES, GOODS, RESOURCES } from '../src/data/goods.ts';
import { type Catan, catan } from '../src/rules/index.ts';
import type { Move } from '../src/rules/types.ts';
import { knight, realm } from './cities-and-knights/table.ts';
import { atSea, withKnights } from './seafarers/table.ts';
import { cards, given } from './table.ts';

const SEATS = range(4);
/** What the fields of moves can be; lists of items and offers have tests of their own. */
const FIELDS: Readonly<Record<string, readonly (number | null)[]>> = {
  vertex: range(VERTEX_NAMES.length),
  edge: range(EDGE_NAMES.length),
  hex: range(HEX_NAMES.length),
  resource: range(RESOURCES.length),
  commodity: range(COMMODITIES.length),
  good: [null, ...range(GOODS.length)],
  give: range(GOODS.length),
  take: range(GOODS.length),
  count: [2, 3, 4],
  with: SEATS,
  track: range(TRACKS.length),
  deck: range(TRACKS.length),
  card: range(PROGRESS.length),
};
/** Fields that mean something else in some kinds. */
const SPECIAL: Readonly<Record<string, readonly (number | null)[]>> = {
  'robber victim': [null, ...SEATS],
  'pirate victim': [null, ...SEATS],
  'masterMerchant victim': SEATS,
  'deserter victim': SEATS,
  'spy victim': SEATS,
  'alchemist red': range(6).map((n) => n + 1),
  'alchemist white': range(6).map((n) => n + 1),
  'march from': range(VERTEX_NAMES.length),
  'march to': range(VERTEX_NAMES.length),
  'sail from': range(EDGE_NAMES.length),
  'sail to': range(EDGE_NAMES.length),
};
const LISTS = ['items', 'hexes', 'to'];

const MOVES = new Map<string, Move[] | undefined>();

/** Every move of a kind, or undefined if it has a list. */
function everyMove(kind: string): Move[] | undefined {
  if (!MOVES.has(kind)) MOVES.set(kind, written(kind));
  return MOVES.get(kind);
}

function written(kind: string): Move[] | undefined {
  const fields = Object.keys((catan.moves as Record<string, object>)[kind] ?? {});
  if (kind !== 'sail' && kind !== 'march' && fields.some((field) => LISTS.includes(field))) return undefined;
  let moves: Record<string, unknown>[] = [{ kind }];
  for (const field of fields) {
    const values = SPECIAL[`${kind} ${field}`] ?? FIELDS[field] ?? [];
    moves = moves.flatMap((move) => values.map((value) => ({ ...move, [field]: value })));
  }
  return moves as Move[];
}

/** Of every kind without a list, the answers on offer are exactly those that break no rule. */
function agree(story: Story<Catan>, kinds: readonly string[]): void {
  const { state } = story;
  const seat = story.next();
  const list = questionFor(catan, state, seat).list ?? [];
  for (const kind of kinds) {
    const offered = list.filter((move) => move.kind === kind).map((move) => printMove(catan.moves, move));
    const legal = everyMove(kind)?.filter((move) => violationOf(catan, state, seat, move) === undefined) ?? [];
    expect([kind, [...offered].sort()]).toEqual([kind, legal.map((move) => printMove(catan.moves, move)).sort()]);
  }
  const known = list.filter(({ kind }) => everyMove(kind) !== undefined && !kinds.includes(kind));
  expect(known).toEqual([]);
}

const lots = cards('6 brick, 6 lumber, 6 wool, 6 grain, 6 ore');
const BASE = ['settlement', 'road', 'city', 'buy', 'end', 'knight', 'roads', 'monopoly', 'bank', 'robber', 'stop', 'roll'];

test('in a base game, with everything in hand and while cards are being played', () => {
  const rich = { settlements: ['V10', 'V0'], cities: ['V40'], roads: ['E13', 'E14', 'E15'], hand: lots };
  const players = [
    { ...rich, cards: ['knight', 'roads', 'plenty', 'monopoly'] },
    { settlements: ['V20'], roads: ['E27'], hand: cards('2 ore') },
    { settlements: ['V35'], hand: cards('1 wool') },
  ];
  agree(given({ players }), BASE);
  const before = given({ at: 'beforeRoll', players });
  agree(before, BASE);
  before.play('knight');
  agree(before, BASE);
  const roads = given({ players });
  roads.play('roads');
  agree(roads, BASE);
  const [first = ''] = roads.options().filter((line) => line.startsWith('road'));
  roads.play(first);
  agree(roads, BASE);
  agree(given({ players: [{ ...rich, hand: cards('2 brick, 1 lumber, 4 grain') }] }), BASE);
});

const SEA = [...BASE, 'ship', 'sail', 'pirate', 'hunt'];

test('in Seafarers, with ships to build and to move', () => {
  const players = [
    { settlements: ['V22'], ships: ['E31', 'E24'], roads: ['E32'], hand: lots, cards: ['knight', 'roads'] },
    { settlements: ['V12'], ships: ['E13'], hand: cards('3 wool') },
  ];
  agree(atSea({ players }), SEA);
  agree(atSea({ players, pirate: 'H12' }), SEA);
  const stirred = atSea({ players });
  stirred.play('knight');
  agree(stirred, SEA);
});

const KNIGHTS = Object.keys(catan.moves).filter((kind) => !SEA.includes(kind) && everyMove(kind) !== undefined);
const DECKS = range(Math.ceil(PROGRESS.length / 4)).map((n) => PROGRESS.slice(4 * n, 4 * n + 4));

test.each(DECKS.map((progress) => [progress.join(', '), progress]))('in Cities & Knights, holding %s', (_, progress) => {
  const held = progress.filter((card) => card !== 'printer' && card !== 'constitution');
  const goods = cards('5 brick, 4 lumber, 4 wool, 4 grain, 5 ore, 3 cloth, 2 coin, 4 paper');
  const knights = [knight('V11', 'basic', true), knight('V21', 'strong')];
  const players = [
    { settlements: ['V10'], cities: ['V40'], roads: ['E13', 'E14', 'E20', 'E28'], knights, hand: goods, progress: held, tracks: [2, 3, 1] },
    {
      settlements: ['V35'],
      cities: ['V5'],
      roads: ['E37', 'E30', 'E46'],
      knights: [knight('V24')],
      hand: cards('3 ore, 2 cloth'),
      progress: ['spy'],
    },
    { cities: ['V50'], hand: cards('2 wool') },
  ];
  agree(realm({ landings: 1, players }), [...BASE, ...KNIGHTS]);
  agree(realm({ at: 'beforeRoll', players }), [...BASE, ...KNIGHTS]);
});

test('in Cities & Knights at sea', () => {
  const knights = [knight('V23', 'basic', true)];
  const players = [
    { settlements: ['V22'], ships: ['E31', 'E24'], knights, hand: lots, progress: ['diplomat', 'merchant', 'bishop'] },
    { cities: ['V12'], ships: ['E13'], hand: cards('3 wool') },
  ];
  agree(withKnights({ landings: 1, pirate: 'H12', players }), [...SEA, ...KNIGHTS]);
});
