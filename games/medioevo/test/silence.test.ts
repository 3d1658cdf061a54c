import { at, fromScenario, playRandomly, quick, range, Stream } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../src/data/events.ts';
import { medioevo } from '../src/rules/index.ts';

const all = ['field', 'mill', 'village', 'rampart', 'market', 'barracks', 'church', 'palace'];
const terrains = all.map((type, index) => [type, at(['palace', 'church', 'field', 'mill', 'palace', 'church', 'field', 'mill'], index)]);
const [mine, yours] = [terrains.slice(0, 4), terrains.slice(4)];
const now = (...tiles: string[]): { rows: string[][] } => ({ rows: [tiles] });

const POSITIONS: readonly (readonly [title: string, seats: number, position: object])[] = [
  ['an opening', 2, { at: 'opening' }],
  ['a Church without tokens', 2, { ...now('b19a', 'b20a', 'b16a'), players: [{ extraCoins: all }] }],
  ['a Palace without tokens', 2, { ...now('b22a', 'b23a', 'b16a'), players: [{ terrains: mine }, { terrains: yours }] }],
  ['a Rampart in round 15', 2, { round: 15, rows: [[], [], ['b10a', 'b11a', 'b16a']] }],
  ['Villages with and without graves', 3, { ...now('b07a', 'b08a', 'b08b', 'b16a'), round: 5, players: [{}, { cemetery: ['b01a'] }] }],
  ['a second pile', 4, {}],
  ['reshuffles', 5, {}],
  ['reshuffles of three', 3, {}],
  ...EVENTS.map(({ id }): [string, number, object] => {
    const players = [{ fief: ['b01a', 'b04a', 'b07a'], cemetery: ['b02a'] }, { cemetery: ['b10a', 'b16a'] }, {}, { fief: ['b12a'] }];
    return [`the event ${id}`, 4, { round: 4, events: [id], players }];
  }),
];

describe('nobody listening', () => {
  test.each(POSITIONS)('%s goes the same way', (_, seats, position) => {
    const description = { game: 'medioevo', seats, position };
    const state = fromScenario(medioevo, description);
    playRandomly(medioevo, state, new Stream(quick('silence')));
    const story = Story.given(medioevo, { seats, position }).wander('silence');
    expect(state).toEqual(story.state);
    expect(state.open.finished).toBe(true);
  });

  test('simulation goes on without telling, whole games long', () => {
    const lengths = range(4).map((more) =>
      playRandomly(medioevo, Story.begin(medioevo, { seats: more + 2 }).state, new Stream(quick('long'))),
    );
    expect(lengths.every(({ finished, decisions }) => finished && decisions <= medioevo.meta.longest)).toBe(true);
  });
});

describe('questions', () => {
  test.each([
    ['placeLord', 'MED-SETUP-12', ['lord']],
    ['moveLord', 'MED-TURN-02', ['lord']],
    ['restore', 'MED-VILL-01', ['restore']],
    ['explore', 'MED-RAMP-01', ['explore']],
    ['extraCoin', 'MED-CHUR-01', ['coin']],
    ['terrainToken', 'MED-PAL-01', ['terrain']],
    ['renovation', 'MED-EVENT-19', ['restore']],
  ] as const)('%s is asked by %s', (kind, rule, answers) => {
    expect(medioevo.steps[kind]).toMatchObject({ rule, answers });
  });
});
