/** The three tracks of city improvement and their decks, in one order: yellow, blue, green. */
export const TRACKS = ['trade', 'politics', 'science'] as const;

export const TRADE = 0;
export const POLITICS = 1;
export const SCIENCE = 2;

/** The progress cards; the index is the card's kind in the rules. Those of one deck stand together. */
export const PROGRESS = [
  'merchant',
  'commercialHarbor',
  'merchantFleet',
  'masterMerchant',
  'tradeMonopoly',
  'resourceMonopoly',
  'bishop',
  'constitution',
  'deserter',
  'diplomat',
  'intrigue',
  'saboteur',
  'spy',
  'warlord',
  'wedding',
  'alchemist',
  'crane',
  'engineer',
  'inventor',
  'irrigation',
  'medicine',
  'mining',
  'printer',
  'roadBuilding',
  'smith',
] as const;
export type Progress = (typeof PROGRESS)[number];

/** Copies of each kind, in the order of PROGRESS. */
export const PROGRESS_COUNTS: readonly number[] = [6, 2, 2, 2, 2, 4, 2, 1, 2, 2, 2, 2, 3, 2, 2, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2];

/** The deck of each kind. */
export const DECK_OF: readonly number[] = PROGRESS.map((_, card) => (card < 6 ? TRADE : card < 15 ? POLITICS : SCIENCE));

const numberOf = (card: Progress): number => PROGRESS.indexOf(card);

/** The number of each card, by its name. */
export const MERCHANT = numberOf('merchant');
export const COMMERCIAL_HARBOR = numberOf('commercialHarbor');
export const MERCHANT_FLEET = numberOf('merchantFleet');
export const MASTER_MERCHANT = numberOf('masterMerchant');
export const TRADE_MONOPOLY = numberOf('tradeMonopoly');
export const RESOURCE_MONOPOLY = numberOf('resourceMonopoly');
export const BISHOP = numberOf('bishop');
export const CONSTITUTION = numberOf('constitution');
export const DESERTER = numberOf('deserter');
export const DIPLOMAT = numberOf('diplomat');
export const INTRIGUE = numberOf('intrigue');
export const SABOTEUR = numberOf('saboteur');
export const SPY = numberOf('spy');
export const WARLORD = numberOf('warlord');
export const WEDDING = numberOf('wedding');
export const ALCHEMIST = numberOf('alchemist');
export const CRANE = numberOf('crane');
export const ENGINEER = numberOf('engineer');
export const INVENTOR = numberOf('inventor');
export const IRRIGATION = numberOf('irrigation');
export const MEDICINE = numberOf('medicine');
export const MINING = numberOf('mining');
export const PRINTER = numberOf('printer');
export const ROAD_BUILDING = numberOf('roadBuilding');
export const SMITH = numberOf('smith');

/** The two cards that are worth a point and are laid open at once. */
export const POINT_CARDS: readonly number[] = [PRINTER, CONSTITUTION];

export const CARDS_PER_DECK = 18;
/** Hidden progress cards that a player may keep. */
export const PROGRESS_LIMIT = 4;

/** What the cards give or take. */
export const HARVEST_PER_HEX = 2;
export const WEDDING_CARDS = 2;
export const MASTER_CARDS = 2;
export const RESOURCE_MONOPOLY_CARDS = 2;
export const COMMODITY_MONOPOLY_CARDS = 1;
/** Number tokens that the inventor leaves alone. */
export const FIXED_NUMBERS: readonly number[] = [2, 6, 8, 12];
