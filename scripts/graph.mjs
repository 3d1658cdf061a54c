/* npm run graph: draws who imports whom, from the real imports, into docs/graph.svg. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { draw } from './graph/draw.mjs';
import { collapse, layers, reduce } from './graph/model.mjs';

function cruise() {
  const depcruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [
    depcruise,
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    'kernel',
    'text',
    'ui',
    'games',
    'bots',
    'server',
    'web/src',
    'cli',
    'bench',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!stdout) {
    console.error(stderr);
    process.exit(1);
  }
  return JSON.parse(stdout);
}

await ensureInstalled();
const graph = reduce(collapse(cruise().modules));
mkdirSync(join(root, 'docs'), { recursive: true });
writeFileSync(join(root, 'docs/graph.svg'), draw(graph, layers(graph)));
console.log(`docs/graph.svg: ${graph.size} boxes, ${[...graph.values()].reduce((sum, to) => sum + to.size, 0)} arrows`);
