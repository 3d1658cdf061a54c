/** The figures of the search. Tuned by playing against medium; none of them belongs to a game. */
export const MANNER = {
  /** How much curiosity weighs against what is known. */
  curiosity: 1.2,
  /** How far the first look decides about attention: small trusts it, large spreads the attention evenly. */
  warmth: 0.8,
  /** So many choices are considered from the start, and more as the root of the visits grows. */
  narrow: 4,
  widening: 1.5,
  /** After so many first looks at the same answer elsewhere in the tree, their mean stands for another look. */
  familiar: 3,
  /** Nodes so near to the root always look for themselves. */
  careful: 1,
  /** How many answers of the same seat a look at an answer goes on for: what begins an action is worth what the action brings. */
  completing: 3,
  /** How many answers an action that has been begun may take to be completed before it is judged. */
  settling: 5,
  /** No line is followed further than this. */
  deepest: 60,
};
