const many = (good: string, count: number): string[] => Array.from({ length: count }, () => good);
const knight = (at: string, level: string, active: boolean) => ({ at, level, active });

/** The middle of a base game of four on the beginners' island. */
export const CATAN_FOUR = {
  game: 'catan',
  seats: 4,
  options: { map: 'beginner' },
  position: {
    robber: 'H7',
    players: [
      {
        settlements: ['V0'],
        cities: ['V10', 'V29'],
        roads: ['E0', 'E13', 'E12', 'E41', 'E20', 'E6'],
        hand: ['brick', 'brick', 'lumber', 'wool', 'wool', 'grain', 'ore', 'ore'],
        cards: ['knight', 'victory'],
        bought: ['plenty'],
        knights: 1,
      },
      {
        settlements: ['V40', 'V46'],
        cities: ['V44'],
        roads: ['E56', 'E55', 'E52', 'E60'],
        hand: ['brick', 'grain', 'grain', 'ore', 'ore', 'wool'],
        cards: ['knight'],
        knights: 1,
      },
      {
        settlements: ['V17', 'V19'],
        roads: ['E25', 'E24', 'E26', 'E27'],
        hand: ['brick', 'wool', 'lumber', 'ore'],
        cards: ['monopoly', 'roads'],
      },
      {
        settlements: ['V13', 'V3'],
        cities: ['V42'],
        roads: ['E15', 'E3', 'E58', 'E8'],
        hand: ['grain', 'grain', 'ore', ...many('lumber', 3), 'brick', 'wool', 'wool'],
        knights: 3,
      },
    ],
  },
};

/** The middle of a game of Cities & Knights of four on its first-game island. */
export const CATAN_KNIGHTS = {
  game: 'catan',
  seats: 4,
  options: { mode: 'cities-and-knights', map: 'first-game' },
  position: {
    ship: 5,
    landings: 1,
    merchant: { hex: 'H4', seat: 0 },
    metropolises: { politics: 'V44' },
    robber: 'H11',
    players: [
      {
        settlements: ['V29'],
        cities: ['V10', 'V19'],
        walls: ['V10'],
        roads: ['E13', 'E20', 'E28', 'E41', 'E26'],
        knights: [knight('V22', 'strong', true), knight('V30', 'basic', false)],
        hand: ['brick', ...many('wool', 3), 'grain', 'grain', 'ore', 'cloth', 'cloth', 'coin', 'coin'],
        tracks: [3, 2, 1],
        progress: ['warlord', 'spy', 'irrigation', 'smith'],
        defenders: 1,
      },
      {
        settlements: ['V32'],
        cities: ['V44'],
        roads: ['E51', 'E58', 'E59', 'E52'],
        hand: ['coin', 'coin', 'ore', 'wool', 'brick'],
        tracks: [1, 4, 2],
        progress: ['bishop', 'mining'],
        knights: [knight('V34', 'strong', true)],
      },
      {
        settlements: ['V25'],
        cities: ['V23', 'V14'],
        walls: ['V23'],
        roads: ['E30', 'E31', 'E16'],
        hand: ['lumber', 'grain', 'paper', 'coin', 'wool', 'wool', 'ore', 'brick'],
        tracks: [0, 1, 3],
        progress: ['merchant'],
        points: ['constitution'],
        knights: [knight('V13', 'basic', true)],
      },
      {
        settlements: ['V38', 'V47'],
        cities: ['V17'],
        roads: ['E49', 'E54', 'E62', 'E39'],
        hand: ['wool', 'paper', 'ore', 'grain'],
        tracks: [2, 0, 2],
        progress: ['crane', 'intrigue', 'wedding'],
        points: ['printer'],
        knights: [knight('V28', 'basic', false)],
      },
    ],
  },
};

/** The same table one city before its end. */
export const CATAN_LAST = {
  ...CATAN_FOUR,
  position: {
    ...CATAN_FOUR.position,
    players: [
      {
        settlements: ['V0', 'V50'],
        cities: ['V10', 'V29', 'V19'],
        roads: ['E0', 'E13', 'E12', 'E41', 'E20', 'E26'],
        hand: ['grain', 'grain', ...many('ore', 3)],
        cards: ['victory'],
      },
      CATAN_FOUR.position.players[1],
      { settlements: ['V25'], roads: ['E31'], hand: ['ore'] },
      CATAN_FOUR.position.players[3],
    ],
  },
};

/* The middle of a game of four on New Shores: three have ships at sea, two have reached an island. */
const [RED, BLUE, GREEN, OCHRE] = [
  {
    settlements: ['V61', 'V65'],
    cities: ['V63'],
    roads: ['E86', 'E85'],
    ships: ['E87', 'E88', 'E89'],
    zones: ['B'],
    hand: ['brick', 'lumber', 'lumber', 'wool', 'wool', 'grain', 'ore', 'ore'],
  },
  { settlements: ['V44', 'V15'], cities: ['V28'], roads: ['E51', 'E61'], ships: ['E39', 'E30'], zones: ['A'], hand: many('grain', 6) },
  { settlements: ['V58'], cities: ['V31'], roads: ['E41', 'E52', 'E81'], ships: ['E31', 'E22'], hand: ['brick', 'wool', 'lumber', 'ore'] },
  { settlements: ['V78'], cities: ['V70'], roads: ['E101', 'E108'], ships: ['E118', 'E129'], hand: ['grain', 'ore', ...many('wool', 6)] },
] as const;

/** This table without Cities & Knights, to 14 points. */
export const CATAN_SHORES = {
  game: 'catan',
  seats: 4,
  seed: 'shores',
  options: { map: 'new-shores' },
  position: {
    pirate: 'H35',
    robber: 'H41',
    players: [{ ...RED, cards: ['roads', 'knight'], knights: 1 }, BLUE, GREEN, OCHRE],
  },
};

/** With Cities & Knights, before the barbarians have landed for the first time; a knight of the third seat is at sea. */
export const CATAN_SHORES_KNIGHTS = {
  game: 'catan',
  seats: 4,
  seed: 'shores',
  options: { map: 'new-shores', mode: 'cities-and-knights' },
  position: {
    ship: 5,
    merchant: { hex: 'H51', seat: 0 },
    players: [
      {
        ...RED,
        hand: [...RED.hand, 'cloth', 'coin', 'paper'],
        knights: [knight('V62', 'basic', true)],
        tracks: [2, 1, 0],
        progress: ['merchantFleet', 'commercialHarbor', 'diplomat'],
      },
      { ...BLUE, knights: [knight('V43', 'basic', false)], tracks: [1, 2, 0], progress: ['spy'] },
      { ...GREEN, knights: [knight('V17', 'strong', true)], tracks: [0, 1, 2], progress: ['mining', 'saboteur'] },
      { ...OCHRE, knights: [knight('V92', 'basic', false)], tracks: [1, 0, 3], progress: ['warlord'] },
    ],
  },
};
