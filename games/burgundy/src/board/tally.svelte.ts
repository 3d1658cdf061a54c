import { range, sum } from '@ludoteca/kernel';
import type { BoardProps, Telling } from '@ludoteca/ui/board';
import type { Burgundy, Event, Source } from '../rules/types.ts';
import { say } from '../text/words.ts';

/** One source of the final scoring, with everybody's points. */
export interface TallyRow {
  readonly source: Source;
  readonly points: readonly number[];
}

const SOURCES = {
  finalGoods: 'goods',
  finalCoins: 'coins',
  finalWorkers: 'workers',
  finalMonastery: 'monasteries',
  finalShields: 'shields',
} as const;
/** Pauses as multiples of the pace of pieces: until the next source is counted, and until the sheet goes. */
const PAUSE = 3.5;
const STAYS = 12;

/** Counts the end of the game up source by source, for everybody at once; without motion all is there at once. */
export class Tally {
  private readonly props: () => BoardProps<Burgundy>;
  rows = $state.raw<readonly TallyRow[]>([]);
  /** How many sources have been counted. */
  shown = $state.raw(0);
  /** While the end is counted up, the log ends with its announcement. */
  telling = $state.raw<Telling<Event> | null>(null);
  private seen = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => BoardProps<Burgundy>) {
    this.props = props;
  }

  /** Points of a seat that have not been counted yet. */
  uncounted(seat: number): number {
    return sum(this.rows.slice(this.shown).map(({ points }) => points[seat] ?? 0));
  }

  follow(): void {
    const { moment, pace, view } = this.props();
    if (moment.number === this.seen) return;
    this.seen = moment.number;
    clearTimeout(this.timer);
    const ended = moment.events.find(({ kind }) => kind === 'ended');
    const counted = ended !== undefined && pace > 0 ? rowsOf(moment.events, view.config.seats) : [];
    // The solo game ends without a final scoring.
    const rows = counted.some(({ points }) => sum(points) > 0) ? counted : [];
    this.rows = rows;
    this.shown = 0;
    this.telling = ended !== undefined && rows.length > 0 ? { upTo: ended, what: say('board.tally') } : null;
    if (rows.length > 0) this.count(pace);
  }

  private count(pace: number): void {
    const isDone = this.shown === this.rows.length;
    this.timer = setTimeout(
      () => {
        if (isDone) this.stop();
        else {
          this.shown += 1;
          this.count(pace);
        }
      },
      pace * (isDone ? STAYS : PAUSE),
    );
  }

  stop(): void {
    clearTimeout(this.timer);
    this.rows = [];
    this.telling = null;
  }
}

function rowsOf(events: readonly Event[], seats: number): TallyRow[] {
  return Object.entries(SOURCES)
    .filter(([kind]) => kind !== 'finalShields' || events.some((event) => event.kind === kind))
    .map(([kind, source]) => ({
      source,
      points: range(seats).map((seat) =>
        sum(events.map((event) => (event.kind === kind && 'seat' in event && event.seat === seat && 'points' in event ? event.points : 0))),
      ),
    }));
}
