/* A process that has loaded the tests of a game and runs them with one mutant or none, as mutate.mjs tells it. With
   __STRYKER_ACTIVE_MUTANT__ in its environment the mutant is active while modules are loaded. */
import { pathToFileURL } from 'node:url';

/** The instrumented sources read the active mutant from here, and count how often it was reached and by which test. */
const switches = {};
globalThis.__stryker__ = switches;
// Rules that run wild must not fill the parent's terminal.
console.log = () => {};

const { collected } = await import(pathToFileURL(process.argv[2]).href);

async function passes(index) {
  try {
    await collected[index].run();
    return true;
  } catch {
    return false;
  }
}

/** Every test without a mutant: its processor time, and how often it reaches which mutants. */
async function measure() {
  const tests = [];
  for (const [index, { title }] of collected.entries()) {
    switches.currentTestId = String(index);
    const begun = process.cpuUsage();
    const isGreen = await passes(index);
    const { user, system } = process.cpuUsage(begun);
    tests.push({ title, isGreen, ms: (user + system) / 1_000 });
  }
  switches.currentTestId = undefined;
  return { tests, coverage: switches.mutantCoverage ?? { static: {}, perTest: {} } };
}

/** The first of these tests that fails with the mutant; `isSpoilt` when it fails without it, too. */
async function attempt({ mutant, tests, limit }) {
  switches.activeMutant = mutant;
  switches.hitLimit = limit;
  for (const index of tests) {
    switches.hitCount = 0;
    if ((await passes(index)) && switches.hitCount <= limit) continue;
    const isEndless = switches.hitCount > limit;
    switches.activeMutant = undefined;
    return { killer: index, isEndless, isSpoilt: !(await passes(index)) };
  }
  switches.activeMutant = undefined;
  return {};
}

process.on('message', async ({ ask, ...rest }) => {
  process.send(ask === 'measure' ? await measure() : await attempt(rest));
});
process.send('ready');
