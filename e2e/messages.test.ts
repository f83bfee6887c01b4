import { openCallRoute } from '@greenhall/server/demo/call-route';
import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import type { Ports } from '@greenhall/server/platform/ports';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import { sendRead, sendWrite } from '@greenhall/test-kit/outside';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Seat, takeSeat } from './harness/browser.ts';
import { letFail } from './harness/failing.ts';
import { takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { PICTURE, demandWrite } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let anna: Settled;
/** Between her and the desk nothing was said but scripts. */
let berta: Settled;
let seat: Seat;
/** Two operators at their desks. */
let ada: Seat;
let grace: Seat;

const THAI = 'สวัสดี annawrites เรากำลังตรวจสอบให้คุณ';

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

beforeAll(async () => {
  server = await openServerHere();
  const names = ['annawrites', 'bertawrites'];
  const [first, second] = await server.join(names, 100n, async (ports, members) => {
    const english = TEXT_LANGUAGES.map((language) => [language, 'Hello {name}, we are looking into it']);
    const texts = Object.fromEntries(english) as Record<TextLanguage, string>;
    const body = { title: 'Looking into it', texts: { ...texts, th: 'สวัสดี {name} เรากำลังตรวจสอบให้คุณ' } };
    await openCallRoute(ports)('messages.addCannedAnswer', operatorCaller('wren'), { body });
    await sayScripts(ports, memberNumber(members[1]?.no ?? '0'));
  });
  if (!first || !second) throw new Error('nobody is there');
  [anna, berta] = [first, second];
  const [one, two] = await server.appoint('adahelps', 'gracehelps');
  ada = await takeDesk(server.url, one);
  grace = await takeDesk(server.url, two);
  seat = await takeSeat();
  await putSession(seat, server, anna);
  await seat.page.goto(`${server.url}/#/pages/block/home`);
  await seat.page.getByText(t('home.total')).waitFor();
});
afterAll(() => server.close());

const open = async (page: Page) => {
  await page.goto(`${server.url}/#/pages/msg/msg`);
  await page.getByRole('textbox', { name: t('messages.write') }).waitFor();
};
const type = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: t('messages.write') }).fill(text);
  await page.getByRole('button', { name: t('messages.send'), exact: true }).click();
};
const talk = (page: Page) => page.getByRole('list', { name: t('messages.list') });
const said = (page: Page, text: string) => talk(page).getByRole('listitem').filter({ hasText: text });
const desk = (page: Page) => page.getByRole('list', { name: t('messagesDesk.conversation') });
const atDesk = async (page: Page) => {
  await page.goto(`${server.url}/admin/#/messages?member=${anna.no}`);
  await desk(page).waitFor();
};
const answer = async (page: Page, text: string) => {
  await page.getByLabel(t('messagesDesk.answer'), { exact: true }).fill(text);
  await page.getByRole('button', { name: t('messagesDesk.send'), exact: true }).click();
  const [first = ''] = text.split('\n');
  await desk(page).getByText(first).waitFor();
};
const texts = async () => (await sendRead(server.url, anna, 'messages.list')).items.map(({ text }) => text);

test('a text and a picture go to the desk, and answers come back with their marks', async () => {
  await open(seat.page);
  await seat.page.getByText(t('messages.empty')).waitFor();
  await type(seat.page, ' ');
  await seat.page.getByText(t('messages.missing')).waitFor();
  await seat.inspect('an empty message');
  await type(seat.page, 'Hello, where is my recharge?');
  await seat.page.getByText(t('messages.topicMissing')).waitFor();
  await seat.page.getByText(t('messages.topic.payment'), { exact: true }).click();
  await seat.page.getByText(t('messages.noThings')).waitFor();
  await seat.inspect('a topic without anything to choose');
  await seat.page.getByRole('button', { name: t('messages.send'), exact: true }).click();
  await said(seat.page, 'Hello, where').getByText(t('messages.stage.sent')).waitFor();
  await expect.poll(() => seat.page.getByText(t('messages.topicMissing')).count()).toBe(0);
  await seat.page.getByText(t('messages.topicAsked')).waitFor({ state: 'detached' });
  await seat.page
    .getByLabel(t('messages.addPicture'))
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: JPG });
  await seat.page.getByRole('button', { name: t('messages.removePicture') }).waitFor();
  await seat.page.getByRole('button', { name: t('messages.send'), exact: true }).click();
  await talk(seat.page)
    .getByRole('img', { name: t('messages.picture', { name: t('messages.you') }) })
    .waitFor();

  await ada.page.goto(`${server.url}/admin/#/messages`);
  await ada.page.getByRole('button', { name: `${t('messagesDesk.open')} ${anna.name}` }).click();
  await desk(ada.page).getByText('Hello, where is my recharge?').waitFor();
  await desk(ada.page).getByRole('img').waitFor();
  await said(seat.page, 'Hello, where').getByText(t('messages.stage.read')).waitFor();
  await ada.page.getByText(t('messagesDesk.takeFirst')).waitFor();
  await ada.page.getByRole('button', { name: t('messagesDesk.take'), exact: true }).click();
  await answer(ada.page, 'Good morning, I am looking');
  await said(seat.page, 'Good morning').waitFor();
  await desk(ada.page).getByText(t('messagesDesk.stage.read')).waitFor();
  await seat.inspect('the conversation');
  await ada.inspect('the conversation at the desk');
  expect([...seat.faults(), ...ada.faults()]).toEqual([]);
});

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

test('a conversation is handed over, and only its holder answers', async () => {
  await atDesk(grace.page);
  await grace.page.getByText(t('messagesDesk.takeFirst')).waitFor();
  await ada.page.getByRole('button', { name: t('messagesDesk.handOver'), exact: true }).click();
  const dialog = ada.page.getByRole('dialog', { name: t('messagesDesk.handOver') });
  await dialog.getByLabel(t('messagesDesk.to'), { exact: true }).click();
  await ada.page.getByTitle('gracehelps', { exact: true }).click();
  await dialog.getByRole('button', { name: t('messagesDesk.handOver') }).click();
  await ada.page.getByText(t('messagesDesk.takeFirst')).waitFor();
  await grace.page.getByLabel(t('messagesDesk.answer'), { exact: true }).waitFor();
  await grace.page.getByLabel(t('messagesDesk.note'), { exact: true }).fill('Ada has told me everything');
  await grace.page.getByRole('button', { name: t('messagesDesk.addNote') }).click();
  await ada.page.getByText('Ada has told me everything').waitFor();
  await answer(grace.page, 'Grace here, I go on');
  await said(seat.page, 'Grace here').waitFor();
  await expect.poll(() => talk(seat.page).innerText()).not.toContain('told me everything');
  expect([...ada.faults(), ...grace.faults()]).toEqual([]);
});

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
  const fresh = await takeSeat();
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

test('a closed matter is rated, and the next one begins with a topic and the thing that it is about', async () => {
  const { page } = seat;
  await atDesk(grace.page);
  await grace.page.getByText(t('messages.topic.payment'), { exact: true }).first().waitFor();
  await open(page);
  await grace.page.getByRole('button', { name: t('messagesDesk.close'), exact: true }).click();
  await grace.page
    .locator('.ant-popconfirm')
    .getByRole('button', { name: t('messagesDesk.close') })
    .click();
  // It is asked for while the member still looks at it.
  await page.getByRole('heading', { name: t('messages.helpAsked') }).waitFor();
  await page.getByRole('button', { name: t('messages.help.helpful'), exact: true }).click();
  await page.getByLabel(t('messages.helpText')).fill('Quick');
  await page.getByRole('button', { name: t('common.save'), exact: true }).click();
  await page.getByRole('button', { name: t('common.save'), exact: true }).waitFor({ state: 'detached' });
  expect((await sendRead(server.url, anna, 'messages.state')).matter).toMatchObject({
    topic: 'payment',
    rating: 'helpful',
    text: 'Quick',
  });
  await seat.inspect('a matter that was rated');

  const [recharge] = (await sendRead(server.url, anna, 'wallet.recharges', { query: {} })).items;
  await page.getByText(t('messages.topic.payment'), { exact: true }).click();
  await page.getByRole('button', { name: t('messages.about.recharge', { number: recharge?.number ?? '' }) }).click();
  await page.getByRole('button', { name: t('messages.removeAbout') }).waitFor();
  await type(page, 'Is it there now?');
  await said(page, 'Is it there now?').getByText(t('messages.stage.sent')).waitFor();
  await page.getByText(t('messages.helpAsked')).waitFor({ state: 'detached' });
  await grace.page.goto(`${server.url}/admin/#/messages`);
  await grace.page.getByLabel(t('messagesDesk.topic')).click();
  await grace.page.getByTitle(t('messages.topic.payment'), { exact: true }).click();
  const row = grace.page.getByRole('row').filter({ hasText: anna.name });
  await row.getByText(t('messages.about.recharge', { number: recharge?.number ?? '' })).waitFor();
  await expect.poll(() => grace.page.getByRole('row').filter({ hasText: berta.name }).count()).toBe(0);
  await grace.inspect('conversations of a topic');
  await grace.page.goto(`${server.url}/admin/#/help-ratings`);
  await grace.page
    .getByRole('row')
    .filter({ hasText: t('messages.topic.payment') })
    .first()
    .waitFor();
  await grace.page.getByText('Quick', { exact: true }).waitFor();
  await grace.inspect('ratings of the help');
  // The member's seat has noted the line that it was without.
  expect(grace.faults()).toEqual([]);
});

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
