import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { openCallRoute } from '@greenhall/server/demo/call-route';
import type { Ports } from '@greenhall/server/platform/ports';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { sendRead, sendWrite } from '@greenhall/test-kit/outside';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { beforeAll, expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { letFail } from './harness/failing.ts';
import { PICTURE, demandWrite } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { readSingly } from './harness/reads.ts';
import {
  ada,
  anna,
  answer,
  berta,
  desk,
  grace,
  handOver,
  open,
  openMessagesWorld,
  rateHelp,
  said,
  seat,
  server,
  talk,
  texts,
  type,
  writeAndAnswer,
} from './messages-world.ts';

openMessagesWorld();
beforeAll(() => sayScripts(server.app.ports, memberNumber(berta.no)));

/** Half of the scripts are the member's messages, the others answers; the last of them stand in notes. */
async function sayScripts(ports: Ports, memberNo: MemberNo): Promise<void> {
  const callRoute = openCallRoute(ports);
  const [wren, params] = [operatorCaller('wren'), { member: String(memberNo) }];
  const caller = { kind: 'member', memberNo, username: 'bertawrites', sessionId: 0n } as const;
  const member = { ...caller, actingFor: false, companion: true, payVersion: 0 };
  for (const text of SCRIPT_PAYLOADS.slice(0, 30)) await callRoute('messages.send', member, { body: { text } });
  const { version } = await callRoute('messages.conversation', wren, { params });
  await callRoute('messages.take', wren, { params, body: { version } });
  for (const text of SCRIPT_PAYLOADS.slice(30)) {
    await callRoute('messages.answer', wren, { params, body: { text } });
    await callRoute('messages.addNote', wren, { params, body: { text } });
  }
}

const THAI = 'สวัสดี annawrites เรากำลังตรวจสอบให้คุณ';

test('a text and a picture go to the desk, and answers come back with their marks', writeAndAnswer);

test('what is unread shows on every badge, and only what stood on the screen is read', async () => {
  await seat.page.goto(`${server.url}/#/pages/block/home`);
  await seat.page.getByText(t('home.total')).waitFor();
  const long = Array.from({ length: 30 }, (_, n) => `line ${n}`).join('\n');
  await answer(ada.page, `First\n${long}`);
  await answer(ada.page, `Second\n${long}`);
  await answer(ada.page, 'The last one');
  await expect.poll(() => seat.page.title()).toBe(`(3) ${t('title.home')} · Greenhall`);
  await seat.page.getByText(t('home.unread', { count: 3 })).waitFor();
  const tab = seat.page.getByRole('navigation', { name: t('common.tabs') }).getByRole('link', { name: /3/ });
  await tab.click();
  await seat.page.getByText(t('members.unread', { count: 3 })).waitFor();
  await open(seat.page);
  await seat.page.getByText(t('messages.new'), { exact: true }).waitFor();
  const state = async () => (await sendRead(server.url, anna, 'messages.state')).unread;
  // The end of the first long answer lies below the fold.
  await said(seat.page, 'First').waitFor();
  expect(await state()).toBe(3);
  // Whoever jumps to the last one has not seen the end of the first one above.
  await seat.page.getByText('The last one').scrollIntoViewIfNeeded();
  expect(await state()).toBe(3);
  const ends = seat.page.locator('[data-number]');
  await ends.evaluateAll((all) => all.at(-3)?.scrollIntoView({ block: 'center' }));
  await expect.poll(state).toBe(0);
  await expect.poll(() => seat.page.title()).toBe(`${t('messages.title')} · Greenhall`);
  expect(seat.faults()).toEqual([]);
});

test('a canned answer comes in the member’s language, with the operator’s beside it', async () => {
  expect(await sendWrite(server.url, anna, 'members.updateProfile', { body: { language: 'th' } })).toMatchObject({
    ok: true,
  });
  await ada.page.reload();
  await ada.page.getByLabel(t('messagesDesk.choose')).click();
  await ada.page.getByTitle('Looking into it', { exact: true }).click();
  await ada.page.getByText(THAI).waitFor();
  await ada.page.getByText('Hello annawrites, we are looking into it').waitFor();
  await ada.page.getByRole('button', { name: t('messagesDesk.sendIn', { language: 'ไทย' }) }).click();
  await desk(ada.page).getByText(THAI).waitFor();
  await desk(ada.page).getByText('Hello annawrites, we are looking into it').waitFor();
  await said(seat.page, THAI).waitFor();
  expect([...seat.faults(), ...ada.faults()]).toEqual([]);
});

test('a conversation is handed over, and only its holder answers', handOver);

test('what is written without a connection waits, survives a reload, and is there once and in order', async () => {
  const before = await texts();
  await open(seat.page);
  await said(seat.page, 'Grace here').waitFor();
  // The device goes on without a connection: what it wants of the server is lost, the page itself still loads.
  await seat.page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  for (const text of ['Offline one', 'Offline two', 'Offline three']) await type(seat.page, text);
  await expect.poll(() => seat.page.getByText(t('messages.waiting')).count()).toBe(3);
  await seat.page.getByRole('textbox', { name: t('messages.write') }).fill('Half a sen');
  await seat.page.reload();
  await expect.poll(() => seat.page.getByText(t('messages.waiting')).count()).toBe(3);
  await expect
    .poll(() => seat.page.getByRole('textbox', { name: t('messages.write') }).inputValue())
    .toBe('Half a sen');
  expect(await texts()).toEqual(before);
  await seat.page.unroute('**/api/**');
  await seat.page.evaluate("dispatchEvent(new Event('online'))");
  await expect.poll(() => seat.page.getByText(t('messages.waiting')).count()).toBe(0);
  expect(await texts()).toEqual([...before, 'Offline one', 'Offline two', 'Offline three'].slice(-30));
  await desk(grace.page).getByText('Offline three').waitFor();
  const shown = await talk(seat.page)
    .getByText(/^Offline/)
    .allInnerTexts();
  expect(shown).toEqual(['Offline one', 'Offline two', 'Offline three']);
});

test('after the socket was cut nothing is missing and nothing is twice', async () => {
  await open(seat.page);
  await said(seat.page, 'Offline three').waitFor();
  await seat.context.setOffline(true);
  await answer(grace.page, 'Said while you were away');
  await answer(grace.page, 'And once more');
  await seat.context.setOffline(false);
  await said(seat.page, 'And once more').waitFor();
  await said(seat.page, 'And once more').scrollIntoViewIfNeeded();
  await expect.poll(() => said(seat.page, 'Said while you were away').count()).toBe(1);
  await expect.poll(() => said(seat.page, 'And once more').count()).toBe(1);
  await expect.poll(async () => (await sendRead(server.url, anna, 'messages.state')).unread).toBe(0);
});

test('sixty scripts are words on both sides, in messages, answers and notes', async () => {
  const fresh = await openUserBrowser();
  await putSession(fresh, server, berta);
  await open(fresh.page);
  const ofMember = SCRIPT_PAYLOADS.slice(0, 30).map((text) => text.trim());
  await talk(fresh.page).getByRole('listitem').nth(29).waitFor();
  for (const shown of [60, SCRIPT_PAYLOADS.length]) {
    await fresh.page.getByRole('button', { name: t('messages.older') }).click();
    await expect.poll(() => talk(fresh.page).locator('p[dir=auto]').count()).toBe(shown);
  }
  const words = async (list: ReturnType<typeof talk>) =>
    (await list.locator('p[dir=auto]').allTextContents()).slice(0, 30);
  expect(await words(talk(fresh.page))).toEqual(ofMember);
  await grace.page.goto(`${server.url}/admin/#/messages?member=${berta.no}`);
  for (const shown of [60, SCRIPT_PAYLOADS.length]) {
    await grace.page.getByRole('button', { name: t('messagesDesk.older') }).click();
    await expect.poll(() => desk(grace.page).locator('p[dir=auto]').count()).toBe(shown);
  }
  expect(await words(desk(grace.page))).toEqual(ofMember);
  await grace.page
    .getByText(SCRIPT_PAYLOADS.at(-1) ?? '')
    .first()
    .waitFor();
  for (const { page } of [fresh, grace]) expect(await page.evaluate('window.hit')).toBeUndefined();
  expect([...fresh.faults(), ...grace.faults()]).toEqual([]);
  await fresh.context.close();
});

test('a message about a recharge waits until that was read, or goes without it', async () => {
  const { page } = seat;
  const recharge = { amount: '20', reference: 'REF-ABOUT-1', note: '' };
  const made = await demandWrite(server.url, anna, 'wallet.submitRecharge', {
    body: recharge,
    files: { voucher: PICTURE },
  });
  const about = async () =>
    (await sendRead(server.url, anna, 'messages.list')).items.map(({ reference }) => reference?.id);
  const send = page.getByRole('button', { name: t('messages.send'), exact: true });
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  const path = /\/api\/messages\/references\//;
  await readSingly(seat);
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  const href = `${server.url}/#/pages/msg/msg?about=recharge&id=${String(made['id'])}`;
  await page.goto(href);
  await page
    .locator('button[aria-busy]')
    .filter({ hasText: t('messages.send') })
    .waitFor();
  await page.getByRole('textbox', { name: t('messages.write') }).fill('It has its reference');
  await send.click({ force: true });
  letThrough();
  await page.getByRole('button', { name: t('messages.removeAbout') }).waitFor();
  await expect.poll(() => said(page, 'It has its reference').count()).toBe(0);
  await send.click();
  await said(page, 'It has its reference').getByText(t('messages.stage.sent')).waitFor();
  expect(await about()).toContain(made['id']);

  await page.unroute(path);
  await page.goto(`${server.url}/#/pages/block/home`);
  await page.getByText(t('home.total')).waitFor();
  const end = await letFail(seat, 'GET', path);
  await page.goto(href);
  await page.reload();
  await page.getByText(t('messages.aboutFailed')).waitFor();
  await seat.inspect('a reference that could not be read');
  await type(page, 'Read again');
  const again = page.getByRole('button', { name: t('common.retry'), exact: true });
  expect(await page.evaluate('document.activeElement.textContent')).toBe(t('common.retry'));
  await again.click();
  await page.getByText(t('messages.aboutFailed')).waitFor();
  const without = page.getByRole('button', { name: t('messages.withoutAbout') });
  await without.click();
  await without.waitFor({ state: 'detached' });
  await expect.poll(() => said(page, 'Read again').count()).toBe(0);
  await send.click();
  await said(page, 'Read again').getByText(t('messages.stage.sent')).waitFor();
  await end();
  await page.goto(`${server.url}/#/pages/block/home`);
});

test('a closed ticket is rated, and the next one begins with a topic and the thing that it is about', rateHelp);

test('signing out deletes what was not sent', async () => {
  await open(seat.page);
  await seat.page.route('**/api/messages', (route) => route.abort('internetdisconnected'));
  await type(seat.page, 'Never sent');
  await seat.page.getByText(t('messages.waiting')).waitFor();
  await seat.page.goto(`${server.url}/#/pages/user/user`);
  await seat.page.getByRole('button', { name: t('members.logout') }).click();
  await seat.page
    .getByRole('dialog')
    .getByRole('button', { name: t('members.logout') })
    .click();
  await expect.poll(() => seat.page.evaluate("localStorage.getItem('store') ?? ''")).not.toContain('Never sent');
});
