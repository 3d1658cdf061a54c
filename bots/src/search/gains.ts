import { at, type Chance, copyOf, deciding, type Game, play, type Seat, type State } from '@ludoteca/kernel';
import { actionsOf, askedNext, type ItemPreference, moveOf } from './actions.ts';
import { TUNING } from './selection.ts';
import type { Action } from './tree.ts';
import type { ValueModel } from './value.ts';

/** The looks at one action so far. */
interface Looks {
  count: number;
  gainSum: number;
}

/** The looks at the answers to one kind of question, by key of the action. */
export type GainTable = Map<string, Looks>;

/**
 * Gains of actions by one-ply looks: play the action on a copy and evaluate the position at once. Averages are kept for
 * the whole search, because the same action comes up at many nodes and looking costs most. They serve as priors and as
 * the rollout policy (as in move-average sampling).
 */
export class ActionGains {
  readonly game: Game;
  readonly valueModel: ValueModel;
  readonly preference: ItemPreference;
  private readonly chance: Chance;
  private readonly tables = new Map<string, GainTable>();

  constructor(game: Game, valueModel: ValueModel, chance: Chance, preference?: ItemPreference) {
    this.game = game;
    this.valueModel = valueModel;
    this.chance = chance;
    this.preference = preference;
  }

  /** The looks of a seat at one kind of question. */
  table(seat: Seat, kind: string): GainTable {
    const key = `${seat}${kind}`;
    let table = this.tables.get(key);
    if (table === undefined) {
      table = new Map();
      this.tables.set(key, table);
    }
    return table;
  }

  /** Measures the gain of an action in this state over the baseline, after some further plies of the turn. */
  look(table: GainTable, state: State, seat: Seat, action: Action, baseline: number, plies: number): number {
    const gain = this.valueAfter(state, seat, action, plies) - baseline;
    const known = table.get(action.key);
    if (known === undefined) table.set(action.key, { count: 1, gainSum: gain });
    else {
      known.count++;
      known.gainSum += gain;
    }
    return gain;
  }

  /** The seat's value after an action and the rest of its turn, with other chance than the descent. */
  private valueAfter(state: State, seat: Seat, action: Action, plies: number): number {
    const copy = copyOf(this.game, state);
    const { chance } = this;
    copy.chance = { kind: 'quick', words: [chance.int(0x100000000) | 0, chance.int(0x100000000) | 0, chance.int(0x100000000) | 0, 1] };
    play(this.game, copy, seat, moveOf(this.game, state, seat, action, chance, this.preference));
    for (let left = plies; left > 0 && this.playOnTurn(copy, seat, left - 1); left--);
    return this.valueModel.evaluate(copy)[seat] as number;
  }

  /** Plays the best action by average gain, if this seat is asked again; false when it is not. */
  playOnTurn(state: State, seat: Seat, plies: number): boolean {
    const rule = deciding(this.game, state);
    if (rule === undefined || askedNext(state, rule) !== seat) return false;
    const { kind } = at(state.agenda, state.agenda.length - 1);
    this.play(state, seat, this.best(seat, kind, state, actionsOf(this.game, state, rule, seat, this.preference), plies));
    return true;
  }

  /** The action with the best average gain; unfamiliar ones are looked at. */
  best(seat: Seat, kind: string, state: State, actions: readonly Action[], plies: number): Action {
    if (actions.length === 1) return at(actions, 0);
    const table = this.table(seat, kind);
    let baseline: number | undefined;
    return highest(actions, (action) => {
      const gain = familiarGain(table, action);
      if (gain !== undefined) return gain;
      baseline ??= this.valueModel.evaluateOpen(state)[seat] as number;
      return this.look(table, state, seat, action, baseline, plies);
    });
  }

  /** The best of a shortlist by average gain, each looked at once more in this state. */
  bestOfShortlist(seat: Seat, kind: string, state: State, actions: readonly Action[], length: number): Action {
    if (actions.length === 1) return at(actions, 0);
    const table = this.table(seat, kind);
    const baseline = this.valueModel.evaluateOpen(state)[seat] as number;
    return highest(shortlist(table, actions, length), (action) => this.look(table, state, seat, action, baseline, TUNING.lookPlies));
  }

  play(state: State, seat: Seat, action: Action): void {
    play(this.game, state, seat, moveOf(this.game, state, seat, action, this.chance, this.preference));
  }
}

/** The average gain of an action, when it has been looked at often enough. */
export function familiarGain(table: GainTable, { key }: Action): number | undefined {
  const known = table.get(key);
  return known === undefined || known.count < TUNING.familiarAfter ? undefined : known.gainSum / known.count;
}

function highest(actions: readonly Action[], score: (action: Action) => number): Action {
  let best = at(actions, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = score(action);
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best;
}

/** The actions with the best average gains; unfamiliar ones go first. */
function shortlist(table: GainTable, actions: readonly Action[], length: number): readonly Action[] {
  if (actions.length <= length) return actions;
  const best: Action[] = [];
  const gains: number[] = [];
  for (const action of actions) {
    const gain = familiarGain(table, action) ?? Number.MAX_VALUE;
    let place = best.length;
    while (place > 0 && at(gains, place - 1) < gain) place--;
    if (place >= length) continue;
    best.splice(place, 0, action);
    gains.splice(place, 0, gain);
    if (best.length <= length) continue;
    best.pop();
    gains.pop();
  }
  return best;
}
