import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../problem.ts';

const SHORTEST = 8;
const LONGEST = 200;

/** The argon2id hash of a password, computed away from the event loop. */
export function hashPassword(password: string): Promise<string> {
  const length = [...password].length;
  if (length < SHORTEST || length > LONGEST) throw new Problem('bad-password', { detail: `${SHORTEST} to ${LONGEST} characters expected` });
  return hash(password.normalize('NFKC'));
}

// An unknown name takes as long to refuse as a wrong password, so that names cannot be found by timing.
const nobody = hash('nobody has this password');

export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password.slice(0, LONGEST).normalize('NFKC'));
  return right && typeof stored === 'string';
}
