/** Something given from outside cannot be used. The message is one line, names the value and what is allowed. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
