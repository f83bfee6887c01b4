import { DAY } from '@greenhall/domain/shared/time';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { sendRead } from '@greenhall/test-kit/outside';
import { type Settled, openSettledSession } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { PICTURE } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { REASON, colleagueOf, openDesk } from './presses/desk.ts';

const ACCOUNT = 'DE02 1203 0000 0000 2020 51';

let server: ClockedServer;
let ann: Settled;
let seat: UserBrowser;

beforeAll(async () => {
  server = await openClockedServer();
  const [first] = await server.join(['annpaysin'], 1n);
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

test('without a way the screen says so', async () => {
  await sit();
  await seat.page.getByText(t('wallet.payInNone')).waitFor();
  await seat.inspect('no way to pay in');
  expect(seat.faults()).toEqual([]);
  await seat.context.close();
});

test('a way that two operators agreed on is shown a day later, and one closes it', async () => {
  const operators = await server.appoint('adapayin', 'gracepayin');
  const [one, two] = operators as [SettledOperator, SettledOperator];
  const desk = await openDesk(server, one);
  await desk.open('/deposit-methods');
  const typed = {
    [t('console.payIn.holder')]: 'Greenhall Ltd',
    [t('console.payIn.account')]: ACCOUNT,
    [`${t('console.payIn.least')} (USDT)`]: '10',
    [`${t('console.payIn.most')} (USDT)`]: '5000',
    [t('console.payIn.hours')]: '24',
    [t('console.payIn.text')]: 'Transfers within Europe.',
    [REASON]: 'our new bank',
  };
  const propose = t('console.payIn.propose');
  await desk.told(t('console.proposed'), () =>
    desk.send(propose, typed, {
      also: (dialog) => desk.choose(dialog, t('console.payIn.kind'), t('wallet.payIn.bank')),
    }),
  );
  await desk.row(ACCOUNT).getByText(t('console.payIn.state.proposed')).waitFor();
  await desk.seat.inspect('a way that waits');
  expect(desk.seat.faults()).toEqual([]);

  const grace = colleagueOf(server, two);
  const [proposal] = (await grace.call('admin.proposals', { query: { open: '1' } })).items;
  await grace.call('admin.approveProposal', {
    params: { id: proposal?.id ?? '' },
    body: { digest: proposal?.digest ?? '' },
  });
  await sit();
  await seat.page.getByText(t('wallet.payInNone')).waitFor();
  await seat.context.close();
  server.clock.advance(DAY);
  await server.app.ports.approvals.due();

  await sit();
  const { page } = seat;
  await page.getByText(ACCOUNT).waitFor();
  const { reference } = await sendRead(server.url, ann, 'wallet.depositMethods');
  await page.getByText(reference).waitFor();
  await page.getByText('Transfers within Europe.').waitFor();
  await seat.inspect('where to pay');
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('300');
  await page.getByLabel(t('wallet.externalReference')).fill('BANK-300');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await PICTURE.arrayBuffer()) });
  await page.getByAltText('a.jpg').waitFor();
  await page.getByRole('button', { name: t('common.submit'), exact: true }).click();
  await page.getByRole('heading', { name: t('wallet.rechargeDone') }).waitFor();
  await page.getByRole('link', { name: t('wallet.toRecords') }).click();
  await page.getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('dialog').getByText('BANK-300').waitFor();

  const [late] = (await server.appoint('latepayin', 'restpayin')) as [SettledOperator, SettledOperator];
  const evening = await openDesk(server, late);
  await evening.open('/deposit-methods');
  await evening.row(ACCOUNT).waitFor();
  await evening.seat.inspect('a way that is open');
  await evening.told(t('console.done'), () =>
    evening.send(t('console.payIn.close'), { [REASON]: 'the account is frozen' }, { within: evening.row(ACCOUNT) }),
  );
  await evening.row(ACCOUNT).getByText(t('console.payIn.state.closed')).waitFor();
  expect(evening.seat.faults()).toEqual([]);

  // The open report says so by itself, and so does the form.
  await page.getByRole('dialog').getByText(t('wallet.payInClosed')).waitFor();
  await seat.inspect('a report of a way that was closed');
  expect(seat.faults()).toEqual([]);
});

test('a rate that two operators agreed on makes a figure in the currency that the member has chosen', async () => {
  const [one, two] = (await server.appoint('adarates', 'gracerates')) as [SettledOperator, SettledOperator];
  const desk = await openDesk(server, one);
  await desk.open('/reference-rates');
  const typed = { [t('console.rates.rate')]: '2', [REASON]: 'of the central bank' };
  await desk.told(t('console.proposed'), () =>
    desk.send(t('console.rates.propose'), typed, {
      also: (dialog) => desk.choose(dialog, t('console.rates.currency'), 'EUR'),
    }),
  );
  const grace = colleagueOf(server, two);
  const [proposal] = (await grace.call('admin.proposals', { query: { open: '1' } })).items;
  await grace.call('admin.approveProposal', {
    params: { id: proposal?.id ?? '' },
    body: { digest: proposal?.digest ?? '' },
  });
  await desk.open('/');
  await desk.open('/reference-rates');
  await desk.row('EUR').getByText(t('console.rates.shown'), { exact: true }).waitFor();
  await desk.seat.inspect('a rate that is shown');
  expect(desk.seat.faults()).toEqual([]);

  await sit();
  const { page } = seat;
  const { total } = await sendRead(server.url, ann, 'wallet.balances');
  const figure = page.getByText(`€${Math.trunc(Number(total) * 2).toLocaleString('en')} of`);
  await page.goto(`${server.url}/#/pages/block/home`);
  await page.getByText(t('home.total')).waitFor();
  expect(await figure.count(), 'nobody has it who did not choose it').toBe(0);
  await page.goto(`${server.url}/#/pages/user/userEdit`);
  await page.getByRole('button', { name: t('members.currency') }).click();
  await page.getByRole('dialog').getByRole('button', { name: /EUR/ }).click();
  await seat.inspect('a currency that was chosen');
  await page.goto(`${server.url}/#/pages/block/home`);
  await figure.waitFor();
  await seat.inspect('home with a figure in the own currency');
  await page.getByRole('button', { name: t('common.hideSums') }).click();
  await figure.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t('common.hideSums') }).click();
  await page.goto(`${server.url}/#/pages/wallet/wallet`);
  await page.getByText(/^about €/).waitFor();
  await seat.inspect('the wallet with a figure in the own currency');
  expect(seat.faults()).toEqual([]);
});
