import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { type Answered, answerOrFallback, remarkOrSilence } from '../answer.ts';
import { type BlockResult, playBlock } from '../arena/block.ts';
import { levelOf } from '../levels.ts';
import { Memory } from '../search/memory.ts';
import type { BlockJob, ThinkJob } from './jobs.ts';
import { roomsFrom } from './rooms.ts';

/** Nice value of the bots' threads: pages and acknowledgements go first. */
const NICENESS = 10;
// Where thread priorities do not exist or may not be changed, bots run at normal priority.
if (!isMainThread && process.platform === 'linux') {
  try {
    setPriority(0, NICENESS);
  } catch {}
}

/** Maximum number of memories in one thread; the least recently used is dropped first. */
const SEATS = 24;
const memories = new Map<string, Memory>();

function memoryOf(name: string | undefined): Memory | undefined {
  if (name === undefined) return undefined;
  const memory = memories.get(name) ?? new Memory();
  memories.delete(name);
  memories.set(name, memory);
  const [oldest] = memories.keys();
  if (memories.size > SEATS && oldest !== undefined) memories.delete(oldest);
  return memory;
}

/** Runs in a worker thread: loads the rooms before anybody waits for an answer. */
export async function wake(registry: string | undefined): Promise<void> {
  await roomsFrom(registry);
}

/** Runs in a worker thread: one answer of a bot. */
export async function answer(job: ThinkJob): Promise<Answered<unknown>> {
  const { roomOf } = await roomsFrom(job.registry);
  return answerOrFallback(await roomOf(job.gameId), levelOf(job.level), job.view, job.seed, {
    budget: job.budget,
    pastOffers: job.pastOffers,
    memory: memoryOf(job.memory),
  });
}

/** Runs in a worker thread: an optional answer of a bot. */
export async function remark(job: ThinkJob): Promise<unknown> {
  const { roomOf } = await roomsFrom(job.registry);
  return remarkOrSilence(await roomOf(job.gameId), levelOf(job.level), job.view, job.seed, {
    budget: job.budget,
    pastOffers: job.pastOffers,
  });
}

/** Runs in a worker thread: one block of arena games. */
export async function block(job: BlockJob): Promise<BlockResult> {
  const { roomOf } = await roomsFrom(job.registry);
  return playBlock(await roomOf(job.gameId), job.plan, job.block);
}
