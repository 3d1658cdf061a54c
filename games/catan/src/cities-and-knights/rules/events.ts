import type { EventOf, OfSeat, Seat } from '@ludoteca/kernel';
import type { CatanRule } from '../../rules/ledger.ts';

type Says<K extends string> = EventOf<K, CatanRule>;

type Cards = readonly number[];
type Places = readonly number[];

/** The roll and what the event die brings. */
type OfRoll =
  | (Says<'cityPlaced'> & OfSeat & { readonly vertex: number })
  | (Says<'diceChosen'> & OfSeat & { readonly dice: readonly number[] })
  | (Says<'eventRolled'> & OfSeat & { readonly event: number })
  | (Says<'shipMoved'> & { readonly space: number })
  | (Says<'gateOpened'> & { readonly deck: number; readonly red: number; readonly drawers: readonly Seat[] })
  | (Says<'progressDrawn'> & OfSeat & { readonly deck: number; readonly left: number })
  | (Says<'progressFace'> & OfSeat & { readonly card: number })
  | (Says<'pointCard'> & OfSeat & { readonly card: number })
  | (Says<'fleetNamed'> & OfSeat & { readonly good: number })
  | (Says<'deckEmpty'> & OfSeat & { readonly deck: number })
  | (Says<'decksEmpty'> & OfSeat)
  | (Says<'progressReturned'> & OfSeat & { readonly deck: number })
  | (Says<'progressReturnedFace'> & OfSeat & { readonly card: number })
  | (Says<'robberWaits'> & { readonly hex: number })
  | (Says<'aqueductUsed'> & OfSeat & { readonly resource: number })
  | (Says<'passed'> & OfSeat);

/** The barbarians. */
type OfBarbarians =
  | (Says<'barbariansLanded'> & { readonly barbarians: number; readonly first: boolean })
  | (Says<'mustered'> & OfSeat & { readonly vertices: Places; readonly strength: number })
  | (Says<'attackWon' | 'attackLost'> & { readonly barbarians: number; readonly catan: number; readonly strengths: readonly number[] })
  | (Says<'spared'> & OfSeat)
  | (Says<'pillaged'> & OfSeat & { readonly vertex: number; readonly tipped: boolean; readonly wall: boolean })
  | (Says<'defender'> & OfSeat & { readonly cards: number })
  | (Says<'defendersTied'> & { readonly seats: readonly Seat[] })
  | (Says<'nobodyRewarded'> & { readonly barbarians: number })
  | (Says<'barbariansLeft'> & { readonly knights: Places; readonly first: boolean });

/** Knights, walls and improvements. */
type OfBuilding =
  | (Says<'wallBuilt'> & OfSeat & { readonly vertex: number })
  | (Says<'knightBuilt'> & OfSeat & { readonly vertex: number })
  | (Says<'knightActivated'> & OfSeat & { readonly vertex: number })
  | (Says<'knightPromoted'> & OfSeat & { readonly vertex: number; readonly level: number })
  | (Says<'knightMoved'> & OfSeat & { readonly from: number; readonly to: number })
  | (Says<'knightDisplaced'> & OfSeat & { readonly by: Seat; readonly vertex: number; readonly level: number })
  | (Says<'knightRetreated'> & OfSeat & { readonly from: number; readonly to: number })
  | (Says<'knightRemoved'> & OfSeat & { readonly vertex: number; readonly level: number })
  | (Says<'knightDeserted'> & OfSeat & { readonly vertex: number; readonly level: number; readonly active: boolean })
  | (Says<'robberChased'> & OfSeat & { readonly vertex: number })
  | (Says<'cityRestored'> & OfSeat & { readonly vertex: number })
  | (Says<'improved'> & OfSeat & { readonly track: number; readonly level: number; readonly paid: number })
  | (Says<'metropolis'> & OfSeat & { readonly track: number; readonly vertex: number; readonly from: Seat })
  | (Says<'metropolisSecured'> & OfSeat & { readonly track: number });

/** Progress cards. `progressPlayed` comes first for every card. */
type OfCards =
  | (Says<'progressPlayed'> & OfSeat & { readonly card: number })
  | (Says<'gathered'> & OfSeat & { readonly good: number; readonly count: number; readonly hexes: Places })
  | (Says<'numbersSwapped'> & OfSeat & { readonly hexes: Places; readonly numbers: readonly number[] })
  | (Says<'roadRemoved'> & OfSeat & { readonly owner: Seat; readonly edge: number })
  | (Says<'knightsCalled'> & OfSeat & { readonly vertices: Places })
  | (Says<'giftsOwed'> & OfSeat & { readonly owed: readonly number[] })
  | (Says<'given'> & OfSeat & { readonly to: Seat; readonly cards: Cards })
  | (Says<'givenUnseen'> & OfSeat & { readonly to: Seat; readonly count: number })
  | (Says<'sabotaged'> & OfSeat & { readonly owed: readonly number[] })
  | (Says<'spied'> & OfSeat & { readonly victim: Seat })
  | (Says<'progressSeen'> & OfSeat & { readonly victim: Seat; readonly cards: readonly number[] })
  | (Says<'progressTaken'> & OfSeat & { readonly victim: Seat; readonly card: number })
  | (Says<'progressTakenUnseen'> & OfSeat & { readonly victim: Seat; readonly deck: number })
  | (Says<'merchantPlaced'> & OfSeat & { readonly hex: number; readonly from: Seat })
  | (Says<'approached'> & OfSeat & { readonly to: Seat })
  | (Says<'exchanged'> & OfSeat & { readonly with: Seat; readonly give: number; readonly take: number })
  | (Says<'exchangedUnseen'> & OfSeat & { readonly with: Seat })
  | (Says<'exchangeFailed'> & OfSeat & { readonly with: Seat })
  | (Says<'handSeen'> & OfSeat & { readonly victim: Seat; readonly cards: Cards })
  | (Says<'plundered'> & OfSeat & { readonly victim: Seat; readonly cards: Cards })
  | (Says<'plunderedUnseen'> & OfSeat & { readonly victim: Seat; readonly count: number })
  | (Says<'monopolised'> & OfSeat & { readonly good: number; readonly total: number });

export type KnightsEvent = OfRoll | OfBarbarians | OfBuilding | OfCards;
