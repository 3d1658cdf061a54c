import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Room } from '@ludoteca/games';
import { describe, expect, it } from 'vitest';
import { fileWith, freshFolder, ludoteca, run } from './desk.ts';
import { rooms } from './pebbles/room.ts';

const [room] = rooms;
if (room === undefined) throw new Error('there is a room');
/** Pebbles that vanish: conservation does not hold. */
const leaking: Room = { ...room, game: { ...room.game, invariants: [{ rule: 'PEB-END-01', holds: (state) => state.decision < 4 }] } };

describe('ludoteca simulate', () => {
  it('counts games, scores and wins', async () => {
    const { code, out } = await ludoteca('simulate pebbles --games 40 --seats 3 --seed s --option bonus=no --json');
    expect(code).toBe(0);
    const result = JSON.parse(out);
    expect(Object.keys(result)).toEqual([
      'game',
      'games',
      'finished',
      'capped',
      'gamesPerSecond',
      'decisionsPerGame',
      'meanScores',
      'winShareBySeat',
      'meanLength',
      'winnerScore',
      'rounds',
    ]);
    expect(result).toMatchObject({ game: 'pebbles', games: 40, finished: 40, capped: 0 });
    expect(result.meanScores).toHaveLength(3);
    expect(result.winShareBySeat.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 2);
    expect(result.meanLength).toBe(result.decisionsPerGame);
    expect(result.winnerScore).toBeGreaterThan(Math.max(...result.meanScores));
    expect(result.rounds).toBe(3);
  });

  it('plays the same games for the same seed', async () => {
    const scores = async (seed: string): Promise<unknown> =>
      JSON.parse((await ludoteca(`simulate pebbles --games 20 --seed ${seed} --json`)).out).meanScores;
    expect(await scores('one')).toEqual(await scores('one'));
    expect(await scores('one')).not.toEqual(await scores('two'));
  });

  it('lets levels play against each other by seat, and tells people in words', async () => {
    const { code, out } = await ludoteca('simulate pebbles --games 5 --level medium,random --seed s');
    expect(code).toBe(0);
    expect(out).toMatch(/^5 games: 5 finished, 0 broken off/);
    expect(out).toMatch(/the winner has [\d.]+ on average, after 3 rounds/);
    expect(out).toMatch(/seed s/);
  });

  it('draws a progress bar on a terminal only', async () => {
    expect((await ludoteca('simulate pebbles --games 3', { terminal: true })).err).toMatch(/Pebbles.*%/);
    expect((await ludoteca('simulate pebbles --games 3')).err).toBe('');
  });

  it.each([
    ['--seats 9', 'pebbles: 9 seats; allowed: 2 to 4'],
    ['--games none', '--games "none": a whole number from 1 to 100000000 expected'],
    ['--level guru', /level "guru"; allowed: random, easy, medium/],
    ['--seats 3 --level easy,easy', '--level "easy,easy": one level, or one for each of the 3 seats expected'],
    ['--option luck=1', 'pebbles: unknown option "luck"; allowed: bonus'],
    ['--option bonus=maybe', 'pebbles: option bonus "maybe"; allowed: false, true'],
    ['--option bonus', '--option "bonus": name=value expected'],
    ['--option bonus=no --option bonus=yes', '--option bonus is given twice'],
  ])('refuses %s', async (words, complaint) => {
    const { code, err } = await ludoteca(`simulate pebbles ${words}`);
    expect(code).toBe(2);
    expect(err).toMatch(complaint);
  });
});

describe('ludoteca arena', () => {
  it('compares levels', async () => {
    const { code, out } = await ludoteca('arena pebbles --levels easy,random --blocks 4 --iterations 50 --seed s --threads 1 --json');
    expect(code).toBe(0);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ game: 'pebbles', blocks: 4, games: 8, seed: 's' });
    expect(Object.keys(result.levels)).toEqual(['easy', 'random']);
    expect(Object.keys(result.levels.easy)).toEqual(expect.arrayContaining(['winShare', 'low', 'high', 'meanRank', 'meanScore']));
  });

  it('shows equal bots tie exactly', async () => {
    const { out } = await ludoteca('arena pebbles --levels random,random --blocks 3 --seed s --threads 1');
    expect(out).toMatch(/6 games in 3 blocks at 2 seats/);
    expect(out).toMatch(/random +50\.0%.*\n +random#2 +50\.0%/);
  });

  it.each([
    ['', /no players; --levels medium,easy or --seats/],
    ['--levels easy,easy --seats easy,easy', /--levels and --seats with names: only one of them/],
    ['--seats cmd:,easy', /seat "cmd:"; a command such as/],
    ['--levels guru,easy', /level "guru"; allowed: random/],
    ['--levels easy', /1 seats; allowed: 2 to 4/],
    ['--levels easy,random --time 5 --iterations 5', /only one of them/],
    ['--levels easy,random --blocks 0', /--blocks "0": a whole number from 1/],
  ])('refuses "%s"', async (words, complaint) => {
    const { code, err } = await ludoteca(`arena pebbles ${words}`.trim());
    expect(code).toBe(2);
    expect(err).toMatch(complaint);
  });
});

describe('programs', () => {
  const node = `"${process.execPath}"`;
  const obliging = `${node} -e "require('readline').createInterface({input:process.stdin}).on('line',(l)=>{const q=JSON.parse(l);if(q.type==='question')console.log(JSON.stringify({type:'answer',id:q.id,move:q.optional?null:q.any}))})"`;

  it('take seats in simulate and arena', async () => {
    const simulated = await run(['simulate', 'pebbles', '--seats', `cmd:${obliging},random`, '--games', '2', '--seed', 's', '--json']);
    expect(JSON.parse(simulated.out)).toMatchObject({ games: 2, finished: 2, standInAnswers: [0, 0] });
    const words = ['arena', 'pebbles', '--seats', `cmd:${obliging},random`, '--blocks', '1', '--threads', '1', '--seed', 's', '--json'];
    const { levels } = JSON.parse((await run(words)).out);
    expect(levels[`cmd:${obliging}`]).toMatchObject({ fallbacks: 0 });
  });

  it('that misbehave lose their seats, and people are told', async () => {
    const { code, out } = await run(['simulate', 'pebbles', '--seats', 'cmd:exit 3,random', '--games', '2', '--iterations', '20']);
    expect(code).toBe(0);
    expect(out).toMatch(/2 games: 2 finished/);
    expect(out).toMatch(/The program at seat 0 lost its seat: \d+ answers came from a stand-in/);
    const words = ['arena', 'pebbles', '--seats', 'cmd:exit 3,random', '--blocks', '1', '--threads', '1', '--iterations', '20'];
    expect((await run(words)).out).toMatch(/cmd:exit 3 lost its seat/);
  });
});

describe('ludoteca fuzz', () => {
  it('finds a sound game clean', async () => {
    const { code, out } = await ludoteca('fuzz pebbles --minutes 0.001 --seed s');
    expect(code).toBe(0);
    expect(out).toMatch(/^Clean: \d+ games?, \d+ answers; seed s/);
  });

  it('writes a reproducer for a broken one, which can be run again', async () => {
    const folder = freshFolder();
    const { code, out, err } = await ludoteca('fuzz pebbles --minutes 1 --seed s', { rooms: [leaking], folder });
    expect(code).toBe(1);
    expect(out).toMatch(/A property does not hold/);
    const [name = ''] = readdirSync(folder);
    const file = join(folder, name);
    expect(err).toContain(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      fuzz: 'pebbles',
      failures: expect.arrayContaining([expect.objectContaining({ property: 'conservation' })]),
    });
    expect((await ludoteca(`fuzz pebbles --again ${file}`, { rooms: [leaking] })).code).toBe(1);
    expect(await ludoteca(`fuzz pebbles --again ${file}`)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/does not occur any more/),
    });
  });

  it('counts a game without words for something as broken', async () => {
    const mute: Room = { ...room, text: { ...room.text, event: () => ({ key: 'nothing' }) } };
    const folder = freshFolder();
    const { code, out } = await ludoteca('fuzz pebbles --seed s', { rooms: [mute], folder });
    expect(code).toBe(1);
    expect(out).toMatch(/no text for "nothing" in it/);
    expect(existsSync(folder)).toBe(true);
  });

  it.each([
    ['--minutes soon', /--minutes "soon": a number above 0/],
    ['--again nowhere.json', /nowhere\.json: cannot be read \(no such file or folder\)/],
    [`--again ${fileWith({ fuzz: 'chess' })}`, /fuzz: "chess" found, one of pebbles expected/],
  ])('refuses %s', async (words, complaint) => {
    const { code, err } = await ludoteca(`fuzz pebbles ${words}`);
    expect(code).toBe(2);
    expect(err).toMatch(complaint);
  });
});
