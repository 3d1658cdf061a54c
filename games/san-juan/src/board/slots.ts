/** A target on the table: a card of the hand or of those drawn, a building, or the good on one. */
export type Zone = 'hand' | 'drawn' | 'place' | 'good';

export interface Slot {
  readonly zone: Zone;
  readonly place: number;
}

export function sameSlot(a: Slot, b: Slot): boolean {
  return a.zone === b.zone && a.place === b.place;
}

export function withoutSlot(slots: readonly Slot[], slot: Slot): readonly Slot[] {
  return slots.filter((one) => !sameSlot(one, slot));
}
