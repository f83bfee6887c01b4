import { checkPayee } from '@greenhall/domain/chain/payee-address';
import { addressDigits, addressOfDigits, checkAddress, lookalikeOf } from '@greenhall/domain/chain/addresses';
import { type Network, NETWORKS } from '@greenhall/domain/chain/networks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashes } from './hashes.ts';
import { checkManyAddresses } from './test-addresses.ts';

describe('addresses', () => {
  const proper = '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  it('BEP20: mixed case must carry the checksum, one case is given it', () => {
    for (const digits of [proper, proper.toLowerCase(), proper.toUpperCase()])
      expect(checkAddress('BEP20', ` 0x${digits} `, hashes)).toEqual({ ok: true, value: `0x${proper}` });
    for (const wrong of [proper.replace('5aA', '5aa'), proper.slice(1), `${proper}0`, proper.replace('5', 'g')])
      expect(checkAddress('BEP20', `0x${wrong}`, hashes)).toMatchObject({ refusal: 'addressInvalid' });
  });
  it('TRC20: every single wrong character is found', () => {
    const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    expect(checkAddress('TRC20', address, hashes)).toEqual({ ok: true, value: address });
    for (let at = 1; at < address.length; at += 1) {
      const other = address.slice(0, at) + (address[at] === 'x' ? 'y' : 'x') + address.slice(at + 1);
      expect(checkAddress('TRC20', other, hashes), other).toMatchObject({ refusal: 'addressInvalid' });
    }
    expect(checkAddress('TRC20', `0x${proper}`, hashes).ok).toBe(false);
  });
  it('stand for twenty bytes on the network, and come back from them', () => {
    const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    expect(addressDigits('TRC20', usdt, hashes)).toBe('a614f803b6fd780986a42c78ec9c7f77e6ded13c');
    expect(addressOfDigits('TRC20', 'a614f803b6fd780986a42c78ec9c7f77e6ded13c', hashes)).toBe(usdt);
    expect(addressDigits('BEP20', `0x${proper}`, hashes)).toBe(proper.toLowerCase());
    expect(addressOfDigits('BEP20', proper.toLowerCase(), hashes)).toBe(`0x${proper}`);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
        const digits = Buffer.from(bytes).toString('hex');
        const address = addressOfDigits('TRC20', digits, hashes);
        expect(checkAddress('TRC20', address, hashes)).toEqual({ ok: true, value: address });
        expect(addressDigits('TRC20', address, hashes)).toBe(digits);
      }),
    );
  });
  it('at which nobody can be paid are the token, what begins with sixteen zero bytes, and known ones', () => {
    const isNobodys = (network: Network, digits: string) => {
      const address = addressOfDigits(network, digits, hashes);
      expect(checkAddress(network, address, hashes)).toEqual({ ok: true, value: address });
      return !checkPayee(network, address, undefined).ok;
    };
    const burnt = ['dead', 'eeee', 'ffff'].map((two) => two.repeat(10));
    const others = ['dead000000000000000042069420694206942069', 'a614f803b6fd780986a42c78ec9c7f77e6ded13c'];
    for (const digits of [...burnt, others[0] ?? '']) {
      expect([digits, isNobodys('BEP20', digits), isNobodys('TRC20', digits)]).toEqual([digits, true, true]);
    }
    expect(isNobodys('TRC20', others[1] ?? '')).toBe(true);
    expect(isNobodys('TRC20', '77944d19c052b73ee2286823aa83f8138cb7032f')).toBe(true);
    expect(isNobodys('BEP20', '55d398326f99059ff775485246999027b3197955')).toBe(true);
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    fc.assert(
      fc.property(fc.constantFrom(...NETWORKS), bytes(4), bytes(20), (network, end, whole) => {
        expect(isNobodys(network, '0'.repeat(32) + Buffer.from(end).toString('hex'))).toBe(true);
        const digits = Buffer.from(whole).toString('hex');
        fc.pre(!digits.startsWith('0'.repeat(28)));
        expect(isNobodys(network, digits)).toBe(burnt.includes(digits));
      }),
    );
  });
  it('are taken in one form of whatever is typed', () => {
    checkManyAddresses(1_000);
  });
  it('warn of one that has the ends of a known one', () => {
    const known = `0x${proper}`;
    const fake = '0x5aAe00000000000000000000000000000000BeAed'.replace('BeAed', 'beAed');
    expect(lookalikeOf(fake, [known])).toBe(known);
    expect(lookalikeOf(known.toLowerCase(), [known])).toBeUndefined();
    expect(lookalikeOf(fake.replace('5aAe', '5aAf'), [known])).toBeUndefined();
  });
});
