import { at, type Seat, SPECTATOR } from '@ludoteca/kernel';
import { folded } from '@ludoteca/text';
import { words } from '../desk.ts';
import { showOutline } from '../show.ts';
import { HandOver } from './hand-over.ts';
import type { Keeping } from './keeping.ts';
import type { Lines, Stop } from './lines.ts';
import { carryOut, helpText, type Ordered, orderIn, speakerNamed } from './orders.ts';
import { scoreText, verdict } from './score.ts';
import type { Table } from './table.ts';
import type { TableBots } from './table-bots.ts';
import { Turn } from './turn.ts';

/** How a game on the terminal ended: played to the end, left by the player, or cut off. */
type Ending = 'over' | 'quit' | Stop;

/** One game on one terminal, from the first question asked here to the last. */
export class Session {
  private readonly table: Table;
  private readonly lines: Lines;
  private readonly bots: TableBots;
  private readonly keeping: Keeping;
  private readonly handOver: HandOver;
  private turn: Turn | undefined;
  private shown = '';

  constructor(table: Table, lines: Lines, bots: TableBots, keeping: Keeping) {
    this.table = table;
    this.lines = lines;
    this.bots = bots;
    this.keeping = keeping;
    this.handOver = new HandOver(table, lines);
  }

  /** Words that complete what is being typed. */
  completions(line: string): string[] {
    return this.turn?.completions(line) ?? [];
  }

  /** Plays until the end, or until the player leaves. */
  async run(): Promise<Ending> {
    let speaking: Seat | undefined;
    for (;;) {
      const seat = speaking ?? this.table.next();
      speaking = undefined;
      if (seat === undefined) return 'over';
      const sitter = at(this.table.sitters, seat);
      if (this.lines.interrupted) return 'interrupt';
      if (sitter.kind === 'bot') await this.botAnswers(seat, sitter.level);
      else if (sitter.kind === 'program') await this.programAnswers(seat);
      else {
        const result = await this.personAnswers(seat);
        if (typeof result === 'string') return result;
        speaking = result.speaking;
      }
    }
  }

  private async botAnswers(seat: Seat, level: string): Promise<void> {
    const refusal = this.table.answerOf(seat, await this.bots.answer(seat, level));
    if (refusal !== undefined) throw new Error(`${level} answered against ${refusal.refused}`);
    this.handOver.tellAll();
  }

  private async programAnswers(seat: Seat): Promise<void> {
    const { move, lost } = await this.bots.askProgram(seat);
    if (lost !== undefined) this.say([this.table.speaker.say(words('cli.play.lostSeat', { who: { seat }, reason: lost }))]);
    const refusal = this.table.answerOf(seat, move);
    if (refusal !== undefined) throw new Error(`a program answered against ${refusal.refused}`);
    this.handOver.tellAll();
  }

  private async personAnswers(seat: Seat): Promise<Ending | { speaking: Seat | undefined }> {
    const stop = await this.handOver.to(seat);
    if (stop !== undefined) return stop;
    const turn = new Turn(this.table, seat);
    this.turn = turn;
    this.showQuestion(turn);
    for (;;) {
      const heard = await this.lines.ask(`${this.table.bare.say(words('cli.play.name', { who: { seat } }))}> `);
      if ('stop' in heard) return heard.stop;
      const ordered = orderIn(this.table, heard.line);
      if (ordered?.order === 'as') {
        const other = speakerNamed(turn, ordered.rest);
        if (other !== undefined) return { speaking: other };
        this.say([this.table.desk.say('cli.play.cannotSpeak', { name: ordered.rest })]);
      } else if (ordered?.order === 'quit') {
        if (await this.leaves()) return 'quit';
      } else if (ordered !== undefined) this.say(this.obey(turn, ordered));
      else if (heard.line.trim() !== '' || turn.isFilling) this.say(turn.take(heard.line));
      else this.say([turn.question()]);
      if (!turn.answered && !turn.undone) continue;
      this.handOver.tellAfter(seat);
      return { speaking: undefined };
    }
  }

  private obey(turn: Turn, ordered: Ordered): string[] {
    if (ordered.order === 'help') return helpText(this.table.desk, this.table.people.length);
    if (ordered.order === 'save') return this.keeping.save(ordered.rest === '' ? undefined : ordered.rest).lines;
    return carryOut(turn, ordered);
  }

  /** Shows the position, unless the screen shows it already, and the question. */
  private showQuestion(turn: Turn): void {
    const outline = turn.outline();
    if (outline !== this.shown) this.say(['', outline]);
    this.shown = outline;
    this.say(['', turn.question()]);
  }

  private async leaves(): Promise<boolean> {
    const { desk } = this.table;
    const heard = await this.lines.ask(`${desk.say('cli.play.saveFirst')} `);
    const reply = 'stop' in heard ? '' : folded(heard.line.trim());
    if (['c', folded(desk.say('cli.play.cancel'))].includes(reply)) return false;
    if (['n', 'no'].includes(reply)) return true;
    const { lines, ok } = this.keeping.save();
    this.say(lines);
    return ok;
  }

  /** The end of the game: the last position, the score, and who has won. */
  finish(): void {
    const { desk, room, match, speaker } = this.table;
    this.bots.end();
    const [only, ...others] = this.table.people;
    const view = this.table.view(only !== undefined && others.length === 0 ? only : SPECTATOR);
    this.say(['', showOutline(room.text.outline(view), speaker, desk), '']);
    this.say([desk.paint.bold(speaker.say({ key: 'house.over' })), scoreText(desk, room, match.state, view, speaker), '']);
    this.say([desk.paint.bold(desk.paint.green(verdict(room.game.standing(match.state), speaker)))]);
  }

  private say(lines: readonly string[]): void {
    for (const line of lines) this.table.desk.print(line);
  }
}
