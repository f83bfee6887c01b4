import { makeCode } from '@greenhall/server/slices/identity/code/codes';
import { TestClient } from '@greenhall/test-kit/client';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PASSWORD, PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { fillRegistration } from './harness/member.ts';
import { solveByWork } from './harness/puzzle.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let ann: Settled;
let seat: UserBrowser;

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['annplace'], 1n);
  if (!first) throw new Error('nobody is there');
  ann = first;
  seat = await openUserBrowser();
});
afterAll(() => server.close());

/** Somebody else takes a place below ann. */
async function take(username: string, zone: 'A' | 'B'): Promise<void> {
  const { ports, http } = server.app;
  const phone = `138${username.length}${zone.charCodeAt(0)}000000`.slice(0, 11);
  const code = await makeCode(ports, { purpose: 'register', channel: 'phone', address: phone });
  if (!code.ok) throw new Error(code.refusal);
  const place = { invitationCode: ann.invitation, contact: ann.name, zone, level: 1 };
  const proof = { phone, email: `${username}@mail.example`, codeChannel: 'phone' as const, code: code.value };
  const secrets = { username, password: PASSWORD, payPassword: PAY_PASSWORD };
  const body = { ...place, ...proof, ...secrets, agreed: true, riskAccepted: true };
  expect((await new TestClient(http).call('network.register', { body })).refusal).toBeUndefined();
}

test('whose place is taken meanwhile is told of the next one, and takes it with one press', async () => {
  const { page } = seat;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const person = { username: 'lateplace', phone: '13900000077', invitation: ann.invitation, contact: ann.name };
  await fillRegistration(page, server, person, solveByWork);
  seat.expectRefusal('/api/network/registrations', 409);
  await take('quicker', 'A');
  await press(t('common.register'));
  await page.getByText(t('entry.otherZone', { taken: 'A', zone: 'B' })).waitFor();
  seat.expectRefusal('/api/network/registrations', 409);
  await take('quickest', 'B');
  await press(t('entry.goOn'));
  await press(t('common.register'));
  await page.getByText(t('entry.nextPlace', { name: 'quicker', zone: 'A' })).waitFor();
  await seat.inspect('a place that is taken');
  await press(t('entry.takePlace'));
  await page.getByText(t('entry.free', { zone: 'A' })).waitFor();
  await expect.poll(() => page.getByLabel(t('entry.contact'), { exact: true }).inputValue()).toBe('quicker');
  await press(t('entry.goOn'));
  await press(t('common.register'));
  await page.getByRole('heading', { name: t('entry.done') }).waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: t('entry.payIn') }).getAttribute('href'))
    .toContain('wallet/chongzhi');
  expect(seat.faults()).toEqual([]);
});

test('a link that names the free zone says nothing of the other one', async () => {
  const visitor = await openUserBrowser();
  const { page } = visitor;
  // Zone A below this one was taken in the test before.
  const place = new URLSearchParams({ code: ann.invitation, contact: 'quicker', zone: 'B' });
  await page.goto(`${server.url}/#/pages/user/register?${place.toString()}`);
  await page.getByRole('button', { name: t('entry.change'), exact: true }).click();
  await page.getByText(t('entry.free', { zone: 'B' })).waitFor();
  expect(await page.getByText(t('entry.otherZone', { taken: 'A', zone: 'B' })).count()).toBe(0);
  expect(visitor.faults()).toEqual([]);
});
