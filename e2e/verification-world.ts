import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { openCallRoute } from '@greenhall/server/demo/call-route';
import { drawDocument } from '@greenhall/server/demo/draw-document';
import type { Ports } from '@greenhall/server/platform/ports';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { isDrawnUnder, nextCase } from '@greenhall/test-kit/verification/next-case';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Seat, takeSeat } from './harness/browser.ts';
import { openScreen, takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

export let server: ServerHere;
export let carla: Settled;
/** What she has given and what is said about her is nothing but scripts. */
export let berta: Settled;
export let seat: Seat;
export let ada: Seat;
export let grace: Seat;
let picture: Buffer;

export const NAME = 'Carla Specimen';

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

const upload = { name: 'a.jpg', mimeType: 'image/jpeg' } as const;
export const give = (page: Page, side: 'front' | 'back' | 'holding') =>
  page.getByLabel(t(`verification.side.${side}`), { exact: true }).setInputFiles({ ...upload, buffer: picture });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const isIn = (page: Page, state: 'submitted' | 'needMore' | 'approved') =>
  page.getByText(t(`verification.state.${state}`), { exact: true }).waitFor();
export const review = async (page: Page, { name }: Settled) => {
  await openScreen(page, server.url, '/verification');
  await press(page, `${t('verificationDesk.open')} ${name}`);
  await press(page, t('verificationDesk.claim'));
  await press(page, t('verificationDesk.look'));
};

export const lookAt = async (page: Page, side: 'front' | 'holding') => {
  await press(page, t('verificationDesk.lookPicture', { side: t(`verification.side.${side}`) }));
  await page.getByRole('img', { name: t(`verification.side.${side}`) }).waitFor();
};
export const approve = async (page: Page) => {
  await press(page, t('verificationDesk.approve'));
  await page
    .locator('.ant-popconfirm')
    .getByRole('button', { name: t('verificationDesk.approve') })
    .click();
};

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openVerificationWorld(): void {
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
}
