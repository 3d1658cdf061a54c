/** Why nothing can be stored, in public terms. */
export type Failure = 'disk-full' | 'unreachable' | 'damaged' | 'failing';

/** A full disk, a lost connection and damaged pages have their codes and words in each database; everything else is simply failing. */
export function failureOf(error: unknown): Failure {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  const [said, words] = [String(code ?? ''), String(message ?? '')];
  if (/SQLITE_FULL|ENOSPC|53100/.test(said) || /disk is full|no space left/i.test(words)) return 'disk-full';
  if (/SQLITE_(CORRUPT|NOTADB)|XX00[12]/.test(said) || /malformed|not a database/i.test(words)) return 'damaged';
  const isGone = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|57P|08|53300)/.test(said);
  return isGone || /^(connection terminated|client has encountered|query read timeout|timeout exceeded)/i.test(words)
    ? 'unreachable'
    : 'failing';
}
