import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { transact } from '@greenhall/server/platform/database/transact';
import { insertPasskey, passkeysOf } from '@greenhall/server/slices/identity/factor/store-passkey';
import { deskClientOf } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { openScreen, takeDesk, notified } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let house: ServerHere;
let member: Settled;
let desk: UserBrowser;
let colleague: ReturnType<typeof deskClientOf>;

beforeAll(async () => {
  house = await openServerHere();
  const [found] = await house.join(['lostgrove'], 1n);
  if (!found) throw new Error('nobody is there');
  member = found;
  const { db, clock } = house.app.ports;
  const memberNo = memberNumber(member.no);
  const key = {
    credentialId: 'lost',
    publicKey: new Uint8Array([1]),
    counter: 0n,
    name: 'Phone',
    createdAt: clock.now(),
  };
  await transact(db, async (tx) => accept(await insertPasskey(tx, { ...key, memberNo })));
  const [one, other] = await house.appoint('askersuper', 'othersuper');
  desk = await takeDesk(house.url, one);
  colleague = deskClientOf(house.url, `${OPERATOR_COOKIE}=${other?.cookie}`);
});
afterAll(() => house.close());

test('an operator proposes to remove the second factors that a member has lost', async () => {
  const { page } = desk;
  await openScreen(page, house.url, `/members?member=${member.no}`);
  await page.getByRole('button', { name: t('console.lostFactor'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('console.lostFactor') });
  await form.getByLabel(t('console.reason')).fill('called back on the number that we know');
  await desk.inspect('a lost second factor');
  await notified(page, t('console.proposed'), () =>
    form.getByRole('button', { name: t('console.propose'), exact: true }).click(),
  );
  await form.waitFor({ state: 'detached' });
  const [proposal] = (await colleague.call('admin.proposals', { query: { open: '1' } })).items;
  expect(proposal).toMatchObject({ kind: 'memberFactorLost', state: 'proposed' });
  await colleague.call('admin.approveProposal', {
    params: { id: proposal?.id ?? '' },
    body: { digest: proposal?.digest ?? '' },
  });
  expect(desk.faults()).toEqual([]);
});

test('the member reads when that will be, and stops it by one press', async () => {
  const seat = await openUserBrowser();
  const { page } = seat;
  await putSession(seat, house, member);
  await page.goto(`${house.url}/#/pages/user/check`);
  const stop = page.getByRole('button', { name: t('security.stopFactorReset'), exact: true });
  await stop.waitFor();
  await seat.inspect('a removal of second factors');
  await stop.click();
  await page.getByText(t('security.factorResetStopped')).waitFor();
  await stop.waitFor({ state: 'detached' });
  const [proposal] = (await colleague.call('admin.proposals', {})).items;
  expect(proposal?.state).toBe('withdrawn');
  expect(await passkeysOf(house.app.ports.db, memberNumber(member.no))).toHaveLength(1);
  expect(seat.faults()).toEqual([]);
});
