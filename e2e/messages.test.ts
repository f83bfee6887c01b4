import { sendRead } from '@greenhall/test-kit/outside';
import { expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
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
