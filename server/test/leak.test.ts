import { rooms } from '@ludoteca/games';
import { type Automatic, type Game, range } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { redealGame } from './support/redealing.ts';
import { type Toy, toy, toyRoom } from './support/toy.ts';
import { ToyTable, toyHouse } from './support/toy-table.ts';

describe.each([...rooms, toyRoom].map((room) => [room.game.meta.id, room] as const))('%s', (_, { game }) => {
  test.each(fewestAndMost(game))('with %i seats, what a seat cannot see changes no byte sent to it', (seats) => {
    const { leaks, compared } = redealGame(game, seats, 'leak');
    expect(leaks.slice(0, 5)).toEqual([]);
    expect(compared).toBeGreaterThan(10);
  });
});

/** The fewest and the most seats that the game allows without further options. */
function fewestAndMost(game: Game): number[] {
  const { min, max } = game.meta.seats;
  const allowed = range(max - min + 1)
    .map((more) => min + more)
    .filter((seats) => game.valid?.({ seats, options: defaultsOf(game) }) === undefined);
  return [...new Set([allowed[0], allowed.at(-1)])].filter((seats) => seats !== undefined);
}

function defaultsOf(game: Game): object {
  return Object.fromEntries(Object.entries(game.meta.options).map(([name, spec]) => [name, spec.default]));
}

describe('the test itself', () => {
  test('notices an event that says too much, and a view that shows too much', () => {
    const { next } = toy.steps;
    const run: Automatic<Toy, 'next'>['run'] = (ctx, step) => {
      const loud = Object.create(ctx, { tell: { value: (event: Toy['event']) => ctx.tell?.(event) } });
      if ('run' in next) next.run(loud, step);
    };
    const chatty: Game<Toy> = { ...toy, steps: { ...toy.steps, next: { run } } };
    const open: Game<Toy> = { ...toy, shown: (state) => ({ deck: state.hidden.deck.length, top: state.hidden.deck[0] }) as Toy['shown'] };
    for (const broken of [chatty, open]) expect(redealGame(broken as unknown as Game, 3, 'broken').leaks).not.toEqual([]);
  });
});

const { server } = toyHouse();

test('a private answer changes nothing that others can ask for, clocks included', async () => {
  const table = await ToyTable.begin(server().address, { clock: { kind: 'live', move: 60, bank: 60 } });
  await table.say(0, 'mark 2');
  await table.until(0, ({ view }) => view.decision === 2);
  await table.say(0, 'go');
  for (const seat of [0, 1]) await table.until(seat, ({ view }) => view.decision === 3);
  const asked = async (path: string): Promise<string> =>
    JSON.stringify((await table.player(1).request('GET', `/api/tables/${table.id}${path}`)).body);
  const all = async (): Promise<string[]> => Promise.all(['', '/history?audience=1', '/history', '/record', '/dice', '/chat'].map(asked));
  const before = await all();
  await table.bid(0);
  expect(await all()).toEqual(before);
  const refetched = table.player(1).texts.length;
  await table.player(1).ask({ kind: 'refetch', table: table.id });
  await table.player(1).until(() => table.player(1).texts.length >= refetched + 3);
  const states = table.player(1).texts.filter((text) => text.includes('"kind":"state"'));
  expect(states.at(-1)).toContain('"decision":3');
});
