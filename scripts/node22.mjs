/* npm run node22: the engine's tests on Node 22, which npm fetches when needed.
   --kernel: the kernel's tests only, and no failure where Node 22 cannot be fetched (as part of npm test). */
import { spawnSync } from 'node:child_process';
import { ensureInstalled, root, run } from './ensure-installed.mjs';

const kernelOnly = process.argv.includes('--kernel');

function findNode22() {
  if (process.versions.node.startsWith('22.')) return process.execPath;
  const npx = ['exec', '--yes', '--loglevel=error', '--package=node@22', '--', 'node', '-p', 'process.execPath'];
  const { status, stdout } = spawnSync('npm', npx, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  return status === 0 ? stdout.trim() : undefined;
}

await ensureInstalled();
const node22 = findNode22();
if (node22 === undefined) {
  console.error('Node 22 could not be fetched; its tests did not run.');
  process.exit(kernelOnly ? 0 : 1);
}
console.log(kernelOnly ? 'Tests of the engine on Node 22' : 'Tests of the engine, and of a game at the server, on Node 22');
const rings = kernelOnly
  ? ['--project', 'rules', 'kernel/test/']
  : [
      '--project',
      'rules',
      '--project',
      'battery',
      '--project',
      'server',
      'kernel/test/',
      'games/',
      'server/test/playing',
      'server/test/store',
    ];
await run(node22, ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', '--reporter=dot', ...rings]);
