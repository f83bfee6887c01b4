import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('a caller', () => {
  it('is one of its network, whichever of an IPv6 network’s addresses it takes', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('::1')).toBe('::1');
    const same = [
      '2001:db8:0:1::1',
      '2001:0DB8::1:ffff:0:0:2',
      '2001:db8:0:1:aaaa:bbbb:cccc:dddd',
      '2001:db8:0:1::%eth0',
    ];
    expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:0:1::/64']));
    expect(networkOf('2001:db8::1')).toBe('2001:db8::/64');
    expect(networkOf('fe80::1')).not.toBe(networkOf('2001:db8::1'));
  });
});
