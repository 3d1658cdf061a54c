import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@ludoteca/kernel';
import { writeSavedGame } from '../files.ts';
import type { Table } from './table.ts';

/** The file of a game: named by the player, the one it came from, or a new one. */
export class Keeping {
  private readonly table: Table;
  private file: string | undefined;

  constructor(table: Table, file: string | undefined) {
    this.table = table;
    this.file = file;
  }

  /** The file that was named or used before. */
  get known(): string | undefined {
    return this.file;
  }

  /** Saves and says where; a file that cannot be written is reported too. */
  save(named?: string, faulty = false): { readonly lines: string[]; readonly ok: boolean } {
    const { desk } = this.table;
    const file = named ?? this.file ?? this.freshName();
    try {
      writeSavedGame(file, this.table.saved(faulty));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      return { lines: [desk.paint.red(desk.say('cli.play.notSaved', { file })), `  ${error.message}`], ok: false };
    }
    this.file = file;
    const word = /\s/.test(file) ? `"${file}"` : file;
    const isOver = !faulty && this.table.next() === undefined;
    const line = isOver
      ? desk.say('cli.play.kept', { file, command: `ludoteca replay ${word}` })
      : desk.say('cli.play.saved', { file, command: `ludoteca play --load ${word}` });
    return { lines: [line], ok: true };
  }

  /** Saves in any case, elsewhere when the chosen file cannot be written; `faulty` after a fault of the rules. */
  rescue(faulty = false): string[] {
    const first = this.save(undefined, faulty);
    return first.ok ? first.lines : [...first.lines, ...this.save(this.freshName(), faulty).lines];
  }

  private freshName(): string {
    const { desk, room } = this.table;
    const stamp = new Date(desk.io.now()).toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-');
    const name = (number: number): string =>
      join(desk.io.folder, `ludoteca-${room.game.meta.id}-${stamp}${number === 1 ? '' : `-${number}`}.json`);
    let number = 1;
    while (existsSync(name(number))) number++;
    return name(number);
  }
}
