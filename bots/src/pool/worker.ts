import { type BlockResult, playBlock } from '../arena/block.ts';
import { levelOf } from '../levels.ts';
import { type Answered, answerInTime, remarkInTime } from '../think.ts';
import type { BlockJob, ThinkJob } from './jobs.ts';
import { roomsFrom } from './rooms.ts';

/** Runs in a worker thread: loads the rooms before anybody waits for an answer. */
export async function wake(registry: string | undefined): Promise<void> {
  await roomsFrom(registry);
}

/** Runs in a worker thread: one answer of a bot. */
export async function answer(job: ThinkJob): Promise<Answered<unknown>> {
  const { roomOf } = await roomsFrom(job.registry);
  return answerInTime(roomOf(job.gameId), levelOf(job.level), job.view, job.seed, { budget: job.budget, said: job.said as never });
}

/** Runs in a worker thread: what a bot says that need not speak. */
export async function remark(job: ThinkJob): Promise<unknown> {
  const { roomOf } = await roomsFrom(job.registry);
  return remarkInTime(roomOf(job.gameId), levelOf(job.level), job.view, job.seed, { budget: job.budget, said: job.said as never });
}

/** Runs in a worker thread: one block of arena games. */
export async function block(job: BlockJob): Promise<BlockResult> {
  const { roomOf } = await roomsFrom(job.registry);
  return playBlock(roomOf(job.gameId), job.plan, job.block);
}
