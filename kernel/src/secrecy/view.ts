import type { Game, GameTypes, State, View, Viewer } from '../contract.ts';
import { clone } from '../plain.ts';
import { asked } from '../play/engine.ts';

/**
 * What a viewer may see: the only way from a state to anything that leaves the authority. A copy, so nothing a
 * client or bot does to it can reach the state. Other seats' parts, hidden parts, steps' hidden parts, chance and
 * other seats' private answers have no place in it.
 */
export function viewOf<T extends GameTypes>(game: Game<T>, state: State<T>, viewer: Viewer): View<T> {
  const mine = state.seats[viewer];
  return {
    viewer,
    game: state.game,
    rules: state.rules,
    shape: state.shape,
    config: clone(state.config),
    open: clone(state.open),
    shown: clone(game.shown(state)),
    agenda: state.agenda.map((step) => (step.open === undefined ? { kind: step.kind } : { kind: step.kind, open: clone(step.open) })),
    decision: state.decision,
    asked: clone(asked(game, state)),
    over: game.over(state),
    mine: mine === undefined ? null : clone(mine),
    answer: clone(state.answers[viewer] ?? null),
  };
}
