/** The parts that modules add to the open table; the base game has none of them. */

export interface Inns {
  /** How many lie beside the black depot. */
  ready: number;
}
