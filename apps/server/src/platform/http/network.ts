import { isIPv6 } from 'node:net';

const GROUPS = 8;
const OF_NETWORK = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * The network that a caller is counted by. An IPv6 caller has 64 bits of addresses to itself, which are one network; any
 * other address is one.
 */
export function networkOf(address: string): string {
  // Most callers are of IPv4, of which nothing has to be looked at.
  if (!address.includes(':')) return address;
  const plain = address.split('%')[0] ?? '';
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain) || plain === '::1') return mapped ?? plain;
  const [head = '', tail] = plain.split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const gap = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const all = [...first, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...last];
  const network = all.slice(0, OF_NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
