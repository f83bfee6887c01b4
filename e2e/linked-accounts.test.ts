import { maskUsername } from '@greenhall/domain/identity/masking';
import { DAY } from '@greenhall/domain/shared/time';
import { sendRead } from '@greenhall/test-kit/outside';
import { openSettledSession, type Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { FAILED, letFail } from './harness/failing.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { confirmPayment } from './harness/member.ts';
import { putSession, putSessionOnce } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ClockedServer;
let [main, sub]: Settled[] = [];
let mine: UserBrowser;
let theirs: UserBrowser;

beforeAll(async () => {
  server = await openClockedServer();
  [main, sub] = await server.join(['maingrove', 'subgrove'], 100n);
  [mine, theirs] = [await openUserBrowser(), await openUserBrowser()];
  if (!main || !sub) throw new Error('nobody is there');
  await putSessionOnce(mine, server, main);
  await putSession(theirs, server, sub);
});
afterAll(() => server.close());

const screen = async ({ page }: UserBrowser) => {
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
  await inSheet(page, t('common.next'));
  await page.getByText(t('network.linkMemberRule')).waitFor();
  mine.expectRefusal(`/api/network/link-candidates/${main?.no}`, 409);
  await page.getByLabel(t('network.linkMember')).fill(main?.no ?? '');
  await page.getByText(t('linkNotAllowed')).waitFor();
  await page.getByLabel(t('network.linkMember')).fill(sub?.no ?? '');
  await page.getByText(t('network.linkFound', { name: maskUsername('subgrove') })).waitFor();
  await expect.poll(() => page.getByText(t('network.linkMemberRule')).count()).toBe(0);
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
  const mend = await letFail(mine, 'POST', /\/wallet\/collections\/previews$/);
  await press(page, t('network.linkCollect'));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(FAILED).waitFor();
  await mine.inspect('a preview that failed');
  await mend();
  await inSheet(page, t('common.retry'));
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

const signInToSub = async () => {
  const { page } = mine;
  await screen(mine);
  await press(page, t('network.linkSignIn'));
  await confirmPayment(page, t('network.linkSignIn'));
  await page.getByText(t('home.total')).waitFor();
};

test('a session that acts says for whom on every screen, offers nothing of the member alone, and ends at the login', async () => {
  const { page } = mine;
  await signInToSub();
  const bar = page.getByText(t('members.actingFor', { name: 'subgrove' }));
  await bar.waitFor();
  await expect.poll(() => page.getByRole('link', { name: t('running.service'), exact: true }).count()).toBe(0);
  await page.goto(`${server.url}/#/pages/user/user`);
  await page.getByRole('link', { name: t('members.network') }).waitFor();
  await bar.waitFor();
  for (const own of ['linked', 'verification', 'service', 'password'] as const)
    expect(await page.getByText(t(`members.${own}`), { exact: true }).count(), own).toBe(0);
  await mine.inspect('acting');
  await page.reload();
  await bar.waitFor();
  await press(page, t('members.actingEnd'));
  const username = page.getByLabel(t('entry.username'), { exact: true });
  await username.waitFor();
  await expect.poll(() => username.inputValue()).toBe('maingrove');
  expect(await page.evaluate('localStorage.getItem("token")')).toBeNull();
  await expect.poll(async () => (await bar.count()) === 0).toBe(true);
  const acting = async () =>
    (await sendRead(server.url, sub as Settled, 'identity.sessions')).items.filter(({ actingFor }) => actingFor).length;
  await expect.poll(acting).toBe(0);
  if (!main) throw new Error('nobody is there');
  main = await openSettledSession(server.app.ports, main.no, main.name, main.invitation);
  await putSessionOnce(mine, server, main);
});

test('the main account signs in to the linked account, which sees it and ends it with the link', async () => {
  const { page } = mine;
  await signInToSub();
  await page.goto(`${server.url}/#/pages/user/user`);
  await page.getByText('subgrove').first().waitFor();
  await theirs.page.goto(`${server.url}/#/pages/user/check`);
  await theirs.page.getByText(t('security.actingFor')).waitFor();
  await screen(theirs);
  await press(theirs.page, t('network.linkEnd'));
  mine.expectRefusal('*', 401);
  await inSheet(theirs.page, t('network.linkEnd'));
  const username = page.getByLabel(t('entry.username'), { exact: true });
  await username.waitFor();
  await expect.poll(() => username.inputValue()).toBe('maingrove');
  expect([...mine.faults(), ...theirs.faults()]).toEqual([]);
});
