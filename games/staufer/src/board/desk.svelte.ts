import { at, type Seat, SPECTATOR } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import type { BoardProps } from '@ludoteca/ui';
import { BoardSight } from '@ludoteca/ui/sight';
import { createContext } from 'svelte';
import { type Tables, tablesOf } from '../rules/lookup.ts';
import type { Move, Open, Staufer, Step } from '../rules/types.ts';
import { Hand } from './hand.svelte.ts';
import { Playback } from './playback.svelte.ts';

/** State that every part of the board needs: the position, the question, the answer under construction, the playback. */
export class Desk extends BoardSight<Staufer> {
  /** There is only room for a phone's layout. */
  narrow = $state(false);
  readonly hand: Hand;
  readonly playback: Playback;

  constructor(props: () => BoardProps<Staufer>) {
    super(props);
    this.playback = new Playback(this);
    this.hand = new Hand(this);
  }

  /** The table as it is drawn: the view's, or an earlier one while events are played back. */
  readonly open: Open = $derived.by(() => this.playback.open ?? this.view.open);
  readonly tables: Tables = $derived.by(() => tablesOf(this.view.config));
  /** The owner of the things in front: the viewer, or for a spectator the first seat. */
  readonly home: Seat = $derived.by(() => (this.viewer === SPECTATOR ? 0 : this.viewer));
  readonly isSeated: boolean = $derived.by(() => this.view.mine !== null);
  readonly others: readonly Seat[] = $derived.by(() => this.seats.map(({ seat }) => seat).filter((seat) => seat !== this.home));
  readonly isAsked: boolean = $derived.by(() => this.choice.question !== null);
  /** The viewer's question; undefined during another player's turn, or while the table of an earlier scoring is shown. */
  readonly step: Step | undefined = $derived.by(() => {
    const step = this.isAsked ? (this.view.agenda.at(-1) as Step | undefined) : undefined;
    return step?.kind === 'act' && this.playback.page !== null ? undefined : step;
  });
  /** The player on turn; nobody while earlier events are being told. */
  readonly asked: readonly Seat[] = $derived.by(() => (this.view.over || this.playback.telling !== null ? [] : this.view.asked.must));

  /** The event of the log that the person points at. */
  readonly pointed: Staufer['event'] | null = $derived.by(() => this.props().pointed);

  /** Kinds of answers that are asked for now. */
  readonly kinds: ReadonlySet<Move['kind']> = $derived.by(() => {
    const { question } = this.choice;
    return new Set([...(question?.list ?? []), ...(question?.selections ?? []).map(({ head }) => head)].map(({ kind }) => kind));
  });

  say(message: Message): string {
    return this.speak.say(message);
  }

  name(seat: Seat): string {
    return at(this.seats, seat).name;
  }

  isMine(seat: Seat): boolean {
    return this.isSeated && seat === this.home;
  }
}

export const [theDesk, setDesk] = createContext<Desk>();
