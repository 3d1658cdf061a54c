import { expect, test } from 'vitest';
import { beatsOf, queued } from '../src/board/beats.ts';
import { envoys, given, type Table } from './table.ts';

/** The beats of everything that happened after a position. */
function told(story: Table, ...moves: string[]) {
  const before = structuredClone(story.state.open);
  const heard = story.told.length;
  story.play(...moves);
  return beatsOf(
    before,
    story.told.slice(heard).map(({ event }) => event),
  );
}

/** The last turn of the first round; Nijmegen and the king's Palermo are scored after it. */
const lastTurn = (): Table =>
  given(2, {
    ...{ king: 'palermo', rowsA: ['nijmegen', 'strasbourg', 'augsburg', 'milano', 'aachen'] },
    ...{ order: [0], supplyTrack: [1, 1, 1, 0, 0] },
    players: [{ offices: envoys('nijmegen-2') }, { offices: envoys('palermo-3') }],
  });

test('a turn is told in beats, a scoring page by page', () => {
  const beats = told(lastTurn(), 'supply S4 next -');
  expect(beats.map(({ page }) => page?.kind ?? 'turn')).toEqual([
    ...['turn', 'turn', 'region', 'region', 'offices', 'chests', 'king', 'order'],
  ]);
  expect(beats.map(({ open }) => open.round)).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
});

test('turns that come while a scoring is told neither hold it up nor begin it anew', () => {
  const story = lastTurn();
  const beats = told(story, 'supply S4 next -');
  const place = beats.findIndex(({ page }) => page !== null);
  const first = told(story, 'supply S4 next -');
  const once = queued(beats, place, first);
  expect(once).toEqual({ list: [...beats, ...first], restart: false });
  // Of the turns that follow, only the latest is told.
  const second = told(story, 'supply S3 next -');
  expect(queued(once.list, place, second)).toEqual({ list: [...beats, ...second], restart: false });
  // A turn that is being told gives way at once.
  expect(queued(first, 0, second)).toEqual({ list: second, restart: true });
  expect(queued([], -1, first)).toEqual({ list: first, restart: true });
});
