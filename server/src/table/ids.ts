import { randomBytes } from 'node:crypto';

/** 128 bits, unguessable, fit for addresses. */
export function newSecretWord(): string {
  return randomBytes(16).toString('base64url');
}

/** 96 bits: a name for something, short enough for an address. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** 256 bits as hexadecimal digits: part of a seed. */
export function newSeedPart(): string {
  return randomBytes(32).toString('hex');
}
