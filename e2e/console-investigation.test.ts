import type { SettledOperator } from '@greenhall/test-kit/operators';
import { clientOf } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { beginInspection } from './harness/operator.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { type Colleague, type Desk, colleagueOf, openDesk } from './presses/desk.ts';

const LOOK = 'asked by phone about a missing payment';
const SECRET = 'an authority has asked for the payments';

let house: ClockedServer;
let anna: Settled;
let berta: Settled;
let desk: Desk;
let grace: Colleague;
let otto: SettledOperator;
let phone: UserBrowser;
beforeAll(async () => {
  house = await openClockedServer();
  [anna, berta] = (await house.join(['annawatched', 'bertawatched'], 100n)) as [Settled, Settled];
  const [first, second] = await house.appoint('ottowatches', 'gracewatches');
  if (!first || !second) throw new Error('no operator is there');
  otto = first;
  grace = colleagueOf(house, second);
  desk = await openDesk(house, otto);
  phone = await openUserBrowser();
  await putSession(phone, house, anna);
});
afterAll(() => house.close());

const openMember = (page: Page, { no }: Settled, more = '') =>
  page.goto(`${house.url}/admin/#/members?member=${no}${more}`);
/** What the member reads of who looked into its account. */
const readTold = async () => {
  await phone.page.goto(`${house.url}/#/pages/user/check`);
  await phone.page.reload();
  await phone.page.getByText(t('security.inspections'), { exact: true }).first().waitFor();
  await expect.poll(() => phone.page.locator('[aria-busy=true]').count()).toBe(0);
};
/** The other operator approves what waits for it. */
const approve = async (kind: string) => {
  const { items } = await grace.call('admin.decisions', { query: { view: 'waiting' } });
  const proposal = items.find((item) => item.proposal?.kind === kind)?.proposal;
  if (!proposal) throw new Error(`nothing of the kind ${kind} waits`);
  await grace.call('admin.approveProposal', { params: { id: proposal.id }, body: { digest: proposal.digest } });
};

test('an inspection is asked for by a link to a part, shows how long yet, and is read by the member with role and number', async () => {
  const { page, seat, button, told } = desk;
  await openMember(page, anna, '&part=sessions');
  await page.getByText(t('console.inspectHint')).waitFor();
  await button(t('console.inspect')).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await seat.inspect('an inspection without a reason');
  await beginInspection(page, LOOK);
  // The part that the link named, of the inspection that has begun now.
  await page.getByText(t('ownAccount.used'), { exact: true }).first().waitFor();
  await page
    .getByText(new RegExp(t('console.inspectLeft', { count: 60 }).replace('60', String.raw`(?:59|60)`)))
    .waitFor();
  await seat.inspect('an inspection that runs');
  await page.getByRole('tab', { name: t('console.notices'), exact: true }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#/members?member=${anna.no}&part=notices`);
  await page.goBack();
  await page.getByText(t('ownAccount.used'), { exact: true }).first().waitFor();
  await told(t('console.done'), () => button(t('console.inspectEnd')).click());
  await button(t('console.inspect')).waitFor();

  await readTold();
  const { items } = await clientOf(house.url, anna).call('members.inspections');
  const number = items[0]?.operator ?? '';
  expect(number).not.toBe('');
  await phone.page.getByText(t('security.inspectedFor.payment'), { exact: true }).waitFor();
  await phone.page
    .getByText(t('security.inspectedBy', { roles: t('security.role.super'), number }), { exact: true })
    .waitFor();
  expect(await phone.page.getByText(otto.username).count()).toBe(0);
  await phone.inspect('who looked into the account');
  for (const one of [seat, phone]) expect(one.faults()).toEqual([]);
});

test('under an investigation by two the member reads of no inspection, and of each one afterwards', async () => {
  const { page, seat, told, send, button } = desk;
  await openMember(page, anna);
  const reason = t('console.detailedReason', { min: 20 });
  const days = t('console.investigationDays', { min: 1, max: 90 });
  await told(t('console.proposed'), () =>
    send(t('console.investigate'), { [days]: '30', [reason]: SECRET }, { okText: t('console.propose') }),
  );
  await approve('memberInvestigated');
  await page.reload();
  await page.getByText(t('console.investigationRuns'), { exact: true }).waitFor();
  await beginInspection(page, SECRET);
  await told(t('console.done'), () => button(t('console.inspectEnd')).click());
  await seat.inspect('an investigation that runs');
  await readTold();
  await phone.page.getByText(LOOK).waitFor();
  expect(await phone.page.getByText(SECRET).count()).toBe(0);

  house.clock.advance(60_000);
  await told(t('console.done'), () =>
    send(t('console.investigationEnd'), { [reason]: 'nothing was found in the payments' }),
  );
  await page.getByText(t('console.investigationOver'), { exact: true }).waitFor();
  await readTold();
  await phone.page.getByText(SECRET).waitFor();
  await phone.page
    .getByText(t('security.investigated', { from: '', until: '' }).slice(0, 20), { exact: false })
    .waitFor();
  await phone.inspect('an inspection that belonged to an investigation');
  for (const one of [seat, phone]) expect(one.faults()).toEqual([]);
});

test('the account of an operator is proposed to be looked into, and opens when another one has approved', async () => {
  const { page, seat, told, button, choose } = desk;
  await grace.call('admin.declareMembers', { body: { members: [berta.no] } });
  await openMember(page, berta);
  await page.getByText(t('console.inspectTwo')).waitFor();
  await seat.inspect('the account of an operator');
  expect(await button(t('console.inspect')).count()).toBe(0);
  await told(t('console.proposed'), () =>
    desk.send(
      t('console.inspectPropose'),
      { [t('console.detailedReason', { min: 20 })]: SECRET },
      {
        okText: t('console.propose'),
        also: (dialog) => choose(dialog, t('console.inspectCategory'), t('console.inspectFor.law')),
      },
    ),
  );
  const [third] = await house.appoint('idawatches', 'ivawatches');
  if (!third) throw new Error('no third operator is there');
  grace = colleagueOf(house, third);
  await approve('operatorInspected');
  await page.reload();
  await button(t('console.inspectEnd')).waitFor();
  await page.getByText(t('console.inspectRuns', { category: t('console.inspectFor.law') }), { exact: false }).waitFor();
  expect(seat.faults()).toEqual([]);
});
