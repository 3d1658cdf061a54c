// SHA-256 (FIPS 180-4) over bytes, in plain TypeScript: the kernel runs synchronously in Node and in browsers,
// where no common synchronous library call exists.

const K = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
  0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
  0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
  0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
  0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

const w = new Uint32Array(64);
const k = (i: number): number => K[i] as number;
const word = (i: number): number => w[i] as number;
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The eight 32-bit words of the SHA-256 digest of `bytes`. */
export function sha256Words(bytes: Uint8Array): Uint32Array {
  const state = new Uint32Array([0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]);
  const blocks = (bytes.length + 9 + 63) >> 6;
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  for (let i = 0; i < bytes.length; i++) padded.setUint8(i, bytes[i] as number);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 0x20000000));
  padded.setUint32(blocks * 64 - 4, bytes.length << 3);
  for (let block = 0; block < blocks; block++) compress(state, padded, block * 64);
  return state;
}

function compress(state: Uint32Array, data: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) w[i] = data.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = word(i - 15);
    const b = word(i - 2);
    w[i] = word(i - 16) + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + word(i - 7) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k(i) + word(i)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = (state[i] as number) + (sums[i] as number);
}

/** UTF-8 bytes of a text (the kernel has no TextEncoder: it assumes no platform). Half a surrogate pair becomes U+FFFD. */
export function utf8(text: string): Uint8Array {
  const escaped = unescapeUtf8(encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')));
  return Uint8Array.from(escaped, (char) => char.charCodeAt(0));
}

function unescapeUtf8(escaped: string): string {
  return escaped.replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** SHA-256 of a text as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return Array.from(sha256Words(utf8(text)), (value) => value.toString(16).padStart(8, '0')).join('');
}
