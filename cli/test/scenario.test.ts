import { describe, expect, it } from 'vitest';
import { fileWith, ludoteca, run } from './desk.ts';

const position = { hands: [['red', 'blue'], ['green']] };
const file = fileWith({ game: 'pebbles', seats: 2, position });

describe('ludoteca scenario', () => {
  it('shows the position, the question and the answers in notation', async () => {
    const { code, out } = await ludoteca(`scenario ${file}`);
    expect(code).toBe(0);
    expect(out).toMatch(/Your hand: red and blue/);
    expect(out).toMatch(
      /Player 1 \(seat 0\): score a pebble, draw, or trade\n {2}score red\n {2}score blue\n {2}draw\n {2}trade <give> <want> <to>/,
    );
  });

  it('plays moves by the seat that is asked, or by the seat named', async () => {
    const { code, out } = await run(['scenario', file, 'score red', '1:score green', '1:discard -', '--lang', 'it']);
    expect(code).toBe(0);
    expect(out).toMatch(/Giocatore 1 segna un sassolino\n {2}Giocatore 2 segna un sassolino/);
    expect(out).toMatch(/Giocatore 1 \(posto 0\): scegli i sassolini da gettare\n {2}discard -\n {2}discard blue/);
  });

  it('names the rule that an illegal answer breaks, and leaves the position', async () => {
    const { code, out, err } = await run(['scenario', file, 'score green']);
    expect(code).toBe(1);
    expect(out).toMatch(/Your hand: red and blue/);
    expect(err).toBe('Seat 0 may not answer “score green”:\n  PEB-SCORE-01  You can only score a pebble of your hand.\n');
    const wrongSeat = await run(['scenario', file, '1:draw']);
    expect(wrongSeat.err).toMatch(/HOUSE-SEAT/);
  });

  it('tells programs the same', async () => {
    const { code, out } = await run(['scenario', file, 'score red', 'score blue', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      game: 'pebbles',
      over: false,
      asked: { must: [1], may: [] },
      seat: 1,
      options: ['score green', 'draw'],
      choices: ['trade <give> <want> <to>'],
      events: [{ event: { kind: 'scored', seat: 0, rule: 'PEB-SCORE-01' } }],
      refused: { seat: 1, move: 'score blue', rule: 'PEB-SCORE-01', text: 'You can only score a pebble of your hand.' },
    });
  });

  it('looks through other eyes on request', async () => {
    expect((await ludoteca(`scenario ${file} --view 1`)).out).toMatch(/Your hand: green\n/);
    expect(JSON.parse((await ludoteca(`scenario ${file} --view 1 --json`)).out)).toMatchObject({ seat: 1, options: [], refused: null });
    expect((await ludoteca(`scenario ${file} --view 2`)).err).toMatch(/--view 2; allowed: 0 to 1/);
  });

  it.each([
    ['an unknown move', { game: 'pebbles', position }, ['jump'], /unknown move "jump"; allowed: score, draw/],
    ['a malformed move', { game: 'pebbles', position }, ['score pink'], /colour "pink" is not one of red, green, blue/],
    ['an unknown game', { game: 'chess' }, [], /unknown game "chess"; allowed: pebbles/],
    ['no game', [1], [], /unknown game "undefined"/],
    ['an unknown field', { game: 'pebbles', position, luck: 1 }, [], /unknown field "luck"; allowed: game, seats/],
    ['an unknown field of the position', { game: 'pebbles', position: { hats: 1 } }, [], /unknown field "hats"; allowed: hands/],
    ['a wrong value', { game: 'pebbles', position: { hands: [['pink'], []] } }, [], /hands\[0\]\[0\]: "pink" found, one of red/],
    ['an option', { game: 'pebbles', options: { bonus: 'x' }, position }, [], /option bonus "x"; allowed: false, true/],
  ])('refuses %s in one line', async (_, content, moves, complaint) => {
    const { code, err } = await run(['scenario', fileWith(content), ...moves]);
    expect(code).toBe(2);
    expect(err).toMatch(complaint);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
