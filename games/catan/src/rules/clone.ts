import type { Private } from '@ludoteca/kernel';
import { type Expansion, expansionOf } from './expansion.ts';
import type { Catan, CatanState, Hidden, Open } from './types.ts';

/** A copy by hand: a few dozen slices. Steps, answers and configuration never change once made, so they are shared. */
export function clone(state: CatanState): CatanState {
  const extra = expansionOf(state.open);
  return {
    game: state.game,
    rules: state.rules,
    shape: state.shape,
    config: state.config,
    open: copyOpen(state.open),
    seats: state.seats.map((priv) => copySeat(priv, extra)),
    hidden: copyHidden(state.hidden, extra),
    agenda: state.agenda.slice(),
    decision: state.decision,
    answers: state.answers.slice(),
    chance: copyChance(state.chance),
  };
}

function copyOpen(open: Open): Open {
  const copy: Open = {
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
  expansionOf(open)?.copyTable?.(open, copy);
  return copy;
}

function copyHidden(hidden: Hidden, extra: Expansion | undefined): Hidden {
  const copy: Hidden = { deck: hidden.deck.slice() };
  extra?.copyHidden?.(hidden, copy);
  return copy;
}

function copySeat(priv: Private<Catan>, extra: Expansion | undefined): Private<Catan> {
  const { own, knows } = priv;
  const copy: Private<Catan> = {
    own: { hand: own.hand.slice(), cards: own.cards.slice(), fresh: own.fresh.slice() },
    knows: { extra: knows.extra.slice() },
  };
  extra?.copySeat?.(priv, copy);
  return copy;
}

function copyChance(chance: CatanState['chance']): CatanState['chance'] {
  if (chance.kind === 'quick') return { kind: 'quick', words: chance.words.slice() };
  if (chance.kind === 'sealed') return { ...chance };
  return { kind: 'rigged', next: chance.next.slice(), behind: copyChance(chance.behind) };
}
