import { HOUR, MINUTE, dayOf, startOfDay } from '@greenhall/domain/shared/time';
import { sendRead } from '@greenhall/test-kit/outside';
import { openSettledSession } from '@greenhall/test-kit/settled-world';
import { expect, onTestFinished, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { openClockedServer } from './harness/server-here.ts';
import { PICTURE, demandWrite } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import {
  anna,
  berta,
  handOver,
  open,
  openMessagesWorld,
  rateHelp,
  said,
  server,
  type,
  writeAndAnswer,
} from './messages-world.ts';

openMessagesWorld();

test('a text and a picture go to the desk, and answers come back with their marks', writeAndAnswer);

test('a conversation is handed over, and only its holder answers', handOver);

test('a closed ticket is rated, and the next one begins with a topic and the thing that it is about', async () => {
  const body = { amount: '20', reference: 'REF-ABOUT-1', note: '' };
  await demandWrite(server.url, anna, 'wallet.submitRecharge', { body, files: { voucher: PICTURE } });
  await rateHelp();
});

test('a first message is sent without a topic, and the topics that are offered lie above the field', async () => {
  const seat = await openUserBrowser();
  const { page } = seat;
  await putSession(seat, server, berta);
  await open(page);
  const other = page.getByText(t('messages.topic.other'), { exact: true });
  await other.scrollIntoViewIfNeeded();
  const [offer, field] = await Promise.all([
    other.boundingBox(),
    page.getByRole('textbox', { name: t('messages.write') }).boundingBox(),
  ]);
  expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  await type(page, 'Just a question');
  await said(page, 'Just a question').getByText(t('messages.stage.sent')).waitFor();
  expect((await sendRead(server.url, berta, 'messages.state')).ticket).toMatchObject({ topic: 'other' });
  expect(seat.faults()).toEqual([]);
});

/** A browser in a zone that is an hour ahead of UTC all year. */
async function seatInLagos(now: Date): Promise<UserBrowser> {
  const seat = await openUserBrowser();
  await seat.context.clock.install({ time: now });
  const session = await seat.context.newCDPSession(seat.page);
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Africa/Lagos' });
  return seat;
}

test('the screen says in the time of the device whether customer service is open, and by when it answers', async () => {
  const clocked = await openClockedServer();
  onTestFinished(() => clocked.close());
  const [cleo] = await clocked.join(['cleowrites'], 100n);
  if (!cleo) throw new Error('nobody is there');
  /** The screen on the n-th day after the next Monday, so long after midnight UTC. */
  const openOn = async (day: number, time: number): Promise<UserBrowser> => {
    const today = dayOf(clocked.clock.now().getTime());
    const monday = today + 7 - ((today + 3) % 7);
    clocked.clock.advance(startOfDay(monday + day) + time - clocked.clock.now().getTime());
    const fresh = await seatInLagos(clocked.clock.now());
    const signedIn = await openSettledSession(clocked.app.ports, cleo.no, cleo.name, cleo.invitation);
    await putSession(fresh, clocked, signedIn);
    await fresh.page.goto(`${clocked.url}/#/pages/msg/msg`);
    return fresh;
  };
  const saturday = await openOn(5, 12 * HOUR);
  await saturday.page
    .getByText(t('messages.serviceClosed', { opens: 'Monday 10:00', answer: 'Monday 13:00' }))
    .waitFor();
  await saturday.inspect('customer service that is closed');
  expect(saturday.faults()).toEqual([]);
  await saturday.context.close();

  const monday = await openOn(0, 9 * HOUR - 10 * MINUTE);
  await monday.page.getByText(t('messages.serviceClosed', { opens: '10:00', answer: '13:00' })).waitFor();
  // Whoever waits for the opening sees it come without doing anything.
  clocked.clock.advance(10 * MINUTE);
  await monday.page.clock.fastForward(10 * MINUTE);
  await monday.page.getByText(t('messages.serviceOpen', { until: '19:00', answer: '13:00' })).waitFor();
  expect(monday.faults()).toEqual([]);
  await monday.context.close();

  const opened = await openOn(0, 9 * HOUR + 20 * MINUTE);
  await opened.page.getByText(t('messages.serviceOpen', { until: '19:00', answer: '13:20' })).waitFor();
  expect(opened.faults()).toEqual([]);
  await opened.context.close();
});
