import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { rooms } from '@ludoteca/games';
import { configure, quick, type State } from '@ludoteca/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { arena, type Budget, ExternalBot, levelOf, playMixedGame } from '../src/index.ts';
import { stalls } from './stalls/game.ts';

const { player } = stalls;
const config = configure(player.game, { seats: 2 });
const example = (name: string): string => fileURLToPath(new URL(`../examples/${name}`, import.meta.url));

/** A program of a few lines that answers every question with what `body` makes of `q`. */
function script(body: string): string {
  const code = `require('readline').createInterface({input: process.stdin}).on('line', (line) => {
    const q = JSON.parse(line); const say = (move, id = q.id) => console.log(JSON.stringify({type: 'answer', id, move}));
    if (q.type === 'question') { ${body} } });`;
  return `"${process.execPath}" -e "eval(Buffer.from('${Buffer.from(code).toString('base64')}', 'base64').toString())"`;
}

const open: ExternalBot[] = [];
afterEach(() => {
  for (const program of open.splice(0)) program.close();
});

interface Seen {
  readonly lost: string | undefined;
  readonly fallbacks: number;
  readonly decisions: number;
  readonly finished: boolean;
  readonly state: State;
}

async function playWith(command: string, budget: Budget = { iterations: 40 }): Promise<Seen> {
  const program = new ExternalBot(player, command, levelOf('medium'));
  open.push(program);
  const players = [program, levelOf('easy')];
  const result = await playMixedGame({ player, config, chance: quick('protocol'), budget, seed: 'protocol', players });
  return { ...result, lost: program.lost, fallbacks: result.fallbacks[0] ?? 0 };
}

describe('a program at a seat', { timeout: 60_000 }, () => {
  it('plays a whole game in notation, or with moves as objects', async () => {
    expect(await playWith(script('say(q.optional ? null : q.any)'))).toMatchObject({ lost: undefined, fallbacks: 0, finished: true });
    const byObject = script('say(q.optional ? null : (q.question.list && q.question.list[0]) || q.any)');
    expect(await playWith(byObject)).toMatchObject({ lost: undefined, fallbacks: 0, finished: true });
  });

  it('is told its seat, what it sees and hears, and how the game ended', async () => {
    const spy = script(
      `if (q.view.viewer !== 0 || q.view.hidden || !Array.isArray(q.events) || !(q.legal === null || q.legal.length >= 0) || !(q.milliseconds > 0)) process.exit(3); say(q.optional ? null : q.any)`,
    );
    expect((await playWith(spy)).lost).toBeUndefined();
  });

  it.each([
    ['ends at once', 'exit 7', /ended \(code 7\)/],
    ['cannot be found', 'no-such-program-anywhere', /ended \(code 127\): .*not found/],
    ['crashes in the middle', script('if (q.id > 2) throw new Error("dizzy"); say(q.optional ? null : q.any)'), /ended \(code 1\)/],
    ['writes garbage', script('console.log("I take the red one")'), /wrote what is no answer: I take the red one/],
    ['writes JSON that is no answer', script('console.log("[1,2]")'), /wrote what is no answer/],
    ['answers against the rules', script('say("take 99")'), /gave an answer that is not allowed/],
    ['answers with an object that is no move', script('say({kind: "win"})'), /gave an answer that is not allowed \(unknown move "win"/],
    ['is silent where it must speak', script('say(q.optional ? 0 : null)'), /not allowed|no answer/],
    ['answers another question', script('say(q.any, 99)'), /answered question 99 instead of 1/],
    [
      'floods without a new line',
      script('setInterval(() => process.stdout.write("x".repeat(99999)), 1)'),
      /a line of more than 1000000 characters/,
    ],
    [
      'does not stop talking',
      script('say(q.any); for (let i = 0; i < 5000; i++) say("again")'),
      /talks without being asked|answered question|ended/,
    ],
  ])('loses its seat when it %s, and the game goes on', async (_what, command, reason) => {
    const { lost, fallbacks, finished } = await playWith(command);
    expect(lost).toMatch(reason);
    expect(fallbacks).toBeGreaterThan(0);
    expect(finished).toBe(true);
  });

  it('loses its seat when it is late', async () => {
    const started = performance.now();
    const { lost, finished } = await playWith(script('if (q.id === 1) say(q.any)'), { milliseconds: 50 });
    expect(lost).toMatch(/gave no answer in 1050 ms/);
    expect(finished).toBe(true);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('is started again for the next game', async () => {
    const program = new ExternalBot(player, script('if (q.id > 1) process.exit(1); say(q.any)'), levelOf('medium'));
    open.push(program);
    const setting = {
      player,
      config,
      chance: quick('again'),
      budget: { iterations: 20 },
      seed: 'again',
      players: [program, levelOf('easy')],
    };
    const first = await playMixedGame({ ...setting, chance: quick('again') });
    const second = await playMixedGame({ ...setting, chance: quick('again') });
    expect(second.fallbacks).toEqual(first.fallbacks);
  });
});

describe('the examples', { timeout: 120_000 }, () => {
  const room = rooms.find(({ game }) => game.meta.id === 'medioevo') ?? expect.fail();
  const plan = { room, blocks: 1, seed: 'examples', budget: { iterations: 20 }, threads: 1 };

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('in Python plays', async () => {
    const { levels } = await arena({ ...plan, levels: [`cmd:python3 ${example('mybot.py')}`, 'easy'] });
    expect(Object.values(levels).map(({ fallbacks }) => fallbacks)).toEqual([0, 0]);
  });

  it('in TypeScript plays, and better than at random', async () => {
    const command = `cmd:"${process.execPath}" --import tsx ${example('mybot.ts')}`;
    const { levels } = await arena({ ...plan, levels: [command, 'random'] });
    expect(levels[command]).toMatchObject({ fallbacks: 0, winShare: 1 });
  });
});
