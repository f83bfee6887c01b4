import { run } from '@greenhall/server/platform/database/database';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { demandWrite } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { type Colleague, type Desk, colleagueOf, openDesk } from './presses/desk.ts';

let server: ServerHere;
let ann: Settled;
let seat: UserBrowser;
let desk: Desk;
let grace: Colleague;

beforeAll(async () => {
  server = await openServerHere();
  [ann] = (await server.join(['annpayouts'], 500n)) as [Settled];
  await run(
    server.app.ports.db,
    sql`insert into wallet_account (member_no, network, address, label, is_default, usable_at)
        values (${ann.no}, 'BEP20', '0x8617E340B3D01FA5F11F306F4090FD50E238070D', 'own', true, now() - interval '1 day')`,
  );
  const { items } = await sendRead(server.url, ann, 'wallet.accounts');
  const body = { account: items[0]?.id ?? '', amount: '100', payPassword: PAY_PASSWORD };
  await demandWrite(server.url, ann, 'wallet.withdraw', { body });
  const [one, two] = (await server.appoint('adapayouts', 'gracepayouts')) as [SettledOperator, SettledOperator];
  desk = await openDesk(server, one);
  grace = colleagueOf(server, two);
  seat = await openUserBrowser();
  await putSession(seat, server, ann);
});
beforeEach(() => expect([...desk.seat.faults(), ...seat.faults()]).toEqual([]));
afterAll(() => server.close());

const switchOf = () => desk.page.getByText(t('console.switch.payouts'), { exact: true }).locator('..');

test('one operator stops payouts: nothing is approved, and every screen of the console says so', async () => {
  await desk.open('/');
  await desk.told(t('console.done'), () =>
    desk.send(t('console.turnOff'), { [t('console.reasonOff')]: 'the books do not fit' }, { within: switchOf() }),
  );
  await desk.page.getByText(t('console.payoutsBanner')).waitFor();
  await desk.seat.inspect('payouts are stopped');
  await desk.open('/withdrawals');
  await desk.page.getByText(t('console.payoutsBanner')).waitFor();
  desk.seat.expectRefusal('*', 409);
  await desk.decide(t('console.approve'), desk.row('100 USDT'));
  await desk.page.getByText(t('payoutsFrozen')).first().waitFor();
  expect((await grace.call('wallet.deskWithdrawals', { query: {} })).items[0]?.state).toBe('requested');
});

test('the member reads at the form and at what waits that its money stays its own', async () => {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/wallet/tixian`);
  await page.getByText(t('wallet.payoutsStopped')).waitFor();
  await seat.inspect('the form while payouts are stopped');
  await page.goto(`${server.url}/#/pages/wallet/tixianrecord`);
  await page.getByRole('button').filter({ hasText: 'BEP20' }).click();
  await page.getByRole('dialog').getByText(t('wallet.payoutsStopped')).waitFor();
  await page.getByRole('button', { name: t('wallet.cancelWithdrawal') }).waitFor();
  await seat.inspect('a withdrawal that waits while payouts are stopped');
});

test('two operators release them, and the desk goes on', async () => {
  await desk.open('/');
  await desk.told(t('console.proposed'), () =>
    desk.send(t('console.turnOn'), { [t('console.reasonOn')]: 'every check holds' }, { within: switchOf() }),
  );
  const [proposal] = (await grace.call('admin.proposals', { query: {} })).items;
  const released = await grace.call('admin.approveProposal', {
    params: { id: proposal?.id ?? '' },
    body: { digest: proposal?.digest ?? '' },
  });
  expect(released.state).toBe('applied');
  await desk.open('/');
  await switchOf().getByText(t('console.on'), { exact: true }).waitFor();
  await desk.open('/withdrawals');
  await desk.told(t('console.proposed'), () => desk.decide(t('console.approve'), desk.row('100 USDT')));
  await expect.poll(() => desk.page.getByText(t('console.payoutsBanner')).count()).toBe(0);
});

test('what one operator approved waits for another: the inbox says so, and leads to where it is paid', async () => {
  await desk.open('/proposals?view=mine');
  const mine = desk.row(t('console.approval.withdrawalToPay'));
  await mine.getByText('100.00 USDT').waitFor();
  await mine.getByText(t('console.ownStep')).waitFor();
  await desk.seat.inspect('what an operator took the first step of');
  const [waiting] = (await grace.call('admin.decisions', { query: {} })).items;
  expect(waiting).toMatchObject({ kind: 'withdrawalToPay', about: 'annpayouts', maker: 'adapayouts', obstacle: null });
  await mine.getByRole('button', { name: new RegExp(`^${t('console.inbox.open')} `) }).waitFor();
  // The keys lead along the inbox as along every list.
  await desk.page.keyboard.press('j');
  await desk.page.keyboard.press('Enter');
  await desk.row('100 USDT').getByText(t('console.ownStep')).waitFor();
  await desk.page.goBack();
  await mine.waitFor();
});
