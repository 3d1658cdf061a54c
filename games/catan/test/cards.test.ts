import { at } from '@ludoteca/kernel';
import { expect, it } from 'vitest';
import { cards, counts, given, handOf } from './table.ts';

const all = cards('6 brick, 6 lumber, 6 wool, 6 grain, 6 ore');

it('CAT-DEV-01: the top card, seen by its buyer alone, any number, until the deck is empty', () => {
  const story = given({ players: [{ hand: all }], deck: ['plenty', 'knight'] });
  story.play('buy', 'buy');
  expect(story.state.seats[0]?.own.cards).toEqual([1, 0, 0, 1, 0]);
  const drawn = (viewer: number) => story.heard(viewer).flatMap((event) => (event.kind === 'cardDrawn' ? [event.card] : []));
  expect([drawn(0), drawn(1)]).toEqual([[3, 0], []]);
  expect(story.heard(1).filter(({ kind }) => kind === 'cardBought')).toHaveLength(2);
  expect(story.view(1).shown).toMatchObject({ cards: [2, 0, 0], deck: 23 });
  expect(story.match.undoRefusal(0)).toBe('HOUSE-REVEALED');
  const gone = ['roads', 'roads', 'plenty', 'plenty', 'monopoly', 'monopoly'];
  const victory = ['victory', 'victory', 'victory', 'victory', 'victory'];
  const empty = given({ gone, players: [{ hand: all }, { knights: 14, cards: victory }], armyHolder: 1 });
  expect(empty.refusal('buy')).toBe('CAT-DEV-01');
  expect(empty.options()).not.toContain('buy');
});

it('CAT-DEV-02: one card a turn, and none that was bought in this turn', () => {
  const story = given({ players: [{ settlements: ['V10'], hand: all, cards: ['monopoly', 'plenty'], bought: ['knight', 'plenty'] }] });
  expect(story.refusal('knight')).toBe('CAT-DEV-02');
  expect(story.refusal('roads')).toBe('CAT-DEV-02');
  story.play('plenty ore,wool');
  for (const line of ['plenty ore,wool', 'monopoly ore', 'knight']) expect(story.refusal(line)).toBe('CAT-DEV-02');
  expect(story.options().some((line) => /^(monopoly|plenty|knight)/.test(line))).toBe(false);
  expect(story.question().selections).toEqual([]);
  // Next turn the bought ones can be played; before the roll as well.
  story.play('end', 'roll', 'end', 'roll', 'end');
  expect(story.options()).toEqual(expect.arrayContaining(['knight', 'monopoly ore', 'roll']));
  expect(story.broken()).toEqual([]);
});

it('CAT-DEV-03: a knight moves the robber and steals, nobody discards, and it stays before its owner', () => {
  const players = [{ cards: ['knight', 'knight'] }, { settlements: ['V10'], hand: cards('9 ore') }];
  const story = given({ at: 'beforeRoll', players });
  story.play('knight');
  expect(story.asking).toBe('robber');
  story.play('robber H4 1');
  expect([handOf(story, 0), handOf(story, 1)]).toEqual([counts('1 ore'), counts('8 ore')]);
  expect(story.state.open.knights).toEqual([1, 0, 0]);
  expect(story.state.seats[0]?.own.cards).toEqual([1, 0, 0, 0, 0]);
  expect(story.asking).toBe('beforeRoll');
  expect(story.options()).toEqual(['roll']);
});

it('CAT-DEV-04: up to two free roads, one after the other', () => {
  const story = given({ players: [{ settlements: ['V10'], cards: ['roads'] }] });
  story.play('roads');
  expect(story.options()).toEqual(['road E12', 'road E13', 'road E7']);
  expect(story.refusal('stop')).toBe('CAT-DEV-04');
  expect(story.refusal('road E14')).toBe('CAT-BUILD-03');
  expect(story.refusal('end')).toBe('CAT-TURN-05');
  story.play('road E13');
  expect(story.options()).toEqual(['road E12', 'road E14', 'road E20', 'road E7', 'stop']);
  story.play('road E14');
  expect(story.asking).toBe('action');
  expect(story.state.open.roadsLeft[0]).toBe(13);
  const one = given({ players: [{ settlements: ['V10'], cards: ['roads'] }] });
  one.play('roads', 'road E13', 'stop');
  expect(one.asking).toBe('action');
  expect(one.state.open.roadsLeft[0]).toBe(14);
});

it('CAT-DEV-04: as many as pieces and paths allow, and not at all without any', () => {
  const fourteen = ['E0', 'E1', 'E2', 'E3', 'E4', 'E5', 'E9', 'E17', 'E22', 'E32', 'E38', 'E48', 'E53', 'E61'];
  const last = given({ players: [{ settlements: ['V0'], roads: fourteen, cards: ['roads'] }] });
  last.play('roads');
  // The card is not spent for nothing: the one road that is left must be laid.
  expect([last.options().includes('stop'), last.refusal('stop')]).toEqual([false, 'CAT-DEV-04']);
  last.play('road E6');
  expect(last.asking).toBe('action');
  const none = given({ players: [{ settlements: ['V0'], roads: [...fourteen, 'E6'], cards: ['roads'] }] });
  expect(none.refusal('roads')).toBe('CAT-DEV-04');
  expect(none.options()).not.toContain('roads');
  // Shut in by two foreign settlements.
  const shut = given({ players: [{ roads: ['E0'], cards: ['roads'] }, { settlements: ['V0', 'V2'] }, { settlements: ['V7'] }] });
  expect(shut.options()).toContain('roads');
  shut.play('roads', 'road E1');
  expect(shut.asking).toBe('action');
});

it('CAT-DEV-05: two cards of the bank, the last one if there is only one, none from an empty bank', () => {
  const story = given({ players: [{ cards: ['plenty'] }, { hand: cards('18 ore, 19 brick') }] });
  expect(story.options().filter((line) => line.startsWith('plenty'))).toHaveLength(9);
  for (const line of ['plenty brick,wool', 'plenty ore,ore', 'plenty wool', 'plenty -']) expect(story.refusal(line)).toBe('CAT-DEV-05');
  story.play('plenty ore,wool');
  expect(handOf(story, 0)).toEqual(counts('1 wool, 1 ore'));
  const almost = cards('19 brick, 19 lumber, 19 wool, 19 grain');
  const one = given({ players: [{ cards: ['plenty'] }, { hand: [...almost, ...cards('18 ore')] }] });
  expect(one.refusal('plenty ore,ore')).toBe('CAT-DEV-05');
  one.play('plenty ore');
  expect(handOf(one, 0)).toEqual(counts('1 ore'));
  const none = given({ players: [{ cards: ['plenty'] }, { hand: [...almost, ...cards('19 ore')] }] });
  expect(none.refusal('plenty -')).toBe('CAT-DEV-05');
  expect(none.question().selections).toEqual([]);
});

it('CAT-DEV-06: everybody hands over all cards of the named resource', () => {
  const players = [{ hand: cards('1 ore'), cards: ['monopoly'] }, { hand: cards('3 ore, 1 wool') }, { hand: cards('2 ore') }];
  const story = given({ players });
  const told = story.play('monopoly ore');
  expect(told.map(({ event }) => event.kind)).toEqual(['monopolyPlayed', 'handedOver', 'handedOver']);
  expect(told[0]?.event).toMatchObject({ seat: 0, total: 5 });
  expect([0, 1, 2].map((seat) => handOf(story, seat))).toEqual([counts('6 ore'), counts('1 wool'), counts('')]);
  expect(story.events('handedOver').map(({ seat, count }) => [seat, count])).toEqual([
    [1, 3],
    [2, 2],
  ]);
});

it('CAT-DEV-07: victory cards count from the purchase, stay hidden and are not played', () => {
  const story = given({ players: [{ settlements: ['V10'], hand: all, cards: ['victory'] }], deck: ['victory'] });
  story.play('buy');
  expect(story.heard(0).filter(({ rule }) => rule === 'CAT-DEV-07')).toHaveLength(1);
  expect(story.heard(1).filter(({ rule }) => rule === 'CAT-DEV-07')).toHaveLength(0);
  // The open score says nothing of them.
  expect(story.standing().sides[0]?.score).toBe(1);
  // Nothing can be done with them, neither before the roll nor after it.
  const idle = given({ at: 'beforeRoll', players: [{ cards: ['victory', 'victory'] }] }, { dice: [0, 0] });
  expect(idle.options()).toEqual(['roll']);
  idle.play('roll');
  expect(idle.options()).toEqual(['end']);
  // Two of them make ten with four cities, even in the turn they were bought.
  const cities = ['V0', 'V3', 'V5', 'V16'];
  const winning = given({ players: [{ cities, hand: all, cards: ['victory'] }], deck: ['victory'] });
  winning.play('buy');
  expect(winning.state.open.winner).toBe(0);
  expect(winning.events('revealed')).toMatchObject([{ seat: 0, cards: 2 }]);
});

it('CAT-DEV-08: progress cards leave the game', () => {
  const story = given({ players: [{ settlements: ['V10'], cards: ['plenty', 'roads', 'monopoly'] }] });
  story.play('plenty ore,ore');
  expect(story.state.open.gone).toEqual([0, 0, 0, 1, 0]);
  expect(story.state.seats[0]?.own.cards).toEqual([0, 0, 1, 0, 1]);
  const roads = given({ players: [{ settlements: ['V10'], cards: ['roads'] }] });
  roads.play('roads');
  expect(roads.state.open.gone).toEqual([0, 0, 1, 0, 0]);
  const monopoly = given({ players: [{ cards: ['monopoly'] }] });
  monopoly.play('monopoly wool');
  expect(monopoly.state.open.gone).toEqual([0, 0, 0, 0, 1]);
});

it('CAT-DEV-09: no card between a seven and the robber', () => {
  const story = given(
    { at: 'beforeRoll', players: [{ hand: cards('8 ore'), cards: ['knight', 'plenty', 'monopoly', 'roads'] }] },
    { dice: [2, 3] },
  );
  story.play('roll');
  expect(story.refusal('monopoly ore')).toBe('CAT-DEV-09');
  story.play('discard ore,ore,ore,ore');
  for (const line of ['knight', 'plenty ore,ore', 'monopoly ore', 'roads']) expect(story.refusal(line)).toBe('CAT-DEV-09');
  story.play('robber H0 -', 'knight');
  expect(story.asking).toBe('robber');
});

it('CAT-DEV-10: a monopoly may come to nothing, and everybody sees the numbers', () => {
  const story = given({ players: [{ cards: ['monopoly'] }, { hand: cards('2 wool') }] });
  story.play('monopoly ore');
  expect(story.heard(2).filter(({ kind }) => kind === 'monopolyPlayed')).toMatchObject([{ total: 0 }]);
  expect(handOf(story, 1)).toEqual(counts('2 wool'));
  expect(story.match.undoRefusal(0)).toBe('HOUSE-REVEALED');
});

it('CAT-LA-01: three knights take the card and two points', () => {
  const story = given({ players: [{ knights: 2, cards: ['knight'] }] });
  story.play('knight');
  expect(story.state.open.armyHolder).toBe(0);
  expect(story.standing().sides[0]?.score).toBe(2);
  const early = given({ players: [{ knights: 1, cards: ['knight'] }] });
  early.play('knight');
  expect(early.state.open.armyHolder).toBe(-1);
});

it('CAT-LA-02: more knights than the holder take it over, as many do not', () => {
  const story = given({ players: [{ knights: 2, cards: ['knight', 'knight'] }, { knights: 3 }] }, { dice: [0, 0, 0, 0, 0, 0] });
  story.play('knight', 'robber H0 -');
  expect(story.state.open.armyHolder).toBe(1);
  story.play('end', 'roll', 'end', 'roll', 'end', 'knight');
  expect(story.state.open.armyHolder).toBe(0);
  expect(story.events('largestArmy')).toMatchObject([{ seat: 0, knights: 4, from: 1, rule: 'CAT-LA-02' }]);
  expect(story.broken()).toEqual([]);
  story.state.open.armyHolder = 1;
  expect(story.broken()).toEqual(['CAT-LA-02']);
});

it('CAT-LA-03: the army counts before the robber moves, and who wins by it leaves him where he is', () => {
  const story = given({ at: 'beforeRoll', players: [{ cities: ['V0', 'V3', 'V5', 'V16'], knights: 2, cards: ['knight'] }] });
  story.play('knight');
  expect(story.state.open.winner).toBe(0);
  expect(story.state.open.robber).toBe(9);
  expect(story.asking).toBe(undefined);
  expect(story.events('won')).toEqual([{ kind: 'won', seat: 0, points: 10, rule: 'CAT-END-02' }]);
});

it('CAT-DEV-02: a count of cards bought this turn that cannot be is noticed', () => {
  const breakage = (seat: number, bought: number, fresh: number[]): string[] => {
    const story = given({ players: [{ cards: ['knight'] }, { cards: ['knight'] }] });
    story.state.open.bought = bought;
    at(story.state.seats, seat).own.fresh = fresh;
    return story.broken();
  };
  expect([breakage(0, 0, [0, 0, 0, 0, 0]), breakage(0, 1, [1, 0, 0, 0, 0])]).toEqual([[], []]);
  // Not the turn; more than were bought; a card that is not there; less than none.
  expect(breakage(1, 0, [1, 0, 0, 0, 0])).toEqual(['CAT-DEV-02']);
  expect(breakage(0, 0, [1, 0, 0, 0, 0])).toEqual(['CAT-DEV-02']);
  expect(breakage(0, 1, [0, 1, 0, 0, 0])).toEqual(['CAT-DEV-02']);
  expect(breakage(0, 0, [1, -1, 0, 0, 0])).toEqual(['CAT-DEV-02']);
});
