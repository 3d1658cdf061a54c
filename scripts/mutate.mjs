/* npm run mutate -- GAME [PART…]: changes the game's rules in small ways and counts how many changes its tests notice. With
   PARTs only files whose path contains one of them are changed. MUTATE_SAMPLE=4 tries every fourth function.

   The changes are those of Stryker. Stryker itself starts the test run again for each; here
   one process loads all tests with all changes once and switches them on one at a time. What it does not notice, and what
   acts while modules are loaded, is tried again in a process of its own, since modules may keep what they once worked out. */
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './ensure-installed.mjs';

const games = readdirSync(join(root, 'games')).filter((game) => existsSync(join(root, 'games', game, 'src/rules')));
const [game, ...parts] = process.argv.slice(2);
const share = Number(process.env.MUTATE_SAMPLE ?? 1);
/** Processes at the same time. */
const WORKERS = Number(process.env.MUTATE_WORKERS ?? 1);
/** A mutant may take this many times as long as the rules do, and be reached this many times as often. */
const PATIENCE = 8;
const REPEATS = 100;
const GRACE_MS = 4_000;

if (game === undefined || !games.includes(game)) {
  const problem = game === undefined ? 'Which game?' : `Unknown game ${game};`;
  console.error(`${problem} allowed: ${games.join(', ') || 'none yet'}.`);
  process.exit(2);
}

await ensureInstalled();
const { bundled, instrumented, ruleFiles } = await import('./mutate/instrument.mjs');
const { scattered } = await import('./mutate/sample.mjs');

/** A process that runs tests; it is ended when it does not answer in time. */
class Runner {
  static async start(bundle, mutant) {
    const env = { ...process.env, MUTATED_GAME: game, ...(mutant === undefined ? {} : { __STRYKER_ACTIVE_MUTANT__: mutant }) };
    const runner = new Runner(
      fork(join(root, 'scripts/mutate/runner.mjs'), [bundle], { env, cwd: root, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
    );
    return (await runner.answer(60_000)) === 'ready' ? runner : undefined;
  }

  constructor(child) {
    this.child = child;
  }

  /** What the process says next; undefined when it ends or says nothing for so long. */
  async answer(ms) {
    return new Promise((done) => {
      const finish = (value) => {
        clearTimeout(timer);
        this.child.removeAllListeners();
        if (value === undefined) this.stop();
        done(value);
      };
      const timer = setTimeout(() => finish(undefined), ms);
      this.child.once('message', finish);
      this.child.once('exit', () => finish(undefined));
    });
  }

  async ask(question, ms) {
    this.child.send(question);
    return this.answer(ms);
  }

  stop() {
    this.child.kill('SIGKILL');
  }
}

/** Tests that reach the mutant, first those that noticed others of its file, then the quickest; all of them if it acts while modules are loaded. */
function planFor(mutant, { tests, coverage }, killers) {
  const isStatic = mutant.id in coverage.static;
  const indices = [...tests.keys()].filter((index) => isStatic || mutant.id in (coverage.perTest[index] ?? {}));
  const hits = Math.max(0, ...indices.map((index) => coverage.perTest[index]?.[mutant.id] ?? 0));
  const ms = indices.reduce((all, index) => all + tests[index].ms, 0);
  const rank = (index) => killers.lastIndexOf(index);
  const inOrder = indices.sort((a, b) => rank(b) - rank(a) || tests[a].ms - tests[b].ms);
  return {
    isStatic,
    question: { ask: 'attempt', mutant: mutant.id, tests: inOrder, limit: (hits + 10) * REPEATS },
    patience: ms * PATIENCE + GRACE_MS,
  };
}

/** Tries mutants one after the other, in one process as long as it stays as it was. */
class Judge {
  constructor(bundle, measured) {
    this.bundle = bundle;
    this.measured = measured;
    /** The tests that noticed mutants of each file, the latest last. */
    this.killers = new Map();
  }

  async verdict(mutant) {
    const killers = this.killers.get(mutant.fileName) ?? [];
    this.killers.set(mutant.fileName, killers);
    const { isStatic, question, patience } = planFor(mutant, this.measured, killers);
    if (question.tests.length === 0) return { status: 'NoCoverage' };
    if (!isStatic) {
      this.runner ??= await Runner.start(this.bundle);
      const result = await this.runner.ask(question, patience);
      if (result === undefined || result.isSpoilt) this.stop();
      if (result === undefined) return { status: 'Timeout' };
      if (result.isEndless) return { status: 'Timeout' };
      if (result.killer !== undefined && !result.isSpoilt) return this.killed(result, killers);
    }
    return this.alone(mutant, question, patience, killers);
  }

  async alone(mutant, question, patience, killers) {
    const runner = await Runner.start(this.bundle, mutant.id);
    if (runner === undefined) return { status: 'Killed', killer: 'cannot be loaded' };
    const result = await runner.ask(question, patience);
    runner.stop();
    if (result === undefined) return { status: 'Timeout' };
    return result.killer === undefined ? { status: 'Survived' } : this.killed(result, killers);
  }

  killed({ killer }, killers) {
    killers.push(killer);
    return { status: 'Killed', killer: this.measured.tests[killer].title };
  }

  stop() {
    this.runner?.stop();
    this.runner = undefined;
  }
}

function placeOf({ fileName, location }) {
  return `${fileName}:${location.start.line + 1}:${location.start.column + 1}`;
}

function summaryOf(verdicts) {
  const count = (status) => verdicts.filter((verdict) => verdict.status === status).length;
  const noticed = count('Killed') + count('Timeout');
  const score = verdicts.length === 0 ? 100 : (100 * noticed) / verdicts.length;
  return `${verdicts.length} mutants: ${noticed} noticed (${count('Timeout')} by time), ${count('Survived')} survived, ${count('NoCoverage')} never reached; score ${score.toFixed(1)} %`;
}

const { mutants, sources } = await instrumented(ruleFiles(game, parts), share);
const bundle = await bundled(game, sources);
const first = await Runner.start(bundle);
const measured = await first?.ask({ ask: 'measure' }, 600_000);
first?.stop();
if (measured === undefined) throw new Error('the tests cannot be loaded or do not end');
const red = measured.tests.filter(({ isGreen }) => !isGreen);
if (red.length > 0) throw new Error(`red without any change:\n${red.map(({ title }) => title).join('\n')}`);
console.log(`${mutants.length} mutants, ${measured.tests.length} tests`);

const verdicts = [];
// Mixed, so that a run that is broken off has measured a sample of the whole.
const queue = mutants.toSorted((a, b) => scattered(Number(a.id)) - scattered(Number(b.id)));
async function work() {
  const judge = new Judge(bundle, measured);
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const verdict = await judge.verdict(mutant);
    verdicts.push({
      ...verdict,
      file: mutant.fileName,
      place: placeOf(mutant),
      mutator: mutant.mutatorName,
      replacement: mutant.replacement,
    });
    if (verdict.status === 'Survived' || verdict.status === 'NoCoverage') {
      console.log(
        `${verdict.status} ${placeOf(mutant)} ${mutant.mutatorName}: ${mutant.replacement.replaceAll(/\s+/g, ' ').slice(0, 150)}`,
      );
    }
  }
  judge.stop();
}
function report() {
  for (const file of [...new Set(verdicts.map((verdict) => verdict.file))].sort()) {
    console.log(`${file}: ${summaryOf(verdicts.filter((verdict) => verdict.file === file))}`);
  }
  const part = verdicts.length < mutants.length ? `, the first ${verdicts.length} of ${mutants.length}` : '';
  console.log(`${game}, one function in ${share}${part}: ${summaryOf(verdicts)}`);
  mkdirSync(join(root, 'reports/mutation'), { recursive: true });
  writeFileSync(join(root, `reports/mutation/${game}.json`), JSON.stringify(verdicts, undefined, 1));
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    report();
    rmSync(bundle, { force: true });
    process.exit(1);
  });
}
await Promise.all(Array.from({ length: WORKERS }, work));
rmSync(bundle);
report();
