import { type ChildProcess, spawn } from 'node:child_process';
import type { FromProgram, ToProgram } from './messages.ts';

/** Maximum length of a line, and number of lines that may come unasked. */
const LONGEST_LINE = 1_000_000;
const UNASKED = 20;
/** Characters of its error output that are kept. */
const ERROR_OUTPUT = 400;
/** Milliseconds between the end of its input and its forced end. */
const EXIT_TIME = 500;

/** Why a program was stopped. */
export class ProtocolError extends Error {}

/** The question that waits for an answer. */
interface Waiting {
  readonly id: number;
  resolve(answer: FromProgram): void;
  reject(error: ProtocolError): void;
}

/**
 * Another program at the end of two pipes. It is asked one thing at a time. Every fault (it exits, writes
 * something that is no answer, is late, does not stop writing) is a `ProtocolError`; after that it is dead and stays so.
 */
export class Program {
  private readonly child: ChildProcess;
  private waiting: Waiting | undefined;
  private failure: ProtocolError | undefined;
  private half = '';
  private unasked = 0;
  private errorOutput = '';

  constructor(command: string) {
    // A group of its own, so that what the shell has started ends with it.
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], detached: process.platform !== 'win32' });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.errorOutput = (this.errorOutput + text).slice(-ERROR_OUTPUT);
    });
    // Writing to a program that has exited is not our error: its exit is reported separately.
    this.child.stdin?.on('error', () => undefined);
    this.child.on('error', (error) => this.fail(`could not be started (${error.message})`));
    this.child.on('close', (code, signal) => this.fail(`ended (${signal ?? `code ${code}`})${this.lastWords()}`));
    this.tell({ type: 'hello', protocol: 1, house: 'ludoteca' });
  }

  /** Whether it can still be asked. */
  get alive(): boolean {
    return this.failure === undefined;
  }

  tell(message: ToProgram): void {
    if (this.alive) this.child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** Asks, and waits no longer than this for the answer. */
  ask(question: Extract<ToProgram, { type: 'question' }>, milliseconds: number): Promise<FromProgram> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail(`gave no answer in ${milliseconds} ms`), milliseconds);
      const done = (): void => {
        clearTimeout(timer);
        this.waiting = undefined;
      };
      this.waiting = {
        id: question.id,
        resolve: (answer) => {
          done();
          resolve(answer);
        },
        reject: (error) => {
          done();
          reject(error);
        },
      };
      this.unasked = 0;
      this.tell(question);
    });
  }

  /** Stops it for a reason of the caller's. */
  fail(reason: string): void {
    if (this.failure !== undefined) return;
    this.tell({ type: 'lost', reason });
    this.failure = new ProtocolError(reason);
    this.kill();
    this.waiting?.reject(this.failure);
  }

  /** Closes its input, and kills it a moment later if it does not exit by itself. */
  close(): void {
    if (this.failure !== undefined) return;
    this.failure = new ProtocolError('was sent home');
    this.child.stdin?.end();
    const timer = setTimeout(() => this.kill(), EXIT_TIME);
    this.child.on('close', () => clearTimeout(timer));
  }

  private hear(text: string): void {
    if (!this.alive) return;
    const lines = (this.half + text).split('\n');
    this.half = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '' && this.alive) this.take(line);
    if (this.half.length > LONGEST_LINE) this.fail(`wrote a line of more than ${LONGEST_LINE} characters`);
  }

  private take(line: string): void {
    const { waiting } = this;
    if (waiting === undefined) {
      if (++this.unasked > UNASKED) this.fail('talks without being asked');
      return;
    }
    const answer = answerIn(line);
    if (answer === undefined) this.fail(`wrote what is no answer: ${line.slice(0, 80)}`);
    else if (answer.id !== waiting.id) this.fail(`answered question ${answer.id} instead of ${waiting.id}`);
    else waiting.resolve(answer);
  }

  private kill(): void {
    const { pid } = this.child;
    try {
      if (pid !== undefined && process.platform !== 'win32') process.kill(-pid, 'SIGKILL');
      else this.child.kill('SIGKILL');
    } catch {
      // It has exited already.
    }
  }

  private lastWords(): string {
    const line = this.errorOutput.trim().split('\n').at(-1) ?? '';
    return line === '' ? '' : `: ${line}`;
  }
}

function answerIn(line: string): FromProgram | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null) return undefined;
    const { type, id, move } = value as Partial<Record<keyof FromProgram, unknown>>;
    const isMove = typeof move === 'string' || typeof move === 'object';
    return type === 'answer' && typeof id === 'number' && isMove ? { type, id, move } : undefined;
  } catch {
    return undefined;
  }
}
