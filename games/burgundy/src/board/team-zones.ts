import type { Zones } from './zones.ts';

const GAP = 8;
/** Shares of the upper line in the height, and of the central board in the width, as designed for 1033 × 647. */
const UPPER = 0.431;
const CENTRAL = 0.69;

/** Where everything lies when two teams play: above the central board and the other team, below the own duchy in its whole width. */
export function teamZones(width: number, height: number, usual: Zones): Zones {
  if (usual.phone) return usual;
  const upper = Math.round(height * UPPER);
  const central = Math.round(width * CENTRAL);
  return {
    ...usual,
    others: [{ x: central + GAP, y: 0, width: width - central - GAP, height: upper }],
    spare: null,
    central: { x: 0, y: 0, width: central, height: upper },
    own: { x: 0, y: upper + GAP, width, height: height - upper - GAP },
  };
}
