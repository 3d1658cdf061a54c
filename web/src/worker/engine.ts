/* The worker: one instance runs a table of this browser, answering as a server would and playing the bots; another gives advice. */
import { roomLoader } from '@ludoteca/games/lazy';
import { isRefusal, type SavedEntry } from '@ludoteca/kernel';
import type { AdviceReply, AdviceRequest } from './advice-request.ts';
import { LocalTable } from './local-table.ts';
import type { FromWorker, ToWorker } from './messages.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const post = (message: FromWorker): void => scope.postMessage(message);

let table: LocalTable | undefined;
let pace = 400;
let timer: ReturnType<typeof setTimeout> | undefined;

scope.onmessage = ({ data }: MessageEvent<ToWorker | AdviceRequest>) => {
  void ('advice' in data ? advise(data) : receive(data)).catch((error: unknown) =>
    post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
};

/** Loads the adviser on demand; a worker that runs a table never loads it. */
async function advise(request: AdviceRequest): Promise<void> {
  const tell = (told: AdviceReply): void => scope.postMessage(told);
  const { adviceFor } = await import('./adviser.ts');
  tell({ kind: 'result', result: await adviceFor(request, tell) });
}

async function receive(message: ToWorker): Promise<void> {
  if (message.kind === 'pace') pace = message.ms;
  else if (message.kind === 'open') await open(message);
  else if (table !== undefined) {
    const { id } = message;
    const result = message.kind === 'undo' ? table.undo(message.seat) : table.answer(message.seat, message.decision, message.move);
    if (isRefusal(result)) return post({ kind: 'verdict', id, verdict: { ok: false, rule: result.refused } });
    // The page shows the new position before it takes another answer, so nobody answers the old question twice.
    show(table, result);
    post({ kind: 'verdict', id, verdict: { ok: true } });
  }
}

async function open({ beginning, sitters, practice }: Extract<ToWorker, { kind: 'open' }>): Promise<void> {
  const game = beginning.kind === 'new' ? beginning.game : beginning.saved.game;
  const load = roomLoader(game);
  if (load === undefined) throw new Error(`no game ${game}`);
  table = new LocalTable(await load(), beginning, sitters, practice);
  post({ kind: 'opened', saved: table.saved, ...table.present });
  awaitBot();
}

function show(played: LocalTable, entry: SavedEntry): void {
  post({ kind: 'played', entry, ...played.present });
  awaitBot();
}

/** A short pause: a person can still take the last answer back, and can follow the bots. */
function awaitBot(): void {
  clearTimeout(timer);
  timer = setTimeout(letBotPlay, pace);
}

function letBotPlay(): void {
  const seat = table?.nextBot();
  if (table === undefined || seat === undefined) return;
  try {
    show(table, table.playBot(seat));
  } catch (error) {
    post({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}
