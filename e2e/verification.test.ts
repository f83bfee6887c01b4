import { isDrawnUnder, nextCase } from '@greenhall/test-kit/verification/next-case';
import { expect, test } from 'vitest';
import { LOOKED_BY_SUPER, t } from './harness/words.ts';
import {
  ada,
  approve,
  carla,
  give,
  isIn,
  viewPicture,
  NAME,
  openVerificationWorld,
  clickButton,
  fillDetails,
  review,
  seat,
  server,
} from './verification-world.ts';

// A case that is drawn would need a second reviewer.
openVerificationWorld(async (ports) => void (await nextCase(ports, 1n, (id) => !isDrawnUnder(ports.secret, id))));

test('a document is filled in and submitted, with its rules at the fields', async () => {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/user/seniorProve`);
  await page.getByText(t('verification.stepOf', { step: 1, count: 3 })).waitFor();
  await page.getByLabel(t('verification.name')).fill(NAME);
  await clickButton(page, t('common.next'));
  await page.getByText(t('verification.required')).first().waitFor();
  await page.getByLabel(t('verification.birthDate')).fill('2020-02-02');
  await page.getByText(t('ageRule', { min: '18' })).waitFor();
  await fillDetails(page);
  // An identity card without an end date says so.
  expect(await page.getByLabel(t('verification.expiresOn')).isDisabled()).toBe(true);
  await seat.inspect('verification details');
  await clickButton(page, t('common.next'));
  await page.getByText(t('verification.stepOf', { step: 2, count: 3 })).waitFor();
  await clickButton(page, t('common.next'));
  await page.getByText(t('verification.pictureMissing')).first().waitFor();
  for (const side of ['front', 'holding'] as const) await give(page, side);
  await page.getByRole('img', { name: t('verification.side.holding') }).waitFor();
  // One picture for both: the device says so, and nothing is refused for it.
  await expect.poll(() => page.getByText(t('verification.doubt.twice')).count()).toBe(2);
  await seat.inspect('verification pictures');
  await clickButton(page, t('common.next'));
  await page.getByText(t('verification.compare')).waitFor();
  await page.getByText(NAME).waitFor();
  await page.goBack();
  await page.getByText(t('verification.stepOf', { step: 2, count: 3 })).waitFor();
  await page.getByRole('img', { name: t('verification.side.holding') }).waitFor();
  await clickButton(page, t('common.next'));
  await page.getByText(t('verification.compare')).waitFor();
  await seat.inspect('verification compared');
  await clickButton(page, t('verification.submit'));
  await isIn(page, 'submitted');
  expect(seat.faults()).toEqual([]);
});

test('a reviewer looks at it, asks for a picture once more, and approves; the member sees who has looked', async () => {
  const { page } = ada;
  await review(page, carla);
  await page.getByText(NAME).waitFor();
  await page.getByText(t('verification.noEnd')).waitFor();
  const front = t('verification.side.front');
  await clickButton(page, t('verificationDesk.lookPicture', { side: front }));
  await page.getByRole('img', { name: front }).waitFor();
  await clickButton(page, t('verificationDesk.rotate'));
  await clickButton(page, t('verificationDesk.larger'));
  await ada.inspect('verification case');
  await clickButton(page, t('verificationDesk.askMore'));
  const dialog = page.getByRole('dialog', { name: t('verificationDesk.askMore') });
  await dialog.getByLabel(t('verification.side.holding')).check();
  await dialog.getByRole('combobox', { name: t('console.reason') }).click();
  await page.getByTitle(t('verification.reason.notHolding')).click();
  await dialog.getByRole('button', { name: t('verificationDesk.askMore') }).click();
  await isIn(page, 'needMore');

  await isIn(seat.page, 'needMore');
  await seat.page.getByText(t('verification.reason.notHolding')).waitFor();
  await seat.page.getByText(t('verification.todo.notHolding')).waitFor();
  await give(seat.page, 'holding');
  await clickButton(seat.page, t('verification.submit'));
  await isIn(seat.page, 'submitted');

  await review(page, carla);
  // What was opened before the member was asked again counts no more, so both pictures are named.
  const sides = ['front', 'holding'] as const;
  const first = (looks: readonly string[]) =>
    page.getByText(t('verificationDesk.lookFirst', { what: looks.join(', ') }));
  await first(sides.map((side) => t(`verification.side.${side}`))).waitFor();
  for (const side of sides) await viewPicture(page, side);
  await page.getByText(t('verificationDesk.notLooked')).first().waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText(t('verificationDesk.looked'), { exact: true }).count()).toBe(3);
  await approve(page);
  await isIn(page, 'approved');

  await isIn(seat.page, 'approved');
  await seat.page.getByText(t('verification.noEnd')).waitFor();
  await seat.page.getByText(LOOKED_BY_SUPER).first().waitFor();
  expect(await seat.page.getByText('adachecks').count()).toBe(0);
  await seat.inspect('verification approved');
  await seat.page.goto(`${server.url}/#/pages/wallet/tixian`);
  await seat.page.getByText(t('wallet.limitLeft', { amount: '50,000.00 USDT' })).waitFor();
  expect([...seat.faults(), ...ada.faults()]).toEqual([]);
});
