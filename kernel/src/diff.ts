/**
 * A generic difference of plain data. Each change is a path with the new value (`set`) or without one (`cut`: the key
 * is removed, or the list ends before that index). Small changes give small patches. It depends on no game: servers send
 * it, and old records can be stepped through with it without their rules.
 */
export type Change = readonly [path: readonly (string | number)[], value: unknown] | readonly [path: readonly (string | number)[]];
export type Patch = readonly Change[];

/** The patch that turns `before` into `after`. */
export function diff(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** `path` is one shared list that grows and shrinks during the walk; it is copied only where something changed. */
function compare(before: unknown, after: unknown, path: (string | number)[], out: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, out);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, out);
  else out.push([[...path], after]);
}

function compareLists(before: readonly unknown[], after: readonly unknown[], path: (string | number)[], out: Change[]): void {
  const depth = path.length;
  for (let i = 0; i < after.length; i++) {
    path[depth] = i;
    if (i < before.length) compare(before[i], after[i], path, out);
    else out.push([[...path], after[i]]);
  }
  path.length = depth;
  if (after.length < before.length) out.push([[...path, after.length]]);
}

function compareObjects(before: Record<string, unknown>, after: Record<string, unknown>, path: (string | number)[], out: Change[]): void {
  const depth = path.length;
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) out.push([[...path, key]]);
  for (const key of Object.keys(after)) {
    path[depth] = key;
    if (Object.hasOwn(before, key)) compare(before[key], after[key], path, out);
    else out.push([[...path], after[key]]);
  }
  path.length = depth;
}

/** Applies a patch; the original is not changed. A patch that does not fit is an error. */
export function patched(value: unknown, patch: Patch): unknown {
  return patch.reduce((now, change) => applied(now, change[0], 0, change), value);
}

function applied(value: unknown, path: readonly (string | number)[], depth: number, change: Change): unknown {
  const key = path[depth];
  if (key === undefined) return change[1];
  const isLast = depth === path.length - 1;
  if (Array.isArray(value) && typeof key === 'number') {
    if (!Number.isInteger(key) || key < 0 || key > value.length) throw new RangeError(`a patch reaches beyond a list at ${path.join('.')}`);
    if (isLast && change.length === 1) return value.slice(0, key);
    return Object.assign([...value], { [key]: applied(value[key], path, depth + 1, change) });
  }
  if (!isObject(value) || key === '__proto__') throw new RangeError(`a patch does not fit at ${path.join('.')}`);
  if (isLast && change.length === 1) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return { ...value, [key]: applied(value[key], path, depth + 1, change) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
