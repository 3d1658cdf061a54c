import type { Room } from '@ludoteca/games';
import { type Arg, type Catalogue, type Lang, messages, type Speaker, speaker } from '@ludoteca/text';
import pc from 'picocolors';
import { wrapped } from './fold.ts';
import type { Io } from './io.ts';
import type { Shelf } from './shelf.ts';

import en from './words.en.json' with { type: 'json' };
import it from './words.it.json' with { type: 'json' };

/** The command line's own words. */
export type CliKey = keyof typeof en;
type ArgName = CliKey extends infer K ? (K extends `cli.arg.${infer Name}` ? Name : never) : never;
export const WORDS: Readonly<Record<Lang, Catalogue<CliKey>>> = { it, en };
export const words = messages<CliKey>();

export type Paint = ReturnType<typeof pc.createColors>;

/** The environment of a command: input and output, the games, the language, and the exit code. */
export class Desk {
  readonly io: Io;
  readonly shelf: Shelf;
  readonly lang: Lang;
  readonly paint: Paint;
  exitCode = 0;
  private readonly speaker: Speaker;

  constructor(io: Io, shelf: Shelf, lang: Lang) {
    this.io = io;
    this.shelf = shelf;
    this.lang = lang;
    this.paint = pc.createColors(io.out.isTTY === true && !io.env.NO_COLOR);
    this.speaker = speaker(undefined, lang, [], WORDS);
  }

  /** A sentence of the command line. */
  say(key: CliKey, args?: Readonly<Record<string, Arg>>): string {
    return this.speaker.say(words(key, args));
  }

  /** The name of a level of bots. */
  level(level: string): string {
    return this.speaker.maybe(`level.${level}`, level);
  }

  /** The name of an argument, or of an option's value, in the help. */
  arg(name: ArgName, form: 'needed' | 'optional' | 'several' = 'needed'): string {
    const word = this.say(`cli.arg.${name}`);
    if (form === 'needed') return `<${word}>`;
    return form === 'several' ? `[${word}...]` : `[${word}]`;
  }

  /** Prints a text; on a terminal its long lines are folded at their spaces. */
  print(text = ''): void {
    const lines = text.split('\n').map((line) => wrapped(line, this.width));
    this.io.out.write(`${lines.join('\n')}\n`);
  }

  /** Maximum length of a line: the terminal's width, and unlimited in a file. */
  get width(): number {
    return (this.io.out.isTTY === true ? this.io.out.columns : undefined) ?? Number.POSITIVE_INFINITY;
  }

  printJson(value: unknown): void {
    this.print(JSON.stringify(value, null, 2));
  }

  /** Prints a line for people that is not part of the result. */
  complain(line: string): void {
    this.io.err.write(`${line}\n`);
  }

  /** The room of a game, or an error that names all games. */
  room(id: string): Promise<Room> {
    return this.shelf.open(id);
  }

  /** All games, for commands that are about all of them. */
  rooms(): Promise<readonly Room[]> {
    return Promise.all(this.shelf.ids.map((id) => this.room(id)));
  }

  /** The name of a game. */
  nameOf(room: Room): string {
    return speaker(room.text, this.lang).maybe('game', room.game.meta.id);
  }

  /** A speaker of a game's texts that also knows the command line's words. */
  speakerFor(room: Room, names: readonly string[]): Speaker {
    return speaker(room.text, this.lang, names, WORDS);
  }
}
