import { test } from 'vitest';
import { PICTURE, demandWrite } from './harness/shop-buyer.ts';
import { anna, handOver, openMessagesWorld, rateHelp, server, writeAndAnswer } from './messages-world.ts';

openMessagesWorld();

test('a text and a picture go to the desk, and answers come back with their marks', writeAndAnswer);

test('a conversation is handed over, and only its holder answers', handOver);

test('a closed matter is rated, and the next one begins with a topic and the thing that it is about', async () => {
  const body = { amount: '20', reference: 'REF-ABOUT-1', note: '' };
  await demandWrite(server.url, anna, 'wallet.submitRecharge', { body, files: { voucher: PICTURE } });
  await rateHelp();
});
