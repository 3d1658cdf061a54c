// Worker threads do not inherit the loader that lets Node run TypeScript (Node 20): they register it themselves.
import { register } from 'tsx/esm/api';

register();
const worker = await import('./worker.ts');

export const wake = worker.wake;
export const answer = worker.answer;
export const remark = worker.remark;
export const block = worker.block;
