import { lookup } from 'node:dns';
import { type LookupFunction, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether a connection may be made to an address of a network. */
export type MayConnect = (address: string) => boolean;

/** All public addresses of IPv6 lie in here. One of IPv4 that is written as one of IPv6, such as `::127.0.0.1`, does not. */
const PUBLIC_V6 = ipaddr.parseCIDR('2000::/3');

/** Whether an address is one of the internet: not of this machine, a private network, one link, tests or many receivers. */
export const isPublicAddress: MayConnect = (address) => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(PUBLIC_V6));
};

/** Whether an address is one of this machine. */
export const isLoopback: MayConnect = (address) =>
  ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';

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
