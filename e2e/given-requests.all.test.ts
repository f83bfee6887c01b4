import refusals from '@greenhall/locales/en/errors';
import { MINUTE } from '@greenhall/domain/shared/time';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sendRead } from '@greenhall/test-kit/outside';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { demandWrite } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ClockedServer;
let asker: Settled;
let payer: Settled;
let seat: UserBrowser;

beforeAll(async () => {
  server = await openClockedServer();
  const [first, second, third] = await server.join(['askaasks', 'pavapays', 'readread'], 500n);
  if (!first || !second || !third) throw new Error('nobody is there');
  [asker, payer] = [first, second];
  seat = await openUserBrowser();
  await putSession(seat, server, third);
});
afterAll(() => server.close());

const AMOUNT = '25.00 USDT';
const make = async (): Promise<string> => {
  const body = { coin: 'usdt', amount: '25', remark: 'Tea for ten', minutes: 60 } as const;
  return String((await demandWrite(server.url, asker, 'wallet.makePaymentRequest', { body }))['name']);
};
const pay = (name: string) =>
  demandWrite(server.url, payer, 'wallet.payPaymentRequest', {
    params: { name },
    body: { feeBp: 10, payPassword: PAY_PASSWORD },
  });
const addressOf = (name: string) => `${server.url}/#/pages/wallet/paymentRequest?name=${name}`;
const open = async (name: string, said: string): Promise<string> => {
  await seat.page.goto('about:blank');
  await seat.page.goto(addressOf(name));
  await seat.page.getByText(said, { exact: true }).waitFor();
  return (await seat.page.innerText('body')).replaceAll('\u00a0', ' ');
};
/** The screen says nothing of who pays, of the whole name of who asks, and nothing by a key of the texts. */
const expectDiscreet = (shown: string): void => {
  for (const hidden of [asker.name, payer.name, 'pa***ys', asker.no, payer.no]) expect(shown).not.toContain(hidden);
  expect(shown).not.toMatch(/\b(?:requests|errors|state|wallet|common)\.[a-z]/);
};
const payPress = () => seat.page.getByRole('button', { name: t('requests.pay', { amount: AMOUNT }), exact: true });
const back = () => seat.page.getByRole('button', { name: t('common.back'), exact: true });

test('a link to a request that another member pays shows what is asked for, and that it cannot be paid', async () => {
  const name = await make();
  expectDiscreet(await open(name, t('requests.neverPaid')));
  await payPress().waitFor();
  await pay(name);
  const held = await open(name, t('requests.heldByOther'));
  expect(held).toContain(AMOUNT);
  expectDiscreet(held);
  expect([await payPress().count(), await back().count()]).toEqual([0, 1]);
  server.clock.advance(10 * MINUTE);
  await expect
    .poll(async () => (await sendRead(server.url, asker, 'wallet.paymentRequest', { params: { name } })).state)
    .toBe('paid');
  expectDiscreet(await open(name, t('requests.paidByOther')));
  expect([await payPress().count(), await back().count()]).toEqual([0, 1]);
});

test('a link to a request that has expired or was canceled says so', async () => {
  const [canceled, expired] = [await make(), await make()];
  await demandWrite(server.url, asker, 'wallet.cancelPaymentRequest', { params: { name: canceled } });
  server.clock.advance(61 * MINUTE);
  for (const [name, said] of [
    [canceled, t('requests.canceledNote')],
    [expired, t('requests.expiredNote')],
  ] as const) {
    expectDiscreet(await open(name, said));
    expect([await payPress().count(), await back().count()]).toEqual([0, 1]);
  }
});

test('a link to no request says that there is none, and leads back', async () => {
  const name = await make();
  const another = `${name.slice(0, -1)}${name.endsWith('A') ? 'Q' : 'A'}`;
  // What has the form of a name is looked for; a link that was cut off or changed is not.
  for (const [none, said] of [
    [another, refusals.notFound],
    ['A'.repeat(22), refusals.notFound],
    ['x', refusals.badRequest],
    [`${name}%27--`, refusals.badRequest],
    ['..%2Fpayees', refusals.badRequest],
  ] as const) {
    const shown = await open(none, said);
    expectDiscreet(shown);
    expect(shown).not.toContain('25.00');
    expect(await back().count()).toBe(1);
  }
});

test('who is not signed in is led to the sign-in, and sees nothing of the request', async () => {
  const guest = await openUserBrowser();
  const name = await make();
  await guest.page.goto(addressOf(name));
  await guest.page.getByLabel(t('entry.username'), { exact: true }).waitFor();
  const shown = await guest.page.innerText('body');
  expectDiscreet(shown);
  expect(shown).not.toContain('25.00');
});
