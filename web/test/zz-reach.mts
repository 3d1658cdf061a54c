import { openBrowser } from './support/browser.ts';
import { catanTruth } from './support/catan-truth.ts';
import { reach, unreached } from './support/reach.ts';

const [mode, seed, seats, presses] = [
  process.argv[2],
  Number(process.argv[3]),
  Number(process.argv[4] ?? 3),
  Number(process.argv[5] ?? 2500),
];
const b = await openBrowser();
const fresh = b.newContext.bind(b);
b.newContext = (async (o: object) => {
  const c = await fresh(o);
  await c.addInitScript('window.__name = (f) => f');
  return c;
}) as never;
const placeless = ['roll', 'end', 'stop', 'pass', 'withdraw'];
const options = mode === 'ck' ? { mode: 'cities-and-knights' } : {};
const t = Date.now();
const r = await reach(b, 'http://localhost:5311', {
  game: 'catan',
  seats: ['me', ...Array(seats - 1).fill('random')],
  options,
  seed,
  placeless,
  presses,
  every: 25,
  truth: catanTruth,
});
console.log(
  JSON.stringify(
    {
      ms: Date.now() - t,
      over: r.over,
      decisions: r.decisions,
      onBoard: Object.fromEntries(r.onBoard),
      inBar: Object.fromEntries(r.inBar),
      came: Object.fromEntries(r.came),
      unreached: unreached(r, placeless),
      untrue: r.untrue.slice(0, 5),
      nUntrue: r.untrue.length,
      complaints: r.complaints.slice(0, 5),
    },
    null,
    1,
  ),
);
await b.close();
