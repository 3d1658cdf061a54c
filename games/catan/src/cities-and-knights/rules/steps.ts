import type { OfSeat, Seat } from '@ludoteca/kernel';

/** A knight that has left its place and waits for a new one; it stands nowhere meanwhile. */
export interface Homeless extends OfSeat {
  /** Where it stood, and who drove it away. */
  readonly from: number;
  readonly by: Seat;
  readonly level: number;
  readonly active: number;
  readonly card: boolean;
}

/** The steps of Cities & Knights. */
export type KnightsStep =
  | { readonly kind: 'placeCity'; readonly open: OfSeat }
  | { readonly kind: 'ckRoll'; readonly open: OfSeat }
  | { readonly kind: 'ckAction'; readonly open: OfSeat }
  | { readonly kind: 'ckFreeRoad'; readonly open: OfSeat & { readonly left: number } }
  | { readonly kind: 'event'; readonly open: OfSeat }
  | { readonly kind: 'attack'; readonly open: OfSeat }
  | { readonly kind: 'aftermath'; readonly open: OfSeat }
  | { readonly kind: 'yield'; readonly open: OfSeat }
  | { readonly kind: 'reward'; readonly open: OfSeat }
  | { readonly kind: 'muster'; readonly open: OfSeat }
  | { readonly kind: 'pillage'; readonly open: { readonly hit: readonly Seat[] } }
  | { readonly kind: 'chooseDeck'; readonly open: OfSeat }
  | { readonly kind: 'surplus' }
  | { readonly kind: 'aqueduct'; readonly open: OfSeat }
  | { readonly kind: 'metropolis'; readonly open: OfSeat & { readonly track: number } }
  | { readonly kind: 'retreat'; readonly open: Homeless }
  | { readonly kind: 'smithing'; readonly open: OfSeat }
  | { readonly kind: 'rebuild'; readonly open: OfSeat & { readonly edge: number; readonly ship?: boolean } }
  | { readonly kind: 'dismiss'; readonly open: OfSeat & { readonly by: Seat } }
  | { readonly kind: 'defect'; readonly open: OfSeat & { readonly level: number; readonly active: number } }
  | { readonly kind: 'spying'; readonly open: OfSeat & { readonly victim: Seat } }
  | { readonly kind: 'plunder'; readonly open: OfSeat & { readonly victim: Seat } }
  | { readonly kind: 'exchange'; readonly open: OfSeat & { readonly by: Seat } }
  | { readonly kind: 'gifts'; readonly open: { readonly to: Seat; readonly owed: readonly number[] } }
  | { readonly kind: 'sabotage'; readonly open: { readonly owed: readonly number[] } };
