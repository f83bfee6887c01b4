import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let bo: UserBrowser;

beforeAll(async () => {
  server = await openServerHere();
  const [member] = await server.join(['bochen'], 100n);
  if (!member) throw new Error('nobody is there');
  bo = await openUserBrowser();
  await putSession(bo, server, member);
});
afterAll(() => server.close());

const open = (seat: UserBrowser, path: string) => seat.page.goto(`${server.url}/#${path}`);

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
});
