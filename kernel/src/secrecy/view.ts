import type { Game, GameTypes, State, View, Viewer } from '../contract.ts';
import { clone } from '../plain.ts';
import { asked } from '../play/engine.ts';

/**
 * What a viewer may see: the only way from a state to anything that leaves the authority. It is a copy, so nothing that a
 * client or bot does to it can reach the state. It has no fields for other seats' parts, hidden parts, hidden parts of
 * steps, chance and other seats' private answers.
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
