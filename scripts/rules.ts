/* npm run rules [-- --json] [--from-last-run]: how many ledger ids the tests prove, per game. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Coverage, isAcceptable, type Ledger, measure, type TestRecord } from './rules-coverage.ts';
import { RECORDS_FILE } from './rules-reporter.ts';

const root = join(import.meta.dirname, '..');
const recordsPath = join(root, RECORDS_FILE);
const FLAGS = ['--json', '--from-last-run'];

function fail(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

function runRulesRing(): void {
  rmSync(recordsPath, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  // Standard output belongs to the result, so the runner's own report goes to standard error.
  const run = spawnSync(process.execPath, [vitest, 'run', '--project', 'rules'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (!existsSync(recordsPath)) fail('The rules ring wrote no results.', run.status || 1);
  if (run.status !== 0) process.stderr.write('Some tests of the rules ring failed; only passing tests count.\n');
}

async function readLedger(game: string): Promise<Ledger> {
  const path = join(root, 'games', game, 'src/rules/ledger.ts');
  const { LEDGER, OPEN = [], COMPLETE = true } = await import(pathToFileURL(path).href);
  if (typeof LEDGER !== 'object' || LEDGER === null) fail(`games/${game}/src/rules/ledger.ts exports no LEDGER.`, 1);
  return { game, demands: LEDGER, open: OPEN, complete: COMPLETE };
}

function readLedgers(): Promise<Ledger[]> {
  const games = readdirSync(join(root, 'games')).filter((game) => existsSync(join(root, 'games', game, 'src/rules/ledger.ts')));
  return Promise.all(games.sort().map(readLedger));
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(`\n  ${title}`);
  for (const line of lines) console.log(`    ${line}`);
}

function print(coverages: readonly Coverage[]): void {
  console.log('Rules coverage');
  if (coverages.length === 0) console.log('  no game has a ledger yet');
  const width = Math.max(4, ...coverages.map(({ game }) => game.length));
  for (const { game, complete, covered, missing, openCovered, openMissing } of coverages) {
    const total = covered.length + missing.length;
    const share = total === 0 ? 100 : Math.floor((100 * covered.length) / total);
    const open = openCovered.length + openMissing.length;
    const notes = [complete ? '' : 'not declared complete', open ? `${open} open for later, ${openCovered.length} of them covered` : ''];
    const note = notes.filter(Boolean).join('; ');
    console.log(
      `  ${game.padEnd(width)}  ${String(covered.length).padStart(4)} / ${String(total).padEnd(4)}  ${String(share).padStart(3)} %  ${note}`.trimEnd(),
    );
  }
  for (const { game, missing, openMissing, unproved, crowded, unknown } of coverages) {
    list(`${game}: missing`, missing);
    list(`${game}: open`, openMissing);
    list(
      `${game}: named by a test, but not emitted by the engine`,
      unproved.map(
        ({ test, id, unseen }) =>
          `${id} in "${test}"${unseen.length === 1 && unseen[0] === id ? '' : ` (not emitted: ${unseen.join(', ')})`}`,
      ),
    );
    list(`${game}: tests naming more than three ids count for none`, crowded);
    list(`${game}: demanded by a ledger entry, but not in the ledger`, unknown);
  }
}

function asJson(coverages: readonly Coverage[]): string {
  return JSON.stringify(
    Object.fromEntries(
      coverages.map(({ game, covered, missing }) => [game, { covered: covered.length, total: covered.length + missing.length, missing }]),
    ),
  );
}

const flags = process.argv.slice(2);
const stranger = flags.find((flag) => !FLAGS.includes(flag));
if (stranger !== undefined) fail(`Unknown argument ${stranger}; allowed: ${FLAGS.join(', ')}.`, 2);

if (!flags.includes('--from-last-run')) runRulesRing();
if (!existsSync(recordsPath)) fail('No results of a test run: call npm run rules without --from-last-run.', 1);
const records: TestRecord[] = JSON.parse(readFileSync(recordsPath, 'utf8'));
const coverages = (await readLedgers()).map((ledger) => measure(ledger, records));
if (flags.includes('--json')) console.log(asJson(coverages));
else print(coverages);
for (const { game, missing } of coverages.filter((coverage) => !isAcceptable(coverage))) {
  process.stderr.write(`\n${game} is declared complete, yet its tests leave ${missing.length} ids of its ledger unproved.\n`);
}
process.exit(coverages.every(isAcceptable) ? 0 : 1);
