import type { Private } from '@ludoteca/kernel';
import { copyRealm } from './realm.ts';
import type { Catan, CatanState, Hidden, Open } from './types.ts';

/** A copy by hand: a few dozen slices. Steps, answers and configuration never change once made, so they are shared. */
export function clone(state: CatanState): CatanState {
  return {
    game: state.game,
    rules: state.rules,
    shape: state.shape,
    config: state.config,
    open: copyOpen(state.open),
    seats: state.seats.map(copySeat),
    hidden: copyHidden(state.hidden),
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
  if (open.realm !== undefined) copy.realm = copyRealm(open.realm);
  return copy;
}

function copyHidden({ deck, decks }: Hidden): Hidden {
  return decks === undefined ? { deck: deck.slice() } : { deck: deck.slice(), decks: decks.map((cards) => cards.slice()) };
}

function copySeat({ own, knows }: Private<Catan>): Private<Catan> {
  const copy: Private<Catan> = {
    own: { hand: own.hand.slice(), cards: own.cards.slice(), fresh: own.fresh.slice() },
    knows: { extra: knows.extra.slice() },
  };
  if (own.progress === undefined) return copy;
  copy.own.progress = own.progress.slice();
  if (own.pledge !== undefined) copy.own.pledge = own.pledge;
  if (knows.progress !== undefined) copy.knows.progress = knows.progress.slice();
  if (knows.returned !== undefined) copy.knows.returned = knows.returned.map((deck) => deck.slice());
  return copy;
}

function copyChance(chance: CatanState['chance']): CatanState['chance'] {
  if (chance.kind === 'quick') return { kind: 'quick', words: chance.words.slice() };
  if (chance.kind === 'sealed') return { ...chance };
  return { kind: 'rigged', next: chance.next.slice(), behind: copyChance(chance.behind) };
}
