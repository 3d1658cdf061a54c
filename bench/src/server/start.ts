import { startHost } from './host.ts';

const STARTS = 5;

/** Milliseconds from the start of the server's process to its first healthy answer: the median of several starts. */
export async function startToHealthy(): Promise<number> {
  // The first one may have to compile.
  await (await startHost()).stop();
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const begun = performance.now();
    const host = await startHost();
    const { status } = await fetch(`${host.address}/healthz`);
    times.push(performance.now() - begun);
    await host.stop();
    if (status !== 200) throw new Error(`/healthz answered ${status}`);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(STARTS / 2)] ?? Number.NaN;
}
