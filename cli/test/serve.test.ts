import { describe, expect, it } from 'vitest';
import { freshFolder, ludoteca } from './desk.ts';

describe('serve', () => {
  it('ends in order when it is told to stop while it is still starting', { timeout: 60_000 }, async () => {
    const { code, err } = await ludoteca('serve', {
      env: { DATA_DIR: freshFolder(), PORT: '0', LOG_LEVEL: 'silent' },
      onStart: (_input, interrupt) => setTimeout(interrupt, 1),
    });
    expect([code, err]).toEqual([0, 'Finishing what is under way…\n']);
  });
});
