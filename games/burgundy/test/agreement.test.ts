import { at, printMove, questionFor, range, violationOf } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { ANIMALS, FACES } from '../src/data/faces.ts';
import { GOODS } from '../src/data/goods.ts';
import { SPACES } from '../src/data/team.ts';
import { burgundy } from '../src/rules/index.ts';
import { HEX_NAMES } from '../src/rules/layout.ts';
import { PARTS } from '../src/rules/modules/parts.ts';
import { DICE, MARKETS, PAYMENTS, TRIBUTES } from '../src/rules/moves.ts';
import type { Move } from '../src/rules/types.ts';
import { fresh, given, type Table } from './table.ts';

const faces = range(FACES.length);
const dice = range(DICE.length);

/** Every move there could be, colours to load and duchies apart. */
const ALL: readonly Move[] = [
  ...dice.flatMap((die) => range(6).flatMap((value) => faces.map((tile): Move => ({ kind: 'take', die, value: value + 1, tile })))),
  ...dice.flatMap((die) => faces.flatMap((tile) => range(HEX_NAMES.length).map((hex): Move => ({ kind: 'place', die, tile, hex })))),
  ...dice.flatMap((die) => range(GOODS.length).map((good): Move => ({ kind: 'sell', die, good }))),
  ...dice.map((die): Move => ({ kind: 'workers', die })),
  ...range(MARKETS.length).flatMap((market) => faces.flatMap((tile) => PAYMENTS.map((pay): Move => ({ kind: 'buy', market, tile, pay })))),
  ...range(6).flatMap((depot) => faces.map((tile): Move => ({ kind: 'gain', depot: depot + 1, tile }))),
  ...range(6).map((depot): Move => ({ kind: 'sail', depot: depot + 1 })),
  ...faces.map((building): Move => ({ kind: 'copy', building })),
  ...range(ANIMALS.length).map((animal): Move => ({ kind: 'herd', animal })),
  ...faces.map((tile): Move => ({ kind: 'discard', tile })),
  ...range(6).flatMap((depot) =>
    range(18).flatMap((number) =>
      range(37).flatMap((hex): Move[] => [
        { kind: 'shield', value: depot + 1, shield: number + 1, hex },
        { kind: 'crest', depot: depot + 1, shield: number + 1, hex },
      ]),
    ),
  ),
  ...range(6).flatMap((die) => range(6).map((value): Move => ({ kind: 'set', die: die + 1, value: value + 1 }))),
  ...range(4).map((seat): Move => ({ kind: 'study', seat })),
  ...range(GOODS.length).map((good): Move => ({ kind: 'fleet', good })),
  ...range(18).flatMap((number) => TRIBUTES.map((pay): Move => ({ kind: 'tribute', shield: number + 1, pay }))),
  ...range(MARKETS.length).flatMap((market) =>
    faces.flatMap((tile) => range(HEX_NAMES.length).map((hex): Move => ({ kind: 'grant', market, tile, hex }))),
  ),
  ...PARTS.map((part): Move => ({ kind: 'part', part })),
  ...range(56).map((coins): Move => ({ kind: 'spend', coins })),
  ...SPACES.map((space): Move => ({ kind: 'stow', space })),
  { kind: 'hire' },
  { kind: 'decline' },
  { kind: 'end' },
];

/** The moves on offer are exactly those that break no rule, and each is offered once. */
function agree(table: Table): void {
  const seat = table.next();
  const offered = (questionFor(burgundy, table.state, seat).list ?? []).map((move) => printMove(burgundy.moves, move));
  const legal = ALL.filter((move) => violationOf(burgundy, table.state, seat, move) === undefined).map((move) =>
    printMove(burgundy.moves, move),
  );
  expect([...offered].sort()).toEqual(legal.sort());
  expect(offered.length).toBeLessThan(300);
}

test('in the middle of ordinary games', () => {
  for (const [seats, phase] of [
    [2, 1],
    [3, 2],
    [4, 3],
  ] as const) {
    const table = fresh(seats, { extraTiles: true, boards: 'same' }, `agree ${seats}`);
    table.wander(`agree ${seats}`, (story) => story.state.open.phase === phase);
    agree(table);
    for (const _ of range(3)) {
      const options = table.options();
      table.play(at(options, Math.floor(options.length / 2)));
      agree(table);
    }
  }
});

const tiles = {
  c4: 'monastery6',
  b4: 'monastery28',
  a4: 'monastery12',
  f3: 'monastery8',
  e3: 'mine',
  d3: 'ship',
  c2: 'cow3',
  c1: 'sheep2',
  b3: 'castle',
};
const rich = { dice: [2, 5], coins: 5, workers: 9, goods: { red: 2, orange: 1, pink: 1 }, tiles };
const depots = [['ship', 'pig2', 'bank'], ['castle', 'monastery1'], ['mine'], ['cow2', 'church'], ['church'], ['ship', 'bank', 'bank']];
const more = { seats: 4, options: { extraTiles: true } };

test('with everything to choose from, and while effects wait', () => {
  const begin = (storage: readonly string[], ...moves: string[]): void => {
    const table = given({ depots, black: ['ship', 'mine', 'pig4', 'bank', 'bank'], players: [{ ...rich, storage }] }, more);
    table.play(...moves);
    agree(table);
  };
  begin(['market', 'castle', 'geese']);
  begin(['market', 'castle', 'geese'], 'place 2 market c3');
  begin(['carpenter', 'castle', 'geese'], 'place 2 carpenter c3', 'buy 6 ship mixed');
  begin(['church', 'castle', 'pig3'], 'place 2 church c3', 'buy black mine coins', 'gain 2 castle');
  begin(['market', 'castle', 'geese'], 'place 5 castle a2');
  begin(['townHall', 'castle', 'ship'], 'place 2 townHall c3');
  begin(['warehouse', 'castle', 'ship'], 'place 2 warehouse c3');
  begin(['crane', 'castle', 'ship'], 'place 2 crane c3');
  begin(['ship', 'castle', 'ship'], 'place 2 ship d2');
  begin(['market', 'castle', 'geese'], 'place 2 geese b2');
});

const everything = { shields: true, tradeRoutes: true, inns: true, whiteCastles: true, extraTiles: true };

test('with every module, and at the end of a phase', () => {
  const begin = (position: Record<string, unknown>, ...moves: string[]): void => {
    const shown = { depots, black: ['ship', 'mine', 'pig4', 'bank', 'bank'], phase: 'C', ...position };
    const table = given(shown, { seats: 4, options: everything });
    table.play(...moves);
    agree(table);
  };
  const depotShields = [[1], [2, 3], [], [4], [], [5]];
  const shields = { d4: 16, b3: 11 };
  begin({ depotShields, players: [{ ...rich, storage: ['whiteCastle', 'castle', 'inn'], shields }] });
  begin({ depotShields, players: [{ ...rich, storage: ['whiteCastle', 'castle', 'inn'], shields }] }, 'place 2 whiteCastle c3');
  begin({ depotShields, players: [{ ...rich, storage: ['whiteCastle', 'castle', 'inn'], shields }] }, 'place 5 castle a2');
  begin(
    { players: [{ ...rich, storage: ['ship'], shields: { d4: 5 } }], goods: [['red', 'pink'], ['brown']] },
    'place 2 ship d2',
    'sail 3',
  );
  begin({ players: [{ ...rich, shields: { d4: 6, b3: 18 }, storage: ['bank', 'pig2'] }] });
  begin({ at: 'phaseEnd', players: [{ ...rich, shields: { d4: 14, b3: 15 } }] });
  begin({ at: 'phaseEnd', players: [{ ...rich, shields: { d4: 14, b3: 15 } }] }, 'decline');
  begin({ at: 'phaseEnd', players: [{ ...rich, shields: { d4: 3, b3: 9 } }] });
  begin({ players: [{ ...rich, goods: { violet: 2 }, route: [1, 2, 3] }] }, 'sell 2 violet');
});

test('in the solo game, with parts to order, points to buy and rewards to place', () => {
  const solo = (player: Record<string, unknown>, ...moves: string[]): void => {
    const black = ['ship', 'mine', 'pig4', 'bank'];
    const two = depots.map((tiles) => tiles.slice(0, 2));
    const table = given({ depots: two, black, phase: 'C', target: 30, players: [player] }, { seats: 1, options: { mode: 'solo' } });
    table.play(...moves);
    agree(table);
  };
  const player = { dice: [2, 5], coins: 5, workers: 9, goods: { red: 2, orange: 1, pink: 1 }, points: 20 };
  solo({ ...player, storage: ['castle', 'blackTile', 'ship'] });
  solo({ ...player, storage: ['watchtower', 'blackTile', 'ship'] }, 'place 2 watchtower s11');
  solo({ ...player, storage: ['watchtower', 'blackTile', 'ship'] }, 'place 2 watchtower s11', 'part effect');
  solo({ ...player, storage: ['watchtower', 'blackTile', 'ship'] }, 'place 2 watchtower s11', 'part phase', 'spend 4');
  const mines = { s2: 'mine', s22: 'mine', s28: 'monastery2', s31: 'ship', s1: 'ship', s10: 'ship', s20: 'ship', s18: 'castle' };
  solo({ ...player, points: 0, storage: ['mine'], tiles: mines }, 'place 5 mine s30', 'part colour');
});

test('in the team game, with tiles to stow and a partner whose spaces are closed', () => {
  const team = (estate: Record<string, unknown>, ...moves: string[]): void => {
    const players = [
      { dice: [1, 3], storage: ['mine', 'bank'] },
      { dice: [2, 5], storage: ['ship', 'cow2'] },
    ];
    const table = given(
      { depots, black: ['ship', 'mine'], phase: 'B', estates: [estate], players },
      { seats: 4, options: { mode: 'team' } },
    );
    table.play(...moves);
    agree(table);
  };
  const estate = { tiles: { k1: 'castle', e6: 'church' }, coins: 3, workers: 4, goods: { red: 1 }, shared: ['mine'] };
  team(estate);
  team(estate, 'place 3 mine c6');
  team({ ...estate, shared: ['mine', 'castle'] }, 'take 1 1 ship');
  team({ ...estate, shared: ['castle'] }, 'place 3 mine c6', 'take 1 1 ship');
});
