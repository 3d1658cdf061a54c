/**
 * How well each table is known. `certain`: the rulebook says it; `probable`: inferred from it;
 * `invented`: made for this project, to be corrected by an owner of the box.
 */
export type Confidence = 'certain' | 'probable' | 'invented';

type Entry = { readonly file: string; readonly what: string; readonly confidence: Confidence; readonly why: string };

export const CONFIDENCE = [
  { file: 'estates.ts', what: 'ESTATES', confidence: 'certain', why: 'names and board order are in the book' },
  { file: 'estates.ts', what: 'INCOME_BASE', confidence: 'certain', why: 'all eight are given in words' },
  { file: 'estates.ts', what: 'INCOME_SYMBOLS', confidence: 'certain', why: 'given in words; the Market line is displaced' },
  { file: 'estates.ts', what: 'MILL_TAX, RAID_COINS', confidence: 'certain', why: 'given in words' },
  { file: 'estates.ts', what: 'EXTRA_COIN_TOKENS, EXTRA_COIN_BONUS', confidence: 'certain', why: 'given in words' },
  { file: 'estates.ts', what: 'TERRAIN_TOKENS', confidence: 'probable', why: '8 tokens are certain; one of each type is inferred' },
  { file: 'estates.ts', what: 'token spaces', confidence: 'probable', why: 'one of each kind per estate is inferred' },
  { file: 'tiles.ts', what: 'totals', confidence: 'certain', why: '84 tiles, 52 blue, 32 orange, tiles of each type, numbers 1 to 23' },
  { file: 'tiles.ts', what: 'back, number and symbols of each tile', confidence: 'invented', why: 'no list of the tiles was found' },
  { file: 'events.ts', what: 'EVENTS', confidence: 'certain', why: 'all fifteen effects are given in words' },
  { file: 'events.ts', what: 'Costly Ceremonies stops at 0 coins', confidence: 'probable', why: 'decided, like Mill and Barracks' },
  { file: 'course.ts', what: 'players, rounds, rows, refills, event rounds', confidence: 'certain', why: 'given in words' },
  { file: 'course.ts', what: 'PLAYER_COUNTS', confidence: 'certain', why: 'widths and piles are given, the sums follow' },
  { file: 'course.ts', what: 'EMPTY_ESTATE_PENALTY, TIE_BREAK', confidence: 'certain', why: 'given in words' },
  { file: 'course.ts', what: 'totals stop at 0, full ties are shared', confidence: 'probable', why: 'decided, the book is silent' },
  { file: 'course.ts', what: 'START_COINS', confidence: 'probable', why: 'no starting money is named; the worked example fits 0' },
  { file: 'pieces.ts', what: 'COLOURS pink, blue, green', confidence: 'certain', why: 'named in the worked example' },
  { file: 'pieces.ts', what: 'COLOURS yellow, purple', confidence: 'invented', why: 'the last two colours are not named' },
  { file: 'pieces.ts', what: 'PIECES_PER_COLOUR, MONEY', confidence: 'certain', why: 'listed among the components' },
  { file: 'text/names.en.json', what: 'English event names', confidence: 'probable', why: 'plain translations' },
] as const satisfies readonly Entry[];
