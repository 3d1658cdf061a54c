import { at, type Seat, same } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { BoardSight } from '@ludoteca/ui/sight';
import type { Open, SanJuan, Step } from '../rules/types.ts';

/** State that every part of the board needs, read from the board's properties. */
export class Sight extends BoardSight<SanJuan> {
  /** Whether there is only room for a phone's layout. */
  narrow = $state(false);
  /** Whether there is room for everybody's buildings as cards. */
  roomy = $state(false);

  get open(): Open {
    return this.view.open;
  }

  get pointed(): SanJuan['event'] | null {
    return this.props().pointed;
  }

  /** The seat whose display is laid out large: the viewer's, or the first one for a spectator. */
  get seat(): Seat {
    return Math.max(0, this.view.viewer);
  }

  get hand(): readonly number[] {
    return this.view.mine?.own.hand ?? [];
  }

  get drawn(): readonly number[] {
    return this.view.mine?.own.drawn ?? [];
  }

  get display(): readonly number[] {
    return at(this.open.displays, this.seat);
  }

  /** The present phase; undefined when the game is over. */
  get step(): Step | undefined {
    return this.view.agenda.at(-1) as Step | undefined;
  }

  /** Who has taken the role of the phase that is going on. */
  get chooser(): Seat {
    const { step } = this;
    return step !== undefined && 'open' in step && 'chooser' in step.open ? step.open.chooser : -1;
  }

  /** Whether a finger has selected this move. */
  isSelected(move: SanJuan['move']): boolean {
    return this.choice.selected !== null && same(this.choice.selected, move);
  }

  say(message: Message): string {
    return this.props().speak.say(message);
  }

  get lang(): string {
    return this.props().speak.lang;
  }

  rule(id: string): string {
    return this.props().speak.rule(id);
  }

  name(seat: Seat): string {
    return this.seats[seat]?.name ?? '';
  }
}
