import fc from 'fast-check';
import { expect } from 'vitest';
import { addressKey, hasAddressShape } from './addresses.ts';
import { type Network, NETWORKS } from './networks.ts';
import { listedToken } from './payee-address.ts';
import { readPayeeCode } from './payee-code.ts';

const hexDigit = fc.constantFrom(...Array.from('0123456789abcdefABCDEF'));
const base58Digit = fc.constantFrom(...Array.from('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'));
const written = (digit: fc.Arbitrary<string>, length: number): fc.Arbitrary<string> =>
  fc.array(digit, { minLength: length, maxLength: length }).map((digits) => digits.join(''));

const addresses: Readonly<Record<Network, fc.Arbitrary<string>>> = {
  BEP20: written(hexDigit, 40).map((digits) => `0x${digits}`),
  TRC20: written(base58Digit, 33).map((digits) => `T${digits}`),
};
const address = fc.oneof(addresses.BEP20, addresses.TRC20);
const contract = fc.oneof(...NETWORKS.map((network) => fc.constant(listedToken(network, undefined))));
const payee = fc.oneof(
  { weight: 4, arbitrary: address },
  contract,
  fc.constantFrom('', 'vitalik.eth', '0x', '0x0000000000000000000000000000000000000000', '%30x12'),
);
const oddText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u202e', '\u200b', '&', '=', '#'),
);

/** A parameter, most of them as wallets write them. */
const parameter = fc.oneof(
  { weight: 4, arbitrary: payee.map((of) => `address=${of}`) },
  fc.constantFrom('uint256=1e19', 'value=1', 'gas=21000', 'Address=0x', 'address', '%61ddress=0x1', 'data=0xa9059cbb'),
  oddText,
);

/** Codes that are nearly those of wallets: each part is right, wrong or missing. */
const code = fc
  .record({
    scheme: fc.constantFrom('ethereum:', 'tron:', 'ETHEREUM:', 'bitcoin:', 'https:', ''),
    prefix: fc.constantFrom('', '', '', 'pay-', '//'),
    target: fc.oneof(payee, contract),
    chain: fc.constantFrom('', '', '@56', '@1', '@', '@56@1', '@0x38'),
    call: fc.constantFrom('', '/transfer', '/transfer', '/approve', '/', '/transfer/transfer'),
    parameters: fc.array(parameter, { maxLength: 3 }),
    end: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, oddText),
  })
  .map(({ scheme, prefix, target, chain, call, parameters, end }) => {
    const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
    return `${scheme}${prefix}${target}${chain}${call}${query}${end}`;
  });

const texts = fc.oneof({ weight: 6, arbitrary: code }, address, payee, oddText);

/** How often an address stands in a text as a whole. */
const occurrences = (text: string, of: string): number => text.split(of).length - 1;

/**
 * Reads that many texts: nothing throws; what is taken is an address of the network, stands in the text letter by letter as the one receiver
 * of it, and is no token's contract. Taken again alone it is the same.
 */
export function readManyCodes(numRuns: number): void {
  let taken = 0;
  const holds = fc.property(fc.constantFrom(...NETWORKS), texts, (network, text) => {
    const read = readPayeeCode(network, text, undefined);
    if (read.fault !== undefined) return;
    taken += 1;
    const { address: found } = read;
    expect(hasAddressShape(network, found)).toBe(true);
    expect(occurrences(text, found)).toBeGreaterThan(0);
    expect(addressKey(network, found)).not.toBe(addressKey(network, listedToken(network, undefined)));
    expect(occurrences(text, 'address=')).toBeLessThanOrEqual(1);
    if (text.includes('/')) expect(text).toContain(`/transfer?`);
    if (text.includes('address=')) expect(text).toContain(`address=${found}`);
    expect(readPayeeCode(network, found, undefined)).toEqual({ address: found });
  });
  fc.assert(holds, { numRuns });
  // The texts are near enough to those of wallets for many of them to be taken.
  expect(taken).toBeGreaterThan(numRuns / 20);
}
