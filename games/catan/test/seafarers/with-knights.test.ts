import { at } from '@ludoteca/kernel';
import { Story } from '@ludoteca/kernel/testing';
import { expect, it } from 'vitest';
import { catan, targetOf } from '../../src/rules/index.ts';
import { SEA_MAPS } from '../../src/seafarers/data/maps.ts';
import { dice, goods, hand, knight, table } from '../cities-and-knights/table.ts';
import { cards } from '../table.ts';
import { seas, withKnights } from './table.ts';

it('SEA-CK-01: New Shores and Through the Desert can be played with Cities & Knights', () => {
  const maps = SEA_MAPS.flatMap((map) =>
    [3, 4].map((seats) => Story.begin(catan, { seats, options: { map, mode: 'cities-and-knights' } })),
  );
  expect(maps.map(({ asking }) => asking)).toEqual(maps.map(() => 'placeSettlement'));
  expect([...new Set(SEA_MAPS.map((map) => map.replace('-13', '')))]).toEqual(['new-shores', 'through-the-desert']);
});

it('SEA-CK-02: the barbarians strike all islands together', () => {
  const players = [
    { cities: ['V22', 'V11'], ships: ['E31'], knights: [knight('V23', 'basic', true)] },
    { cities: ['V39'], roads: ['E53'], knights: [knight('V38', 'strong', true)] },
  ];
  const story = withKnights({ at: 'beforeRoll', ship: 6, players }, { dice: dice(1, 1, 'ship') });
  story.play('roll');
  expect(story.events('attackWon')).toMatchObject([{ barbarians: 3, catan: 3, strengths: [1, 2, 0], rule: 'CK-BARB-04' }]);
});

it('SEA-CK-03: knights march over ships', () => {
  const story = withKnights({ players: [{ settlements: ['V22'], ships: ['E31', 'E24', 'E14'], knights: [knight('V23', 'basic', true)] }] });
  expect(story.options().filter((move) => move.startsWith('march'))).toEqual(['march V23 V10', 'march V23 V11']);
  story.play('march V23 V10');
  expect(story.events('knightMoved')).toMatchObject([{ to: 10, rule: 'CK-ACT-03' }]);
});

it('SEA-CK-04: an active knight may go to sea; new ones stand on land', () => {
  const ships = ['E31', 'E30'];
  const story = withKnights({
    players: [{ settlements: ['V22'], ships, knights: [knight('V23', 'basic', true)], hand: cards('1 wool, 1 ore') }],
  });
  expect(story.refusal('recruit V21')).toBe('SEA-CK-04');
  story.play('march V23 V21');
  expect([table(story).knightOwners[21], story.broken()]).toEqual([0, []]);
  expect(story.options()).toContain('recruit V23');
});

it('SEA-CK-05: a line that ends at an own knight is closed', () => {
  const story = withKnights({ players: [{ settlements: ['V22'], ships: ['E31'], knights: [knight('V23')] }] });
  expect(story.refusal('sail E31 E30')).toBe('SEA-CK-05');
});

it('SEA-CK-06: a foreign knight cuts the line, and the ships beside it stay', () => {
  const players = [
    { settlements: ['V22'], ships: ['E31', 'E24'] },
    { settlements: ['V25'], roads: ['E33', 'E32'], knights: [knight('V23')] },
  ];
  const story = withKnights({ players });
  expect([story.state.open.routes[0], story.refusal('sail E24 E30')]).toEqual([1, 'SEA-CK-06']);
});

it('SEA-CK-07: a knight drives the pirate off', () => {
  const players = [{ settlements: ['V22'], ships: ['E31'], knights: [knight('V23', 'basic', true)] }];
  const story = withKnights({ landings: 1, pirate: 'H12', robber: 'H20', players });
  const [chased] = story.play('hunt V23');
  expect(chased?.event).toMatchObject({ kind: 'pirateChased', vertex: 23, rule: 'SEA-CK-07' });
  expect(story.refusal('robber H21 -')).toBe('SEA-CK-07');
  expect(story.options().every((move) => move.startsWith('pirate'))).toBe(true);
  story.play('pirate H14 -');
  expect([seas(story).pirate, table(story).knightActive[23]]).toEqual([14, 0]);
  // Who stands beside the robber too drives off the one that was named.
  const robber = withKnights({ landings: 1, pirate: 'H12', robber: 'H20', players });
  robber.play('chase V23');
  expect([robber.refusal('pirate H14 -'), robber.options().every((move) => move.startsWith('robber'))]).toEqual(['CK-ACT-10', true]);
  const far = withKnights({ landings: 1, pirate: 'H0', players });
  expect(far.refusal('hunt V23')).toBe('SEA-CK-07');
});

it('SEA-CK-08: two points more than the map asks for', () => {
  const player = {
    settlements: ['V22'],
    cities: ['V37'],
    ships: ['E31', 'E24'],
    defenders: 10,
    hand: cards('1 brick, 1 lumber, 1 wool, 1 grain'),
  };
  const story = withKnights({ players: [player] });
  expect(targetOf(story.state.open)).toBe(16);
  story.play('settlement V11');
  expect(story.events('won')).toMatchObject([{ points: 16, rule: 'SEA-CK-08' }]);
});

it('SEA-CK-09: a city at the river gets two resources and no commodity', () => {
  const story = withKnights(
    { at: 'beforeRoll', landings: 1, robber: 'H20', players: [{ cities: ['V12'] }] },
    { dice: dice(2, 3, 'trade') },
  );
  story.play('roll');
  expect(() => story.play('gold cloth,cloth')).toThrow();
  story.play('gold ore,ore');
  expect(story.events('goldTaken')).toMatchObject([{ rule: 'SEA-CK-09' }]);
  expect(hand(story, 0)).toEqual(goods('2 ore'));
});

it('SEA-GOLD-02: who chooses gold has received something, so the aqueduct is silent', () => {
  const players = [
    { cities: ['V12'], tracks: [0, 0, 3] },
    { cities: ['V39'], tracks: [0, 0, 3] },
  ];
  const story = withKnights({ at: 'beforeRoll', landings: 1, robber: 'H20', players }, { dice: dice(2, 3, 'trade') });
  story.play('roll');
  expect(story.refusal('gold ore')).toBe('SEA-GOLD-01');
  const short = withKnights(
    { at: 'beforeRoll', landings: 1, robber: 'H20', players: [...players, { hand: cards('19 ore') }] },
    { dice: dice(2, 3, 'trade') },
  );
  short.play('roll');
  expect(short.refusal('gold ore,wool')).toBe('SEA-GOLD-02');
  story.play('gold ore,wool');
  expect([story.asking, story.next()]).toEqual(['aqueduct', 1]);
  story.play('pass');
  expect(story.asking).toBe('ckAction');
});

it('SEA-CK-10: no merchant on a river', () => {
  const story = withKnights({ players: [{ settlements: ['V12'], progress: ['merchant'] }] });
  expect(story.refusal('merchant H7')).toBe('SEA-CK-10');
  expect(story.options().filter((move) => move.startsWith('merchant'))).toEqual(['merchant H6']);
});

it('SEA-CK-11: before the first landing robber and pirate neither move nor block', () => {
  const players = [
    {
      settlements: ['V22', 'V11'],
      ships: ['E31'],
      knights: [knight('V24', 'basic', true)],
      roads: ['E43'],
      hand: cards('1 lumber, 1 wool'),
    },
  ];
  // Hills 12 is where the robber starts; it pays all the same.
  const story = withKnights({ at: 'beforeRoll', pirate: 'H13', robber: 'H6', players }, { dice: dice(6, 6, 'trade') });
  story.play('roll');
  expect(hand(story, 0)).toEqual(goods('1 brick, 1 lumber, 1 wool'));
  expect(story.refusal('hunt V24')).toBe('SEA-CK-11');
  story.play('ship E24');
  const landed = withKnights({ landings: 1, pirate: 'H13', players });
  expect(landed.refusal('ship E24')).toBe('SEA-PIR-02');
});

it('SEA-CK-12: a diplomat takes an open ship, which comes back as a ship; a bishop moves the robber only', () => {
  const players = [
    { settlements: ['V22'], ships: ['E31', 'E24'], progress: ['diplomat', 'bishop'] },
    { settlements: ['V40'], ships: ['E55'] },
  ];
  const story = withKnights({ landings: 1, players });
  expect(story.options()).toEqual(expect.arrayContaining(['diplomat E24', 'diplomat E55']));
  expect([story.refusal('diplomat E31'), story.refusal('bishop H12')]).toEqual(['CK-POL-02', 'SEA-CK-12']);
  story.play('diplomat E24');
  expect(story.events('shipRemoved')).toMatchObject([{ owner: 0, edge: 24, rule: 'SEA-CK-12' }]);
  expect([story.refusal('road E42'), story.refusal('ship E24')]).toEqual(['SEA-CK-12', 'SEA-CK-12']);
  story.play('ship E30');
  expect([seas(story).ships[30], seas(story).shipsLeft[0], story.asking]).toEqual([0, 13, 'ckAction']);
});

it('SEA-CK-13: an own ship serves for intrigue and retreats as a road does', () => {
  const players = [
    { settlements: ['V22'], ships: ['E31'], progress: ['intrigue'] },
    { settlements: ['V25'], roads: ['E33', 'E32'], ships: ['E25'], knights: [knight('V23')] },
  ];
  const story = withKnights({ players });
  story.play('intrigue V23');
  expect(story.events('knightDisplaced')).toMatchObject([{ rule: 'CK-POL-06' }]);
  expect(story.options()).toEqual(['retreat V13', 'retreat V24']);
  story.play('retreat V13');
  expect(at(table(story).knightOwners, 13)).toBe(1);
});

it('a described position may have a knight at sea, where none can be built', () => {
  const story = withKnights({
    players: [{ settlements: ['V22'], ships: ['E30', 'E23'], hand: ['wool', 'ore'], knights: [knight('V21')] }],
  });
  expect(at(table(story).knightOwners, 21)).toBe(0);
  expect(story.refusal('recruit V9')).toBe('SEA-CK-04');
});

it('SEA-CK-12, CK-POL-02: a diplomat takes no ship that holds a knight or has no open end', () => {
  const diplomat = (player: Record<string, unknown>) => withKnights({ landings: 1, players: [{ progress: ['diplomat'], ...player }] });
  // The knight at V23 stands by E24 alone; another ship or a road there holds it as well, and V11 is open.
  const far = { settlements: ['V36'], knights: [knight('V23')] };
  expect(diplomat({ ...far, ships: ['E24'] }).refusal('diplomat E24')).toBe('CK-POL-02');
  expect(diplomat({ ...far, ships: ['E24', 'E31'], settlements: ['V22'] }).options()).toContain('diplomat E24');
  expect(diplomat({ ...far, ships: ['E24'], roads: ['E32'] }).options()).toContain('diplomat E24');
  // From the settlement to the knight, whose road leads on: no end is open.
  const held = diplomat({ ships: ['E31'], roads: ['E32'], settlements: ['V22'], knights: [knight('V23')] });
  expect([held.refusal('diplomat E31'), held.refusal('diplomat E13')]).toEqual(['CK-POL-02', 'CK-POL-02']);
});

it('SEA-CK-12: the ship taken up may lie anywhere but where it lay, and stays in hand where there is no such place', () => {
  const story = withKnights({ landings: 1, players: [{ settlements: ['V22'], ships: ['E31', 'E24'], progress: ['diplomat'] }] });
  story.play('diplomat E24');
  expect(story.options()).toEqual(['pass', 'ship E30', 'ship E32', 'ship E42']);
  const alone = withKnights({ landings: 1, players: [{ ships: ['E24'], progress: ['diplomat'] }] });
  alone.play('diplomat E24');
  expect([alone.asking, seas(alone).shipsLeft[0]]).toEqual(['ckAction', 15]);
});

it('SEA-CK-07: only an own knight that is active and has not acted drives the pirate off', () => {
  const hunting = (...knights: unknown[]) =>
    withKnights({
      landings: 1,
      pirate: 'H12',
      robber: 'H20',
      players: [{ settlements: ['V22'], ships: ['E31'], knights }, { knights: [] }],
    });
  expect(hunting(knight('V23')).refusal('hunt V23')).toBe('CK-ACT-11');
  expect(hunting().refusal('hunt V23')).toBe('CK-ACT-01');
});

it('the map of the sea is told as that of Seafarers, with Cities & Knights too', () => {
  const story = Story.begin(catan, { seats: 3, options: { map: 'new-shores', mode: 'cities-and-knights' } });
  expect(story.events('islandLaid', 'numbersLaid', 'harboursLaid').map(({ rule }) => rule)).toEqual(Array(3).fill('SEA-SCN-01'));
  expect(story.events('prepared')).toMatchObject([{ rule: 'CAT-COMP-11' }]);
});

it('CK-POL-02, SEA-CK-12: a road and a ship of one colour that meet close each other, whether they are joined or not', () => {
  const diplomat = (player: Record<string, unknown>, other: Record<string, unknown> = {}) =>
    withKnights({ landings: 1, players: [{ progress: ['diplomat'], ...player }, other] });
  // No building stands at V35, where the road from V36 ends.
  const own = diplomat({ settlements: ['V36'], roads: ['E50'], ships: ['E49'] });
  expect([own.refusal('diplomat E50'), own.options().includes('diplomat E49')]).toEqual(['CK-POL-02', true]);
  const both = diplomat({ settlements: ['V36', 'V22'], roads: ['E50'], ships: ['E42'] });
  expect([both.refusal('diplomat E50'), both.refusal('diplomat E42')]).toEqual(['CK-POL-02', 'CK-POL-02']);
  // A foreign ship leaves the road open.
  expect(diplomat({ settlements: ['V36'], roads: ['E50'] }, { ships: ['E49'] }).options()).toContain('diplomat E50');
});

it('SEA-CK-12, SEA-SHIP-05: a ship that a diplomat has laid elsewhere does not sail this turn', () => {
  const story = withKnights({ landings: 1, players: [{ settlements: ['V22'], ships: ['E31', 'E24'], progress: ['diplomat'] }] });
  story.play('diplomat E24', 'ship E30');
  expect(story.refusal('sail E30 E24')).toBe('SEA-SHIP-05');
  expect(story.options()).toContain('sail E31 E42');
});

it('SEA-CK-06, CK-KN-10: a ship that a knight keeps from its line is refused for the knight', () => {
  const players = [
    { settlements: ['V22'], ships: ['E31'], hand: cards('1 lumber, 1 wool') },
    { settlements: ['V25'], roads: ['E33', 'E32'], knights: [knight('V23')] },
  ];
  const story = withKnights({ players });
  expect([story.refusal('ship E24'), story.refusal('ship E15')]).toEqual(['CK-KN-10', 'SEA-SHIP-03']);
});

it('SEA-SHIP-03: a knight beside whom no own ship lies is not what keeps a ship away', () => {
  const players = [
    { settlements: ['V40'], ships: ['E55'], hand: cards('1 lumber, 1 wool') },
    { settlements: ['V25'], roads: ['E33', 'E32'], knights: [knight('V23')] },
  ];
  expect(withKnights({ players }).refusal('ship E24')).toBe('SEA-SHIP-03');
});

it('SEA-GOLD-02, SEA-CK-09: a bank with commodities alone has no gold to give', () => {
  const rich = { cities: ['V3'], hand: cards('19 brick, 19 lumber, 19 wool, 19 grain, 19 ore') };
  const story = withKnights(
    { at: 'beforeRoll', landings: 1, robber: 'H20', players: [{ cities: ['V12'] }, rich] },
    { dice: dice(2, 3, 'trade') },
  );
  story.play('roll');
  expect([story.asking, story.events('nothingProduced').length]).toEqual(['ckAction', 1]);
});

it('SEA-CK-13, SEA-CK-04: a deserter joins beside an own ship, on land', () => {
  const victim = { settlements: ['V39'], roads: ['E53'], knights: [knight('V38')] };
  const story = withKnights({ players: [{ settlements: ['V22'], ships: ['E31', 'E30'], progress: ['deserter'] }, victim] });
  story.play('deserter 1');
  expect([story.refusal('enlist V21'), story.refusal('enlist V39')]).toEqual(['SEA-CK-04', 'CK-POL-09']);
  expect(story.options()).toEqual(['enlist V23', 'pass']);
  story.play('enlist V23');
  expect(at(table(story).knightOwners, 23)).toBe(0);
});

it('SEA-CK-05, SEA-SHIP-05: past a knight the line goes on, and its last ship may sail', () => {
  const players = [{ settlements: ['V22'], ships: ['E31', 'E24'], knights: [knight('V23')] }];
  const story = withKnights({ players });
  expect(story.refusal('sail E31 E30')).toBe('SEA-SHIP-05');
  story.play('sail E24 E30');
  const shorter = withKnights({ players: [{ ...players[0], ships: ['E31', 'E30'] }] });
  expect(shorter.refusal('sail E31 E23')).toBe('SEA-CK-05');
});

it('SEA-CK-13, CK-ACT-05: a stronger knight drives a weaker one from the sea, which goes back over its own ships', () => {
  const players = [
    { settlements: ['V22'], ships: ['E30', 'E31'], knights: [knight('V23', 'strong', true)] },
    { settlements: ['V10'], ships: ['E13', 'E23'], knights: [knight('V21', 'basic', true)] },
  ];
  const story = withKnights({ players });
  story.play('march V23 V21');
  expect(story.events('knightRetreated')).toMatchObject([{ seat: 1, from: 21, to: 9 }]);
  expect([at(table(story).knightOwners, 21), at(table(story).knightActive, 9)]).toEqual([0, 1]);
});

it('CK-SCI-10, SEA-CK-13: Road Building lays a road and a ship', () => {
  const story = withKnights({ players: [{ settlements: ['V22'], progress: ['roadBuilding'] }] });
  story.play('roadBuilding', 'ship E30', 'road E31');
  expect(story.events('shipBuilt', 'roadBuilt').map(({ rule }) => rule)).toEqual(['CK-SCI-10', 'CK-SCI-10']);
  expect([seas(story).ships[30], story.state.open.roads[31], story.asking]).toEqual([0, 0, 'ckAction']);
});

it('SEA-SHIP-09, CK-KN-10, CK-KN-11: no settlement at sea or where a knight stands', () => {
  const hand = cards('1 brick, 1 lumber, 1 wool, 1 grain');
  const players = [
    { settlements: ['V22'], ships: ['E30', 'E31', 'E24', 'E14'], knights: [knight('V11')], hand },
    { settlements: ['V3'], ships: ['E8', 'E0'], knights: [knight('V10')] },
  ];
  const story = withKnights({ players });
  expect(['V21', 'V10', 'V11'].map((place) => story.refusal(`settlement ${place}`))).toEqual(['SEA-SHIP-09', 'CK-KN-10', 'CK-KN-11']);
  expect(story.options().filter((move) => move.startsWith('settlement'))).toEqual([]);
});

it('SEA-SHIP-05, CK-ACT-01: a new turn frees ships and knights of the last one', () => {
  const players = [
    { settlements: ['V22'], ships: ['E31', 'E24'], knights: [knight('V23', 'basic', true)], hand: cards('1 lumber, 1 wool, 1 grain') },
  ];
  const quiet = [0, 0, 3];
  const story = withKnights({ players }, { dice: [...quiet, ...quiet, ...quiet] });
  story.play('ship E30', 'sail E24 E23', 'march V23 V21', 'activate V21');
  expect([seas(story).fresh, seas(story).sailed, story.refusal('march V21 V23')]).toEqual([[30], 1, 'CK-KN-05']);
  story.play('end', 'roll', 'end', 'roll', 'end', 'roll');
  expect([seas(story).fresh, seas(story).sailed]).toEqual([[], 0]);
  expect(story.options()).toEqual(expect.arrayContaining(['march V21 V23', 'sail E23 E24']));
});
