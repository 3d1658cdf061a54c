import type { Explanation } from '@ludoteca/bots/browser';
import { type AnyMove, SPECTATOR, type View } from '@ludoteca/kernel';
import type { TableState } from '../table/table.svelte.ts';
import { type Advising, advise } from './adviser.ts';
import { answerAt, eyesFor, type Inquiry } from './inquiry.ts';

/** The stage of an inquiry. `hidden`: an explanation would reveal a secret. */
export type Stage = 'thinking' | 'done' | 'hidden' | 'failed';

/** One inquiry and its explanation. */
export class Asking {
  readonly inquiry: Inquiry;
  /** The position of the inquiry, and the answer, if it is about one. */
  readonly view: View | undefined;
  readonly move: AnyMove | undefined;
  stage = $state.raw<Stage>('thinking');
  found = $state.raw<Explanation<AnyMove> | null>(null);
  private advising: Advising<Explanation<AnyMove> | null> | undefined;

  constructor(table: TableState, inquiry: Inquiry) {
    this.inquiry = inquiry;
    const asker = table.presenter?.viewer ?? SPECTATOR;
    const past = inquiry.kind === 'why' ? answerAt(table.link, inquiry.n, eyesFor(table.link, asker, inquiry.seat)) : undefined;
    this.view = inquiry.kind === 'hint' ? inquiry.view : past?.view;
    this.move = past?.move;
    void this.begin();
  }

  /** Asks, once more if need be. */
  async begin(): Promise<void> {
    const { view, inquiry } = this;
    this.stage = view === undefined ? 'failed' : 'thinking';
    if (view === undefined) return;
    const seat = inquiry.kind === 'why' ? inquiry.seat : view.viewer;
    this.advising = advise({ advice: 'explain', view, seat, move: this.move ?? null });
    try {
      this.found = await this.advising.answer;
      this.stage = this.found === null ? 'hidden' : 'done';
    } catch {
      this.stage = 'failed';
    }
  }

  cancel(): void {
    this.advising?.cancel();
  }
}
