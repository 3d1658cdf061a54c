/* Which parts of the rules are not changed in a mutation run: an ignorer of Stryker's instrumenter. */

/** A hash of a number, the same in every run. */
export function scattered(position) {
  return Math.imul(position + 1, 2_654_435_761) >>> 16;
}

/** Leaves out all but every n-th top-level function or constant, chosen by where it stands. */
export function everyNth(share) {
  return {
    shouldIgnore(path) {
      const isTopLevel = path.parentPath?.isProgram() ?? false;
      if (!isTopLevel) return undefined;
      const { start, end } = path.node;
      return scattered(start * 31 + end) % share === 0 ? undefined : `not in the sample of one in ${share}`;
    },
  };
}
