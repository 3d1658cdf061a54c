import { type GameTypes, type Seat, SPECTATOR } from '@ludoteca/kernel';
import type { GameText } from '@ludoteca/text';
import type { BoardProps } from './contract.ts';

/** A board's properties, read by all its parts from one place: rooms add what their own parts share. */
export class BoardSight<T extends GameTypes> {
  readonly props: () => BoardProps<T>;

  constructor(props: () => BoardProps<T>) {
    this.props = props;
  }

  get view(): BoardProps<T>['view'] {
    return this.props().view;
  }
  get viewer(): BoardProps<T>['viewer'] {
    return this.props().viewer;
  }
  get seats(): BoardProps<T>['seats'] {
    return this.props().seats;
  }
  get choice(): BoardProps<T>['choice'] {
    return this.props().choice;
  }
  get speak(): BoardProps<T>['speak'] {
    return this.props().speak;
  }
  get moment(): BoardProps<T>['moment'] {
    return this.props().moment;
  }
  get since(): BoardProps<T>['since'] {
    return this.props().since;
  }
  get past(): readonly T['event'][] {
    return this.props().past ?? [];
  }
  get pace(): number {
    return this.props().pace;
  }
  get seatNote(): BoardProps<T>['seatNote'] {
    return this.props().seatNote;
  }
  get aside(): BoardProps<T>['aside'] {
    return this.props().aside;
  }

  /** The seat that is spoken to; undefined for those who only look on. */
  private get listener(): Seat | undefined {
    return this.viewer !== SPECTATOR && this.seats[this.viewer]?.mine === true ? this.viewer : undefined;
  }

  /** An event as the log tells it: in the second person where it is about whoever looks. */
  told(text: Pick<GameText<T>, 'event' | 'toYou'>, event: T['event']): string {
    const { listener, view } = this;
    const toYou = listener === undefined ? undefined : text.toYou?.(event, listener, view);
    return this.speak.say(toYou ?? text.event(event, view), listener);
  }
}
