import { describe, expect, it } from 'vitest';
import { trackingLink } from './carriers.ts';

describe('following a shipment', () => {
  it('leads to a listed carrier with the number alone', () => {
    expect(trackingLink(' DHL ', 'JD01 4303-7790')).toMatch(/^https:\/\/www\.dhl\.com\/.*tracking-id=JD0143037790$/);
    expect(trackingLink('Ups', '1Z999AA10123456784')).toMatch(/^https:\/\/www\.ups\.com\/.*=1Z999AA10123456784$/);
  });

  it('makes no link of another carrier, a name of JavaScript, or of what is no number', () => {
    for (const carrier of ['A friend', 'dhl.evil.example', 'https://ups.com', 'constructor', '__proto__', '', null])
      expect(trackingLink(carrier, 'JD0143037790'), String(carrier)).toBeUndefined();
    const others = [
      '',
      '12345',
      '../../x1234',
      'JD01&next=1',
      '//evil.example',
      'javascript:alert(1)',
      'ＪＤ０１４３０３７',
      'a'.repeat(41),
      null,
    ];
    for (const number of others) expect(trackingLink('DHL', number), String(number)).toBeUndefined();
  });
});
