/* A plugin of Stryker: leaves out all but every n-th top-level function or constant, chosen by where it stands. */
const share = Number(process.env.MUTATE_SAMPLE ?? 1);

/** A number that changes wildly with its argument, and is the same in every run. */
function scattered(position) {
  return Math.imul(position + 1, 2_654_435_761) >>> 16;
}

const sample = {
  shouldIgnore(path) {
    const isTopLevel = path.parentPath?.isProgram() ?? false;
    if (!isTopLevel) return undefined;
    const { start, end } = path.node;
    return scattered(start * 31 + end) % share === 0 ? undefined : `not in the sample of one in ${share}`;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'sample', value: sample }];
