import { type Seat, SPECTATOR } from '@ludoteca/kernel';
import { words } from '../desk.ts';
import type { Lines, Stop } from './lines.ts';
import type { Table } from './table.ts';

// Clears the screen and the scrollback.
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/**
 * Keeps track of who has the keyboard and tells each person what happened. Where several people with secrets share the terminal, the
 * screen is cleared between them, and each is told what has happened once the keyboard has changed hands.
 */
export class HandOver {
  private readonly table: Table;
  private readonly lines: Lines;
  private holder: Seat | undefined;
  private spectator: number;

  constructor(table: Table, lines: Lines) {
    this.table = table;
    this.lines = lines;
    this.spectator = table.recent;
  }

  /** Gives the keyboard to a person and tells what has happened since. */
  async to(seat: Seat): Promise<Stop | undefined> {
    const { table } = this;
    if (this.holder !== seat && table.people.length > 1) {
      const stop = await this.passTo(seat);
      if (stop !== undefined) return stop;
    }
    this.holder = seat;
    if (this.hasSecrets || table.people.length === 1) this.tell(table.news(seat));
    return undefined;
  }

  private async passTo(seat: Seat): Promise<Stop | undefined> {
    const { desk, speaker } = this.table;
    const notice = speaker.say(words('cli.play.passKeyboard', { who: { seat } }));
    const isTerminal = desk.io.in.isTTY === true && desk.io.out.isTTY === true;
    if (!(this.hasSecrets || this.hasPendingAnswers) || !isTerminal) {
      desk.print(`\n${desk.paint.inverse(` ${notice} `)}`);
      return undefined;
    }
    const steps = [
      ...(this.holder === undefined ? [] : [desk.say('cli.play.enterToHide')]),
      `${notice}\n${desk.say('cli.play.enterToShow')}`,
    ];
    for (const step of steps) {
      const heard = await this.lines.ask(`\n${step} `);
      if ('stop' in heard) return heard.stop;
      desk.io.out.write(CLEAR);
    }
    return undefined;
  }

  /** After a bot's answer: tells at once whatever everybody at the terminal may hear. */
  tellAll(): void {
    const { people } = this.table;
    const [only, ...others] = people;
    if (only !== undefined && others.length === 0) this.tell(this.table.news(only));
    else if (!this.hasSecrets || only === undefined) this.tellPublicly();
  }

  /** After a person's answer: tells that person its consequences. */
  tellAfter(seat: Seat): void {
    if (this.hasSecrets || this.table.people.length === 1) this.tell(this.table.news(seat));
    else this.tellPublicly();
  }

  private tellPublicly(): void {
    const { table } = this;
    const lines = table.told(SPECTATOR, this.spectator);
    this.spectator = table.logLength;
    this.tell(lines);
  }

  /** Whether seats have secrets of their own. */
  private get hasSecrets(): boolean {
    return this.table.people.some((seat) => {
      const { mine } = this.table.view(seat);
      return mine !== null && (Object.keys(mine.own).length > 0 || Object.keys(mine.knows).length > 0);
    });
  }

  private get hasPendingAnswers(): boolean {
    return this.table.match.state.answers.some((answer) => answer !== null);
  }

  private tell(lines: readonly string[]): void {
    for (const line of lines) this.table.desk.print(`  ${this.table.desk.paint.dim('·')} ${line}`);
  }
}
