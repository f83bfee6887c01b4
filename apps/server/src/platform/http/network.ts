import ipaddr from 'ipaddr.js';

const OF_CALLER = 64;

/**
 * The network by which a caller is counted. An IPv6 caller owns 64 bits of addresses, which count as one network; an
 * IPv4 address counts by itself.
 */
export function networkOf(address: string): string {
  // Most callers use IPv4, whose addresses need no parsing.
  if (!address.includes(':') || !ipaddr.isValid(address)) return address;
  const caller = ipaddr.process(address);
  if (caller.kind() === 'ipv4' || caller.range() === 'loopback') return caller.toString();
  const [plain = ''] = address.split('%');
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${OF_CALLER}`).toString()}/${OF_CALLER}`;
}
