import { existsSync } from 'node:fs';

/** A stream that may be a terminal. */
type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean | undefined };
type Output = NodeJS.WritableStream & { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };

/** Everything that the command line uses besides files, so that tests can replace it. */
export interface Io {
  readonly in: Input;
  readonly out: Output;
  readonly err: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Default folder for files. */
  readonly folder: string;
  /** The folder of the built page, which the server shows; undefined where there is none. */
  readonly page?: string | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back when the process is told to stop (Ctrl-C, a closed window); returns how to stop listening. */
  onStop(handler: () => void): () => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The input and output of the running process. */
export function processIo(page: string): Io {
  // A reader that has seen enough (`| head`) closes the pipe: that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    in: process.stdin,
    out: process.stdout,
    err: process.stderr,
    env: process.env,
    folder: '.',
    page: existsSync(page) ? page : undefined,
    now: () => Date.now(),
    onStop: (handler) => {
      for (const signal of SIGNALS) process.on(signal, handler);
      return () => {
        for (const signal of SIGNALS) process.off(signal, handler);
      };
    },
  };
}
