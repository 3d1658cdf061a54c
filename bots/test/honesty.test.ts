import { imagine, streamFrom, viewOf } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS, levelOf } from '../src/index.ts';
import { positions } from './positions.ts';
import { stalls } from './stalls/game.ts';

describe.each(LEVELS)('%s is honest', (level) => {
  it('answers the same whatever is hidden', () => {
    let different = 0;
    for (const [index, { state, seat, view }] of positions(4, 3).entries()) {
      const other = imagine(stalls.game, view, streamFrom(`elsewhere ${index}`));
      if (JSON.stringify(other.hidden) !== JSON.stringify(state.hidden)) different++;
      const answer = (seen: typeof view): unknown => levelOf(level).answer(stalls.player, seen, { iterations: 100 }, `seed ${index}`, []);
      expect(answer(viewOf(stalls.game, other, seat))).toEqual(answer(view));
    }
    expect(different).toBeGreaterThan(20);
  });
});
