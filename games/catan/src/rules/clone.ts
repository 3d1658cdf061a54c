import { cloneState, type Private } from '@ludoteca/kernel';
import { expansionOf } from './expansion.ts';
import type { Catan, CatanState, Open } from './types.ts';

/** A hand-written copy: a few dozen slices. */
export function clone(state: CatanState): CatanState {
  const copy = cloneState(state, copyOpen(state.open), state.seats.map(copySeat), { deck: state.hidden.deck.slice() });
  expansionOf(state.open)?.copy?.(state, copy);
  return copy;
}

function copyOpen(open: Open): Open {
  return {
    // The island never changes, but a state shares nothing with another one.
    terrains: open.terrains.slice(),
    numbers: open.numbers.slice(),
    harbours: open.harbours.slice(),
    robber: open.robber,
    owners: open.owners.slice(),
    levels: open.levels.slice(),
    roads: open.roads.slice(),
    roadsLeft: open.roadsLeft.slice(),
    settlementsLeft: open.settlementsLeft.slice(),
    citiesLeft: open.citiesLeft.slice(),
    rates: open.rates.slice(),
    bank: open.bank.slice(),
    sure: open.sure.slice(),
    knights: open.knights.slice(),
    gone: open.gone.slice(),
    routes: open.routes.slice(),
    roadHolder: open.roadHolder,
    armyHolder: open.armyHolder,
    starter: open.starter,
    turn: open.turn,
    turns: open.turns,
    dice: open.dice.slice(),
    bought: open.bought,
    played: open.played,
    offers: open.offers,
    deals: open.deals,
    winner: open.winner,
  };
}

function copySeat({ own, knows }: Private<Catan>): Private<Catan> {
  return {
    own: { hand: own.hand.slice(), cards: own.cards.slice(), fresh: own.fresh.slice() },
    knows: { extra: knows.extra.slice() },
  };
}
