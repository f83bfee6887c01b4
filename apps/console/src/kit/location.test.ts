import { SEARCH_KINDS } from '@greenhall/contract/admin/cases';
import { expect, test } from 'vitest';
import { placeOfSubject, placeOfCase } from './location.ts';

test('a thing of each kind has one address, which shows it in any of its states', () => {
  const places = SEARCH_KINDS.map((kind) => [kind, placeOfCase(kind, { id: '7', number: 'GH-X-1' })]);
  expect(Object.fromEntries(places)).toEqual({
    member: '/members?member=7',
    contact: '/members?member=7',
    verification: '/verification?case=7',
    conversation: '/messages?member=7',
    recharge: '/recharges?state=&number=GH-X-1&open=7',
    withdrawal: '/withdrawals?state=&number=GH-X-1&open=7',
    trade: '/orders?search=GH-X-1&open=7',
    appeal: '/appeals?state=&number=GH-X-1&open=7',
    order: '/shop-orders?number=GH-X-1&open=7',
  });
  expect(placeOfCase('recharge', { number: 'GH-R-1' })).toBe('/recharges?state=&number=GH-R-1');
});

test('the subject of an act leads to what it names', () => {
  const places = [
    ['recharge.book', 'GH-R-2610-1'],
    ['withdrawal.pay', 'GH-W-2610-1'],
    ['otc.inspect', 'GH-T-2610-1'],
    ['shop.refund', 'GH-S-2610-1'],
    ['member.inspect', '100004'],
    ['verification.look', '100004'],
    ['messages.answer', '100004'],
    ['content.publish', '12'],
    ['otc.appeal.propose', '7'],
    ['otc.appeal.decide', '7'],
  ].map(([act = '', subject = '']) => placeOfSubject(act, subject));
  expect(places).toEqual([
    '/recharges?state=&number=GH-R-2610-1',
    '/withdrawals?state=&number=GH-W-2610-1',
    '/orders?search=GH-T-2610-1',
    '/shop-orders?number=GH-S-2610-1',
    '/members?member=100004',
    '/members?member=100004',
    '/messages?member=100004',
    '/content?id=12',
    '/appeals?state=&number=7&open=7',
    '/appeals?state=&number=7&open=7',
  ]);
});

test('a text that names nothing with a place leads nowhere', () => {
  for (const [act, subject] of [
    ['operator.suspend', 'eve'],
    ['messages.saveCannedAnswer', '4'],
    ['switch.set', 'payouts'],
    ['proposal.propose', 'eve finance'],
    ['list.export', 'wallet.deskRecharges'],
  ] as const)
    expect(placeOfSubject(act, subject), act).toBeNull();
});
