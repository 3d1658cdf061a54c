import { expect, it } from 'vitest';
import { cards } from '../table.ts';
import { dice, goods, hand, progress, realm, scores, table } from './table.ts';

const quiet = [...dice(6, 6, 'trade'), ...dice(6, 6, 'trade')];

it('CK-TRD-01: the merchant goes to a hex at an own building and is worth a point', () => {
  const story = realm({ players: [{ settlements: ['V10', 'V21'], progress: ['merchant', 'merchant'], hand: cards('2 ore') }] });
  expect(story.refusal('merchant H18')).toBe('CK-TRD-01');
  // The desert is allowed, but brings no rate.
  story.play('merchant H5');
  expect([scores(story)[0], story.refusal('bank 2 ore wool')]).toEqual([3, 'CAT-TRADE-07']);
  expect(story.refusal('merchant H5')).toBe('CK-TRD-01');
  story.play('merchant H4', 'bank 2 ore wool');
  expect([hand(story, 0), scores(story)[0]]).toEqual([goods('1 wool'), 3]);
});

it('CK-TRD-02: whoever plays the next merchant takes piece, rate and point; the robber does not matter', () => {
  const players = [{ settlements: ['V10'] }, { settlements: ['V19'], progress: ['merchant'], hand: cards('2 ore') }];
  const story = realm({ robber: 'H4', turn: 1, merchant: { hex: 'H4', seat: 0 }, players });
  expect(scores(story)).toEqual([2, 1, 0]);
  story.play('merchant H4', 'bank 2 ore paper');
  expect([table(story).merchantOwner, scores(story), hand(story, 1)]).toEqual([1, [1, 2, 0], goods('1 paper')]);
});

it('CK-TRD-03: the commercial harbour exchanges one resource for a commodity of the other’s choice, once with everybody', () => {
  const players = [
    { hand: cards('3 wool'), progress: ['commercialHarbor', 'commercialHarbor'] },
    { hand: cards('1 cloth, 2 coin') },
    { hand: cards('1 ore') },
  ];
  const story = realm({ players });
  expect(story.refusal('exchange wool 1')).toBe('CK-TRD-03');
  story.play('commercialHarbor');
  expect(story.refusal('exchange ore 1')).toBe('CK-TRD-03');
  expect(story.options().filter((move) => move.startsWith('exchange'))).toEqual(['exchange wool 1', 'exchange wool 2']);
  story.play('exchange wool 1');
  // The other one cannot refuse, and does not see what is offered.
  expect([story.options(), story.refusal('pass'), story.refusal('yield paper')]).toEqual([
    ['yield cloth', 'yield coin'],
    'CK-TRD-03',
    'CK-TRD-03',
  ]);
  expect(JSON.stringify(story.view(1))).not.toContain('"pledge":2');
  story.play('yield coin');
  expect([hand(story, 0), hand(story, 1)]).toEqual([goods('2 wool, 1 coin'), goods('1 wool, 1 cloth, 1 coin')]);
  // A second card brings a second round.
  story.play('commercialHarbor', 'exchange wool 1', 'yield cloth');
  expect(hand(story, 0)).toEqual(goods('1 wool, 1 cloth, 1 coin'));
});

it('CK-TRD-03: two cards played at once bring two rounds', () => {
  const players = [{ hand: cards('3 wool'), progress: ['commercialHarbor', 'commercialHarbor'] }, { hand: cards('3 cloth') }];
  const story = realm({ players });
  story.play('commercialHarbor', 'commercialHarbor', 'exchange wool 1', 'yield cloth', 'exchange wool 1', 'yield cloth');
  expect([hand(story, 0), hand(story, 1)]).toEqual([goods('1 wool, 2 cloth'), goods('2 wool, 1 cloth')]);
  expect(story.refusal('exchange wool 1')).toBe('CK-TRD-08');
});

it('CK-TRD-08: who has no commodity gives the resource back, and is not asked again', () => {
  const players = [{ hand: cards('2 wool'), progress: ['commercialHarbor'] }, { hand: cards('1 ore') }, {}];
  const story = realm({ players });
  story.play('commercialHarbor', 'exchange wool 1');
  expect(story.options()).toEqual(['pass']);
  story.play('pass');
  expect([hand(story, 0), story.refusal('exchange wool 1'), story.refusal('exchange wool 2')]).toEqual([
    goods('2 wool'),
    'CK-TRD-08',
    'CK-TRD-03',
  ]);
  expect(story.events('exchangeFailed')).toMatchObject([{ seat: 0, with: 1 }]);
});

it('CK-TRD-04, CK-TRD-09: under a fleet two equal cards of any kind buy one of another kind, until the turn ends', () => {
  const players = [{ hand: cards('4 ore, 2 cloth'), progress: ['merchantFleet', 'merchantFleet'] }, { hand: cards('2 ore, 19 wool') }];
  const story = realm({ players }, { dice: quiet });
  story.play('merchantFleet -');
  expect([story.refusal('merchantFleet -'), story.refusal('merchantFleet ore')]).toEqual(['CK-CARD-06', 'CK-TRD-04']);
  expect([story.refusal('bank 2 ore ore'), story.refusal('bank 2 ore wool')]).toEqual(['CK-TRD-09', 'CK-TRD-09']);
  story.play('bank 2 ore paper', 'bank 2 cloth brick');
  expect(hand(story, 0)).toEqual(goods('1 brick, 2 ore, 1 paper'));
  story.play('end', 'roll');
  expect([story.refusal('bank 2 ore brick'), table(story).fleet]).toEqual(['CAT-TRADE-07', 0]);
});

it('CK-TRD-04: in the other reading the fleet names one kind', () => {
  const players = [{ hand: cards('2 ore, 2 cloth'), progress: ['merchantFleet'] }];
  const story = realm({ players }, {}, { singleKindFleet: true });
  expect(story.refusal('merchantFleet -')).toBe('CK-TRD-04');
  const all = ['brick', 'lumber', 'wool', 'grain', 'ore', 'cloth', 'coin', 'paper'];
  const fleets = (of: typeof story) => of.options().filter((move) => move.startsWith('merchantFleet'));
  expect(fleets(story)).toEqual(all.map((good) => `merchantFleet ${good}`).sort());
  expect(fleets(realm({ players }))).toEqual(['merchantFleet -']);
  story.play('merchantFleet cloth');
  expect(story.events('fleetNamed')).toMatchObject([{ seat: 0, good: 5 }]);
  expect(story.refusal('bank 2 ore wool')).toBe('CAT-TRADE-07');
  story.play('bank 2 cloth ore');
  expect(hand(story, 0)).toEqual(goods('3 ore'));
});

it('CK-TRD-05: the master merchant sees the hand of somebody ahead and takes two cards of it', () => {
  const players = [
    { settlements: ['V0'], progress: ['masterMerchant', 'masterMerchant'] },
    { cities: ['V20'], secret: cards('2 ore, 1 cloth') },
    { settlements: ['V45'], hand: cards('4 ore') },
  ];
  const story = realm({ players });
  story.play('masterMerchant 1');
  expect([story.asking, story.refusal('plunder ore'), story.refusal('plunder cloth,cloth')]).toEqual(['plunder', 'CK-TRD-05', 'CK-TRD-05']);
  story.play('plunder cloth,ore');
  expect([hand(story, 0), hand(story, 1)]).toEqual([goods('1 ore, 1 cloth'), goods('1 ore')]);
  expect(story.events('plundered')).toMatchObject([{ seat: 0, victim: 1, cards: goods('1 ore, 1 cloth') }]);
  // The last card goes without asking.
  story.play('masterMerchant 1');
  expect([hand(story, 0), hand(story, 1), story.asking]).toEqual([goods('2 ore, 1 cloth'), goods(''), 'ckAction']);
});

it('CK-TRD-06: the trade monopoly takes one commodity from everybody who has it', () => {
  const players = [{ progress: ['tradeMonopoly'] }, { hand: cards('3 coin') }, { hand: cards('2 cloth') }];
  const story = realm({ players });
  story.play('tradeMonopoly coin');
  expect([0, 1, 2].map((seat) => hand(story, seat))).toEqual([goods('1 coin'), goods('2 coin'), goods('2 cloth')]);
});

it('CK-TRD-07: the resource monopoly takes two, or the only one', () => {
  const players = [{ progress: ['resourceMonopoly'] }, { hand: cards('3 ore') }, { hand: cards('1 ore, 1 wool') }];
  const story = realm({ players });
  story.play('resourceMonopoly ore');
  expect([0, 1, 2].map((seat) => hand(story, seat))).toEqual([goods('3 ore'), goods('1 ore'), goods('1 wool')]);
  expect(progress(story, 0)).toEqual([]);
});

it('CK-CARD-03: nobody keeps a fifth card out of turn; any of the five may go', () => {
  const four = ['mining', 'irrigation', 'crane', 'spy'];
  const position = { at: 'beforeRoll', players: [{}, { tracks: [1, 0, 0], progress: four }], decks: { trade: ['merchant'] } };
  const story = realm(position, { dice: dice(1, 1, 'trade') });
  story.play('roll');
  expect([story.asking, story.next()]).toEqual(['surplus', 1]);
  expect(story.options()).toEqual(['return crane', 'return irrigation', 'return merchant', 'return mining', 'return spy']);
  expect(story.refusal('return wedding')).toBe('CK-CARD-03');
  story.play('return mining');
  expect([progress(story, 1), story.broken()]).toEqual([['merchant', 'spy', 'crane', 'irrigation'], []]);
});
