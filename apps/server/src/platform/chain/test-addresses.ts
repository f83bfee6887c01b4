import { addressDigits, addressKey, addressOfDigits, checkAddress } from '@greenhall/domain/chain/addresses';
import { NETWORKS } from '@greenhall/domain/chain/networks';
import fc from 'fast-check';
import { expect } from 'vitest';
import { hashes } from './hashes.ts';

const network = fc.constantFrom(...NETWORKS);
const proper = fc
  .tuple(network, fc.uint8Array({ minLength: 20, maxLength: 20 }))
  .map(([of, bytes]) => addressOfDigits(of, Buffer.from(bytes).toString('hex'), hashes));

/** An address with one character in place of another, one too many, or one too few. */
const mistyped = fc
  .tuple(proper, fc.nat(50), fc.string({ unit: 'binary', maxLength: 1 }), fc.nat(1))
  .map(([text, place, put, cut]) => text.slice(0, place) + put + text.slice(place + cut));
const texts = fc.oneof(
  proper,
  mistyped,
  proper.map((text) => text.toLowerCase()),
  proper.map((text) => ` ${text}\n`),
  fc.string({ unit: 'binary' }),
);

/**
 * Checks that many texts: nothing throws; what is accepted is the text itself in one form, which is accepted again as it is, and comes back
 * from the digits that the network's contracts use.
 */
export function checkManyAddresses(numRuns: number): void {
  let accepted = 0;
  const holds = fc.property(network, texts, (of, text) => {
    const read = checkAddress(of, text, hashes);
    if (!read.ok) return;
    accepted += 1;
    expect(addressKey(of, read.value)).toBe(addressKey(of, text.trim()));
    expect(checkAddress(of, read.value, hashes)).toEqual(read);
    expect(addressOfDigits(of, addressDigits(of, read.value, hashes), hashes)).toBe(read.value);
  });
  fc.assert(holds, { numRuns });
  expect(accepted).toBeGreaterThan(numRuns / 20);
}
