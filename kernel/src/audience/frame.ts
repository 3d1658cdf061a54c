import { type GameTypes, type Question, type RuleId, type Seat, SPECTATOR, type View, type Viewer } from '../contract.ts';
import type { Match } from '../match/match.ts';
import type { AnyMove } from '../moves/schema.ts';
import { asked } from '../play/engine.ts';
import { isAsked, questionFor } from '../play/question.ts';
import { viewOf } from '../secrecy/view.ts';
import { audiencesOf } from './audience.ts';

/** What a seat can do in a position. */
export interface SeatOptions {
  /** What the seat may answer; null when it is not asked. */
  readonly question: Question<AnyMove> | null;
  /** Why the seat's last answer cannot be taken back; null when it can. Spectators have nothing to take back. */
  readonly undo: RuleId | null;
  /** The take-back would undo bots' answers or pass the barrier; the game then counts as practice. */
  readonly beyond?: boolean;
}

/** All that one audience is shown of a position. Nothing else about the game is ever sent. */
export interface Frame extends SeatOptions {
  readonly view: View;
}

/** What a viewer can do. `over` are the seats whose answers may be taken back together with the viewer's own. */
export function optionsFor<T extends GameTypes>(match: Match<T>, viewer: Viewer, over?: readonly Seat[]): SeatOptions {
  const { game, state } = match;
  if (viewer === SPECTATOR) return { question: null, undo: 'HOUSE-NOTHING' };
  if (game.over(state)) return { question: null, undo: 'HOUSE-OVER' };
  const question = isAsked(asked(game, state), viewer) ? questionFor(game, state, viewer) : null;
  const refused = match.undoRefusal(viewer) ?? null;
  if (refused === null || over === undefined || match.undoRefusal(viewer, over) !== undefined) return { question, undo: refused };
  return { question, undo: null, beyond: true };
}

/** The views of all audiences. */
export function allViews<T extends GameTypes>({ game, state }: Match<T>): View<T>[] {
  return audiencesOf(state.seats.length).map((viewer) => viewOf(game, state, viewer));
}

/** The frames of all audiences; `views` are theirs where they are known already. */
export function framesOf<T extends GameTypes>(match: Match<T>, views: readonly View[] = allViews(match)): Frame[] {
  return views.map((view) => ({ view, ...optionsFor(match, view.viewer) }));
}
