import { openCallRoute } from '@greenhall/server/demo/call-route';
import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

export let server: ServerHere;
export let anna: Settled;
/** Between her and the desk nothing was said but scripts. */
export let berta: Settled;
export let seat: UserBrowser;
/** Two operators at their desks. */
export let ada: UserBrowser;
export let grace: UserBrowser;

export const open = async (page: Page) => {
  await page.goto(`${server.url}/#/pages/msg/msg`);
  await page.getByRole('textbox', { name: t('messages.write') }).waitFor();
};
export const type = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: t('messages.write') }).fill(text);
  await page.getByRole('button', { name: t('messages.send'), exact: true }).click();
};
export const talk = (page: Page) => page.getByRole('list', { name: t('messages.list') });
export const said = (page: Page, text: string) => talk(page).getByRole('listitem').filter({ hasText: text });
export const desk = (page: Page) => page.getByRole('list', { name: t('messagesDesk.conversation') });
const atDesk = async (page: Page) => {
  await page.goto(`${server.url}/admin/#/messages?member=${anna.no}`);
  await desk(page).waitFor();
};
export const answer = async (page: Page, text: string) => {
  await page.getByLabel(t('messagesDesk.answer'), { exact: true }).fill(text);
  await page.getByRole('button', { name: t('messagesDesk.send'), exact: true }).click();
  const [first = ''] = text.split('\n');
  await desk(page).getByText(first).waitFor();
};
export const texts = async () => (await sendRead(server.url, anna, 'messages.list')).items.map(({ text }) => text);

export async function writeAndAnswer(): Promise<void> {
  await open(seat.page);
  await seat.page.getByText(t('messages.empty')).waitFor();
  await type(seat.page, ' ');
  await seat.page.getByText(t('messages.missing')).waitFor();
  await seat.inspect('an empty message');
  const write = seat.page.getByRole('textbox', { name: t('messages.write') });
  await write.fill('Hello, where is my recharge?');
  await seat.page.getByText(t('messages.topic.payment'), { exact: true }).click();
  await seat.page.getByText(t('messages.noThings')).waitFor();
  await seat.inspect('a topic without anything to choose');
  await seat.page.getByRole('button', { name: t('messages.send'), exact: true }).click();
  await said(seat.page, 'Hello, where').getByText(t('messages.stage.sent')).waitFor();
  await said(seat.page, 'Hello, where').getByText(t('messages.topic.payment'), { exact: true }).waitFor();
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
}

export async function handOver(): Promise<void> {
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
}

export async function rateHelp(): Promise<void> {
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
  expect((await sendRead(server.url, anna, 'messages.state')).ticket).toMatchObject({
    topic: 'payment',
    rating: 'helpful',
    text: 'Quick',
  });
  await seat.inspect('a ticket that was rated');

  const [recharge] = (await sendRead(server.url, anna, 'wallet.recharges', { query: {} })).items;
  // The message that began the ticket says its topic too, above the choice.
  await page.getByText(t('messages.topic.payment'), { exact: true }).last().click();
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
}

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openMessagesWorld(): void {
  beforeAll(async () => {
    server = await openServerHere();
    const names = ['annawrites', 'bertawrites'];
    const [first, second] = await server.join(names, 100n, async (ports) => {
      const english = TEXT_LANGUAGES.map((language) => [language, 'Hello {name}, we are looking into it']);
      const inAll = Object.fromEntries(english) as Record<TextLanguage, string>;
      const body = { title: 'Looking into it', texts: { ...inAll, th: 'สวัสดี {name} เรากำลังตรวจสอบให้คุณ' } };
      await openCallRoute(ports)('messages.addCannedAnswer', operatorCaller('wren'), { body });
    });
    if (!first || !second) throw new Error('nobody is there');
    [anna, berta] = [first, second];
    const [one, two] = await server.appoint('adahelps', 'gracehelps');
    ada = await takeDesk(server.url, one);
    grace = await takeDesk(server.url, two);
    seat = await openUserBrowser();
    await putSession(seat, server, anna);
    await seat.page.goto(`${server.url}/#/pages/block/home`);
    await seat.page.getByText(t('home.total')).waitFor();
  });
  afterAll(() => server.close());
}
