/**
 * How well each table is known. `certain`: the rulebook says it, or independent published sources agree on it;
 * `probable`: inferred; `invented`: made for this project, to be corrected by an owner of the box.
 */
export type Confidence = 'certain' | 'probable' | 'invented';

type Entry = { readonly file: string; readonly what: string; readonly confidence: Confidence; readonly why: string };

export const CONFIDENCE = [
  { file: 'goods.ts', what: 'GOODS', confidence: 'certain', why: 'given in words' },
  { file: 'buildings.ts', what: 'names, copies, most costs and VP', confidence: 'certain', why: 'listed in the book' },
  { file: 'buildings.ts', what: 'cost of the statue', confidence: 'certain', why: 'missing in the list, given by an example of the book' },
  {
    file: 'buildings.ts',
    what: 'cost of the victory column',
    confidence: 'certain',
    why: 'missing in the book; four implementations agree',
  },
  { file: 'buildings.ts', what: 'VP of the hero', confidence: 'certain', why: 'the book says 3, a slip; four implementations agree on 5' },
  {
    file: 'buildings.ts',
    what: 'no printed VP on the four buildings of cost 6',
    confidence: 'certain',
    why: 'the book says 1, against its own palace example; four implementations agree on 0',
  },
  { file: 'tiles.ts', what: 'TILES', confidence: 'certain', why: 'the book shows one tile; seven implementations agree on all five' },
  { file: 'roles.ts', what: 'ROLES', confidence: 'certain', why: 'given in words' },
  { file: 'constants.ts', what: 'all but the following', confidence: 'certain', why: 'given in words' },
  {
    file: 'constants.ts',
    what: 'BONUS_CARDS of the market stand',
    confidence: 'certain',
    why: 'the book says 2 and 1; its example and other sources say 1',
  },
  { file: 'constants.ts', what: 'VARIANT_SUPPLY, VARIANT_DISCARDS', confidence: 'certain', why: 'the sums follow from the hands' },
] as const satisfies readonly Entry[];
