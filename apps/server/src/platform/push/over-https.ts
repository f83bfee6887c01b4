import { lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, type LookupFunction, isIPv6 } from 'node:net';
import type { PushTransport } from './push.ts';

const WITHIN_MS = 5_000;

/** Networks that no push service is in: this machine, private ones, and those of one link. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/** Looks a name up and refuses it if it leads into a private network. */
const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const isPrivate = addresses.some(({ address }) => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'));
    const [first] = addresses;
    if (isPrivate || !first) return callback(new Error(`${hostname} is not a public address`), '', 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });

/** Posts to a push service. */
export const overHttps: PushTransport = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const posted = request(endpoint, { method: 'POST', headers, lookup: publicLookup, signal }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    posted.on('error', reject);
    posted.end(body);
  });
