import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Seat, takeSeat } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let ann: Seat;
let bo: Seat;

beforeAll(async () => {
  server = await openServerHere();
  const [first, second] = await server.join(['annlee', 'bochen'], 100n);
  if (!first || !second) throw new Error('nobody is there');
  [ann, bo] = [await takeSeat(), await takeSeat()];
  await putSession(ann, server, first);
  await putSession(bo, server, second);
});
afterAll(() => server.close());

const open = (seat: Seat, path: string) => seat.page.goto(`${server.url}/#${path}`);

describe('two people join and pay each other', () => {
  test('a hand-off link leaves no code in the address of somebody who is signed in', async () => {
    const { page } = bo;
    await page.goto(`${server.url}/?action=login&t=a-code-of-somebody`);
    await page.getByText(t('home.total')).waitFor();
    expect(page.url()).toBe(`${server.url}/#/pages/block/home`);
    expect(bo.faults()).toEqual([]);
  });

  test('five wrong payment passwords lock it, and the screen says for how long', async () => {
    const { page } = bo;
    bo.expectRefusal('/api/identity/authenticator', 403);
    await open(bo, '/pages/user/check');
    await page.getByRole('button', { name: t('security.setUp') }).click();
    await page.getByLabel(t('code.label')).fill('123456');
    for (const left of [4, 3, 2, 1]) {
      await confirmPayment(page, t('common.next'), `wrong-${left}`);
      await page.getByText(t('payPasswordWrong', { left })).waitFor();
    }
    await confirmPayment(page, t('common.next'), 'wrong-0');
    await page.getByText(t('pay.locked', { minutes: 30 })).waitFor();
    await bo.inspect('locked payment password');
    expect(bo.faults()).toEqual([]);
  });

  test('the app speaks Thai and turns dark when told to', async () => {
    const { page } = ann;
    await open(ann, '/pages/user/user');
    await page.getByRole('button', { name: t('common.language') }).click();
    await page.getByRole('dialog').getByText('ไทย').click();
    await page.locator('html[lang=th]').waitFor();
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .nth(2)
      .click();
    await page.locator('html[data-theme=dark]').waitFor();
    await ann.inspect('mine in Thai, dark');
    await page.reload();
    await page.locator('html[lang=th][data-theme=dark]').waitFor();
    await open(ann, '/pages/wallet/wallet');
    await page.getByRole('heading', { level: 1, name: /\p{Script=Thai}/u }).waitFor();
    await ann.inspect('wallet in Thai, dark');
    expect(ann.faults()).toEqual([]);
  });
});
