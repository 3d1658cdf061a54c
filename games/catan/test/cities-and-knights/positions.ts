import { cards } from '../table.ts';
import { dice, knight, realm } from './table.ts';

const west = { settlements: ['V10'], roads: ['E13', 'E20', 'E28'] };
const east = { settlements: ['V35'], roads: ['E37', 'E30', 'E46'] };
const landing = dice(2, 3, 'ship');

/** Positions of Cities & Knights that random games seldom reach. */
export const POSITIONS = {
  'a knight in flight': () => {
    const players = [
      { ...west, knights: [knight('V21', 'strong', true)] },
      { settlements: ['V33'], roads: ['E36', 'E29', 'E30', 'E45'], knights: [knight('V22')] },
    ];
    const story = realm({ players });
    story.play('march V21 V22');
    return story;
  },
  'two victims of the barbarians who choose': () => {
    const story = realm({ at: 'beforeRoll', ship: 6, players: [{ cities: ['V0', 'V3'] }, { cities: ['V20', 'V33'] }] }, { dice: landing });
    story.play('roll');
    return story;
  },
  'a nasty muster': () => {
    const players = [
      { ...west, knights: [knight('V11', 'strong', true), knight('V21', 'basic', true)] },
      { ...east, knights: [knight('V24', 'basic', true)] },
    ];
    const story = realm({ at: 'beforeRoll', ship: 6, players }, { dice: landing }, { nasty: true });
    story.play('roll', 'commit V11');
    return story;
  },
  'two who draw a fifth card': () => {
    const four = ['mining', 'irrigation', 'crane', 'medicine'];
    const players = [{}, { tracks: [1, 0, 0], progress: four }, { tracks: [1, 0, 0], progress: four }];
    const story = realm({ at: 'beforeRoll', players, decks: { trade: ['merchant', 'masterMerchant'] } }, { dice: dice(1, 1, 'trade') });
    story.play('roll');
    story.by(2, 'return crane');
    return story;
  },
  'a spy who looks, in a hand partly known already': () => {
    const players = [{ progress: ['spy', 'spy'] }, { progress: ['mining', 'wedding', 'wedding'] }, { progress: ['crane'] }];
    const story = realm({ players });
    story.play('spy 1', 'steal wedding', 'spy 1');
    return story;
  },
  'a hand seen by a master merchant': () => {
    const players = [
      { settlements: ['V0'], progress: ['masterMerchant'] },
      { cities: ['V20'], secret: cards('2 ore, 1 cloth, 1 paper') },
      { secret: cards('2 wool') },
    ];
    const story = realm({ players });
    story.play('masterMerchant 1');
    return story;
  },
  'a resource laid face down': () => {
    const players = [
      { secret: cards('2 wool, 1 cloth'), progress: ['commercialHarbor'] },
      { secret: cards('1 cloth, 1 coin') },
      { secret: cards('3 paper') },
    ];
    const story = realm({ players });
    story.play('commercialHarbor', 'exchange wool 1');
    return story;
  },
  'a wedding with two guests': () => {
    const players = [
      { progress: ['wedding'] },
      { cities: ['V20'], secret: cards('2 ore, 2 cloth') },
      { cities: ['V33'], secret: cards('3 wool') },
    ];
    const story = realm({ players });
    story.play('wedding');
    story.by(2, 'gift wool,wool');
    return story;
  },
  'a road taken up by a diplomat': () => {
    const story = realm({ players: [{ settlements: ['V10'], roads: ['E13', 'E20', 'E28', 'E29', 'E30'], progress: ['diplomat'] }] });
    story.play('diplomat E30');
    return story;
  },
  'a deserter who may choose a place': () => {
    const story = realm({
      players: [
        { ...west, progress: ['deserter'] },
        { ...east, knights: [knight('V24', 'mighty', true), knight('V23')] },
      ],
    });
    story.play('deserter 1', 'dismiss V24');
    return story;
  },
  'a hand of cards of every sort': () => {
    const progress = [
      'merchant',
      'masterMerchant',
      'inventor',
      'smith',
      'medicine',
      'engineer',
      'crane',
      'tradeMonopoly',
      'resourceMonopoly',
      'merchantFleet',
    ];
    const players = [
      {
        ...west,
        cities: ['V0'],
        knights: [knight('V11'), knight('V21', 'basic', true)],
        hand: cards('4 ore, 4 grain, 4 brick, 4 cloth'),
        progress,
      },
      { ...east, cities: ['V5', 'V7'], knights: [knight('V24')], hand: cards('3 wool'), progress: ['spy'] },
    ];
    return realm({ landings: 1, players });
  },
  'politics at its fullest': () => {
    const progress = [
      'bishop',
      'deserter',
      'diplomat',
      'intrigue',
      'saboteur',
      'spy',
      'warlord',
      'wedding',
      'commercialHarbor',
      'roadBuilding',
    ];
    const players = [
      { ...west, knights: [knight('V11'), knight('V21', 'basic', true)], hand: cards('2 ore'), progress },
      { ...east, cities: ['V5', 'V7'], knights: [knight('V22')], roads: ['E37', 'E30', 'E29'], secret: cards('3 wool'), progress: ['spy'] },
    ];
    const story = realm({ landings: 1, players });
    story.play('commercialHarbor');
    return story;
  },
  'cards under the decks, some of them known': () => {
    const players = [{ settlements: ['V10'], progress: ['mining', 'irrigation', 'crane', 'medicine', 'smith'] }, { progress: ['spy'] }];
    const story = realm({ players });
    story.play('return smith', 'mining');
    return story;
  },
};
