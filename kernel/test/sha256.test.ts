import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../src/index.ts';

// The vectors of FIPS 180-4 and of NIST's example values.
const VECTORS = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const;

test('digests agree with the published vectors', () => {
  for (const [text, digest] of VECTORS) expect(sha256(text)).toBe(digest);
});

test('digests agree with Node at every length around a block, and for every kind of character', () => {
  const reference = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
  for (let length = 50; length < 140; length++) expect(sha256('x'.repeat(length))).toBe(reference('x'.repeat(length)));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      expect(sha256(text)).toBe(reference(text));
    }),
  );
});
