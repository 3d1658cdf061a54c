import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIPv6 } from 'node:net';
import { Problem } from '../problem.ts';

/** Networks that are not the public internet, by RFC 6890 and its successors. */
const PRIVATE: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const inside = new BlockList();
for (const [network, bits, family] of PRIVATE) inside.addSubnet(network, bits, family);

/** Whether an address is in a private network. An IPv4 address written as IPv6 is treated as IPv4. */
export function isPrivate(address: string): boolean {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return inside.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Names that only a local network knows. */
const LOCAL_NAME = /\.(local|internal|localhost|localdomain|lan|home|intranet|corp|private|svc|test|home\.arpa)$/i;

/** Refuses endpoints in our own network: clients name these addresses. The DNS result is checked again when sending. */
export function mustBePublic(endpoint: string): void {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const isName = url !== undefined && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(url.hostname) && !LOCAL_NAME.test(url.hostname);
  const isPlain = url !== undefined && url.username === '' && url.password === '' && url.port === '' && /^[\x21-\x7e]+$/.test(endpoint);
  if (url?.protocol !== 'https:' || !isName || !isPlain) {
    throw new Problem('bad-request', { detail: 'a push address is a public https address' });
  }
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** DNS lookup that refuses a name if any of its addresses is private, so that the connection goes to what was checked. */
export function publicLookup(name: string, options: LookupOptions, done: Found): void {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, []);
    const [first] = found;
    if (first === undefined || found.some(({ address }) => isPrivate(address)))
      return done(new Error(`${name} leads into a private network`), []);
    if (options.all === true) done(null, found);
    else done(null, first.address, first.family);
  });
}

/** Connects to public addresses only. */
export function publicAgent(): Agent {
  return new Agent({ keepAlive: false, lookup: publicLookup as never });
}
