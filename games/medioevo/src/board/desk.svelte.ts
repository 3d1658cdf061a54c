import { at, type Seat, SPECTATOR, same } from '@ludoteca/kernel';
import type { Message } from '@ludoteca/text';
import { BoardSight } from '@ludoteca/ui/sight';
import { standing } from '../rules/ending.ts';
import { cell, column } from '../rules/fief.ts';
import { incomeEach, incomeTiles } from '../rules/income.ts';
import { type Medioevo, type Move, NOTHING, type Open } from '../rules/types.ts';
import { topTile } from '../text/outline.ts';
import { estateName, say } from '../text/words.ts';
import { type Marks, marksOf } from './marks.ts';

/** Whether a thing on the board may be chosen now, and its description otherwise. */
export interface Target {
  readonly legal: boolean;
  /** Why not, in words; undefined when it is legal or when nothing of its kind is asked. */
  readonly why: string | undefined;
}

const IDLE: Target = { legal: false, why: undefined };

/** State shared by all parts of the board: the position, the question, and the few things that the person has changed. */
export class Desk extends BoardSight<Medioevo> {
  /** The terrain token taken up for a Palace, waiting for its estate. */
  token = $state.raw<number | null>(null);
  /** The fief that the person enlarges; null is the viewer's own. */
  private wanted = $state.raw<Seat | null>(null);

  get open(): Open {
    return this.props().view.open;
  }
  /** The kind of move that is asked of the viewer now. */
  readonly asking: Move['kind'] | null = $derived.by(() => this.choice.question?.list?.[0]?.kind ?? null);

  /** The targets of the last moves, or of the log line that is pointed at. */
  readonly marks: Marks = $derived.by(() => {
    const { pointed, moment } = this.props();
    return marksOf(pointed === null ? moment.events : [pointed]);
  });

  /** The seats that are asked now. */
  readonly asked: readonly Seat[] = $derived.by(() => (this.view.over ? [] : this.view.asked.must));

  /** Coins that the viewer has paid since the last turn, by recipient. */
  readonly losses: readonly { readonly by: Seat; readonly coins: number }[] = $derived.by(() => {
    const lost = new Map<Seat, number>();
    for (const event of this.since)
      if (event.kind === 'paid' && event.seat === this.viewer) lost.set(event.to, (lost.get(event.to) ?? 0) + event.coins);
    return [...lost].map(([by, coins]) => ({ by, coins })).filter(({ coins }) => coins > 0);
  });

  /** Tiles the viewer has lost to others since the last turn. */
  readonly lostTiles: readonly number[] = $derived.by(() =>
    this.since.flatMap((event) => (event.kind === 'buried' && event.seat === this.viewer ? [event.tile] : [])),
  );

  /** The seats that have won, once the game is over. */
  readonly winners: readonly Seat[] = $derived.by(() => {
    if (!this.view.over) return [];
    return standing(this.view)
      .sides.filter(({ won }) => won)
      .flatMap(({ seats }) => seats);
  });

  /** The owner of the large fief by default: the viewer, or for spectators the first seat. */
  readonly home: Seat = $derived.by(() => (this.viewer === SPECTATOR ? 0 : this.viewer));

  /** The owner of the large fief. A question about the viewer's own fief brings it back. */
  readonly large: Seat = $derived.by(() => {
    const own = this.asking === 'restore' || this.asking === 'coin' || this.asking === 'terrain';
    return own ? this.home : (this.wanted ?? this.home);
  });

  show(seat: Seat): void {
    this.wanted = seat === this.home || seat === this.large ? null : seat;
  }

  say(message: Message): string {
    return this.speak.say(message);
  }

  /** As `say`, for the ear: lists inside a name are read with commas. */
  spoken(message: Message): string {
    return this.say(message).replaceAll(' · ', ', ');
  }

  /** An estate in words: its tiles and tokens, and what one more tile would pay. */
  estateLabel(seat: Seat, estate: number): string {
    const terrain = at(this.open.terrains, cell(seat, estate));
    return this.say(
      say('board.estate', {
        estate: estateName(estate),
        tiles: column(this.open, seat, estate).length,
        top: topTile(this.open, seat, estate),
        coin: at(this.open.extraCoins, cell(seat, estate)) > 0 ? 'yes' : 'no',
        terrain: terrain === NOTHING ? 'none' : estateName(terrain),
        next: (incomeTiles(this.open, seat, estate) + 1) * incomeEach(this.open, seat, estate),
      }),
    );
  }

  name(seat: Seat): string {
    return at(this.seats, seat).name;
  }

  /** The state of a move now; moves of a kind that nobody asks for are idle. */
  target(move: Move): Target {
    if (this.asking !== move.kind) return IDLE;
    const why = this.choice.why(move);
    return { legal: why === undefined, why };
  }

  press(move: Move, event: Event): void {
    this.choice.press(move, event);
  }

  /** Whether a finger has selected this move. */
  isSelected(move: Move): boolean {
    return this.choice.selected !== null && same(this.choice.selected, move);
  }
}
