import { DAY } from '@greenhall/domain/shared/time';
import { demoWallet } from '@greenhall/server/demo/chain/wallet';
import { judgeReports } from '@greenhall/server/slices/wallet/request/judge-reports';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { type ScriptedChain, scriptedChain } from '@greenhall/test-kit/otc-chain';
import { sendRead } from '@greenhall/test-kit/outside';
import { micro } from '@greenhall/test-kit/pay-in-world';
import { type Settled, openSettledSession } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { PICTURE } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { REASON, colleagueOf, openDesk } from './presses/desk.ts';

const ADDRESS = demoWallet('BEP20', 7_000).address;

let server: ClockedServer;
let chain: ScriptedChain;
let ann: Settled;
let seat: UserBrowser;

beforeAll(async () => {
  server = await openClockedServer();
  chain = scriptedChain();
  Object.assign(server.app.ports, { chain });
  const [first] = await server.join(['annpayschain'], 1n);
  if (!first) throw new Error('nobody is there');
  ann = first;
});
afterAll(() => server.close());

/** The member's session ends with the days that pass. */
async function sit(): Promise<void> {
  const session = await openSettledSession(server.app.ports, ann.no, ann.name, ann.invitation);
  seat = await openUserBrowser();
  await putSession(seat, server, session);
  ann = { ...ann, ...session };
  await seat.page.goto(`${server.url}/#/pages/wallet/chongzhi`);
}

const begin = async (amount: string): Promise<string> => {
  const { page } = seat;
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill(amount);
  await page.getByRole('button', { name: t('wallet.exactOpen') }).click();
  await page.getByText(ADDRESS).waitFor();
  const [exact] = (await sendRead(server.url, ann, 'wallet.depositMethods')).exact;
  return exact?.amount ?? '';
};
const pay = (amount: string, confirmations: number, txid?: string) =>
  chain.pay({ from: 'anybody', to: ADDRESS, amount: micro(amount), at: server.clock.now(), confirmations }, txid);
const prove = () => seat.page.getByRole('button', { name: t('wallet.exactProve') }).click();
const nameTxid = (txid: string) => seat.page.getByLabel(t('wallet.exactTxid')).fill(txid);

test('an address is a way a day after two operators agreed on it', async () => {
  const [one, two] = (await server.appoint('adachain', 'gracechain')) as [SettledOperator, SettledOperator];
  const desk = await openDesk(server, one);
  await desk.open('/deposit-methods');
  const typed = {
    [t('console.payIn.holder')]: 'Greenhall Ltd',
    [t('console.payIn.account')]: ADDRESS,
    [`${t('console.payIn.least')} (USDT)`]: '10',
    [`${t('console.payIn.most')} (USDT)`]: '5000',
    [t('console.payIn.hours')]: '1',
    [t('console.payIn.text')]: 'USDT on BEP20 alone.',
    [REASON]: 'our new wallet',
  };
  await desk.told(t('console.proposed'), () =>
    desk.send(t('console.payIn.propose'), typed, {
      also: (dialog) => desk.choose(dialog, t('console.payIn.kind'), t('wallet.payIn.BEP20')),
    }),
  );
  await desk.row(ADDRESS).getByText(t('console.payIn.state.proposed')).waitFor();
  expect(desk.seat.faults()).toEqual([]);
  const grace = colleagueOf(server, two);
  const [proposal] = (await grace.call('admin.proposals', { query: { open: '1' } })).items;
  await grace.call('admin.approveProposal', {
    params: { id: proposal?.id ?? '' },
    body: { digest: proposal?.digest ?? '' },
  });
  server.clock.advance(DAY);
  await server.app.ports.approvals.due();
});

/** The amount stands on home and above the records, with the time that is left, and both lead back to its screen. */
async function findAgain(): Promise<void> {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/block/home`);
  const running = page.getByRole('list', { name: t('running.title') }).getByRole('link');
  await running.filter({ hasText: t('running.waitsForPayment') }).waitFor();
  await running.getByText(/\d\d:\d\d:\d\d/).waitFor();
  await seat.inspect('an amount to pay in on home');
  await running.click();
  await page.getByText(ADDRESS).waitFor();
  await page.goto(`${server.url}/#/pages/wallet/chongzhirecord`);
  const waiting = page.getByRole('list', { name: t('wallet.exactWaits') }).getByRole('link');
  await waiting.getByText(/\d\d:\d\d:\d\d/).waitFor();
  await seat.inspect('an amount to pay in above the records');
  await waiting.click();
  await page.getByText(ADDRESS).waitFor();
}

test('a member gets an exact amount, gives it up, gets another, and reports what it paid', async () => {
  await sit();
  const { page } = seat;
  await page.getByRole('button', { name: t('wallet.exactOpen') }).waitFor();
  expect(await page.getByText(ADDRESS).count()).toBe(0);
  await seat.inspect('how much to pay on a network');
  await begin('300');
  await seat.inspect('what to pay on a network');
  await page.getByRole('button', { name: t('wallet.exactGiveUp') }).click();
  await page.getByText(t('wallet.exactGiveUpSure')).waitFor();
  await page.getByRole('button', { name: t('wallet.exactGiveUp') }).click();
  await page.getByRole('button', { name: t('wallet.exactOpen') }).waitFor();

  const amount = await begin('250');
  await page.getByText(t('wallet.exactAfter')).waitFor();
  await findAgain();
  const txid = pay(amount, 3);
  await prove();
  await page.getByText(t('wallet.exactTxidMissing')).waitFor();
  await nameTxid(pay('250', 12));
  await prove();
  await page.getByText(t('wallet.exactRefuted')).waitFor();
  await page.getByText(t('wallet.why.tooLittle')).waitFor();
  await nameTxid(txid);
  await prove();
  await page.getByText(t('wallet.exactNotYet')).waitFor();
  await page.getByText('3 / 12').waitFor();
  await seat.inspect('a payment that is not final');
  pay(amount, 12, txid);
  await prove();
  await page.getByRole('heading', { name: t('wallet.rechargeDone') }).waitFor();
  await page.getByRole('link', { name: t('wallet.toRecords') }).click();
  await page.getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('dialog').getByText(t('wallet.exactProved')).waitFor();
  expect(seat.faults()).toEqual([]);
  await seat.context.close();
});

test('what the chain does not show is reported with a picture, and the desk sees each check', async () => {
  await sit();
  const { page } = seat;
  const amount = await begin('400');
  const txid = pay(amount, 2);
  await nameTxid(txid);
  await prove();
  await page.getByText(t('wallet.exactNotYet')).waitFor();
  await page.getByRole('button', { name: t('wallet.exactPicture') }).click();
  await page.getByText(t('pay.voucherMissing')).waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await PICTURE.arrayBuffer()) });
  await page.getByRole('img', { name: 'a.jpg' }).waitFor();
  await page.getByRole('button', { name: t('wallet.exactPicture') }).click();
  await page.getByRole('heading', { name: t('wallet.rechargeDone') }).waitFor();

  const [late] = (await server.appoint('latechain', 'restchain')) as [SettledOperator, SettledOperator];
  const desk = await openDesk(server, late);
  await desk.open('/recharges');
  const row = desk.row(txid);
  await row.waitFor();
  // The program's own job knows no network here and may have judged last.
  const isJudged = async () => {
    await judgeReports(server.app.ports);
    return row.getByText(t('wallet.why.moreBlocks')).isVisible();
  };
  await expect.poll(isJudged).toBe(true);
  await desk.seat.inspect('what the network shows of a report');
  expect(desk.seat.faults()).toEqual([]);
  await desk.seat.context.close();
  expect(seat.faults()).toEqual([]);
  await seat.context.close();
});

test('a way that is closed says live that nothing more must be paid', async () => {
  await sit();
  const { page } = seat;
  await begin('500');
  const [last] = (await server.appoint('lastchain', 'otherchain')) as [SettledOperator, SettledOperator];
  const desk = await openDesk(server, last);
  await desk.open('/deposit-methods');
  await desk.told(t('console.done'), () =>
    desk.send(t('console.payIn.close'), { [REASON]: 'the key is lost' }, { within: desk.row(ADDRESS) }),
  );
  await page.getByText(t('wallet.payInClosed')).waitFor();
  await page.getByText(ADDRESS).waitFor({ state: 'detached' });
  await seat.inspect('a way on a network that was closed');
  expect(desk.seat.faults()).toEqual([]);
  expect(seat.faults()).toEqual([]);
});
