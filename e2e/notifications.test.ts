import { maskUsername } from '@greenhall/domain/identity/masking';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sendWrite } from '@greenhall/test-kit/outside';
import { openSettledSession, type Settled } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let browser: Browser;
let anna: Settled;
let berta: Settled;
/** Berta's second device. */
let tablet: Settled;

beforeAll(async () => {
  server = await openServerHere();
  [anna, berta] = (await server.join(['annapays', 'bertagets'], 500n, async (ports, all) => {
    const [from, to] = all.map(({ no }) => memberNumber(no));
    // They have dealt before: what is sent comes at once.
    await sql`insert into wallet_known_payee (payer, payee, since) values (${from}, ${to}, now())`.execute(ports.db);
    const [, { no, name, invitation } = { no: '', name: '', invitation: '' }] = all;
    tablet = await openSettledSession(ports, no, name, invitation);
  })) as [Settled, Settled];
  browser = await openBrowser();
});
afterAll(async () => {
  await server.close();
  await browser.close();
});

const bell = ({ page }: UserBrowser, count: number) =>
  page.getByRole('button', { name: `${t('home.notices')}: ${t('home.unread', { count })}` });

async function atHome(member: Settled): Promise<UserBrowser> {
  const seat = await openUserBrowser({ browser });
  await putSession(seat, server, member);
  await seat.page.goto(`${server.url}/#/pages/block/home`);
  await seat.page.getByText(t('home.total')).waitFor();
  return seat;
}

test('coins that come ring on every device, lead to their movement, and are read everywhere', async () => {
  const [phone, other] = [await atHome(berta), await atHome(tablet)];
  await bell(phone, 0).waitFor();
  const body = { payee: berta.name, coin: 'usdt', amount: '100', payPassword: PAY_PASSWORD } as const;
  expect(await sendWrite(server.url, anna, 'wallet.transfer', { body })).toMatchObject({ ok: true });
  for (const seat of [phone, other]) await bell(seat, 1).waitFor();
  await bell(phone, 1).click();
  const list = phone.page.getByRole('list', { name: t('notifications.view.mine') });
  const item = list.getByRole('link', { name: t('notifications.coinsReceived') });
  await item
    .getByText(t('notifications.coinsReceivedText', { amount: '99.90', coin: 'USDT', payer: maskUsername(anna.name) }))
    .waitFor();
  await item.getByText(t('content.unread'), { exact: true }).waitFor();
  await phone.inspect('notifications for me');
  await bell(other, 0).waitFor();
  await item.click();
  await phone.page.getByText('+99.90').first().waitFor();
  expect([...phone.faults(), ...other.faults()]).toEqual([]);
});

test('what is mailed is chosen on a sheet', async () => {
  const seat = await atHome(berta);
  await seat.page.goto(`${server.url}/#/pages/block/notice`);
  await seat.page.getByRole('button', { name: t('notifications.choices') }).click();
  const sheet = seat.page.getByRole('dialog', { name: t('notifications.choices') });
  const coins = sheet.getByRole('switch', { name: t('notifications.mail.coins') });
  await coins.and(seat.page.locator(':not(:checked)')).click();
  await coins.and(seat.page.locator(':checked')).waitFor();
  await seat.inspect('what is mailed');
  await seat.page.reload();
  await coins.and(seat.page.locator(':checked')).waitFor();
  await seat.page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  expect(seat.faults()).toEqual([]);
});

/** A subscription made by hand, with the base point of the curve as its key: no test reaches a push service. */
const SUBSCRIPTION = `{
  const keys = { p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', auth: 'A'.repeat(22) };
  const endpoint = 'https://fcm.googleapis.com/fcm/send/e2e';
  const read = () => localStorage.getItem('e2e-push') === null ? null : subscription;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => (localStorage.removeItem('e2e-push'), true),
  };
  PushManager.prototype.getSubscription = async () => read();
  PushManager.prototype.subscribe = async () => (localStorage.setItem('e2e-push', ''), subscription);
}`;

/** Lets the worker of a page get a message of a push service. */
async function deliver({ page, context }: UserBrowser, data: string): Promise<void> {
  const debug = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    }),
  );
  await debug.send('ServiceWorker.enable');
  await debug.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId: await registered, data });
  await debug.detach();
}

test('a device announces that there is something new, without saying what, and opens it', async () => {
  const seat = await openUserBrowser({ browser, hasWorker: true });
  const { page, context } = seat;
  await context.addInitScript(SUBSCRIPTION);
  await putSession(seat, server, berta);
  await page.goto(`${server.url}/#/pages/block/notice`);
  const open = () => page.getByRole('button', { name: t('notifications.choices') }).click();
  const sheet = page.getByRole('dialog', { name: t('notifications.choices') });
  await page.evaluate('navigator.serviceWorker.ready');
  await open();
  await sheet.getByRole('button', { name: t('notifications.pushOn') }).click();
  await sheet.getByText(t('notifications.pushDenied')).waitFor();
  await context.grantPermissions(['notifications']);
  await page.reload();
  await sheet.getByRole('button', { name: t('notifications.pushOn') }).click();
  await sheet.getByRole('switch', { name: t('notifications.push.trades') }).waitFor();
  await seat.inspect('what is announced');

  await deliver(seat, JSON.stringify({ kind: 'notices', language: 'de' }));
  const announced = () =>
    page.evaluate<readonly { title: string; body: string }[]>(`(async () => {
      const shown = await (await navigator.serviceWorker.ready).getNotifications();
      return shown.map(({ title, body }) => ({ title, body }));
    })()`);
  await expect.poll(announced).toEqual([{ title: 'Es gibt Neues für Sie.', body: '' }]);
  await deliver(seat, 'what is no message');
  await expect.poll(announced).toEqual([{ title: t('push.notices'), body: '' }]);

  const [worker] = context.serviceWorkers();
  await worker?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
  await expect.poll(() => page.url()).toBe(`${server.url}/#/pages/block/notice?view=mine`);
  await open();
  await sheet.getByRole('button', { name: t('notifications.pushOff') }).click();
  await sheet.getByRole('button', { name: t('notifications.pushOn') }).waitFor();
  expect(seat.faults()).toEqual([]);
});
