/** Words that the house has for every game. */
export const HOUSE_REASONS = {
  /** A line of the own score changes at once: `label`, `points`. */
  score: 'house.reason.score',
  /** Another seat gains or loses points at once: `seat`, `points`. */
  other: 'house.reason.other',
  wins: 'house.reason.wins',
  ends: 'house.reason.ends',
  /** There is no other answer. */
  only: 'house.reason.only',
  /** Nothing tells the answers apart yet, although one of them is better. */
  later: 'house.reason.later',
  /** A term of the game's judgement differs from the other answers: `term`, `change`. */
  term: 'house.reason.term',
  /** What the others are promised differs: `change`. */
  rivals: 'house.reason.rivals',
} as const;
