/**
 * The problem with a value, in parts so that it can be translated: where it is, the value as found, and what was
 * expected, as a key with arguments.
 */
export interface InputFault {
  readonly path: string;
  readonly found: string;
  readonly expected: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Input from outside that cannot be used. The message is one line, names the value and what is allowed. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly fault: InputFault | undefined;

  constructor(message: string, fault?: InputFault) {
    super(message);
    this.fault = fault;
  }
}
