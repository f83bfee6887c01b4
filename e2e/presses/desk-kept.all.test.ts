import type { SettledOperator } from '@greenhall/test-kit/operators';
import { clientOf } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Locator, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ServerHere, openServerHere } from '../harness/server-here.ts';
import { t } from '../harness/words.ts';
import { type Colleague, type Desk, colleagueOf, openDesk } from './desk.ts';

let server: ServerHere;
let anna: Settled;
let desk: Desk;
/** The operator of the desk without its page, and a colleague. */
let ada: Colleague;
let grace: Colleague;

beforeAll(async () => {
  server = await openServerHere();
  [anna] = (await server.join(['annakept'], 100n)) as [Settled];
  const [one, two] = (await server.appoint('adakept', 'gracekept')) as [SettledOperator, SettledOperator];
  desk = await openDesk(server, one);
  ada = colleagueOf(server, one);
  grace = colleagueOf(server, two);
});
beforeEach(() => expect(desk.seat.faults()).toEqual([]));
afterAll(() => server.close());

const say = (text: string) => clientOf(server.url, anna).call('messages.send', { body: { text }, files: {} });
const conversation = () => grace.call('messages.conversation', { params: { member: anna.no } });
const unread = async () => (await conversation()).unread;
const talk = () => desk.page.getByRole('list', { name: t('messagesDesk.conversation') });

/** What the page says that was read, in its order. */
function readMarks(): number[] {
  const said: number[] = [];
  desk.page.on('request', (request) => {
    if (!request.url().endsWith('/marks')) return;
    const { read } = request.postDataJSON() as { read?: number };
    if (read !== undefined) said.push(read);
  });
  return said;
}

/** What is in view is told within two frames. */
const frames = () =>
  desk.page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

test('what was read is one mark, at the end of the unbroken run that was visible', async () => {
  await say('The first');
  await say(`The second\n${Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n')}`);
  await say('The third');
  const marks = readMarks();
  await desk.open(`/messages?member=${anna.no}`);
  const end = (number: number) => talk().locator(`[data-number="${number}"]`);
  await expect
    .poll(() =>
      end(3).evaluate((one) => one.getBoundingClientRect().bottom <= one.ownerDocument.documentElement.clientHeight),
    )
    .toBe(true);
  await frames();
  expect(await unread()).toBe(3);
  await end(1).scrollIntoViewIfNeeded();
  await expect.poll(unread).toBe(0);
  expect(marks).toEqual([3]);
});

test('a message under a dialog is not read before the dialog is closed', async () => {
  const { version } = await conversation();
  await ada.call('messages.take', { params: { member: anna.no }, body: { version } });
  await desk.open(`/messages?member=${anna.no}`);
  await desk.button(t('messagesDesk.handOver')).click();
  const dialog = desk.dialog(t('messagesDesk.handOver'));
  await dialog.waitFor();
  const delivered = desk.page.waitForResponse(
    (one) => one.url().endsWith('/marks') && one.request().postData()?.includes('"delivered":4') === true,
  );
  await say('The fourth');
  await delivered;
  await talk().getByText('The fourth').scrollIntoViewIfNeeded();
  await frames();
  expect(await unread()).toBe(1);
  await desk.button('Cancel', dialog).click();
  await expect.poll(unread).toBe(0);
});

/** Sends what is typed in a field, and types more before the answer is there. */
async function typeOn(field: Locator, button: Locator, path: RegExp): Promise<void> {
  const asked = Promise.withResolvers<Route>();
  await desk.page.route(path, (route) =>
    route.request().method() === 'POST' ? asked.resolve(route) : route.fallback(),
  );
  await field.fill('As it was sent');
  await button.click();
  const route = await asked.promise;
  await field.press('End');
  await field.pressSequentially(' and more');
  await route.continue();
  await desk.page.unroute(path);
  await expect.poll(() => field.inputValue()).toBe('and more');
}

test('what is typed while an answer or a note is sent stays', async () => {
  await desk.open(`/messages?member=${anna.no}`);
  const answer = desk.page.getByLabel(t('messagesDesk.answer'), { exact: true });
  await typeOn(answer, desk.button(t('messagesDesk.send')), /\/admin\/messages\/\d+\/messages/);
  await talk().getByText('As it was sent', { exact: true }).waitFor();
  const { items } = await grace.call('messages.deskMessages', { params: { member: anna.no }, query: {} });
  expect(items.at(-1)?.text).toBe('As it was sent');
  const note = desk.page.getByLabel(t('messagesDesk.note'), { exact: true });
  await typeOn(note, desk.button(t('messagesDesk.addNote')), /\/admin\/messages\/\d+\/notes/);
  await desk.page.getByRole('cell', { name: 'As it was sent', exact: true }).waitFor();
  const notes = await grace.call('messages.notes', { params: { member: anna.no }, query: {} });
  expect(notes.items.map(({ text }) => text)).toEqual(['As it was sent']);
});

test('a drawer whose text is typed outside of a form asks before it closes', async () => {
  await desk.open('/plans');
  await desk.button(t('console.planNew')).click();
  const drawer = desk.dialog(t('console.planNew'));
  const text = drawer.getByLabel(t('console.planDraft'), { exact: true });
  const question = desk.page.locator('.ant-modal-confirm').getByText(t('console.discardTyped')).last();
  await text.fill('{}');
  await desk.button('Close', drawer).first().click();
  await question.waitFor();
  await desk.button(t('console.keepTyped')).click();
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => text.inputValue()).toBe('{}');
  await desk.button('Close', drawer).first().click();
  await desk.button(t('console.discard')).click();
  await drawer.waitFor({ state: 'hidden' });
  await desk.button(t('console.planNew')).click();
  await expect.poll(() => text.inputValue()).toContain('feeBp');
});
