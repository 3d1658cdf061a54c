/* npm run mutate -- GAME [PART…]: changes the game's rules in small ways and counts how many changes its tests notice. With
   PARTs only files whose path contains one of them are changed. MUTATE_SAMPLE=4 tries every fourth function, MUTATE_RECORDED=no leaves
   the recorded games out, which take most of the time.

   The changes are those of Stryker. Stryker itself starts the test run again for each; here
   one process loads all tests with all changes once and switches them on one at a time. What acts while modules are loaded
   is tried in a process of its own, and so is at last what the quick tests did not notice, with the slow ones as well, since
   modules may keep what they once worked out. */
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
/** A test that takes longer is run only for the mutants that no other test notices. */
const SLOW_MS = 150;
/** Number of mutants between two lines of progress. */
const NEWS_EVERY = 100;

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

  /** Processes that have not been ended. */
  static running = new Set();

  constructor(child) {
    this.child = child;
    Runner.running.add(this);
  }

  /** The next message of the process; undefined when it ends or is silent for too long. */
  async answer(ms) {
    const begun = this.worked();
    return new Promise((done) => {
      const finish = (value) => {
        clearTimeout(timer);
        this.child.removeAllListeners();
        if (value === undefined) this.stop();
        done(value);
      };
      // On a busy machine a process waits more than it works: only its processor time counts.
      const look = () => {
        const left = ms - (this.worked() - begun);
        if (left <= 0) finish(undefined);
        else timer = setTimeout(look, left);
      };
      let timer = setTimeout(look, ms);
      this.child.once('message', finish);
      this.child.once('exit', () => finish(undefined));
    });
  }

  async ask(question, ms) {
    this.child.send(question);
    return this.answer(ms);
  }

  /** Milliseconds of processor time, or of wall time where the system does not tell. */
  worked() {
    const stat = `/proc/${this.child.pid}/stat`;
    if (!existsSync('/proc/self/stat')) return performance.now();
    if (!existsSync(stat)) return Number.POSITIVE_INFINITY;
    const fields = readFileSync(stat, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }

  stop() {
    this.child.kill('SIGKILL');
    Runner.running.delete(this);
  }
}

/** Unit of processor time on Linux. */
const TICK_MS = 10;

/** Tests that reach the mutant: first those that noticed others of its file, then the quickest; all of them if it acts while modules are loaded. */
function planFor(mutant, { tests, coverage }, killers, longest) {
  const isStatic = mutant.id in coverage.static;
  const reaches = (index) => isStatic || mutant.id in (coverage.perTest[index] ?? {});
  const indices = [...tests.keys()].filter((index) => tests[index].ms <= longest && reaches(index));
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

/** Tries mutants one after the other, in one process for as long as its state is clean. */
class Judge {
  constructor(bundle, measured) {
    this.bundle = bundle;
    this.measured = measured;
    /** The tests that noticed mutants of each file, the latest last. */
    this.killers = new Map();
  }

  /** The verdict of the quick tests. */
  async verdict(mutant) {
    const killers = this.killersOf(mutant);
    const { isStatic, question, patience } = planFor(mutant, this.measured, killers, SLOW_MS);
    if (isStatic) return this.alone(mutant, question, patience, killers);
    if (question.tests.length === 0) return { status: 'Survived' };
    this.runner ??= await Runner.start(this.bundle);
    const result = await this.runner.ask(question, patience);
    if (result === undefined || result.isSpoilt) this.stop();
    if (result === undefined || result.isEndless) return { status: 'Timeout' };
    if (result.isSpoilt) return this.alone(mutant, question, patience, killers);
    return result.killer === undefined ? { status: 'Survived' } : this.killed(result, killers);
  }

  /** The verdict of all tests, in a process of its own. */
  async lastVerdict(mutant) {
    const killers = this.killersOf(mutant);
    const { question, patience } = planFor(mutant, this.measured, killers, Number.POSITIVE_INFINITY);
    return question.tests.length === 0 ? { status: 'NoCoverage' } : this.alone(mutant, question, patience, killers);
  }

  killersOf({ fileName }) {
    const killers = this.killers.get(fileName) ?? [];
    this.killers.set(fileName, killers);
    return killers;
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

// Shuffled, so that a run that is broken off has measured a sample of the whole.
const queue = mutants.toSorted((a, b) => scattered(Number(a.id)) - scattered(Number(b.id)));
const verdicts = new Map();
/** Mutants that no quick test noticed. */
const doubtful = [];
function note(mutant, verdict) {
  verdicts.set(mutant.id, {
    ...verdict,
    file: mutant.fileName,
    place: placeOf(mutant),
    mutator: mutant.mutatorName,
    replacement: mutant.replacement,
  });
}
async function tryQuickly(judge) {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const verdict = await judge.verdict(mutant);
    note(mutant, verdict);
    if (verdict.status === 'Survived') doubtful.push(mutant);
    if (verdicts.size % NEWS_EVERY === 0) console.log(`${verdicts.size} tried with the quick tests, ${doubtful.length} not noticed`);
  }
}
async function tryFully(judge) {
  for (let mutant = doubtful.shift(); mutant !== undefined; mutant = doubtful.shift()) {
    const verdict = await judge.lastVerdict(mutant);
    note(mutant, verdict);
    if (verdict.status === 'Survived' || verdict.status === 'NoCoverage') console.log(sentenceOn(mutant, verdict));
  }
}
function sentenceOn(mutant, { status }) {
  return `${status} ${placeOf(mutant)} ${mutant.mutatorName}: ${mutant.replacement.replaceAll(/\s+/g, ' ').slice(0, 150)}`;
}
async function work(judge, step) {
  await step(judge);
  judge.stop();
}
function report() {
  const all = [...verdicts.values()];
  for (const file of [...new Set(all.map((verdict) => verdict.file))].sort()) {
    console.log(`${file}: ${summaryOf(all.filter((verdict) => verdict.file === file))}`);
  }
  for (const mutant of doubtful) console.log(`Not tried with the slow tests: ${sentenceOn(mutant, { status: 'Survived' })}`);
  const part = all.length < mutants.length ? `, the first ${all.length} of ${mutants.length}` : '';
  console.log(`${game}, one function in ${share}${part}: ${summaryOf(all)}`);
  mkdirSync(join(root, 'reports/mutation'), { recursive: true });
  writeFileSync(join(root, `reports/mutation/${game}.json`), JSON.stringify(all, undefined, 1));
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    report();
    for (const runner of Runner.running) runner.stop();
    rmSync(bundle, { force: true });
    process.exit(1);
  });
}
const judges = Array.from({ length: WORKERS }, () => new Judge(bundle, measured));
for (const step of [tryQuickly, tryFully]) await Promise.all(judges.map((judge) => work(judge, step)));
rmSync(bundle);
report();
