import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { expect, test } from 'vitest';
import { isRequestLink, memberCode, requestNameIn, scannedInvitation, scannedText } from './scanned-text.ts';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

test("a member's code fills in its name to be paid, and its number to be linked", () => {
  const code = memberCode({ name: 'ann&bo=1', number: '1000023' });
  expect(scannedText('payee', code)).toBe('ann&bo=1');
  expect(scannedText('memberNumber', code)).toBe('1000023');
});

test('an invitation link fills in its code, and says the place', () => {
  const link = 'https://example.org/#/pages/user/register?code=GH7K2&contact=ann&zone=B';
  expect(scannedText('invitation', link)).toBe('GH7K2');
  expect(scannedInvitation(link)).toEqual({ contact: 'ann', zone: 'B' });
  expect(scannedInvitation('https://example.org/#/pages/user/register?code=GH7K2&zone=Q')).toEqual({});
  expect(scannedInvitation('https://example.org/?contact=ann')).toEqual({});
});

test('the link of a payment request is known where it is filled in, and nothing else is', () => {
  const name = 'aB3-_'.padEnd(22, 'x');
  const link = `https://example.org/#/pages/wallet/paymentRequest?name=${name}`;
  for (const kind of ['payee', 'request'] as const) expect(scannedText(kind, link)).toBe(link);
  expect([requestNameIn(link), requestNameIn(name), isRequestLink(link), isRequestLink(name)]).toEqual([
    name,
    name,
    true,
    false,
  ]);
  const others = ['', 'ann', `${link}x`, 'https://example.org/#/pages/wallet/paymentRequest?name=', ...SCRIPT_PAYLOADS];
  for (const text of others) expect([text, requestNameIn(text), isRequestLink(text)]).toEqual([text, undefined, false]);
});

test('a code for an address is handed on uncut, because what follows may change who is meant', () => {
  const code = `ethereum:${ADDRESS}/transfer?address=${ADDRESS}&label=${'x'.repeat(600)}&address=${ADDRESS}`;
  expect(scannedText('address', code)).toBe(code);
});

test('what is of another kind is filled in as it is, and without control characters', () => {
  expect(scannedText('payee', 'ann')).toBe('ann');
  expect(scannedText('payee', 'a\u202en\u0000n')).toBe('ann');
  expect(scannedText('memberNumber', 'x'.repeat(10_000)), 'the field refuses it').toHaveLength(10_000);
  expect(scannedText('invitation', 'javascript:alert(1)')).toBe('javascript:alert(1)');
  for (const payload of SCRIPT_PAYLOADS) expect(scannedText('payee', payload)).not.toMatch(/\p{C}/u);
});
