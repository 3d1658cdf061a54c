import { expect, test } from 'vitest';
import { Story } from '../src/testing/index.ts';
import { chain } from './toys/chain.ts';

const given = (position: Record<string, unknown>) => Story.given(chain, { position });

test('CHAIN-CASTLE-01 CHAIN-STALL-01 CHAIN-MILL-01 effects nest as deep as tiles allow', () => {
  const story = given({ stores: [['castle', 'castle', 'stall', 'mill'], []], row: ['vault'] });
  story.play('place castle', 'place castle', 'place stall', 'take vault');
  expect(story.asking).toBe('sweep');
  expect(story.state.open.stores[0]).toEqual([0, 4]);
  const other = given({ stores: [['castle', 'mill'], []] });
  other.play('place castle', 'place mill');
  expect(other.state.open.coins[0]).toEqual([2]);
});

test('CHAIN-BUY-01 CHAIN-PAY-02 a tile is bought in the middle of a chain and used in it', () => {
  const story = given({ stores: [['castle'], []], coins: [[1, 2], []], row: ['vault', 'mill'] });
  story.play('place castle', 'buy vault');
  expect(story.asking).toBe('pay');
  story.play('pay 1,2');
  expect(story.asking).toBe('extra');
  expect(story.options()).toEqual(['place vault', 'skip']);
  story.play('place vault');
  expect(story.standing().sides[0]?.score).toBe(4);
  expect(story.events('buys', 'pays', 'places').map(({ kind }) => kind)).toEqual(['places', 'buys', 'pays', 'places']);
});

test('CHAIN-BUY-01 CHAIN-BUY-02 CHAIN-BUY-03 once in a turn, with enough money, what lies in the row', () => {
  const story = given({ stores: [['castle'], []], coins: [[3, 3], []], row: ['vault', 'mill'] });
  expect(story.refusal('buy stall')).toBe('CHAIN-BUY-03');
  story.play('buy vault', 'pay 3');
  expect(story.refusal('buy mill')).toBe('CHAIN-BUY-01');
  expect(given({ stores: [['castle'], []], row: ['vault'] }).refusal('buy vault')).toBe('CHAIN-BUY-02');
});

test('CHAIN-PAY-01 CHAIN-PAY-02 CHAIN-PAY-03 enough is paid, with coins one has, and none too many', () => {
  const story = given({ coins: [[1, 1, 2, 5], []], row: ['vault'] });
  story.play('buy vault');
  expect(story.refusal('pay 3')).toBe('CHAIN-PAY-01');
  expect(story.refusal('pay 1,1')).toBe('CHAIN-PAY-02');
  expect(story.refusal('pay 1,5')).toBe('CHAIN-PAY-03');
  expect(story.options()).toEqual(['pay 1,2', 'pay 5']);
});

test('between price and payment, and between turns, there are no free actions', () => {
  const story = given({ coins: [[3, 3], [3]], row: ['vault', 'mill'] });
  story.play('buy vault');
  expect(story.refusal('buy mill')).toBe('HOUSE-KIND');
  story.play('pay 3', 'skip');
  expect([story.asking, story.next()]).toEqual(['sweep', 1]);
  expect(story.refusal('buy mill')).toBe('HOUSE-KIND');
});

test('CHAIN-SCORE-01 the ninth point ends the game in mid-chain', () => {
  const story = given({ stores: [['castle', 'vault'], []], placed: [['vault', 'vault', 'mill', 'mill'], []] });
  story.play('place castle');
  expect(story.asking).toBeUndefined();
  expect(story.standing()).toMatchObject({
    final: true,
    sides: [
      { rank: 1, score: 9, won: true },
      { rank: 2, won: false },
    ],
  });
  expect(story.state.agenda.map(({ kind }) => kind)).toContain('effect');
});

test('CHAIN-CHAPEL-01 CHAIN-ROW-01 what is drawn cannot be taken back', () => {
  const story = given({ stores: [['chapel'], []] });
  story.play('place chapel');
  expect(story.events('draws').length).toBe(1);
  expect(story.match.undoRefusal(0)).toBe('HOUSE-REVEALED');
  story.play('sweep -');
  expect(story.state.open.row.length).toBe(4);
});

test('CHAIN-SWEEP-01 the next seat clears a tile away, or none', () => {
  const story = given({ row: ['vault', 'mill'] });
  story.play('skip');
  expect(story.options()).toEqual(['sweep -', 'sweep mill', 'sweep vault']);
  expect(story.refusal('sweep castle')).toBe('CHAIN-SWEEP-01');
  story.play('sweep vault');
  expect(story.state.open.swept).toEqual([4]);
  expect(story.broken()).toEqual([]);
});
