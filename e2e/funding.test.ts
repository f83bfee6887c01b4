import { sendRead } from '@greenhall/test-kit/outside';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { expect, test } from 'vitest';
import { demandWrite } from './harness/shop-buyer.ts';
import { t } from './harness/words.ts';
import {
  act,
  requestActivation,
  book,
  BUYER,
  card,
  convertAndActivate,
  exchange,
  fund,
  go,
  home,
  leave,
  offerMethod,
  openFundingWorld,
  page,
  payIn,
  personOf,
  RECHARGER,
  seat,
  server,
  shows,
  sit,
  statusOf,
} from './funding-world.ts';

openFundingWorld();

test('a member that has nothing sees three whole ways, by keyboard as well, and leaves by none', async () => {
  await sit(RECHARGER);
  await home();
  await shows(t('funding.recharge', { amount: '200', coin: 'USDT' }), 'now');
  await shows(t('funding.exchange', { amount: '200', coin: 'USDT', gets: '199.6', getsCoin: 'MEY' }), 'later');
  await shows(t('funding.convert', { amount: '100', coin: 'MEY', gets: '100', getsCoin: 'BDB' }), 'later');
  await shows(t('funding.activate', { level: 1, amount: '100', coin: 'BDB' }), 'later');
  await card()
    .getByText(t('funding.hours.recharge', { hours: 24 }))
    .waitFor();
  await seat.inspect('the funding steps: paying in');
  const way = card().getByRole('radio', { name: t('funding.way.recharge') });
  await way.focus();
  await page.keyboard.press('ArrowRight');
  await card().getByText(t('funding.obstacle.noSale')).waitFor();
  await seat.inspect('the funding steps: nobody sells');
  await page.keyboard.press('ArrowRight');
  await shows(t('funding.ask'), 'now');
  await seat.inspect('the funding steps: asking');
  await page.keyboard.press('ArrowRight');
  await shows(t('funding.recharge', { amount: '200', coin: 'USDT' }), 'now');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(t('funding.do.recharge'));
  // The other screens lead to the funding steps and say the same.
  await go('user/user');
  await card()
    .getByRole('link', { name: t('home.next.fundActivationAct') })
    .click();
  await card()
    .getByRole('heading', { name: t('funding.title', { level: 1 }) })
    .waitFor();
  await leave();
});

test('200 are paid in, exchanged and converted, and the member is active', async () => {
  await sit(RECHARGER);
  await home();
  await act(t('funding.do.recharge')).click();
  await payIn('200', 'LADDER-200');
  await home();
  await shows(t('funding.arrive.recharge', { amount: '200', coin: 'USDT' }), 'now');
  await seat.inspect('the funding steps: a report waits');
  await book();
  await act(t('funding.do.exchange')).click();
  await exchange('200');
  await home();
  await shows(t('funding.have', { amount: '199.6', coin: 'MEY' }), 'done');
  await act(t('funding.do.convert')).click();
  await convertAndActivate();
  expect(await statusOf(RECHARGER)).toBe('active');
  await leave();
});

test('the sponsor is asked, told, and activates with its own coins what it could mute', async () => {
  await fund(BUYER, 'ftb', 100n);
  await sit(BUYER);
  await leave();
  const buyer = personOf(BUYER);
  const body = { member: buyer.no, coin: 'ftb', payPassword: PAY_PASSWORD } as const;
  await demandWrite(server.url, buyer, 'stock.activate', { body });
  await requestActivation();
});

test('of two methods one is chosen, left again, and opened by an address that names it', async () => {
  await offerMethod('other', 'pay@greenhall.example', 48);
  await sit(BUYER);
  await go('wallet/chongzhi');
  const row = (kind: 'bank' | 'other') =>
    page.getByRole('listitem').getByRole('button', { name: new RegExp(t(`wallet.payIn.${kind}`)) });
  await row('bank').waitFor();
  await seat.inspect('two methods');
  expect(await page.getByText('DE02 1203').count()).toBe(0);
  await row('bank').click();
  await page.getByText('DE02 1203').waitFor();
  await seat.inspect('a method that was chosen');
  await page.getByRole('button', { name: t('wallet.payInOther'), exact: true }).click();
  await row('other').click();
  await page.getByText('pay@greenhall.example').waitFor();
  expect(await page.getByText('DE02 1203').count()).toBe(0);
  const { items } = await sendRead(server.url, personOf(BUYER), 'wallet.depositMethods');
  await go(`wallet/chongzhi?method=${items.find(({ kind }) => kind === 'bank')?.id}`);
  await page.getByText('DE02 1203').waitFor();
  await leave();
});
