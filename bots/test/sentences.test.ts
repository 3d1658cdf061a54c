import { rooms } from '@ludoteca/games';
import {
  begin,
  configure,
  copyOf,
  fromScenario,
  isNotAMove,
  nextToAnswer,
  parseMove,
  play,
  quick,
  randomAnswer,
  type State,
  streamFrom,
  viewOf,
} from '@ludoteca/kernel';
import { LANGS, reasonText, speaker } from '@ludoteca/text';
import { describe, expect, it, test } from 'vitest';
import { consequencesOf } from '../src/explain/consequences.ts';
import { reasonsFor } from '../src/explain/reasons.ts';
import type { Player } from '../src/index.ts';
import { contextOf } from '../src/lookahead/context.ts';

/* Why an answer is better, in the words of each game: the reasons given for some answers in a position set up for them. */

const NAMES = ['Anna', 'Bo', 'Cy'];
const STEPS = 400;

/** The reasons given for some answers, after the moves `before`. */
function told(id: string, position: object, answers: readonly string[], { seats = 2, options = {}, before = '' } = {}): string[] {
  const room = rooms.find(({ game }) => game.meta.id === id) ?? expect.fail();
  const player: Player = room;
  const { game } = player;
  const state: State = fromScenario(game, { game: id, seats, options, seed: 'sentences', position });
  const asked = (): number => nextToAnswer(game, state) ?? expect.fail();
  const moveOf = (answer: string) => {
    const move = parseMove(game.moves, answer);
    return isNotAMove(move) ? expect.fail(`${answer}: ${move.problem}`) : move;
  };
  if (before !== '') play(game, state, asked(), moveOf(before));
  const view = viewOf(game, state, asked());
  const context = contextOf(player, view, { iterations: 2_000 }, 'sentences');
  const prospects = answers.map((answer) => consequencesOf(context, moveOf(answer)) ?? expect.fail(`${answer} is not possible`));
  const { say } = speaker(room.text, 'en', NAMES);
  return reasonsFor(prospects).map((reasons) => say(reasonText({ prospects: 0.5, points: 0, reasons }, room.text)));
}

// A room may do without remarks; those of the house have them.
const speaking = rooms.filter(({ evaluation }) => evaluation.remarks !== undefined);
const tables = [
  ...speaking.map((room) => ({ name: room.game.meta.id, room, options: {} })),
  ...speaking
    .filter(({ game }) => game.meta.id === 'catan')
    .map((room) => ({ name: 'cities and knights', room, options: { mode: 'cities-and-knights' } })),
];

test('the five games of the house make remarks', () => {
  const names = tables.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['medioevo', 'san-juan', 'burgundy', 'catan', 'staufer', 'cities and knights']));
});

test.each(tables)('$name: whatever is remarked in a game can be said in both languages, and so can every term', ({ room, options }) => {
  const { game, evaluation, text } = room;
  const chance = streamFrom('remarks');
  const state = begin(game, configure(game, { seats: 3, options }), quick('remarks'));
  const speakers = LANGS.map((lang) => speaker(text, lang, NAMES));
  const kinds = new Set<string>();
  for (let n = 0; n < STEPS; n++) {
    const seat = nextToAnswer(game, state);
    if (seat === undefined) break;
    const before = copyOf(game, state);
    play(game, state, seat, randomAnswer(game, state, seat, chance));
    if (game.over(state)) break;
    for (const remark of evaluation.remarks?.(before, state, seat) ?? expect.fail()) {
      kinds.add(remark.kind);
      for (const { say } of speakers) expect(say(reasonText({ prospects: 0.5, points: 1, reasons: [remark] }, text))).not.toBe('');
    }
  }
  expect(kinds.size).toBeGreaterThan(1);
  for (const { term } of evaluation.terms?.(begin(game, configure(game, { seats: 3, options }), quick('terms')), 0) ?? [])
    for (const worth of [1, -1]) {
      const reasons = [{ kind: 'house.reason.term', worth, args: { term, change: worth } }];
      for (const { say } of speakers) expect(say(reasonText({ prospects: 0.5, points: 1, reasons }, text))).not.toBe('');
    }
});

describe('the sentence about an answer', () => {
  it('at Medioevo says what a tile pays, which empty estate it fills, and who plays first', () => {
    const full = ['b01a', 'b02a', 'b04a', 'b07a', 'b10a', 'b13a', 'b16a'];
    const position = {
      ...{
        at: 'round',
        round: 9,
        rows: [
          ['b01b', 'b04b', 'b10b'],
          ['b03a', 'b22a', 'b23a'],
        ],
      },
      ...{ lords: ['b01b', 'b10b'], players: [{ fief: full }, {}] },
    };
    const [first, palace] = told('medioevo', position, ['lord b03a', 'lord b22a']);
    expect(first).toMatch(/first in turn next round/);
    expect(palace).toMatch(/fills the empty Palace \(10 coins at the end otherwise\)/);
    expect(palace).toMatch(/\d+ coins? when the tile joins the fief/);
    expect(first).not.toMatch(/fills/);
  });

  it('at San Juan says what a building brings and which card is kept, and not what every payment has in common', () => {
    const position = {
      ...{ at: 'choice', round: 5, governor: 0, taken: [] },
      players: [{ display: ['indigo-plant'], hand: ['tower', 'well', 'statue', 'quarry'] }, { display: ['indigo-plant'] }],
    };
    const payments = ['build well - 0 statue', 'build well - 0 quarry', 'pass'];
    const [statue, quarry, pass] = told('san-juan', position, payments, { before: 'role builder' });
    expect(statue).toMatch(/keeps the Quarry in hand/);
    expect(quarry).toMatch(/keeps the Statue in hand/);
    expect(statue).toMatch(/\+1 at once \(Buildings\)/);
    expect(`${statue}${quarry}${pass}`).not.toMatch(/keeps the Tower/);
  });

  it('at Burgundy says what an area still lacks, and what comes into the hand', () => {
    const position = {
      ...{ at: 'turn', phase: 'B', round: 3, turn: 0, bridge: [[1], [0]], white: 4 },
      players: [{ duchy: '1', castle: 'd4', storage: ['castle', 'mine', 'ship'], coins: 2, workers: 3, dice: [3, 5] }, {}],
    };
    const [workers, place] = told('burgundy', position, ['workers 3', 'place 3 ship d3']);
    expect(workers).toMatch(/2 workers more/);
    expect(place).toMatch(/River: \d+ hex(es)? of \d+ left to complete it|goods of a depot/);
  });

  it('at Catan says which rolls pay, what harbour comes with it, and what a city brings', () => {
    const island = { map: 'beginner' };
    const placing = { at: 'placement', turn: 0, starter: 0, players: [] };
    const [inland, coast] = told('catan', placing, ['settlement V10', 'settlement V0'], { seats: 3, options: island });
    expect(inland).toMatch(/ on \d+ of 36 rolls/);
    expect(coast).toMatch(/harbour/);
    expect(inland).not.toMatch(/harbour/);
    const hand = ['brick', 'lumber', 'wool', 'grain', 'ore', 'ore', 'ore', 'grain'];
    const acting = { at: 'action', turn: 0, starter: 0, players: [{ settlements: ['V10'], roads: ['E13'], hand }, {}, {}] };
    const [city, end] = told('catan', acting, ['city V10', 'end'], { seats: 3, options: island });
    expect(city).toMatch(/\+2 at once \(Cities\)/);
    expect(end).not.toMatch(/at once/);
  });

  it('at Staufer says which chests come with it', () => {
    const position = {
      ...{ at: 'turn', round: 2, start: 0, king: 'milano', order: [0, 1, 0, 1, 0, 1] },
      ...{
        rowsA: ['palermo', 'aachen', 'nijmegen', 'strasbourg', 'augsburg'],
        rowsB: ['king', 'fewest', 'most', 'king', 'fewest'],
        rowsC: [1, 2, 3, 1],
      },
      ...{ players: [{ court: [4, 1] }, { court: [4, 1] }], chests: { S1: ['BR'], S2: ['PU'] } },
    };
    const [one, two] = told('staufer', position, ['supply S1 next -', 'supply S2 next -']);
    expect(one).toMatch(/1 brown chest/);
    expect(two).toMatch(/1 purple chest/);
  });

  it('says of answers that lead to the same that nothing tells them apart', () => {
    const position = {
      at: 'turn',
      phase: 'B',
      round: 3,
      turn: 0,
      bridge: [[1], [0]],
      white: 4,
      players: [{ workers: 1, dice: [3, 3] }, {}],
    };
    const [one, two] = told('burgundy', position, ['workers 3', 'workers 3']);
    expect([one, two]).toEqual(Array(2).fill('comes to much the same as the other answers'));
  });
});
