import { parseArgs } from 'node:util';
import { rooms } from '@ludoteca/games';
import { BadInput } from '@ludoteca/kernel';
import { botMeasures } from './bots.ts';
import { cliMeasures } from './cli.ts';
import { gameMeasures } from './games.ts';
import { kernelMeasures } from './kernel.ts';
import { type Measure, type Result, rounded } from './measure.ts';
import { searchMeasures } from './search.ts';
import { serverMeasures } from './server.ts';
import { webMeasures } from './web.ts';

const HELP = `Measurements on one core: npm run bench [-- --json] [-- --only PREFIX]
  --json          {"results": [{"name", "value", "unit"}, …]}
  --only PREFIX   only measurements whose name begins with PREFIX ("kernel/", "medioevo/clone")`;

/** The measurements whose names begin with the prefix; an error that lists them all if there are none. */
function chosen(prefix: string): Measure[] {
  const all = [
    ...kernelMeasures,
    ...rooms.flatMap((room) => [...gameMeasures(room.game), ...searchMeasures(room)]),
    ...botMeasures,
    ...cliMeasures,
    ...serverMeasures,
    ...webMeasures,
  ];
  const found = all.filter(({ name }) => name.startsWith(prefix));
  if (found.length === 0) throw new BadInput(`--only "${prefix}"; allowed: prefixes of ${all.map(({ name }) => name).join(', ')}`);
  return found;
}

function readArguments(): { json: boolean; only: string; help: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new BadInput(`${error instanceof Error ? error.message.split('\n')[0] : error}; allowed: --json, --only PREFIX, --help`);
  }
}

async function main(): Promise<void> {
  const { json, only, help } = readArguments();
  if (help) {
    console.log(HELP);
    return;
  }
  const measures = chosen(only);
  const width = Math.max(...measures.map(({ name }) => name.length));
  const results: Result[] = [];
  for (const { name, unit, run } of measures) {
    const result = { name, value: rounded(await run()), unit };
    if (!json) console.log(`${name.padEnd(width)}  ${result.value.toLocaleString('en').padStart(12)} ${unit}`);
    results.push(result);
  }
  if (json) console.log(JSON.stringify({ results }, undefined, 2));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
