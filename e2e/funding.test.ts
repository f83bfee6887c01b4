import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { expect, test } from 'vitest';
import { demandWrite } from './harness/shop-buyer.ts';
import { t } from './harness/words.ts';
import {
  act,
  askSponsor,
  book,
  BUYER,
  card,
  convertAndActivate,
  exchange,
  fund,
  go,
  home,
  leave,
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
  await shows(t('ladder.recharge', { amount: '200', coin: 'USDT' }), 'now');
  await shows(t('ladder.exchange', { amount: '200', coin: 'USDT', gets: '199.6', getsCoin: 'MEY' }), 'later');
  await shows(t('ladder.convert', { amount: '100', coin: 'MEY', gets: '100', getsCoin: 'BDB' }), 'later');
  await shows(t('ladder.activate', { level: 1, amount: '100', coin: 'BDB' }), 'later');
  await card()
    .getByText(t('ladder.hours.recharge', { hours: 24 }))
    .waitFor();
  await seat.inspect('the ladder: paying in');
  const way = card().getByRole('radio', { name: t('ladder.way.recharge') });
  await way.focus();
  await page.keyboard.press('ArrowRight');
  await card().getByText(t('ladder.obstacle.noSale')).waitFor();
  await seat.inspect('the ladder: nobody sells');
  await page.keyboard.press('ArrowRight');
  await shows(t('ladder.ask'), 'now');
  await seat.inspect('the ladder: asking');
  await page.keyboard.press('ArrowRight');
  await shows(t('ladder.recharge', { amount: '200', coin: 'USDT' }), 'now');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(t('ladder.do.recharge'));
  // The other screens lead to the ladder and say the same.
  await go('user/user');
  await card()
    .getByRole('link', { name: t('home.next.fundActivationAct') })
    .click();
  await card()
    .getByRole('heading', { name: t('ladder.title', { level: 1 }) })
    .waitFor();
  await leave();
});

test('200 are paid in, exchanged and converted, and the member is active', async () => {
  await sit(RECHARGER);
  await home();
  await act(t('ladder.do.recharge')).click();
  await payIn('200', 'LADDER-200');
  await home();
  await shows(t('ladder.arrive.recharge', { amount: '200', coin: 'USDT' }), 'now');
  await seat.inspect('the ladder: a report waits');
  await book();
  await act(t('ladder.do.exchange')).click();
  await exchange('200');
  await home();
  await shows(t('ladder.have', { amount: '199.6', coin: 'MEY' }), 'done');
  await act(t('ladder.do.convert')).click();
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
  await askSponsor();
});
