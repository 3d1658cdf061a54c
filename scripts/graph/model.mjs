/* A graph is a Map from a box's name to the Set of boxes it imports. */

/**
 * The box a source file belongs to, or undefined for tests, packages and anything outside. All rooms are built alike and may
 * not import each other, so one set of boxes is drawn for all of them.
 */
export function boxOf(path) {
  const room = /^games\/[^/]+\/src\/(data|rules|text|bot|board)\//.exec(path);
  if (room) return `a game: ${room[1] === 'data' ? 'rules' : room[1]}`;
  if (/^games\/(boards\.ts|covers\/)/.test(path)) return 'games: shelf';
  if (/^games\/([^/]+|[^/]+\/src\/room)\.ts$/.test(path)) return 'games: registry';
  return /^(kernel|text|ui|bots|server|web|cli|bench)\/(src|bin)\//.exec(path)?.[1];
}

/** From the imports between files to the imports between boxes. */
export function collapse(modules) {
  const graph = new Map();
  for (const { source, dependencies } of modules) {
    const from = boxOf(source);
    if (from === undefined) continue;
    if (!graph.has(from)) graph.set(from, new Set());
    for (const { resolved } of dependencies) {
      const to = boxOf(resolved);
      if (to === undefined || to === from) continue;
      if (!graph.has(to)) graph.set(to, new Set());
      graph.get(from).add(to);
    }
  }
  return new Map([...graph].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function reaches(graph, from, to) {
  return from === to || [...graph.get(from)].some((next) => reaches(graph, next, to));
}

/** Leaves out every arrow that a longer way implies. The graph must have no circle. */
export function reduce(graph) {
  const needed = (from, to) => ![...graph.get(from)].some((other) => other !== to && reaches(graph, other, to));
  return new Map([...graph].map(([from, targets]) => [from, new Set([...targets].filter((to) => needed(from, to)).sort())]));
}

/** How high each box stands: the longest way down from it. */
export function layers(graph) {
  const heights = new Map();
  const height = (box) => {
    if (!heights.has(box)) heights.set(box, Math.max(-1, ...[...graph.get(box)].map(height)) + 1);
    return heights.get(box);
  };
  for (const box of graph.keys()) height(box);
  return heights;
}
