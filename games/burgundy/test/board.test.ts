import { foresee, isNotAMove, parseMove, questionFor } from '@ludoteca/kernel';
import { speaker } from '@ludoteca/text';
import { describe, expect, test } from 'vitest';
import { type Forecast, forecastOf } from '../src/board/forecast.ts';
import { Places } from '../src/board/places.ts';
import { areasOf, mineCoins, monasteryWorth, nearlyDone, tilesToCome, uncoveredOf } from '../src/board/prospects.ts';
import { waysOf, workersOf } from '../src/board/ways.ts';
import { zonesFor } from '../src/board/zones.ts';
import { BUILDING, CASTLE, FACES, SHIP } from '../src/data/faces.ts';
import { afterStep } from '../src/rules/bridge.ts';
import { type Burgundy, burgundy } from '../src/rules/index.ts';
import { LAYOUTS } from '../src/rules/layout.ts';
import { text } from '../src/text/index.ts';
import { given, type Table } from './table.ts';

const NAMES = ['Anna', 'Bruno'];
const it = speaker(text, 'it', NAMES);

describe('what the board makes of a position', () => {
  test('what stays keeps its space, what comes takes the first free one, equal things count twice', () => {
    const places = new Places();
    expect(places.spacesOf([7, 4, 7])).toEqual([0, 1, 2]);
    expect(places.spacesOf([7, 7])).toEqual([0, 2]);
    expect(places.spacesOf([7, 7, 9])).toEqual([0, 2, 1]);
    expect(places.spacesOf([9])).toEqual([1]);
    expect(places.spacesOf([9, 3])).toEqual([1, 0]);
  });

  test('a step on the bridge is foreseen as it will be, monastery 27 included, and changes nothing', () => {
    const table = given({ bridge: [[1, 0]], turn: 0, players: [{ storage: ['ship'], dice: [5, 1] }, {}] });
    expect(afterStep(table.state.open, 0)).toEqual({ space: 1, place: 0 });
    expect(table.state.open).toMatchObject({ bridge: [1, 0], spaces: [0, 0] });
    table.play('place 5 ship d5', 'sail 3');
    expect(table.state.open).toMatchObject({ bridge: [0, 1], spaces: [1, 0] });
    const crowned = given({ bridge: [[0], [1]], players: [{}, { tiles: { c4: 'monastery27' } }] }, { options: { extraTiles: true } });
    expect(afterStep(crowned.state.open, 0)).toEqual({ space: 1, place: 1 });
  });

  test('every answer of a turn but its end stands under a thing on the table, with the workers it costs', () => {
    const table = given({
      depots: [['ship', 'market'], [], ['mine']],
      black: ['castle'],
      players: [{ storage: ['ship', 'bank'], goods: { red: 2 }, coins: 2, workers: 3, dice: [3, 5] }],
    });
    const { list = [] } = questionFor(burgundy, table.state, 0);
    const found = waysOf(list, table.state.open, 0);
    const reached = new Set([...found.values()].flat());
    expect(list.filter((move) => !reached.has(move)).map(({ kind }) => kind)).toEqual(['end']);
    expect(found.get('slot-8')?.map((move) => workersOf(move, table.state.open, 0))).toEqual([0, 2]);
    expect(found.get('black-0')).toEqual([{ kind: 'buy', market: 0, tile: FACES.indexOf('castle'), pay: 'coins' }]);
    expect(found.get('good-3')?.map((move) => workersOf(move, table.state.open, 0))).toEqual([1, 1]);
  });

  test('an area tells what is missing and what finishing it now would score, the bonus tile of its colour included', () => {
    const { open } = given({ phase: 'C', players: [{ tiles: { e3: 'mine', f2: 'mine' } }] }).state;
    const layout = LAYOUTS[0];
    if (layout === undefined) throw new Error('no duchy 1');
    const mines = areasOf(open, 0, layout, 2).find(({ hexes }) => hexes.length === 3 && hexes.includes(24));
    expect(mines).toMatchObject({ missing: [33], points: 6 + 6, bonus: 5 });
    expect(nearlyDone(open, 0, 2)[0]).toMatchObject({ missing: [33] });
  });

  test('colours to cover, tiles to come and the worth of a monastery follow from what lies open', () => {
    const { open } = given({ players: [{ tiles: { c3: 'church', d5: 'ship' }, storage: ['church'] }] }).state;
    expect(uncoveredOf(open, 0)[SHIP]).toBe(5);
    const base = tilesToCome(open, { extraTiles: false, whiteCastles: false });
    // 40 buildings in beige, 16 in black; one lies in the duchy and one in the storage. Two castles lie in the duchies.
    expect(base[BUILDING]).toEqual({ coloured: 38, black: 16 });
    expect(base[CASTLE]).toEqual({ coloured: 12, black: 2 });
    expect(monasteryWorth(open, 0, FACES.indexOf('monastery19'), null)).toBe(4);
    expect(monasteryWorth(open, 0, FACES.indexOf('monastery9'), null)).toBeUndefined();
    const doubled = given({ phase: 'C', players: [{ shields: { d4: 8 } }] }, { options: { shields: true } }).state.open;
    expect([mineCoins(open, 0), mineCoins(doubled, 0), mineCoins(doubled, 1)]).toEqual([5, 6, 3]);
    // Alone number 26 counts colours, and what lies in the duchy has scored.
    const tiles = { s2: 'mine', s22: 'mine', s30: 'mine', s8: 'monastery24', s6: 'cow2' };
    const alone = given({ players: [{ tiles }] }, { seats: 1, options: { mode: 'solo' } }).state.open;
    expect(monasteryWorth(alone, 0, FACES.indexOf('monastery26'), null)).toBe(3);
    expect(monasteryWorth(alone, 0, FACES.indexOf('monastery24'), null)).toBeUndefined();
  });

  test('nothing leaves the board: all zones lie within it and none covers another, at every size and number of seats', () => {
    for (const [width, height] of [
      [1033, 652],
      [1524, 950],
      [382, 672],
      [800, 600],
      [772, 320],
      [836, 230],
      [760, 880],
    ] as const) {
      for (const seats of [2, 3, 4]) {
        const { others, spare, central, own, course } = zonesFor(width, height, seats);
        const zones = [...others, ...(spare === null ? [] : [spare]), central, own, ...(course === null ? [] : [course])];
        for (const [place, a] of zones.entries()) {
          expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= width + 0.5 && a.y + a.height <= height + 0.5).toBe(true);
          for (const b of zones.slice(place + 1)) {
            const apart =
              a.x + a.width <= b.x + 0.5 || b.x + b.width <= a.x + 0.5 || a.y + a.height <= b.y + 0.5 || b.y + b.height <= a.y + 0.5;
            expect(apart).toBe(true);
          }
        }
      }
    }
  });
});

describe('what a move would bring, alone', () => {
  /** A placement on 13a, with the castle on s7. */
  const alone = (player: Record<string, unknown>, position: Record<string, unknown> = {}): Table =>
    given({ ...position, players: [player] }, { seats: 1, options: { mode: 'solo' } });
  const moveOf = (line: string): Burgundy['move'] => {
    const move = parseMove(burgundy.moves, line);
    if (isNotAMove(move)) throw new Error(move.problem);
    return move as Burgundy['move'];
  };
  const forecast = (table: Table, line: string): Forecast => {
    const { events, view } = foresee(burgundy, table.state, 0, moveOf(line));
    return forecastOf(events, table.view(0), view);
  };
  const points = ({ sources }: Forecast): number[] => sources.map((source) => source.points);
  const said = ({ follows }: Forecast): string[] => follows.map((message) => it.say(message));

  test.each([
    // Three sheep tiles, an area of three hexes, phase C; the one with monastery 7 adds a point for each tile.
    [{ storage: ['sheep4'], tiles: { s15: 'sheep2', s19: 'sheep3' }, points: 30 }, 'place 2 sheep4 s24', [6, 6, 9]],
    [{ storage: ['sheep4'], tiles: { s15: 'sheep2', s19: 'sheep3', s14: 'monastery7' }, points: 30 }, 'place 2 sheep4 s24', [6, 6, 12]],
    [{ storage: ['watchtower'], tiles: {}, points: 40 }, 'place 1 watchtower s11', [1, 6, 4]],
    [{ storage: ['castle'], tiles: {}, points: 0 }, 'place 1 castle s27', [1, 6]],
  ])('parts whose order is asked for are told with their points: %#', (player, line, expected) => {
    const tiles = { s16: 'ship', s17: 'bank', s18: 'castle', s20: 'ship', s10: 'ship', s28: 'monastery9', ...player.tiles };
    const table = alone({ ...player, tiles, dice: [2, 1], workers: 1 }, { phase: 'C' });
    const seen = forecast(table, line);
    expect(points(seen)).toEqual(expected);
    expect(seen.points).toBe(expected.reduce((all, one) => all + one, 0));
    table.play(line);
    expect(table.asking).toBe('part');
    // What each part says when it comes is what was told of it.
    const told = table.options().flatMap((option) => {
      const { events } = foresee(burgundy, table.state, 0, moveOf(option));
      return events.flatMap((event) => ('points' in event ? [event.points] : [])).slice(0, 1);
    });
    expect(told.sort()).toEqual([...expected].sort());
  });

  test('whether the parts reach the target is told, and the answers name their points', () => {
    const near = alone({ storage: ['watchtower'], points: 40, dice: [1] });
    expect(said(forecast(near, 'place 1 watchtower s11'))).toEqual([
      'scegli che cosa viene prima',
      'basta per l’obiettivo di 50: il contatore riparte e hai un’azione in più',
    ]);
    near.play('place 1 watchtower s11');
    const answers = near.options().map((option) => it.say(text.answer(moveOf(option), near.view(0))));
    expect(answers).toEqual(['Prima l’effetto (+4)', 'Prima la fase (+10)', 'Prima l’area (+1)']);
  });

  test('what an earlier placement still brings is not counted for the answers of its effect', () => {
    const table = alone({ storage: ['castle', 'mine'], tiles: { s28: 'monastery9' }, dice: [2], points: 0 }, { depots: [['bank']] });
    table.play('place 2 castle s27', 'part effect');
    expect(table.asking).toBe('castleAction');
    expect(points(forecast(table, 'take castle 1 bank'))).toEqual([]);
    // The area of the mine is its own.
    expect(points(forecast(table, 'place castle mine s30'))).toEqual([1, 10]);
  });
});

describe('a chain of effects in words', () => {
  const said = (table: Table) => (text.chain?.(table.view(0)) ?? []).map(({ message, state }) => `${state}: ${it.say(message)}`);

  test('a ship: done, asked now, and the bridge and the other die still to come', () => {
    const table = given({ players: [{ storage: ['ship'], dice: [5, 2] }], goods: [['red']] });
    expect(said(table)).toEqual([]);
    table.by(0, 'place 5 ship d5');
    expect(said(table)).toEqual(['done: Nave', 'now: merci di un deposito', 'next: ponte +1', 'next: dado 2']);
  });

  test('ending the turn says what it gives up', () => {
    const table = given({ players: [{ storage: ['townHall', 'bank'], dice: [3, 2] }] });
    const end = (): string => it.say(text.answer({ kind: 'end' }, table.view(0)));
    expect(end()).toBe('Chiudi il turno: lasci 2 dadi');
    table.by(0, 'place 3 townHall c3');
    expect(end()).toBe('Chiudi: lasci l’effetto e 1 dado');
  });

  test('a bonus tile that another takes is a loss, one’s own is not', () => {
    const event = { kind: 'bonusTaken', seat: 1, colour: SHIP, large: true, points: 5, rule: 'BUR-BONUS-01' } as const;
    expect([text.impact?.(event, 0), text.impact?.(event, 1)]).toEqual([-5, 0]);
    // Partners own their tiles together.
    const team = { ...event, points: 7, rule: 'BUR-TEAM-13' } as const;
    const view = (seat: number) => given({}, { seats: 4, options: { mode: 'team' } }).view(seat);
    expect([0, 1, 2, 3].map((seat) => text.impact?.(team, seat, view(seat)))).toEqual([7, 0, -7, -7]);
  });
});
