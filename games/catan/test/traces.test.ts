import { describe, expect, it } from 'vitest';
import { replay } from './traces/replay.ts';
import { FOLDER, readTrace, traceNames } from './traces/trace.ts';

const names = traceNames();
if (names.length === 0) console.log(`catan: no games of another engine in ${FOLDER}, so they are not replayed`);

describe.skipIf(names.length === 0)('games of another engine', () => {
  const totals = { games: 0, actions: 0, sets: 0, pointless: 0 };

  it.each(names)(
    '%s goes the same way here',
    (name) => {
      const { actions, sets, pointless, differences } = replay(readTrace(name));
      expect(differences.slice(0, 10)).toEqual([]);
      expect(actions).toBeGreaterThan(100);
      totals.games++;
      totals.actions += actions;
      totals.sets += sets;
      totals.pointless += pointless;
    },
    30_000,
  );

  it('says how much was compared', () => {
    const { games, actions, sets, pointless } = totals;
    console.log(
      `catan: ${games} games of another engine replayed, ${actions} actions and ${sets} sets of legal actions compared, ${pointless} offers to empty hands left out`,
    );
    expect(games).toBe(names.length);
    expect(sets).toBeGreaterThan(0);
  });
});
