import { BotPool, type Budget, Guest, levelOf, Memory, remember, type Said, STAND_IN, think } from '@ludoteca/bots';
import { rooms as house } from '@ludoteca/games';
import { type AnyMove, at, type Seat, sha256 } from '@ludoteca/kernel';
import type { Table } from './table.ts';

/** The bots at a table. They think beside the terminal, so that it goes on listening to the keyboard. */
export class Minds {
  private readonly table: Table;
  private readonly budget: Budget | undefined;
  private readonly said: Said<AnyMove>[][];
  private readonly pool: BotPool | undefined;
  private readonly memories: readonly Memory[];
  private readonly guests: readonly (Guest | undefined)[];
  private readonly fate: string;

  constructor(table: Table, seed: string, budget: Budget | undefined) {
    this.table = table;
    this.budget = budget;
    this.said = table.sitters.map(() => []);
    this.memories = table.sitters.map(() => new Memory());
    this.guests = table.sitters.map((sitter) =>
      sitter.kind === 'program' ? new Guest(table.room, sitter.command, levelOf(STAND_IN)) : undefined,
    );
    for (const [seat, guest] of this.guests.entries()) guest?.begin(table.match.state.config, seat);
    table.listen((told) => {
      for (const guest of this.guests) guest?.hear(told);
    });
    // Bots draw from a stream of their own, from which nothing can be learned about the table's.
    this.fate = sha256(`ludoteca bots:${seed}`);
    const isNeeded = table.sitters.some((sitter) => sitter.kind === 'bot' && sitter.level !== 'random');
    // Worker threads find only the games of the house.
    this.pool = isNeeded && house.includes(table.room) ? new BotPool({ threads: 1 }) : undefined;
  }

  /** The answer of the bot that sits at this seat. */
  async answer(seat: Seat, level: string): Promise<AnyMove> {
    const view = this.table.view(seat);
    const { game } = this.table.room;
    const said = at(this.said, seat);
    const seed = `${this.fate}:${seat}:${view.decision}`;
    const move =
      this.pool === undefined
        ? think(this.table.room, level, view, seed, { budget: this.budget, said, memory: at(this.memories, seat) })
        : (await this.pool.answer({ gameId: game.meta.id, level, view, seed, budget: this.budget, said, memory: `seat ${seat}` })).move;
    this.said[seat] = remember(said, view.decision, move as AnyMove);
    return move as AnyMove;
  }

  /** The answer of the program that sits at this seat, and why it has just lost the seat, if it has. */
  async askProgram(seat: Seat): Promise<{ readonly move: AnyMove; readonly lost: string | undefined }> {
    const guest = this.guests[seat];
    if (guest === undefined) throw new Error(`no program at seat ${seat}`);
    const view = this.table.view(seat);
    const said = at(this.said, seat);
    const before = guest.lost;
    const seed = `${this.fate}:${seat}:${view.decision}`;
    const { move } = await guest.answer({ view, seed, said, optional: false, budget: this.budget });
    this.said[seat] = remember(said, view.decision, move as AnyMove);
    return { move: move as AnyMove, lost: before === undefined ? guest.lost : undefined };
  }

  /** Tells the programs that the game is over. */
  end(): void {
    const { game } = this.table.room;
    for (const guest of this.guests) guest?.end(game.standing(this.table.match.state));
  }

  async close(): Promise<void> {
    for (const guest of this.guests) guest?.close();
    await this.pool?.close();
  }
}
