/**
 * What is wrong with a value, in parts, so that it can be said in other languages than the message's: where it is, the
 * value as found, and what was expected, by a name with its numbers.
 */
export interface InputFault {
  readonly path: string;
  readonly found: string;
  readonly expected: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** Something given from outside cannot be used. The message is one line, names the value and what is allowed. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly fault: InputFault | undefined;

  constructor(message: string, fault?: InputFault) {
    super(message);
    this.fault = fault;
  }
}
