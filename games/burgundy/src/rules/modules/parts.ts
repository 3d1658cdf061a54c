/** The parts that modules add to the open table; the base game has none of them. */

export interface Inns {
  /** How many lie beside the black depot. */
  ready: number;
}

export interface Posts {
  /** By estate: how many border posts its covered hexes join, at most. */
  joined: number[];
  /** The estates that have joined all of them, in order. */
  order: number[];
}

export interface Routes {
  /** By estate: its tiles, in order, and the goods that lie on their spaces, face up. */
  tiles: number[][];
  laid: number[][];
  /** Goods of the running sale that are still to be laid. */
  waiting: number[];
}

export interface Shields {
  /** By depot: the shields that lie there. */
  depots: number[][];
  /** By estate: its shields and, in the same order, the hexes of the castles they lie on. */
  held: number[][];
  hexes: number[][];
  /** By estate, the same shields as bits. */
  powers: number[];
  /** By estate: the one whose monasteries shield 6 copies, or NOBODY. */
  studied: number[];
  /** Whether shield 16 has turned a die in this turn. */
  turned: boolean;
}

export interface Solo {
  /** Where the counter of points goes back to 0. */
  target: number;
  /** Goods that left the game openly, each by its colour. */
  left: number[];
}

/** The parts of a placement in the solo game, which its player puts in order. */
export const PARTS = ['size', 'phase', 'colour', 'effect'] as const;
export type Part = (typeof PARTS)[number];
