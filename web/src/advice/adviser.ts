import type { AdviceReply, AdviceRequest, AdviceResults } from '../worker/advice-request.ts';

/** Advice being computed. After `cancel` nothing more is reported. */
export interface Advising<R> {
  readonly answer: Promise<R>;
  cancel(): void;
}

/** Milliseconds that an idle worker is kept: the next question often follows soon. */
const KEPT_MS = 60_000;
let idle: { readonly worker: Worker; readonly timer: ReturnType<typeof setTimeout> } | undefined;

function hire(): Worker {
  const rested = idle;
  idle = undefined;
  if (rested === undefined) return new Worker(new URL('../worker/engine.ts', import.meta.url), { type: 'module' });
  clearTimeout(rested.timer);
  return rested.worker;
}

function rest(worker: Worker): void {
  idle?.worker.terminate();
  clearTimeout(idle?.timer);
  const timer = setTimeout(() => {
    if (idle?.worker === worker) idle = undefined;
    worker.terminate();
  }, KEPT_MS);
  idle = { worker, timer };
}

/** Asks for advice in a separate worker, so that neither the page nor the table waits for it. */
export function advise<W extends AdviceRequest>(
  request: W,
  onProgress?: (done: number, of: number) => void,
): Advising<AdviceResults[W['advice']]> {
  const worker = hire();
  let isDone = false;
  const answer = new Promise<AdviceResults[W['advice']]>((resolve, reject) => {
    worker.onerror = () => {
      isDone = true;
      worker.terminate();
      reject(new Error('the worker failed'));
    };
    worker.onmessage = ({ data }: MessageEvent<AdviceReply>) => {
      if (data.kind === 'progress') return onProgress?.(data.done, data.of);
      isDone = true;
      rest(worker);
      if (data.kind === 'failed') reject(new Error(data.reason));
      else resolve(data.result as AdviceResults[W['advice']]);
    };
  });
  worker.postMessage(request);
  return {
    answer,
    cancel: () => {
      if (!isDone) worker.terminate();
    },
  };
}
