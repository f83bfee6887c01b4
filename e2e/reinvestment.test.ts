import { MINUTE } from '@greenhall/domain/shared/time';
import { sendRead, sendWrite } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PASSWORD, PAY_PASSWORD } from '@greenhall/test-kit/world';
import { openSettledSession } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { putSession, putSessionOnce } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { readOf } from './harness/reads.ts';

const NODE_PAY = 'cedar-4417';
let server: ClockedServer;
let main: Settled;
let nodes: Settled[] = [];
let mine: UserBrowser;
let theirs: UserBrowser;

beforeAll(async () => {
  server = await openClockedServer();
  const [first] = await server.join(['maingrove'], 100n);
  if (!first) throw new Error('nobody is there');
  main = first;
  let contact = main.name;
  for (const username of ['firstgrove', 'nextgrove']) {
    server.clock.advance(MINUTE);
    const sent = await sendWrite(server.url, main, 'network.sendNodeCode', { body: { channel: 'email' } });
    if (!sent.ok) throw new Error(JSON.stringify(sent));
    const place = { contact, zone: 'A' as const, level: 1, username };
    const secrets = { password: PASSWORD, payPassword: PAY_PASSWORD, newPayPassword: NODE_PAY };
    const code = { codeChannel: 'email' as const, code: server.codeFor(`${main.name}@mail.example`) };
    await sendWrite(server.url, main, 'network.openReinvestment', { body: { ...place, ...secrets, ...code } });
    contact = username;
  }
  const { items } = await sendRead(server.url, main, 'network.ownAccounts');
  nodes = await Promise.all(items.map(({ id, userid }) => openSettledSession(server.app.ports, id, userid, '')));
  [mine, theirs] = [await openUserBrowser(), await openUserBrowser({ colorScheme: 'dark' })];
  const [node] = nodes;
  if (!node) throw new Error('no node is there');
  await putSession(mine, server, main);
  await putSessionOnce(theirs, server, node);
});
afterAll(() => server.close());

const screen = async ({ page }: UserBrowser) => {
  await page.goto(`${server.url}/#/pages/user/futou`);
  await page.getByText('firstgrove', { exact: true }).waitFor();
};
const press = ({ page }: UserBrowser, name: string) => page.getByRole('button', { name, exact: true }).click();
const mayEnter = async () =>
  (await sendRead(server.url, main, 'network.ownAccounts')).items.map(({ mayEnterMain }) => mayEnterMain);
const answered = async (node: Settled | undefined) =>
  node ? (await sendWrite(server.url, node, 'network.parentHandOff', { body: {} })).ok : undefined;

test('a node says that its main account has to allow it, and offers nothing that would fail', async () => {
  await screen(theirs);
  await theirs.page.getByText(t('stock.futouParentClosed')).waitFor();
  await expect.poll(() => theirs.page.getByRole('button', { name: t('stock.futouParent') }).count()).toBe(0);
  await theirs.inspect('a node that may not enter');
});

test('the main account allows all of them at once, and takes one back', async () => {
  await screen(mine);
  await press(mine, t('stock.futouAllowAll'));
  await mine.page.getByRole('dialog').getByText('firstgrove, nextgrove').waitFor();
  await mine.inspect('allowing all');
  await confirmPayment(mine.page, t('common.confirm'));
  await mine.page.getByText(t('stock.futouAllowed')).waitFor();
  expect(await mayEnter()).toEqual([true, true]);
  await mine.page.getByRole('button', { name: /nextgrove/ }).click();
  const toggle = mine.page.getByRole('switch', { name: t('stock.futouMayEnter') });
  await toggle.waitFor();
  await mine.inspect('an own account');
  await toggle.click();
  await expect.poll(mayEnter).toEqual([true, false]);
  // It is held until its answer is there.
  await mine.page.getByRole('switch', { name: t('stock.futouMayEnter'), checked: false }).click();
  await confirmPayment(mine.page, t('common.confirm'));
  await expect.poll(mayEnter).toEqual([true, true]);
  await mine.page.getByRole('button', { name: t('common.close'), exact: true }).click();
  expect(mine.faults()).toEqual([]);
});

test('the node that may signs in to the main account', async () => {
  await screen(theirs);
  await Promise.all([readOf(theirs, 'members.me'), press(theirs, t('stock.futouParent'))]);
  await theirs.page.getByText(t('home.total')).waitFor();
  await theirs.page.goto(`${server.url}/#/pages/user/user`);
  await theirs.page.getByText('maingrove').first().waitFor();
  const { items } = await sendRead(server.url, main, 'identity.sessions');
  expect(items.filter(({ actingFor }) => actingFor)).toHaveLength(1);
  expect(theirs.faults()).toEqual([]);
});

test('the main account ends the sessions of a node, and gives it new passwords', async () => {
  const [, next] = nodes;
  server.clock.advance(MINUTE);
  expect(await answered(next)).toBe(true);
  await screen(mine);
  await mine.page.getByRole('button', { name: /nextgrove/ }).click();
  await press(mine, t('stock.futouEndSessions'));
  const ask = mine.page.getByRole('dialog', { name: t('stock.futouEndSessions') });
  await ask.getByRole('button', { name: t('stock.futouEndSessions'), exact: true }).click();
  await mine.page.getByText(t('stock.futouSessionsEnded')).waitFor();
  expect(await answered(next)).toBe(false);
  await press(mine, t('stock.futouSetPasswords'));
  const sheet = mine.page.getByRole('dialog');
  const field = (label: string) => sheet.getByLabel(label, { exact: true });
  await field(t('stock.futouNewPassword')).fill('juniper83');
  await field(t('entry.passwordAgain')).fill('juniper83');
  await field(t('stock.futouNewPayPassword')).fill('spruce-71');
  await field(t('entry.payPasswordAgain')).fill('spruce-71');
  await Promise.all([
    mine.page.waitForResponse(/my-codes/),
    sheet.getByRole('button', { name: t('code.send') }).click(),
  ]);
  await field(t('code.label')).fill(server.codeFor(`${main.name}@mail.example`));
  await mine.inspect('new passwords of an own account');
  await press(mine, t('common.next'));
  await confirmPayment(mine.page, t('common.confirm'));
  await mine.page.getByText(t('stock.futouPasswordsSet')).waitFor();
  expect(await mayEnter()).toEqual([true, false]);
  expect(mine.faults()).toEqual([]);
});

test('a further account is opened, with a code and the payment password', async () => {
  server.clock.advance(MINUTE);
  await screen(mine);
  await press(mine, t('stock.futouOpen'));
  const { page } = mine;
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t('entry.free', { zone: 'B' })).waitFor();
  for (const [label, value] of [
    [t('stock.futouUsername'), 'thirdgrove'],
    [t('stock.futouPassword'), PASSWORD],
    [t('entry.passwordAgain'), PASSWORD],
    [t('stock.futouPayPassword'), NODE_PAY],
    [t('entry.payPasswordAgain'), NODE_PAY],
  ] as const)
    await sheet.getByLabel(label, { exact: true }).fill(value);
  await Promise.all([page.waitForResponse(/reinvestment-accounts\/codes/), press(mine, t('code.send'))]);
  await sheet.getByLabel(t('code.label'), { exact: true }).fill(server.codeFor(`${main.name}@mail.example`));
  await press(mine, t('common.next'));
  await sheet.getByLabel(t('pay.password'), { exact: true }).fill(PAY_PASSWORD);
  await press(mine, t('common.confirm'));
  await sheet.waitFor({ state: 'hidden' });
  await page.getByText('thirdgrove', { exact: true }).waitFor();
  expect(mine.faults()).toEqual([]);
});
