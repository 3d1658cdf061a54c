import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshFolder, ludoteca } from './desk.ts';

describe('a server that cannot start says what to do about it', () => {
  let other: Server;
  let port = 0;
  beforeAll(async () => {
    other = createServer();
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    port = (other.address() as { port: number }).port;
  });
  afterAll(() => new Promise((closed) => other.close(closed)));

  it('when its port is taken: by whom, and how to choose another, in the operator’s language', async () => {
    const env = { PORT: String(port), DATA_DIR: freshFolder() };
    const english = await ludoteca('serve', { env });
    expect(english.code).not.toBe(0);
    expect(english.err).toContain(`Port ${port} is in use`);
    expect(english.err).toContain(`PORT=${port + 1}`);
    expect(english.err).not.toContain('EADDRINUSE');
    const italian = await ludoteca('serve --lang it', { env: { ...env, DATA_DIR: freshFolder() } });
    expect(italian.err).toContain(`La porta ${port} è già usata`);
  });

  it('when a setting makes no sense: which one, its value, and what is expected', async () => {
    for (const [wrong, wanted] of [
      [{ PORT: 'abc' }, /PORT=abc: a whole number from 0 to 65535 expected/],
      [{ PORT: '1.5' }, /PORT=1\.5: a whole number from 0 to 65535 expected/],
    ] as const) {
      const { code, err } = await ludoteca('serve', { env: { ...wrong, DATA_DIR: freshFolder() } });
      expect(code).not.toBe(0);
      expect(err).toMatch(wanted);
      expect(err).not.toContain('NaN');
    }
  });
});

describe('serve', () => {
  it('shuts down gracefully when it is stopped while still starting', { timeout: 60_000 }, async () => {
    const { code, err } = await ludoteca('serve', {
      env: { DATA_DIR: freshFolder(), PORT: '0', LOG_LEVEL: 'silent' },
      onStart: (_input, interrupt) => setTimeout(interrupt, 1),
    });
    expect([code, err]).toEqual([0, 'Finishing what is under way…\n']);
  });
});
