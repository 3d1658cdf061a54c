/* npm run mutate -- GAME: changes the game's rules in small ways and counts how many changes its tests notice.
   MUTATE_SAMPLE=4 tries every fourth function, spread over all files: a quick estimate for a large game. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, run } from './ensure-installed.mjs';

const games = readdirSync(join(root, 'games')).filter((game) => existsSync(join(root, 'games', game, 'src/rules')));
const [game, ...rest] = process.argv.slice(2);

if (game === undefined || !games.includes(game)) {
  const problem = game === undefined ? 'Which game?' : `Unknown game ${game};`;
  console.error(`${problem} allowed: ${games.join(', ') || 'none yet'}.`);
  process.exit(2);
}

await ensureInstalled();
await run(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'stryker.config.mjs', ...rest], {
  env: { ...process.env, MUTATED_GAME: game },
});
