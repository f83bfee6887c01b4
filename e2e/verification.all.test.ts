import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { openCallRoute } from '@greenhall/server/demo/call-route';
import type { Ports } from '@greenhall/server/platform/ports';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { isDrawnUnder, nextCase } from '@greenhall/test-kit/verification/next-case';
import { sendRead } from '@greenhall/test-kit/outside';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import {
  ada,
  approve,
  berta,
  carla,
  give,
  grace,
  isIn,
  viewPicture,
  openVerificationWorld,
  clickButton,
  fillDetails,
  review,
  server,
} from './verification-world.ts';
import { picture } from './verification-world.ts';

/** A submitted case whose name and number are scripts, and notes with many more of them. */
async function sayScripts(ports: Ports, memberNo: MemberNo): Promise<void> {
  const callRoute = openCallRoute(ports);
  // Her case is drawn for a second reviewer, and the one after it is not.
  const isDrawn = (id: bigint) => isDrawnUnder(ports.secret, id);
  await nextCase(ports, 1n, (id) => isDrawn(id) && !isDrawn(id + 1n));
  const caller = { kind: 'member', memberNo, username: 'bertadocs', sessionId: 0n } as const;
  const member = { ...caller, actingFor: false, companion: true, payVersion: 0 };
  const number = SCRIPT_PAYLOADS.find((text) => text.length < 40) ?? '';
  const document = { name: SCRIPT_PAYLOADS[0] ?? '', number, type: 'passport' as const };
  const body = { ...document, birthDate: '1990-01-01', country: 'DE', expiresOn: '2090-01-01' };
  await callRoute('verification.save', member, { body });
  for (const side of ['front', 'holding'] as const)
    await callRoute('verification.addPicture', member, { body: { side }, files: { picture } });
  await callRoute('verification.submit', member, { body: {} });
  const wren = operatorCaller('wren');
  const { items } = await callRoute('verification.desk', wren, { query: { view: 'waiting' } });
  const params = { id: items[0]?.id ?? '' };
  for (const text of SCRIPT_PAYLOADS) await callRoute('verification.addNote', wren, { params, body: { text } });
}

openVerificationWorld((ports, members) => sayScripts(ports, memberNumber(members[1]?.no ?? '0')));

test('the first save keeps pictures that could not be sent, and nothing else is pressed meanwhile', async () => {
  const cut = await openUserBrowser();
  await putSession(cut, server, carla);
  const { page } = cut;
  await page.goto(`${server.url}/#/pages/user/seniorProve`);
  await fillDetails(page);
  await clickButton(page, t('common.next'));
  await give(page, 'front');
  const preview = page.getByRole('img', { name: t('verification.side.front') });
  await preview.waitFor();
  const asked = Promise.withResolvers<Route>();
  await page.route('**/api/verification/pictures', (route) => asked.resolve(route));
  await clickButton(page, t('verification.save'));
  const route = await asked.promise;
  await page.getByText(t('verification.state.draft'), { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('common.next') }).getAttribute('aria-busy')).toBe('true');
  await route.abort('internetdisconnected');
  await page.getByRole('button', { name: t('common.next'), exact: true, disabled: false }).waitFor();
  await expect.poll(() => preview.count()).toBe(1);
  await page.unroute('**/api/verification/pictures');
  await clickButton(page, t('verification.save'));
  await page.getByText(t('verification.added')).waitFor();
});

test('scripts in what a person gives and in notes are shown as they are', async () => {
  await review(grace.page, berta);
  await grace.page
    .getByText(SCRIPT_PAYLOADS[0] ?? '', { exact: true })
    .first()
    .waitFor();
  await grace.page.getByText(SCRIPT_PAYLOADS.at(-1) ?? '', { exact: true }).waitFor();
  expect(await grace.page.evaluate('window.hit')).toBeUndefined();
  expect(grace.faults()).toEqual([]);
  const { items } = await sendRead(server.url, berta, 'verification.views');
  // By roles and number, never by name.
  expect(items).toMatchObject([{ what: 'fields', operator: expect.stringMatching(/^\d+$/), roles: ['super'] }]);
});

test('a case that was drawn says after its approval why a second reviewer decides, who then does', async () => {
  const first = grace.page;
  const why = t('verificationDesk.second.draw');
  for (const side of ['front', 'holding'] as const) await viewPicture(first, side);
  await first.getByText(t('verificationDesk.notLooked')).first().waitFor({ state: 'detached' });
  await expect.poll(() => first.getByText(why).count()).toBe(0);
  await approve(first);
  await first.getByText(why).waitFor();
  await first.getByText(t('verificationDesk.endorsed', { name: 'gracechecks' })).waitFor();
  await isIn(first, 'submitted');
  await grace.inspect('verification drawn');
  await review(ada.page, berta);
  await ada.page.getByText(why).waitFor();
  for (const side of ['front', 'holding'] as const) await viewPicture(ada.page, side);
  await ada.page.getByText(t('verificationDesk.notLooked')).first().waitFor({ state: 'detached' });
  await approve(ada.page);
  await isIn(ada.page, 'approved');
  expect([...grace.faults(), ...ada.faults()]).toEqual([]);
});
