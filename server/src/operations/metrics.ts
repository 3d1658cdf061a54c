import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Where current values come from. */
export interface Gauges {
  tables(): number;
  sockets(): number;
  botQueue(): number;
  waitingWrites(): number;
  unreadBytes(): number;
}

/** Counters and gauges for operators. */
export class Metrics {
  readonly registry = new Registry();
  private readonly moves: Counter;
  private readonly latency: Histogram;
  private readonly refusals: Counter<'code'>;
  private readonly bots: Counter<'how'>;

  constructor(gauges: Gauges, withDefaults = true) {
    const registers = [this.registry];
    if (withDefaults) collectDefaultMetrics({ register: this.registry });
    this.moves = new Counter({ name: 'ludoteca_moves_total', help: 'Entries that became durable', registers });
    this.latency = new Histogram({
      name: 'ludoteca_move_seconds',
      help: 'From playing a move to its durability',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
      registers,
    });
    this.refusals = new Counter({ name: 'ludoteca_refusals_total', help: 'Problems by code', labelNames: ['code'], registers });
    this.bots = new Counter({
      name: 'ludoteca_bot_answers_total',
      help: 'Answers of bots by how they came about',
      labelNames: ['how'],
      registers,
    });
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    };
    gauge('ludoteca_tables', 'Tables in memory', gauges.tables);
    gauge('ludoteca_sockets', 'Open sockets', gauges.sockets);
    gauge('ludoteca_bot_queue', 'Bot turns that wait or are being thought about', gauges.botQueue);
    gauge('ludoteca_waiting_writes', 'Changes that wait for the disk', gauges.waitingWrites);
    gauge('ludoteca_unread_bytes', 'Bytes that wait for slow readers', gauges.unreadBytes);
  }

  played(milliseconds: number): void {
    this.moves.inc();
    this.latency.observe(milliseconds / 1_000);
  }

  /** `full`: in full time; `hurried`: in less time or at a quicker level; `random`: because every level failed. */
  botAnswered(how: 'full' | 'hurried' | 'random'): void {
    this.bots.inc({ how });
  }

  refused(code: string): void {
    this.refusals.inc({ code });
  }
}
