import { BotPool, type Budget, remember, type Said, think } from '@ludoteca/bots';
import { rooms as house } from '@ludoteca/games';
import { type AnyMove, at, type Seat, sha256 } from '@ludoteca/kernel';
import type { Table } from './table.ts';

/** The bots at a table. They think beside the terminal, so that it goes on listening to the keyboard. */
export class Minds {
  private readonly table: Table;
  private readonly budget: Budget | undefined;
  private readonly said: Said<AnyMove>[][];
  private readonly pool: BotPool | undefined;
  private readonly fate: string;

  constructor(table: Table, seed: string, budget: Budget | undefined) {
    this.table = table;
    this.budget = budget;
    this.said = table.sitters.map(() => []);
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
        ? think(this.table.room, level, view, seed, { budget: this.budget, said })
        : (await this.pool.answer({ gameId: game.meta.id, level, view, seed, budget: this.budget, said })).move;
    this.said[seat] = remember(said, view.decision, move as AnyMove);
    return move as AnyMove;
  }

  async close(): Promise<void> {
    await this.pool?.close();
  }
}
