import { expect, it } from 'vitest';
import { cards } from '../table.ts';
import { dice, knight, realm } from './table.ts';

const tries = [
  ...['recruit V21', 'activate V11', 'promote V11', 'march V11 V21', 'chase V11', 'improve trade', 'wall V0', 'road E20', 'city V10'],
  ...['bank 4 ore wool', 'barter ore wool 1', 'exchange ore 1', 'warlord', 'merchant H4', 'return spy', 'end'],
];
const rich = {
  settlements: ['V10'],
  cities: ['V0'],
  roads: ['E13'],
  knights: [knight('V11', 'basic', true)],
  progress: ['warlord', 'spy', 'merchant'],
};

it('CAT-TURN-05: while the robber waits, everything else of Cities & Knights waits, and the refusal says so', () => {
  const players = [{ ...rich, hand: cards('4 ore') }, { hand: cards('1 wool') }];
  const story = realm({ at: 'beforeRoll', landings: 1, players }, { dice: dice(3, 4, 'politics') });
  story.play('roll');
  expect(story.asking).toBe('robber');
  for (const line of tries) expect([line, story.refusal(line)]).toEqual([line, 'CAT-TURN-05']);
});

it('CAT-TURN-05: while cards are given back', () => {
  const players = [{ ...rich, hand: cards('12 ore') }];
  const story = realm({ at: 'beforeRoll', landings: 1, players }, { dice: dice(3, 4, 'politics') });
  story.play('roll');
  expect(story.asking).toBe('discard');
  for (const line of tries) expect([line, story.refusal(line)]).toEqual([line, 'CAT-TURN-05']);
});

it('CAT-TURN-05: while barbarians pillage, a metropolis is placed or a knight retreats', () => {
  const pillage = realm({ at: 'beforeRoll', ship: 6, players: [{ cities: ['V0', 'V3'] }] }, { dice: dice(1, 1, 'ship') });
  pillage.play('roll');
  expect([pillage.asking, pillage.refusal('end'), pillage.refusal('warlord')]).toEqual(['pillage', 'CAT-TURN-05', 'CAT-TURN-05']);
  const founding = realm({ players: [{ cities: ['V0', 'V3'], tracks: [3, 0, 0], hand: cards('9 cloth') }] });
  founding.play('improve trade');
  expect([founding.asking, founding.refusal('end'), founding.refusal('improve trade')]).toEqual([
    'metropolis',
    'CAT-TURN-05',
    'CAT-TURN-05',
  ]);
  const smith = realm({
    players: [{ settlements: ['V10'], roads: ['E13', 'E20'], knights: [knight('V11'), knight('V21')], progress: ['smith'] }],
  });
  smith.play('smith V11');
  // A promotion is the answer here, all else waits.
  expect([smith.asking, smith.options(), smith.refusal('end')]).toEqual(['smithing', ['pass', 'promote V21'], 'CAT-TURN-05']);
});
