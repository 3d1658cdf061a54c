import {
  audiencesOf,
  type Frame,
  HoldingLog,
  heardBy,
  openingView,
  patched,
  patchFor,
  type SavedEntry,
  type SavedGame,
  type View,
} from '@ludoteca/kernel';
import type { Present } from '../worker/messages.ts';
import type { Change } from './link.ts';

/** A game of this browser as its page follows it: the record grows by one entry at a time, and the views of all audiences with it. */
export class FollowedGame {
  saved: SavedGame;
  /** Spectators first, then seat by seat. */
  frames: readonly Frame[];
  private readonly holding = new HoldingLog<number>();

  constructor(saved: SavedGame, { options }: Pick<Present, 'options'>) {
    this.saved = saved;
    const viewers = audiencesOf(saved.opening.seats.length);
    let views = viewers.map((viewer) => openingView(saved.opening, viewer));
    for (const [index, entry] of saved.entries.entries()) {
      views = views.map((view) => after(view, entry));
      this.holding.take(entry.move, index + 1);
    }
    this.frames = framesFrom(views, options);
  }

  /** Adds the next entry; returns what it changes for every audience. */
  take(entry: SavedEntry, { options }: Pick<Present, 'options'>): Change[] {
    this.saved = { ...this.saved, entries: [...this.saved.entries, entry] };
    const n = this.saved.entries.length;
    const undone = this.holding.take(entry.move, n);
    this.frames = framesFrom(
      this.frames.map(({ view }) => after(view, entry)),
      options,
    );
    return this.frames.map((frame) => ({
      viewer: frame.view.viewer,
      n,
      frame,
      events: heardBy(entry.events, frame.view.viewer),
      ...(undone === undefined ? {} : { undone }),
    }));
  }
}

function after(view: View, { shows }: SavedEntry): View {
  return patched(view, patchFor(shows, view.viewer)) as View;
}

function framesFrom(views: readonly View[], options: Present['options']): Frame[] {
  return views.map((view, place) => ({ view, ...(options[place] ?? { question: null, undo: 'HOUSE-NOTHING' }) }));
}
