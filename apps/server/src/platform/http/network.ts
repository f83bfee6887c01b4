import { isIPv6 } from 'node:net';

const GROUPS = 8;
const OF_NETWORK = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * The network by which a caller is counted. An IPv6 caller owns 64 bits of addresses, which count as one network; an
 * IPv4 address counts by itself.
 */
export function networkOf(address: string): string {
  // Most callers use IPv4, whose addresses need no parsing.
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
