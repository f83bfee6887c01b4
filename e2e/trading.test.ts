import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { declareNone, openScreen, takeDesk } from './harness/operator.ts';
import { LOOKED_BY_SUPER, t } from './harness/words.ts';
import {
  button,
  finishReceipt,
  openRelease,
  openTradingWorld,
  operators,
  partiesOf,
  reportUnseen,
  SALE,
  server,
} from './trading-world.ts';

openTradingWorld(1);

describe('a trade paid on BEP20', () => {
  test.each(SALE)('%s', (_, step) => step('BEP20'));
});

async function openAppeal(page: Page): Promise<void> {
  await openScreen(page, server.url, '/appeals');
  await button(page, t('console.review')).click();
}

test('what cannot be proved is decided by two operators, and both sides can read why', async () => {
  const { seller, buyer } = partiesOf('BEP20');
  const { page } = buyer.seat;
  const order = await reportUnseen(buyer, 'BEP20');

  await seller.seat.page.goto(order);
  await button(seller.seat.page, t('otc.chat')).click();
  await button(seller.seat.page, t('otc.chatSend')).click();
  await seller.seat.page.getByText(t('otc.chatMissing')).waitFor();
  await seller.seat.page.getByLabel(t('otc.chatWrite'), { exact: true }).fill('Nothing has arrived here.');
  await button(seller.seat.page, t('otc.chatSend')).click();
  await seller.seat.page.getByText('Nothing has arrived here.').waitFor();
  await seller.seat.inspect('chat');
  await button(seller.seat.page, t('common.close')).click();
  const release = await openRelease(seller.seat.page, seller, order);
  await release.getByRole('button', { name: t('common.close'), exact: true }).click();
  await release.waitFor({ state: 'hidden' });
  await button(page, t('otc.claimAgain')).click();
  await page.getByLabel(t('otc.txid')).fill('0xabc');
  await button(page, t('otc.chat')).click();
  await page.getByLabel(t('otc.chatWrite'), { exact: true }).fill('Please look again.');
  await button(page, t('common.close')).click();
  await button(seller.seat.page, t('otc.deny')).click();
  await seller.seat.page
    .getByRole('dialog')
    .getByRole('button', { name: t('otc.deny'), exact: true })
    .click();

  await page.getByText(t('otc.state.paymentError')).waitFor();
  await expect.poll(() => page.getByLabel(t('otc.txid')).inputValue()).toBe('0xabc');
  await button(page, t('otc.chat')).click();
  await expect.poll(() => page.getByLabel(t('otc.chatWrite'), { exact: true }).inputValue()).toBe('Please look again.');
  await button(page, t('common.close')).click();
  await button(page, t('otc.appeal')).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('otc.appealReason')).fill('I have paid from another wallet, see the slip.');
  await sheet.getByLabel(t('pay.voucher')).setInputFiles({
    name: 'slip.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 50, height: 50, channels: 3, background: '#0c2f31' } })
      .jpeg()
      .toBuffer(),
  });
  await sheet.getByAltText('slip.jpg').waitFor();
  await buyer.seat.inspect('appeal');
  await sheet.getByRole('button', { name: t('common.submit') }).click();
  await page.getByText(t('otc.appealState.inReview')).waitFor();

  const desks = [await takeDesk(server.url, operators[0]), await takeDesk(server.url, operators[1])];
  const [first, second] = desks.map((desk) => desk.page) as [Page, Page];
  await openAppeal(first);
  await first.getByText(t('reviewerUndeclared')).waitFor();
  await expect.poll(() => button(first, t('console.propose')).count()).toBe(0);
  await declareNone(server.url, operators);
  await openAppeal(first);
  await first.getByText('Nothing has arrived here.').waitFor();
  await first.getByText(t('otc.verdict.toBuyer')).click();
  await first.getByLabel(t('console.reason')).fill('The slip names the order and the time.');
  await button(first, t('console.propose')).click();
  await first.getByText(t('console.proposed')).waitFor();
  await openAppeal(second);
  await second.getByRole('button', { name: t('console.decide') }).click();
  await second
    .locator('.ant-popconfirm')
    .getByRole('button', { name: t('console.decide') })
    .click();
  await second.getByText(t('console.done')).waitFor();

  await page.getByText(t('otc.state.completed'), { exact: true }).waitFor();
  await finishReceipt(buyer.seat, 'otc.receiptBought');
  await page.getByText('The slip names the order and the time.').waitFor();
  await page.getByText(LOOKED_BY_SUPER).first().waitFor();
  await buyer.seat.inspect('decided');
  const saving = page.waitForEvent('download');
  await button(page, t('otc.evidence')).click();
  expect((await saving).suggestedFilename()).toMatch(/\.json$/);
  expect([...seller.seat.faults(), ...buyer.seat.faults()]).toEqual([]);
});
