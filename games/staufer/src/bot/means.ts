import { at } from '@ludoteca/kernel';
import { BROWN, DEPLOY, FIRST, IMMUNE, MOVE, PURPLE, SUPPLY } from '../data/chests.ts';
import { ENVOY, NOBLE, ROUNDS } from '../data/course.ts';
import { REGIONS } from '../data/regions.ts';
import { brownPoints } from '../rules/jobs.ts';
import { canTakeAny } from '../rules/privileges.ts';
import { distanceTo, heldBy, onArea, owns, pieceOf } from '../rules/table.ts';
import type { Outlook } from './outlook.ts';

/** The value of a turquoise chest beyond the point it brings at the end, while there is time to use it. */
const USE: readonly (readonly [number, number])[] = [
  [FIRST, 0.6],
  [MOVE, 1.6],
  [DEPLOY, 2.6],
  [SUPPLY, 0.7],
  [IMMUNE, 1.6],
];
/** Half a privilege: a purple chest is half of its price. */
const HALF_PRIVILEGE = 0.2;
/** A brown chest makes the next one worth more. */
const NEXT_BROWN = 0.25;

export function chestsWorth({ open, seat, tables, turns }: Outlook): number {
  const time = turns / (turns + 2);
  const brown = heldBy(open, seat, BROWN);
  let worth = brownPoints(tables, brown) + brown * NEXT_BROWN * time;
  for (const [kind, use] of USE) worth += heldBy(open, seat, kind) * (1 + use * time);
  const purple = heldBy(open, seat, PURPLE);
  return worth + purple + (canTakeAny(open, seat) ? Math.min(purple, 3) * HALF_PRIVILEGE * turns : 0);
}

/** A piece in the court becomes points by being deployed, as long as there are turns. */
const PIECE = 1.05;
const NOBLE_EXTRA = 0.75;
/** Pieces that can be used in each turn to come; further ones are worth nothing. */
const PER_TURN = 3.4;
/** The value of a piece on a payment area compared with one in the court, by how soon the king passes. */
const RETURNING: readonly number[] = [0.08, 0.7, 0.62, 0.5, 0.36, 0.24];

export function piecesWorth({ open, seat, turns }: Outlook): number {
  const nobles = at(open.court, pieceOf(seat, NOBLE));
  let pieces = at(open.court, pieceOf(seat, ENVOY)) + nobles;
  if (turns > 3) {
    for (let region = 0; region < REGIONS.length; region++) {
      const lying = onArea(open, region, pieceOf(seat, ENVOY)) + onArea(open, region, pieceOf(seat, NOBLE));
      if (lying > 0) pieces += lying * at(RETURNING, distanceTo(open, region)) * (open.round < ROUNDS - 1 ? 1 : 0.7);
    }
  }
  const useful = Math.min(pieces, turns * PER_TURN);
  const rest = pieces - useful;
  const time = turns === 0 ? 0 : turns / (turns + 0.8);
  return PIECE * time * (useful - 0.018 * useful * useful) + rest * 0.02 + nobles * NOBLE_EXTRA * time;
}

/** The yield of each type in a turn to come, by number; the first is spent at once. */
const PER_TURN_WORTH: readonly number[] = [0, 0, 0.3, 0.75, 0.85, 0.45, 0.5, 0.42, 1, 0.95, 0.6, 0.55, 0.42, 0.5, 1.1, 0.85, 0.45];

export function privilegesWorth({ open, seat, turns }: Outlook): number {
  let worth = 0;
  for (const type of open.types) if (owns(open, seat, type)) worth += at(PER_TURN_WORTH, type) * turns;
  return worth;
}

/** Usual gain of a turn beyond what is in sight, so that a seat with one turn less this round does not count as behind. */
const TURN = 4.6;

export function turnsWorth({ turns }: Outlook): number {
  return TURN * turns;
}
