import { DAY } from '@greenhall/domain/shared/time';
import { run } from '@greenhall/server/platform/database/database';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { type Colleague, type Desk, REASON, colleagueOf, openDesk } from './presses/desk.ts';

const FEE = t('notifications.parameter.withdrawalFee');
const INSPECTIONS = t('parameters.name.inspectionsAnHour');

let server: ClockedServer;
let ann: Settled;
let seat: UserBrowser;
let desk: Desk;
let grace: Colleague;

beforeAll(async () => {
  server = await openClockedServer();
  [ann] = (await server.join(['annparameters'], 500n)) as [Settled];
  const { db, clock } = server.app.ports;
  await run(
    db,
    sql`insert into wallet_account (member_no, network, address, label, is_default, usable_at)
        values (${ann.no}, 'BEP20', '0x8617E340B3D01FA5F11F306F4090FD50E238070D', 'own', true, ${clock.now()})`,
  );
  const [one, two] = (await server.appoint('adaparameters', 'graceparameters')) as [SettledOperator, SettledOperator];
  desk = await openDesk(server, one);
  grace = colleagueOf(server, two);
  seat = await openUserBrowser();
  await putSession(seat, server, ann);
});
beforeEach(() => expect([...desk.seat.faults(), ...seat.faults()]).toEqual([]));
afterAll(() => server.close());

const propose = (name: string, value: string) =>
  desk.send(
    t('parameters.propose'),
    { [t('parameters.value')]: value, [REASON]: 'as the board has decided' },
    { within: desk.row(name), okText: t('console.propose') },
  );

test('one operator proposes a fee, with the difference that it makes, within its bounds', async () => {
  await desk.open('/parameters');
  await desk.row(FEE).getByText('1 USDT', { exact: true }).waitFor();
  await desk.row(FEE).getByText(t('parameters.shipped')).waitFor();
  desk.seat.expectRefusal('*', 422);
  await propose(FEE, '10');
  const form = desk.dialog(t('parameters.propose'));
  await form.getByText('1 USDT → 10 USDT').waitFor();
  await form.getByText(t('parameterRange', { min: '0.000000', max: '9.000000' })).waitFor();
  await form.getByLabel(t('parameters.value'), { exact: true }).fill('2.5');
  await form.getByText('1 USDT → 2.5 USDT').waitFor();
  await desk.seat.inspect('a parameter is proposed');
  await desk.told(t('console.proposed'), () => desk.button(t('console.propose'), form).click());
  await form.waitFor({ state: 'detached' });
  await desk
    .row(FEE)
    .getByText(t('parameters.waits', { value: '2.5 USDT', name: 'adaparameters' }))
    .waitFor();
  await desk.seat.inspect('the parameters');
});

test('another approves it: the member is told what will hold, and is charged what was shown', async () => {
  const [proposal] = (await grace.call('admin.proposals', { query: { open: '1' } })).items;
  const approved = await grace.call('admin.approveProposal', {
    params: { id: proposal?.id ?? '' },
    body: { digest: proposal?.digest ?? '' },
  });
  expect(approved).toMatchObject({ kind: 'parameter', state: 'approved' });
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/block/notice`);
  const told = t('notifications.parameterStep', { name: FEE, from: '1.00 USDT', to: '2.50 USDT' });
  await page.getByText(told).waitFor();
  await seat.inspect('a fee that will change');
  await page.goto(`${server.url}/#/pages/wallet/tixian`);
  await page.getByText(told).waitFor();
  await page.getByText('1.00 USDT', { exact: true }).waitFor();
  await seat.inspect('a withdrawal before its fee changes');
  await desk.open('/parameters');
  await desk.row(FEE).getByText('2.5 USDT').waitFor();
});

test('what only operators feel holds as soon as it is approved in the inbox', async () => {
  const { name, parameters } = { name: 'inspectionsAnHour', parameters: 'admin.parameters' } as const;
  const [found] = (await grace.call(parameters)).items.filter((one) => one.name === name);
  await grace.call('admin.proposeParameter', {
    params: { name },
    body: { value: '6', version: found?.now.version ?? 0, reason: 'fewer looks' },
  });
  await desk.open('/proposals');
  const row = desk.row(INSPECTIONS);
  await row.getByText(`${t('parameters.value')}: 60 times → 6 times`).waitFor();
  await desk.told(t('console.done'), () => desk.decide(t('console.approve'), row));
  await expect
    .poll(async () => (await grace.call(parameters)).items.find((one) => one.name === name)?.now.value)
    .toBe('6');
});

test('a day later it holds: the page says since when and what was before', async () => {
  server.clock.advance(DAY);
  await server.app.ports.approvals.due();
  // The sessions of the day before have ended.
  const [late] = (await server.appoint('lateparameters', 'nextparameters')) as [SettledOperator, SettledOperator];
  const next = await openDesk(server, late);
  await next.open('/parameters');
  await next
    .row(FEE)
    .getByText(t('parameters.by', { maker: 'adaparameters', checker: 'graceparameters' }))
    .waitFor();
  await next.row(FEE).locator('.ant-table-row-expand-icon').click();
  await next.page.locator('.ant-table-expanded-row').getByText(t('parameters.shipped')).waitFor();
  await next.seat.inspect('a parameter with its versions');
  expect(next.seat.faults()).toEqual([]);
});
