import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { openCallRoute } from '@greenhall/server/demo/call-route';
import { drawDocument } from '@greenhall/server/demo/draw-document';
import type { Ports } from '@greenhall/server/platform/ports';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { sendRead } from '@greenhall/test-kit/outside';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { isDrawnUnder, nextCase } from '@greenhall/test-kit/verification/next-case';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Seat, takeSeat } from './harness/browser.ts';
import { openScreen, takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { LOOKED_BY_SUPER, t } from './harness/words.ts';

let server: ServerHere;
let carla: Settled;
/** What she has given and what is said about her is nothing but scripts. */
let berta: Settled;
let seat: Seat;
let ada: Seat;
let grace: Seat;
let picture: Buffer;

const NAME = 'Carla Specimen';

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

beforeAll(async () => {
  server = await openServerHere();
  picture = await drawDocument('front');
  const [first, second] = await server.join(['carladocs', 'bertadocs'], 5_000n, (ports, members) =>
    sayScripts(ports, memberNumber(members[1]?.no ?? '0')),
  );
  if (!first || !second) throw new Error('nobody is there');
  [carla, berta] = [first, second];
  const [one, two] = await server.appoint('adachecks', 'gracechecks');
  ada = await takeDesk(server.url, one);
  grace = await takeDesk(server.url, two);
  seat = await takeSeat();
  await putSession(seat, server, carla);
});
afterAll(() => server.close());

const upload = { name: 'a.jpg', mimeType: 'image/jpeg' } as const;
const give = (page: Page, side: 'front' | 'back' | 'holding') =>
  page.getByLabel(t(`verification.side.${side}`), { exact: true }).setInputFiles({ ...upload, buffer: picture });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isIn = (page: Page, state: 'submitted' | 'needMore' | 'approved') =>
  page.getByText(t(`verification.state.${state}`), { exact: true }).waitFor();
const review = async (page: Page, { name }: Settled) => {
  await openScreen(page, server.url, '/verification');
  await press(page, `${t('verificationDesk.open')} ${name}`);
  await press(page, t('verificationDesk.claim'));
  await press(page, t('verificationDesk.look'));
};

const lookAt = async (page: Page, side: 'front' | 'holding') => {
  await press(page, t('verificationDesk.lookPicture', { side: t(`verification.side.${side}`) }));
  await page.getByRole('img', { name: t(`verification.side.${side}`) }).waitFor();
};
const approve = async (page: Page) => {
  await press(page, t('verificationDesk.approve'));
  await page
    .locator('.ant-popconfirm')
    .getByRole('button', { name: t('verificationDesk.approve') })
    .click();
};

test('the first save keeps pictures that could not be sent, and nothing else is pressed meanwhile', async () => {
  const cut = await takeSeat();
  await putSession(cut, server, carla);
  const { page } = cut;
  await page.goto(`${server.url}/#/pages/user/seniorProve`);
  await page.getByLabel(t('verification.name')).fill(NAME);
  await give(page, 'front');
  const preview = page.getByRole('img', { name: t('verification.side.front') });
  await preview.waitFor();
  const asked = Promise.withResolvers<Route>();
  await page.route('**/api/verification/pictures', (route) => asked.resolve(route));
  await press(page, t('verification.save'));
  const route = await asked.promise;
  await page.getByText(t('verification.state.draft'), { exact: true }).waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: t('verification.submit') }).getAttribute('aria-busy'))
    .toBe('true');
  await route.abort('internetdisconnected');
  await page.getByRole('button', { name: t('verification.submit'), exact: true, disabled: false }).waitFor();
  await expect.poll(() => preview.count()).toBe(1);
  await page.unroute('**/api/verification/pictures');
  await press(page, t('verification.save'));
  await page.getByText(t('verification.added')).waitFor();
});

test('a document is filled in and submitted, with its rules at the fields', async () => {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/user/seniorProve`);
  await page.getByLabel(t('verification.name')).fill(NAME);
  await press(page, t('verification.submit'));
  await page.getByText(t('verification.pictureMissing')).first().waitFor();
  await page.getByLabel(t('verification.birthDate')).fill('2020-02-02');
  await page.getByText(t('ageRule', { min: '18' })).waitFor();
  await page.getByLabel(t('verification.birthDate')).fill('1990-02-28');
  await page.getByRole('button', { name: t('verification.country') }).click();
  await page.getByRole('searchbox', { name: t('common.search') }).fill('german');
  await press(page, 'Germany');
  await page.getByLabel(t('verification.number')).fill('C0 1X 00');
  await page.getByLabel(t('verification.expiresOn')).fill('2090-01-01');
  for (const side of ['front', 'holding'] as const) await give(page, side);
  await page.getByRole('img', { name: t('verification.side.holding') }).waitFor();
  // One picture for both: the device says so, and nothing is refused for it.
  await expect.poll(() => page.getByText(t('verification.doubt.twice')).count()).toBe(2);
  await seat.inspect('verification form');
  await press(page, t('verification.submit'));
  await isIn(page, 'submitted');
  expect(seat.faults()).toEqual([]);
});

test('a reviewer looks at it, asks for a picture once more, and approves; the member sees who has looked', async () => {
  const { page } = ada;
  await review(page, carla);
  await page.getByText(NAME).waitFor();
  const front = t('verification.side.front');
  await press(page, t('verificationDesk.lookPicture', { side: front }));
  await page.getByRole('img', { name: front }).waitFor();
  await press(page, t('verificationDesk.rotate'));
  await press(page, t('verificationDesk.larger'));
  await ada.inspect('verification case');
  await press(page, t('verificationDesk.askMore'));
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
  await press(seat.page, t('verification.submit'));
  await isIn(seat.page, 'submitted');

  await review(page, carla);
  // What was opened before the member was asked again counts no more, so both pictures are named.
  const sides = ['front', 'holding'] as const;
  const first = (looks: readonly string[]) =>
    page.getByText(t('verificationDesk.lookFirst', { what: looks.join(', ') }));
  await first(sides.map((side) => t(`verification.side.${side}`))).waitFor();
  for (const side of sides) await lookAt(page, side);
  await page.getByText(t('verificationDesk.notLooked')).first().waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText(t('verificationDesk.looked'), { exact: true }).count()).toBe(3);
  await approve(page);
  await isIn(page, 'approved');

  await isIn(seat.page, 'approved');
  await seat.page.getByText(LOOKED_BY_SUPER).first().waitFor();
  expect(await seat.page.getByText('adachecks').count()).toBe(0);
  await seat.inspect('verification approved');
  await seat.page.goto(`${server.url}/#/pages/wallet/tixian`);
  await seat.page.getByText(t('wallet.limitLeft', { amount: '50,000.00 USDT' })).waitFor();
  expect([...seat.faults(), ...ada.faults()]).toEqual([]);
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
  for (const side of ['front', 'holding'] as const) await lookAt(first, side);
  await first.getByText(t('verificationDesk.notLooked')).first().waitFor({ state: 'detached' });
  await expect.poll(() => first.getByText(why).count()).toBe(0);
  await approve(first);
  await first.getByText(why).waitFor();
  await first.getByText(t('verificationDesk.endorsed', { name: 'gracechecks' })).waitFor();
  await isIn(first, 'submitted');
  await grace.inspect('verification drawn');
  await review(ada.page, berta);
  await ada.page.getByText(why).waitFor();
  for (const side of ['front', 'holding'] as const) await lookAt(ada.page, side);
  await ada.page.getByText(t('verificationDesk.notLooked')).first().waitFor({ state: 'detached' });
  await approve(ada.page);
  await isIn(ada.page, 'approved');
  expect([...grace.faults(), ...ada.faults()]).toEqual([]);
});
