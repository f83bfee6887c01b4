import { maskUsername } from '@greenhall/domain/identity/masking';
import { DAY } from '@greenhall/domain/shared/time';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Seat, takeSeat } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { confirmPayment } from './harness/member.ts';
import { putSession, putSessionOnce } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ClockedServer;
let [main, sub]: Settled[] = [];
let mine: Seat;
let theirs: Seat;

beforeAll(async () => {
  server = await openClockedServer();
  [main, sub] = await server.join(['maingrove', 'subgrove'], 100n);
  [mine, theirs] = [await takeSeat(), await takeSeat()];
  if (!main || !sub) throw new Error('nobody is there');
  await putSessionOnce(mine, server, main);
  await putSession(theirs, server, sub);
});
afterAll(() => server.close());

const screen = async ({ page }: Seat) => {
  await page.goto(`${server.url}/#/pages/user/children`);
  await page.getByRole('heading', { name: t('network.linkTitle'), exact: true }).waitFor();
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inSheet = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('the main account sees whom it applies for, and applies with code and payment password', async () => {
  const { page } = mine;
  await screen(mine);
  await press(page, t('network.linkApply'));
  await page.getByLabel(t('network.linkMember')).fill(sub?.no ?? '');
  await page.getByText(t('network.linkFound', { name: maskUsername('subgrove') })).waitFor();
  await Promise.all([page.waitForResponse(/my-codes/), press(page, t('code.send'))]);
  await page.getByLabel(t('code.label')).fill(server.codeFor(`${main?.name}@mail.example`));
  await mine.inspect('applying');
  await inSheet(page, t('common.next'));
  await confirmPayment(page, t('common.confirm'));
  await page.getByText(t('network.linkState.applied'), { exact: true }).waitFor();
  await mine.inspect('applied');
});

test('the linked account agrees, with each consent by itself; until then its own page counts the application', async () => {
  const { page } = theirs;
  const ownPage = () => page.goto(`${server.url}/#/pages/user/user`);
  const waiting = page.getByText(t('members.linkRequests', { count: 1 }), { exact: true });
  await ownPage();
  await waiting.waitFor();
  await screen(theirs);
  await page.getByText(t('network.linkWants', { name: maskUsername('maingrove') })).waitFor();
  await theirs.inspect('an application');
  await press(page, t('network.linkAgree'));
  for (const consent of ['signIn', 'collect'] as const)
    await page.getByRole('switch', { name: t(`network.linkConsent.${consent}`) }).check();
  await theirs.inspect('agreeing');
  await inSheet(page, t('common.next'));
  await confirmPayment(page, t('common.confirm'));
  await page.getByRole('heading', { name: t('network.linkMain') }).waitFor();
  await theirs.inspect('my main account');
  await ownPage();
  await page.getByText(t('members.linked'), { exact: true }).waitFor();
  await waiting.waitFor({ state: 'detached' });
  await mine.page.getByText(t('network.linkState.bound'), { exact: true }).waitFor();
});

test('a day later the main account collects what the preview has shown', async () => {
  const { page } = mine;
  server.clock.advance(DAY);
  await screen(mine);
  await press(page, t('network.linkCollect'));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('network.linkArrives')).waitFor();
  await mine.inspect('preview');
  await inSheet(page, t('common.next'));
  await confirmPayment(page, t('network.linkCollect'));
  await dialog.getByText(t('network.linkMoved')).waitFor();
  await mine.inspect('collected');
  await dialog
    .getByRole('button', { name: t('common.close'), exact: true })
    .last()
    .click();
  await theirs.page.goto(`${server.url}/#/pages/wallet/bill`);
  await theirs.page.getByText(t('wallet.kind.collect')).first().waitFor();
});

test('the main account signs in to the linked account, which sees it and ends it with the link', async () => {
  const { page } = mine;
  await press(page, t('network.linkSignIn'));
  await confirmPayment(page, t('network.linkSignIn'));
  await page.getByText(t('home.total')).waitFor();
  await page.goto(`${server.url}/#/pages/user/user`);
  await page.getByText('subgrove').first().waitFor();
  await theirs.page.goto(`${server.url}/#/pages/user/check`);
  await theirs.page.getByText(t('security.actingFor')).waitFor();
  await screen(theirs);
  await press(theirs.page, t('network.linkEnd'));
  mine.expectRefusal('*', 401);
  await inSheet(theirs.page, t('network.linkEnd'));
  await page.getByLabel(t('entry.username'), { exact: true }).waitFor();
  expect([...mine.faults(), ...theirs.faults()]).toEqual([]);
});
