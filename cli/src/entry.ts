import { processIo } from './io.ts';
import { main } from './main.ts';
import { houseShelf } from './shelf.ts';

/** Runs this process's command line with the games of the house; `page` is where the built page would be. */
export function run(argv: readonly string[], page: string): Promise<number> {
  return main(argv, processIo(page), houseShelf);
}
