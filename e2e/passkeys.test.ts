import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { giveDevice } from './harness/device.ts';
import { FAILED, loseAnswer } from './harness/failing.ts';
import { confirmPayment } from './harness/member.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { member, openPasskeysWorld, server } from './passkeys-world.ts';

openPasskeysWorld();

/** Of the first member that is made. */
const PHONE = '13900000001';

/** The code that was sent to the member's phone; empty before. */
function sent(): string {
  try {
    return server.codeFor(PHONE);
  } catch {
    return '';
  }
}

test('a member adds a passkey at the address that the program gives, logs out, is in again without a password, and a day later posts an order', async () => {
  const { url } = server;
  const seat = await openUserBrowser();
  const { page } = seat;
  await giveDevice(seat);
  await putSession(seat, { url }, member);
  await page.goto(`${url}/#/pages/block/home`);
  await page.getByText(t('home.total')).waitFor();
  await page.goto(`${url}/#/pages/user/check`);
  await page.getByRole('button', { name: t('security.passkeyAdd') }).click();
  await page.getByRole('dialog').getByLabel(t('security.passkeyName'), { exact: true }).fill('My phone');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('code.send'), exact: true })
    .click();
  await expect.poll(sent).not.toBe('');
  await page.getByRole('dialog').getByLabel(t('code.label')).fill(sent());
  await seat.inspect('adding a passkey');
  // The code is spent by the press whose answer is lost; the next press goes on with what it has begun.
  await loseAnswer(seat, '/api/identity/passkeys/options');
  await confirmPayment(page, t('security.passkeyAdd'));
  await page.getByRole('dialog').getByText(FAILED).waitFor();
  // The answer is lost on its way: the passkey is there, and the repeat says so instead of asking for another code.
  await loseAnswer(seat, '/api/identity/passkeys');
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/identity/passkeys');
  await confirmPayment(page, t('security.passkeyAdd'));
  await answered;
  await page.getByRole('dialog').getByText(FAILED).waitFor();
  await confirmPayment(page, t('security.passkeyAdd'));
  await page.getByText(t('security.passkeyAdded')).waitFor();
  await page.getByText('My phone', { exact: true }).waitFor();
  await seat.inspect('a passkey');

  await page.goto(`${url}/#/pages/user/user`);
  await page.getByRole('button', { name: t('members.logout') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('members.logout') })
    .click();
  // A day later the passkey signs in, and may approve.
  server.clock.advance(DAY + MINUTE);
  await page.getByRole('link', { name: t('common.login') }).click();
  await page.getByRole('button', { name: t('entry.passkey') }).click();
  await page.getByText(t('home.total')).waitFor();

  await page.goto(`${url}/#/pages/otc/otc`);
  await page.getByText(t('otc.list.purchase'), { exact: true }).click();
  await page.getByRole('button', { name: t('otc.postPurchase') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('switch', { name: t('pay.byPasskey') }).waitFor();
  await sheet.getByLabel(t('otc.perCoin', { coin: 'MEY' })).fill('1');
  await sheet.getByLabel(t('otc.quantity'), { exact: true }).fill('100');
  await sheet.getByLabel(t('otc.min'), { exact: true }).fill('50');
  await sheet.getByLabel(t('otc.max'), { exact: true }).fill('100');
  await seat.inspect('an order to be approved with a passkey');
  await sheet.getByRole('button', { name: t('otc.next'), exact: true }).click();
  await seat.inspect('approving with a passkey');
  await sheet.getByRole('button', { name: t('pay.passkey'), exact: true }).click();
  await page.getByText(t('otc.posted')).waitFor();
  expect(seat.faults()).toEqual([]);
});
