/**
 * How well each table is known. `certain`: the rulebook or several agreeing sources say it; `probable`: one source, or an
 * earlier edition; `invented`: made for this project, to be corrected by an owner of the box.
 */
export type Confidence = 'certain' | 'probable' | 'invented';

type Entry = { readonly file: string; readonly what: string; readonly confidence: Confidence; readonly why: string };

export const CONFIDENCE = [
  { file: 'course.ts', what: 'players, phases, rounds, start, pieces, BY_PLAYERS', confidence: 'certain', why: 'given in words' },
  { file: 'course.ts', what: 'BRIDGE_SPACES', confidence: 'certain', why: 'two public implementations; six ships need six steps' },
  { file: 'faces.ts', what: 'tiles of each type and back, building types', confidence: 'certain', why: 'listed among the components' },
  { file: 'faces.ts', what: 'heads and backs of the livestock', confidence: 'probable', why: 'one public list of the earlier edition' },
  { file: 'faces.ts', what: 'which monasteries have black backs', confidence: 'probable', why: 'two lists of the earlier edition agree' },
  {
    file: 'effects.ts',
    what: 'buildings and monasteries',
    confidence: 'certain',
    why: 'the book; 16 and 18 to 23 from three agreeing lists',
  },
  {
    file: 'board.ts',
    what: 'SLOT_TYPE, SLOT_PLAYERS, BLACK_SLOTS',
    confidence: 'certain',
    why: 'several sources agree; four players use every tile',
  },
  {
    file: 'board.ts',
    what: 'order of the slots inside a depot',
    confidence: 'probable',
    why: 'read from the earlier edition; matters in solo only',
  },
  { file: 'duchies.ts', what: 'die numbers', confidence: 'certain', why: 'read from nine boards, all alike' },
  { file: 'duchies.ts', what: 'duchies 1, 2, 3, 5, 6, 7, 9, 10', confidence: 'certain', why: 'several sources agree' },
  { file: 'duchies.ts', what: 'duchies 4 and 8', confidence: 'probable', why: 'earlier edition; the later one redrew them' },
  {
    file: 'duchies.ts',
    what: 'BOARDS: which duchies share a board',
    confidence: 'probable',
    why: 'faces are counted in the book, pairs are not',
  },
  {
    file: 'duchies.ts',
    what: 'duchies 11a to 11f: colours',
    confidence: 'probable',
    why: 'layouts of the later edition; which letter is which is assumed',
  },
  { file: 'duchies.ts', what: 'POST_DUCHIES: gates', confidence: 'invented', why: 'three alternating corners; the places were only drawn' },
  { file: 'team.ts', what: 'all', confidence: 'certain', why: 'given in words' },
  {
    file: 'duchies.ts',
    what: 'TEAM_DUCHIES',
    confidence: 'invented',
    why: 'two usual shapes side by side; colours of other layouts; on 12a the seam is dark green as on 12b',
  },
  { file: 'solo.ts', what: 'duchies 13a and 13b', confidence: 'certain', why: 'a public implementation and its pictures agree' },
  { file: 'solo.ts', what: 'LEAST_TARGET', confidence: 'probable', why: 'the later edition says it' },
  { file: 'routes.ts', what: 'tiles 1 to 3', confidence: 'probable', why: 'examples of the later edition' },
  { file: 'routes.ts', what: 'tiles 4 to 12', confidence: 'invented', why: 'every pair of good and bonus occurs once' },
  { file: 'goods.ts', what: 'GOODS', confidence: 'certain', why: 'several sources agree' },
  { file: 'scoring.ts', what: 'all', confidence: 'certain', why: 'given in words, the middle of the area table in examples' },
] as const satisfies readonly Entry[];
