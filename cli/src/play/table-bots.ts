import { BotPool, type Budget, ExternalBot, levelOf, Memory, offersMade, STAND_IN, think } from '@ludoteca/bots';
import { gameIds } from '@ludoteca/games/lazy';
import { type AnyMove, at, type Seat, sha256 } from '@ludoteca/kernel';
import type { Table } from './table.ts';

/** The bots at a table. They think in threads of their own, so that the terminal goes on listening to the keyboard. */
export class TableBots {
  private readonly table: Table;
  private readonly budget: Budget | undefined;
  private readonly pool: BotPool | undefined;
  private readonly memories: readonly Memory[];
  private readonly programs: readonly (ExternalBot | undefined)[];
  private readonly fate: string;

  constructor(table: Table, seed: string, budget: Budget | undefined) {
    this.table = table;
    this.budget = budget;
    this.memories = table.sitters.map(() => new Memory());
    this.programs = table.sitters.map((sitter) =>
      sitter.kind === 'program' ? new ExternalBot(table.room, sitter.command, levelOf(STAND_IN)) : undefined,
    );
    for (const [seat, program] of this.programs.entries()) program?.begin(table.match.state.config, seat);
    table.listen((told) => {
      for (const program of this.programs) program?.hear(told);
    });
    // Bots use a random stream of their own, which reveals nothing about the table's.
    this.fate = sha256(`ludoteca bots:${seed}`);
    const isNeeded = table.sitters.some((sitter) => sitter.kind === 'bot' && sitter.level !== 'random');
    // Worker threads find only the games of the house.
    this.pool = isNeeded && gameIds.includes(table.room.game.meta.id) ? new BotPool({ threads: 1 }) : undefined;
  }

  /** The answer of the bot that sits at this seat. */
  async answer(seat: Seat, level: string): Promise<AnyMove> {
    const view = this.table.view(seat);
    const { game } = this.table.room;
    const pastOffers = offersMade(this.table.match.log, seat);
    const seed = `${this.fate}:${seat}:${view.decision}`;
    const move =
      this.pool === undefined
        ? think(this.table.room, level, view, seed, { budget: this.budget, pastOffers, memory: at(this.memories, seat) })
        : (await this.pool.answer({ gameId: game.meta.id, level, view, seed, budget: this.budget, pastOffers, memory: `seat ${seat}` }))
            .move;
    return move as AnyMove;
  }

  /** The answer of the program that sits at this seat, and why it has just lost the seat, if it has. */
  async askProgram(seat: Seat): Promise<{ readonly move: AnyMove; readonly lost: string | undefined }> {
    const program = this.programs[seat];
    if (program === undefined) throw new Error(`no program at seat ${seat}`);
    const view = this.table.view(seat);
    const pastOffers = offersMade(this.table.match.log, seat);
    const before = program.lost;
    const seed = `${this.fate}:${seat}:${view.decision}`;
    const { move } = await program.answer({ view, seed, pastOffers, optional: false, budget: this.budget });
    return { move: move as AnyMove, lost: before === undefined ? program.lost : undefined };
  }

  /** Tells the programs that the game is over. */
  end(): void {
    const { game } = this.table.room;
    for (const program of this.programs) program?.end(game.standing(this.table.match.state));
  }

  async close(): Promise<void> {
    for (const program of this.programs) program?.close();
    await this.pool?.close();
  }
}
