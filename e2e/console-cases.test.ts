import { judgePayouts } from '@greenhall/server/slices/wallet/request/judge-payouts';
import { scriptedChain } from '@greenhall/test-kit/otc-chain';
import { micro } from '@greenhall/test-kit/pay-in-world';
import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import { openDesk } from './presses/desk.ts';
import {
  approve,
  drawer,
  house,
  made,
  nina,
  openConsoleCasesWorld,
  opens,
  PAID_AT,
  seat,
  stateOf,
  titled,
  withdrawalOf,
} from './console-cases-world.ts';

openConsoleCasesWorld();

test('a withdrawal is decided beside what it is judged by, by keys, and the next one opens', async () => {
  const { page } = seat;
  const [eldest, middle, newest] = made.map(({ number }) => number) as [string, string, string];
  await page.goto(`${house.url}/admin/#/withdrawals`);
  await opens(newest).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await titled(newest).waitFor();
  await drawer().getByText(t('console.case.left'), { exact: true }).waitFor();
  // What the member asked for before, and what has happened to this one.
  await drawer().getByRole('cell', { name: eldest, exact: true }).waitFor();
  await drawer().getByText(t('wallet.kind.withdrawalHold')).waitFor();
  await seat.inspect('a case');

  await approve();
  await titled(middle).waitFor();
  await expect.poll(() => stateOf(newest)).toBe('approved');
  expect(await stateOf(middle)).toBe('requested');

  await page.goBack();
  await drawer().waitFor({ state: 'detached' });
  await opens(newest).waitFor({ state: 'detached' });
  expect(seat.faults()).toEqual([]);
});

test('the second operator names the transaction of a payout, which is sent until it is final', async () => {
  const chain = scriptedChain();
  Object.assign(house.app.ports, { chain });
  const number = made.at(-1)?.number ?? '';
  const asked = await withdrawalOf(number);
  const amount = micro(asked?.amount ?? '0') - micro(asked?.fee ?? '0');
  const paid = { from: 'the house', to: PAID_AT, amount, at: new Date() };
  const txid = chain.pay({ ...paid, confirmations: 2 });
  const desk = await openDesk(house, nina);
  await desk.open('/withdrawals?state=approved');
  await desk.told(t('console.payout.sent'), () =>
    desk.send(t('console.paid'), { [t('console.payout.txid')]: txid }, { within: desk.row(number) }),
  );
  await expect.poll(() => stateOf(number)).toBe('sent');
  await desk.row(number).waitFor({ state: 'detached' });
  chain.pay(paid, txid);
  await judgePayouts(house.app.ports);
  expect(await stateOf(number)).toBe('paid');
  expect(desk.seat.faults()).toEqual([]);
});
