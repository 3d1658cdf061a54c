/** Writes the room under `root`; says which files it wrote, or throws an error of one line. */
export function newGame(root: string, id: string): string[];
