/**
 * Where things lie in a row of spaces: what stays keeps its space, what comes takes the first free one. So nothing moves
 * under a finger because something else has come or gone. Equal things are not told apart.
 */
export class Places {
  private lying: (number | null)[] = [];

  /** The space of each of these things, in their order. */
  spacesOf(things: readonly number[]): readonly number[] {
    const waiting: (number | null)[] = [...things];
    const spaces = new Array<number>(things.length);
    const put = (index: number, space: number): void => {
      spaces[index] = space;
      waiting[index] = null;
    };
    this.lying = this.lying.map((thing, space) => {
      const index = thing === null ? -1 : waiting.indexOf(thing);
      if (index >= 0) put(index, space);
      return index < 0 ? null : thing;
    });
    for (const [index, thing] of waiting.entries()) {
      if (thing === null) continue;
      const free = this.lying.indexOf(null);
      const space = free < 0 ? this.lying.length : free;
      this.lying[space] = thing;
      put(index, space);
    }
    while (this.lying.at(-1) === null) this.lying.pop();
    return spaces;
  }
}
