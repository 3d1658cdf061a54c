import { BadInput } from '@ludoteca/kernel';
import type { Settings } from '@ludoteca/server';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { serverSay } from '../server-say.ts';

/** `ludoteca serve`: the table server, until it is told to stop. */
export function serveCommand(command: Command, desk: Desk): void {
  command.action(() => serve(desk));
}

async function serve(desk: Desk): Promise<void> {
  const stopping = untilStopped(desk);
  try {
    // Loaded only here: no other command should wait for it.
    const { startServer } = await import('@ludoteca/server');
    const settings = await settingsOf(desk);
    const rooms = await desk.rooms();
    const server = await usable(() =>
      startServer(settings, { rooms, webDir: desk.io.page }).catch((error) => explained(desk, settings, error)),
    );
    desk.print(desk.paint.bold(serverSay(desk, 'serve.up', { address: server.address })));
    desk.print(desk.paint.dim(serverSay(desk, 'serve.stop')));
    await stopping.told;
    desk.complain(serverSay(desk, 'serve.stopping'));
    await server.close();
  } finally {
    stopping.forget();
  }
}

/** Milliseconds within which a repeated signal is an echo: npm and the terminal each pass the same one on. */
const ECHO_MS = 1_000;

/** Resolves when the process is told to stop; a server that is still starting shuts down gracefully too. A later second signal ends it at once. */
function untilStopped(desk: Desk): { readonly told: Promise<void>; forget(): void } {
  let forget = (): void => undefined;
  const told = new Promise<void>((done) => {
    forget = desk.io.onStop(() => {
      done();
      setTimeout(forget, ECHO_MS).unref();
    });
  });
  return { told, forget };
}

/** A port or address that cannot be used, with what to do about it. */
function explained(desk: Desk, { port, host }: Settings, error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') throw new BadInput(serverSay(desk, 'serve.portUsed', { port: String(port), other: String(port + 1) }));
  if (code === 'EACCES') throw new BadInput(serverSay(desk, 'serve.portForbidden', { port: String(port) }));
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new BadInput(serverSay(desk, 'serve.noHost', { host }));
  throw error;
}

/** The settings from the environment; errors in them are errors of input. */
export function settingsOf(desk: Desk): Promise<Settings> {
  return usable(async () => {
    const { readSettings } = await import('@ludoteca/server');
    return readSettings(desk.io.env);
  });
}

/** Turns errors that the operator can mend into one line. */
export async function usable<V>(work: () => Promise<V>): Promise<V> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const isOperators =
      error instanceof Error && (['StoreRefusal', 'RangeError', 'Problem'].includes(error.name) || /^E[A-Z]+$/.test(code));
    if (isOperators) throw new BadInput(error.message);
    throw error;
  }
}
