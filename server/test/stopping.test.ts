import { describe, expect, test } from 'vitest';
import { anyAnswer, Client } from './support/client.ts';
import { newDir, removeDir } from './support/house.ts';
import { ServerProcess } from './support/process.ts';

/** Anna at a table where both seats are hers; her first answer is acknowledged. */
async function playing(address: string): Promise<{ anna: Client; table: string; decision: number }> {
  const anna = await Client.guest(address, 'Anna');
  const { id } = await anna.post('/api/tables', { game: 'medioevo', seats: ['me', 'me'], start: true });
  await anna.watch(id);
  await anna.until(() => anna.seen.has(`${id}:0`) && anna.seen.has(`${id}:1`));
  const { decision, asked } = anna.frame(id, 0).view;
  const seat = asked.must[0] ?? 0;
  const move = anyAnswer(anna.frame(id, seat), 'first');
  expect((await anna.ask({ kind: 'answer', table: id, seat, decision, move })).kind).toBe('ack');
  await anna.until(() => anna.frame(id, 0).view.decision > decision);
  return { anna, table: id, decision: anna.frame(id, 0).view.decision };
}

describe.skipIf(process.platform === 'win32')('npm start, told to stop', { timeout: 120_000 }, () => {
  const ways: readonly (readonly [string, (house: ServerProcess) => Promise<number | null>])[] = [
    ['by SIGTERM', (house) => house.stop('SIGTERM')],
    ['by SIGINT', (house) => house.stop('SIGINT')],
    ['by Ctrl-C, which everybody hears', (house) => house.stopAll('SIGINT')],
  ];
  test.each(ways)('%s: sockets hear it, the code is 0, nobody is left behind, the move is there', async (_title, stop) => {
    const dir = newDir();
    const env = { DATA_DIR: dir, PORT: '0' };
    const house = new ServerProcess(env, 'npm');
    await house.start();
    const { anna, table, decision } = await playing(house.address);
    expect(await stop(house)).toBe(0);
    // What npm itself started may need a moment more than npm.
    await expect.poll(() => house.isLeftBehind, { timeout: 5_000 }).toBe(false);
    await anna.until(() => anna.closedWith === 4_503);
    const again = new ServerProcess(env);
    await again.start();
    const back = new Client(again.address);
    back.cookie = anna.cookie;
    await back.connect();
    await back.watch(table);
    await back.until(() => back.seen.has(`${table}:0`));
    expect(back.frame(table, 0).view.decision).toBe(decision);
    expect(await again.stop('SIGTERM')).toBe(0);
    removeDir(dir);
  });

  test('by kill -9 of npm itself: the server ends as well', async () => {
    const dir = newDir();
    const house = new ServerProcess({ DATA_DIR: dir, PORT: '0' }, 'npm');
    await house.start();
    const anna = await Client.guest(house.address, 'Anna');
    await house.kill();
    await expect.poll(() => house.isLeftBehind, { timeout: 10_000 }).toBe(false);
    expect(anna.closedWith).toBe(4_503);
    removeDir(dir);
  });
});
