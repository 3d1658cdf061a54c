import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Measure } from './measure.ts';

const BIN = fileURLToPath(new URL('../../cli/bin/ludoteca.js', import.meta.url));
/** Makes a process print its processor time, all threads included, when it exits. */
const COUNT = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process.stderr.write('\\n' + JSON.stringify(process.cpuUsage())))",
)}`;
const RUNS = 9;

/** Processor time of a command from the start of its process to its end, in milliseconds: the median of several runs. */
function cpuOf(...words: string[]): number {
  // The first one may have to compile.
  spawnSync(process.execPath, [BIN, '--version']);
  const times = Array.from({ length: RUNS }, () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', COUNT, BIN, ...words], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`ludoteca ${words.join(' ')} ended with ${status}: ${stderr}`);
    const { user, system } = JSON.parse(stderr.slice(stderr.lastIndexOf('\n'))) as NodeJS.CpuUsage;
    return (user + system) / 1_000;
  });
  times.sort((a, b) => a - b);
  return times[Math.floor(RUNS / 2)] ?? Number.NaN;
}

/** Start-up time of the command line. */
export const cliMeasures: readonly Measure[] = [
  { name: 'cli/help-cpu-ms', unit: 'ms', run: () => cpuOf('--help') },
  { name: 'cli/first-game-cpu-ms', unit: 'ms', run: () => cpuOf('simulate', 'medioevo', '--games', '1', '--seats', '2') },
];
