/** Weights of the evaluation, most of them in points. Tuned by playing the medium bot against itself. */
export const WEIGHTS = {
  /** The usual yield of a die that is still to be used, beyond the visible options. */
  die: 3.8,
  /** The first coins buy tiles; the rest are worth little more than their point at the end. */
  coin: 1.7,
  fewCoins: 4,
  moreCoins: 1.1,
  worker: 0.95,
  fewWorkers: 5,
  moreWorkers: 0.55,
  /** Weights of the expected points of stored tiles: the best one, the second, the third. */
  stored: 0.62,
  storedSecond: 0.56,
  storedThird: 0.4,
  /** A tile that both partners may place. */
  shared: 0.2,
  /** Weight of a tile whose areas cannot be reached yet. */
  outOfReach: 0.6,
  /** A half-covered area counts as this power of its covered part, a half-covered colour likewise. */
  areaPower: 1.35,
  colourPower: 3,
  /** Chance to finish a region by the number of tiles it needs: squared and plain need against the tiles to come. */
  needSquared: 0.9,
  need: 0.6,
  tilesPerDie: 0.56,
  roundsPerTile: 1.1,
  /** Heads that may score again. */
  herd: 0.3,
  /** An empty hex that a tile could lean on. */
  frontier: 0.08,
  /** Sold goods less the die they cost. */
  sale: 1.1,
  mine: 0.85,
  /** A place further on the bridge. */
  bridge: 0.5,
  /** All effects and all lasting monasteries together. */
  effects: 1,
  lasting: 1,
  /** Tiles counted by end-of-game monasteries that are still to come, for each tile placed. */
  buildings: 0.045,
};

/** The share of each term that came true against points that were already scored; found by SPSA in self-play. */
export const TRUSTED = { areas: 1.045, colours: 0.908, storage: 0.746, goods: 0.895, means: 0.866, monasteries: 0.743, engine: 0.923 };

/** The value of a tile's effect when it is placed, by face. Livestock, monasteries and areas are valued apart. */
export const EFFECT: { readonly [face: string]: number } = {
  market: 2.2,
  carpenter: 2.4,
  church: 2.6,
  warehouse: 3,
  boardingHouse: 3.2,
  bank: 3,
  townHall: 3.4,
  watchtower: 4,
  crane: 4,
  whiteCastle: 3.2,
  castle: 4.2,
  mine: 2,
  ship: 3,
};

/** The expected points of an effect that waits for its owner's answer. */
export const PENDING: { readonly [step: string]: number } = {
  castleAction: 3.6,
  castleShield: 5,
  fleet: 3,
  whiteAction: 2.9,
  routeGain: 2.4,
  sail: 3,
  sailOn: 1.5,
  gain: 2.2,
  warehouse: 3,
  townHall: 2.4,
  crane: 3.4,
  geese: 4,
  receive: 2.5,
  stow: 2.5,
  resetAction: 4.4,
  reward: 7,
  trade: 2,
};

/** The value of permanent monasteries over a whole game. */
export const LASTING: { readonly [monastery: number]: number } = {
  1: 3,
  2: 2,
  3: 5,
  4: 4,
  5: 6,
  6: 8,
  7: 5,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 9,
  13: 5,
  14: 7,
  27: 2,
  28: 8,
};
