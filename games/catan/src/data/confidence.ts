/** How well each table is known. `certain`: several sources agree; `probable`: one source or inferred; `invented`: made for this project. */
export type Confidence = 'certain' | 'probable' | 'invented';

type Entry = { readonly file: string; readonly what: string; readonly confidence: Confidence; readonly why: string };

export const CONFIDENCE = [
  {
    file: 'board.ts',
    what: 'HEX_VERTICES, EDGE_VERTICES, HEX_PLACES',
    confidence: 'certain',
    why: '19 hexes, 54 vertices, 72 edges; another engine has the same graph',
  },
  {
    file: 'goods.ts',
    what: 'RESOURCES, TERRAINS, TERRAIN_HEXES, CARDS_PER_RESOURCE',
    confidence: 'certain',
    why: 'base game, several public sources',
  },
  {
    file: 'goods.ts',
    what: 'ROAD_COST, SETTLEMENT_COST, CITY_COST, CARD_COST',
    confidence: 'certain',
    why: 'base game; the city also in the expansion book',
  },
  { file: 'cards.ts', what: 'CARDS, CARD_COUNTS, FREE_ROADS, PLENTY_CARDS', confidence: 'certain', why: 'several public sources' },
  { file: 'course.ts', what: 'players, pieces, thresholds, points, rates', confidence: 'certain', why: 'several public sources' },
  { file: 'course.ts', what: 'HOUSE_MIN_PLAYERS', confidence: 'invented', why: 'two players are a house option' },
  {
    file: 'course.ts',
    what: 'FAILED_OFFERS_PER_TURN, WORDS_PER_OFFER',
    confidence: 'invented',
    why: 'no rule limits talking; the house does',
  },
  { file: 'island.ts', what: 'TOKENS, SPIRALS', confidence: 'certain', why: 'three public sources agree' },
  { file: 'island.ts', what: 'HARBOUR_SLOTS, PRINTED_HARBOURS', confidence: 'certain', why: 'three public sources agree' },
  { file: 'island.ts', what: 'BEGINNER_TERRAINS, BEGINNER_NUMBERS', confidence: 'certain', why: 'five public sources agree' },
  {
    file: 'island.ts',
    what: 'BEGINNER_STARTS',
    confidence: 'probable',
    why: "one transcription; red's settlement V10, white's star and the directions of the roads are not confirmed",
  },
  {
    file: 'text/names.it.json',
    what: 'Italian names of the development cards',
    confidence: 'probable',
    why: 'not printed in the book used',
  },
  { file: 'goods.ts', what: 'COMMODITIES, CARDS_PER_COMMODITY, CITY_YIELD', confidence: 'certain', why: 'expansion book' },
  { file: 'goods.ts', what: 'WALL_COST, KNIGHT_COST, ACTIVATION_COST, MEDICINE_COST', confidence: 'certain', why: 'expansion book' },
  { file: 'progress.ts', what: 'PROGRESS, PROGRESS_COUNTS', confidence: 'certain', why: 'expansion book; two public digests agree' },
  { file: 'knights.ts', what: 'levels, pieces, walls, defender cards', confidence: 'certain', why: 'expansion book' },
  { file: 'knights.ts', what: 'EVENT_DIE, SHIP_SPACES', confidence: 'certain', why: 'not in the book used; public sources agree' },
  { file: 'improvements.ts', what: 'IMPROVEMENTS, HIGHEST_RED, rates, points', confidence: 'certain', why: 'expansion book' },
  {
    file: 'island.ts',
    what: 'FIRST_GAME_TERRAINS, FIRST_GAME_NUMBERS, FIRST_GAME_HARBOURS',
    confidence: 'probable',
    why: 'two transcriptions of a later edition; only pictured in the book used',
  },
  {
    file: 'text/names.it.json',
    what: 'Italian names of some improvements',
    confidence: 'probable',
    why: 'second level of politics and science, fifth of trade and science: translated, not printed in the book used',
  },
] as const satisfies readonly Entry[];
