import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { intervalBar, sparkline } from '../src/plot/graph.ts';
import { intervalsSvg, linesSvg } from '../src/plot/svg.ts';
import { fileWith, freshFolder, ludoteca, run } from './desk.ts';
import { rooms } from './pebbles/room.ts';

/** A game between bots, saved. */
async function savedGame(): Promise<string> {
  const file = join(freshFolder(), 'game.json');
  const { code } = await run(['play', 'pebbles', '--seats', 'random:Ada,random:Bo', '--seed', 'review', '--save', file]);
  expect(code).toBe(0);
  return file;
}

describe('ludoteca review', { timeout: 120_000 }, () => {
  it('shows the course of the chances, turning points and what hard would have played', async () => {
    const file = await savedGame();
    const svg = join(freshFolder(), 'graph.svg');
    const { code, out } = await run(['review', file, '--iterations', '60', '--svg', svg]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Pebbles: the game reviewed/);
    expect(out).toMatch(/Ada +[▁▂▃▄▅▆▇█]+ +\d+%/);
    expect(out).toMatch(/Turning points|nobody gave anything away/);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg [\s\S]*<polyline[\s\S]*<\/svg>\n$/);
    const italian = await run(['review', file, '--iterations', '60', '--lang', 'it']);
    expect(italian.out).toMatch(/la partita riveduta/);
  });

  it('gives the same as data', async () => {
    const { out } = await run(['review', await savedGame(), '--iterations', '40', '--json']);
    const { moments, turning, agreement } = JSON.parse(out);
    expect(moments.length).toBeGreaterThan(3);
    expect(agreement).toHaveLength(2);
    for (const { cost } of turning) expect(cost).toBeGreaterThan(0);
    for (const { prospects } of moments) expect(prospects[0] + prospects[1]).toBeCloseTo(1, 9);
  });

  it('refuses what is no saved game', async () => {
    expect(await ludoteca('review nowhere.json')).toMatchObject({ code: 2, err: expect.stringMatching(/cannot be read/) });
    const file = await savedGame();
    const other = fileWith({ ...JSON.parse(readFileSync(file, 'utf8')), rules: '9.9.9' });
    expect(await run(['review', other])).toMatchObject({ code: 2, err: expect.stringMatching(/played with rules 9\.9\.9/) });
  });
});

describe('ludoteca tune', () => {
  it('says when an evaluation has nothing to tune', async () => {
    const { code, err } = await ludoteca('tune pebbles --steps 1 --blocks 1 --check 2 --iterations 10 --seed s');
    expect([code, err]).toEqual([2, expect.stringMatching(/nothing to tune/)]);
  });
});

describe('ludoteca fit', () => {
  it('says when an evaluation has nothing about winning', async () => {
    const { code, err } = await ludoteca('fit pebbles --prospects --games 8 --iterations 10 --seed s');
    expect([code, err]).toEqual([2, expect.stringMatching(/says nothing about winning/)]);
  });

  it('fits prospects, says how well they foretell games held back, and writes the curves', async () => {
    const [room] = rooms;
    if (room === undefined) return expect.fail();
    const winning = { progress: () => 0, table: ({ seats }: { seats: number }) => `${seats}`, tables: [{ seats: 2 }], curves: {} };
    const file = join(freshFolder(), 'winning.json');
    const command = ['fit', 'pebbles', '--prospects', '--games', '12', '--iterations', '10', '--seed', 's', '--write', file];
    const { code, out } = await run(command, { rooms: [{ ...room, evaluation: { ...room.evaluation, winning } }] });
    expect(code).toBe(0);
    expect(out).toMatch(/^Games held back[\s\S]*\n +2 +\d\.\d{3} → \d\.\d{3}/);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      2: { start: expect.any(Number), growth: expect.any(Number), bend: expect.any(Number) },
    });
  });

  it('says when an evaluation has nothing to fit', async () => {
    const { code, err } = await ludoteca('fit pebbles --games 8 --iterations 10 --seed s');
    expect([code, err]).toEqual([2, expect.stringMatching(/nothing to fit/)]);
  });

  it.each(['fit', 'tune'])('%s refuses two budgets at once', async (command) => {
    const { code, err } = await ludoteca(`${command} pebbles --iterations 10 --time 10`);
    expect([code, err]).toEqual([2, expect.stringMatching(/--iterations and --time: only one of them/)]);
  });

  it('says by which factors terms should count, and what is missed', async () => {
    const [room] = rooms;
    if (room === undefined) return expect.fail();
    const { evaluation } = room;
    const termed = {
      ...room,
      evaluation: {
        ...evaluation,
        terms: (...of: Parameters<typeof evaluation.potential>) => [{ term: 'worth', value: evaluation.potential(...of) }],
        facts: () => [{ term: 'nothing', value: 0 }],
      },
    };
    const { code, out } = await run(['fit', 'pebbles', '--games', '12', '--iterations', '10', '--seed', 's'], { rooms: [termed] });
    expect(code).toBe(0);
    expect(out).toMatch(/12 games[\s\S]*worth +\S+ ± \S+[\s\S]*nothing +0\.000 ± 0\.000[\s\S]*Surprise/);
  });
});

describe('plots', () => {
  it('are made of text', () => {
    expect(sparkline([0, 0.5, 1], 3)).toBe('▁▅█');
    expect(sparkline([0, 0.2, 0.9, 1], 2)).toBe('▁█');
    expect(intervalBar(0.25, 0.5, 0.75, 9)).toBe('··├─●─┤··');
  });

  it('or of SVG, whatever the names', () => {
    expect(intervalsSvg('a < b', [{ name: '"x"', low: 0.2, mean: 0.5, high: 0.8 }])).toMatch(/a &lt; b[\s\S]*&quot;x&quot;[\s\S]*50\.0%/);
    expect(linesSvg('course', [{ name: 'Ada', values: [0, 1] }], [{ at: 1, label: '1' }])).toMatch(/points="60,\d+ 700,48"/);
  });
});
