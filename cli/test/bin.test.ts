import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Room } from '@ludoteca/games';
import { describe, expect, it } from 'vitest';
import { freshFolder, ludoteca } from './desk.ts';
import { rooms } from './pebbles/room.ts';

const bin = fileURLToPath(new URL('../bin/ludoteca.js', import.meta.url));

function ludotecaProcess(words: string, input = ''): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words.split(' ')], {
    input,
    encoding: 'utf8',
    cwd: freshFolder(),
  });
  return { code: status, out: stdout, err: stderr };
}

describe('the real process', () => {
  it('knows the games of the house', { timeout: 30_000 }, () => {
    const { code, out } = ludotecaProcess('games --json');
    expect(code).toBe(0);
    expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toContain('medioevo');
  });

  it('plays with a bot in a worker thread and ends when the input ends', { timeout: 30_000 }, () => {
    const { code, out, err } = ludotecaProcess('play medioevo --seats me:Anna,medium:Bea --seed process --lang it', '1\n1\n');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/· Bea /);
    expect(out).toMatch(/Salvata in ludoteca-medioevo-/);
  });

  it('speaks of games won and not of a winner where one plays alone', { timeout: 60_000 }, () => {
    const { out } = ludotecaProcess('simulate burgundy --seats 1 --option mode=solo --games 2 --level random --seed alone');
    expect(out).toMatch(/^0 of 2 finished games won; [\d.]+ points on average$/m);
    expect(out).not.toMatch(/winner/);
  });

  it('leaves with code 2 and one line when the input is no use', { timeout: 30_000 }, () => {
    const { code, out, err } = ludotecaProcess('simulate chess');
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^ludoteca: unknown game "chess"; allowed: .*medioevo.*\n$/);
  });
});

describe('a fault of the rules', () => {
  it('is told with where it happened, and the game is saved', async () => {
    const [room] = rooms;
    if (room === undefined) throw new Error('there is a room');
    const faulty: Room = {
      ...room,
      game: {
        ...room.game,
        over: (state) => {
          if (state.decision > 3) throw new Error('the rules are at their wits’ end');
          return false;
        },
      },
    };
    const { code, out, err } = await ludoteca('play pebbles --seats random,random', { rooms: [faulty], folder: freshFolder() });
    expect(code).toBe(70);
    expect(out).toMatch(/Saved in/);
    expect(err).toMatch(/wits’ end\n +at /);
  });
});
