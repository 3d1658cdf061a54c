import { expect, test } from 'vitest';
import { area, areas, chestsUnder, court, envoys, given, held, nobles, points, standingIn } from './table.ts';

test('STA-MOV-01 only an empty office', () => {
  const story = given(4, { players: [{}, { offices: envoys('aachen-4') }] });
  story.play('deploy next');
  expect(story.refusal('office aachen-4 envoy plain -')).toBe('STA-MOV-01');
  expect(story.refusal('office aachen-5 envoy plain -')).toBe('STA-MOV-01');
  story.play('office aachen-3 envoy plain -');
  expect(standingIn(story, 'aachen-3')).toEqual(['0:envoy']);
});

test('STA-MOV-02 one piece on every region from the king’s neighbour to the target', () => {
  const story = given(4, { players: [{ court: [8, 0] }] });
  story.play('deploy next', 'office strasbourg-4 envoy plain -');
  // Nijmegen and Strasbourg for movement, Augsburg and Milano for the office of 3.
  expect(areas(story, 0)).toBe('0+0 1+0 1+0 1+0 1+0 0+0');
  expect(court(story, 0)).toEqual([4, 0]);
  expect(story.events('moved')).toMatchObject([{ target: 2, regions: [1, 2] }]);
  const home = given(4, { players: [{ court: [3, 0] }] });
  home.play('deploy next', 'office aachen-4 envoy plain -');
  expect(home.events('moved')).toMatchObject([{ regions: [] }]);
});

test('STA-MOV-03 always clockwise, five steps to the region on the king’s other side', () => {
  const story = given(4, { players: [{ court: [9, 0] }] });
  story.play('deploy next', 'office palermo-4 envoy plain -');
  expect(story.events('moved')).toMatchObject([{ regions: [1, 2, 3, 4, 5] }]);
  expect(court(story, 0)).toEqual([10 - 5 - 3, 0]);
});

test('STA-DEP-01 the first piece in the office, the others clockwise from the region after it', () => {
  const story = given(4, { king: 'milano', players: [{ court: [5, 0] }] });
  story.play('deploy next', 'office milano-0 envoy plain -');
  expect(standingIn(story, 'milano-0')).toEqual(['0:envoy']);
  expect(areas(story, 0)).toBe('1+0 1+0 1+0 0+0 0+0 1+0');
  expect(court(story, 0)).toEqual([1, 0]);
});

test('STA-DEP-02 the sixth payment of an office of 7 lands on the target itself', () => {
  const story = given(4, { king: 'palermo', players: [{ court: [6, 0] }] });
  story.play('deploy next', 'office palermo-0 envoy plain -');
  expect(areas(story, 0)).toBe('1+0 1+0 1+0 1+0 1+0 1+0');
  expect(court(story, 0)).toEqual([0, 0]);
});

test('STA-DEP-03 the noble icon wants a noble, who is the first of the pieces paid', () => {
  const story = given(4, { king: 'nijmegen', players: [{ court: [6, 1] }] });
  story.play('deploy next');
  expect(story.refusal('office nijmegen-1 envoy plain -')).toBe('STA-DEP-03');
  story.play('office nijmegen-1 noble plain -');
  expect(standingIn(story, 'nijmegen-1')).toEqual(['0:noble']);
  expect(court(story, 0)).toEqual([7 - 4, 0]);
});

test('STA-DEP-04 nobles stand anywhere and pay as one piece', () => {
  const story = given(4, { players: [{ court: [0, 3] }] });
  story.play('deploy next', 'office aachen-4 noble plain nijmegen');
  expect(standingIn(story, 'aachen-4')).toEqual(['0:noble']);
  expect(area(story, 0, 'nijmegen')).toEqual([0, 1]);
  expect(area(story, 0, 'strasbourg')).toEqual([1, 0]);
  expect(court(story, 0)).toEqual([0, 1]);
});

test('STA-DEP-05 the player chooses where nobles pay', () => {
  const story = given(4, { players: [{ court: [3, 2] }] });
  story.play('deploy next');
  const ways = story.options().filter((line) => line.startsWith('office aachen-3 envoy'));
  expect(ways).toEqual([
    'office aachen-3 envoy plain -',
    'office aachen-3 envoy plain augsburg',
    'office aachen-3 envoy plain nijmegen',
    'office aachen-3 envoy plain nijmegen,augsburg',
    'office aachen-3 envoy plain nijmegen,strasbourg',
    'office aachen-3 envoy plain strasbourg',
    'office aachen-3 envoy plain strasbourg,augsburg',
  ]);
  expect(story.refusal('office aachen-3 envoy plain milano')).toBe('STA-DEP-05');
  expect(story.refusal('office aachen-3 envoy plain nijmegen,nijmegen')).toBe('STA-DEP-05');
  expect(story.refusal('office aachen-2 envoy plain nijmegen,strasbourg,augsburg')).toBe('STA-DEP-05');
  const poor = given(4, { players: [{ court: [1, 2] }] });
  poor.play('deploy next');
  expect(poor.refusal('office aachen-3 envoy plain nijmegen')).toBe('STA-DEP-05');
  poor.play('office aachen-3 envoy plain nijmegen,augsburg');
  expect(court(poor, 0)).toEqual([0, 0]);
});

test('STA-DEP-06 both steps must be payable in full', () => {
  const story = given(4, { players: [{ court: [3, 0] }] });
  story.play('deploy next');
  expect(story.refusal('office nijmegen-2 envoy plain -')).toBe('STA-DEP-06');
  expect(story.refusal('office aachen-4 noble plain -')).toBe('STA-DEP-06');
  story.play('office nijmegen-3 envoy plain -');
  expect(court(story, 0)).toEqual([0, 0]);
});

test('STA-DEP-07 all chests under the office', () => {
  const story = given(4, { chests: { 'aachen-4': ['BR', 'TU_MOVE'], 'aachen-3': ['BR'] } });
  story.play('deploy next', 'office aachen-4 envoy plain -');
  expect(held(story, 0)).toEqual(['TU_MOVE', 'BR']);
  expect(chestsUnder(story, 'aachen-4')).toEqual([]);
  expect(chestsUnder(story, 'aachen-3')).toEqual(['BR']);
});

test('STA-DEP-08 payment areas are shared without limit', () => {
  const story = given(4, { players: [{}, { paid: { nijmegen: [3, 1], strasbourg: [4, 0] } }] });
  story.play('deploy next', 'office aachen-4 envoy plain -');
  expect(area(story, 0, 'nijmegen')).toEqual([1, 0]);
  expect(area(story, 1, 'nijmegen')).toEqual([3, 1]);
});

test('STA-DEP-09 STA-DEP-11 a second office in the same region; one piece for each deployment', () => {
  const story = given(4, { players: [{ offices: envoys('aachen-4') }] });
  story.play('deploy next', 'office aachen-3 envoy plain -');
  expect(standingIn(story, 'aachen-4')).toEqual(['0:envoy']);
  expect(standingIn(story, 'aachen-3')).toEqual(['0:envoy']);
  expect(story.state.open.left.filter((piece) => piece >= 0)).toHaveLength(2);
});

test('STA-DEP-10 payment pieces and office pieces are kept apart', () => {
  const story = given(2, { order: [0, 1, 1, 0, 0], supplyTrack: [1], rowsB: ['most', 'king', 'fewest', 'most', 'king'] });
  story.play('deploy next', 'office aachen-3 envoy plain -');
  expect(standingIn(story, 'aachen-3')).toEqual(['0:envoy']);
  expect(areas(story, 0)).toBe('0+0 1+0 1+0 0+0 0+0 0+0');
  for (let i = 0; i < 4; i++) story.play('supply S4 next -');
  // Only the piece in the office is ranked: Nijmegen and Strasbourg hold nothing but payments.
  expect(story.events('ranked')).toMatchObject([{ region: 0, seats: [0], totals: [1] }]);
});

test('STA-DEP-12 payments stay where they are when their region is scored', () => {
  const story = given(4, {
    order: [0, 1, 2, 3],
    supplyTrack: [0, 1, 2, 3, 0, 1, 2, 3],
    rowsA: ['strasbourg', 'aachen', 'nijmegen', 'augsburg', 'palermo'],
    rowsB: ['most', 'king', 'fewest', 'most', 'king'],
    king: 'milano',
    players: [{ court: [8, 0], paid: { milano: [2, 0], strasbourg: [1, 0] }, offices: envoys('strasbourg-4') }],
  });
  story.play('deploy next', 'office milano-3 envoy plain -');
  for (let i = 0; i < 3; i++) story.play('supply S5 next -');
  expect(story.state.open.round).toBe(2);
  expect(story.events('cleared')).toMatchObject([{ region: 2 }, { region: 4 }]);
  // Strasbourg was scored and the king has left Milano; neither gives its payments back.
  expect(area(story, 0, 'milano')).toEqual([2, 0]);
  expect(area(story, 0, 'strasbourg')).toEqual([1, 0]);
});

test('STA-EX-03 three steps from Nijmegen to Aachen cost three pieces', () => {
  const ring = ['nijmegen', 'milano', 'palermo', 'aachen', 'strasbourg', 'augsburg'];
  const story = given(4, { ring, king: 'nijmegen', players: [{ court: [8, 0], chests: ['TU_DEPLOY'] }] });
  story.play('deploy next', 'office aachen-1 envoy deploy -');
  expect(areas(story, 0)).toBe('1+0 0+0 0+0 0+0 1+0 1+0');
});

test('STA-EX-04 an office of 5: one piece in it, one on each of the next four regions', () => {
  const story = given(4, { players: [{ court: [4, 0] }] });
  story.play('deploy next', 'office aachen-1 envoy plain -');
  expect(areas(story, 0)).toBe('0+0 1+0 1+0 1+0 1+0 0+0');
});

test('STA-EX-05 the 6 with noble icon in Palermo costs eight pieces in all', () => {
  const ring = ['nijmegen', 'strasbourg', 'palermo', 'aachen', 'augsburg', 'milano'];
  const story = given(4, { ring, king: 'nijmegen', chests: { 'palermo-1': ['PU'] }, players: [{ court: [6, 1] }] });
  story.play('deploy next', 'office palermo-1 noble plain -');
  expect(court(story, 0)).toEqual([0, 0]);
  expect(standingIn(story, 'palermo-1')).toEqual(['0:noble']);
  // Movement on Strasbourg and Palermo, deployment on the five regions after Palermo.
  expect(areas(story, 0)).toBe('1+0 1+0 2+0 1+0 1+0 1+0');
  expect(held(story, 0)).toEqual(['PU']);
  expect(points(story, 0)).toBe(0);
});

test('STA-DEP-06 nobody is offered what cannot be paid', () => {
  const story = given(4, { players: [{ court: [2, 1], offices: nobles('palermo-1') }] });
  story.play('deploy next');
  const offered = new Set(story.options().map((line) => line.split(' ')[1]));
  expect([...offered]).toEqual(['aachen-3', 'aachen-4', 'nijmegen-3']);
  expect(story.refusal('office augsburg-0 noble plain -')).toBe('STA-DEP-06');
});
