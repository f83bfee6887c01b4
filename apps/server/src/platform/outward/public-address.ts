import { lookup } from 'node:dns';
import { BlockList, type LookupFunction, isIP, isIPv4 } from 'node:net';

/** Whether a connection may be made to an address of a network. */
export type MayConnect = (address: string) => boolean;

/** What is not reached over the internet: this machine, private networks, those of one link, of tests, of many receivers. */
const NOT_PUBLIC = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');

/** Within the public addresses of IPv6: those that lead to an address of IPv4, and those of examples. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');

/** All public addresses of IPv6 lie in here. Written otherwise, such as `::ffff:127.0.0.1`, an address of IPv4 does not. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an address is one of the internet. */
export const isPublicAddress: MayConnect = (address) =>
  isIPv4(address)
    ? !NOT_PUBLIC.check(address, 'ipv4')
    : PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');

/** Whether an address is one of this machine. */
export const isLoopback: MayConnect = (address) =>
  isIPv4(address) ? LOOPBACK.check(address, 'ipv4') : address === '::1';

/** The address that the host of a URL is itself, however it was written: a URL keeps `0x7f.1` as `127.0.0.1`. */
export function literalOf({ hostname }: URL): string | undefined {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(bare) === 0 ? undefined : bare;
}

/** Looks a name up, and refuses it if one of its addresses may not be connected to. Addresses never come here: see `literalOf`. */
export const lookupFor =
  (mayConnect: MayConnect): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => mayConnect(address)))
        return callback(new Error(`${hostname} is not a public address`), '', 0);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
