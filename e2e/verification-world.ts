import { drawDocument } from '@greenhall/server/demo/draw-document';
import type { Furnish, Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { openScreen, takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

export let server: ServerHere;
export let carla: Settled;
/** What she has given and what is said about her is nothing but scripts. */
export let berta: Settled;
export let seat: UserBrowser;
export let ada: UserBrowser;
export let grace: UserBrowser;
export let picture: Buffer;

export const NAME = 'Carla Specimen';

const upload = { name: 'a.jpg', mimeType: 'image/jpeg' } as const;
export const give = (page: Page, side: 'front' | 'back' | 'holding') =>
  page.getByLabel(t(`verification.side.${side}`), { exact: true }).setInputFiles({ ...upload, buffer: picture });
export const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The details of a document, as the first step asks for them. */
export async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel(t('verification.name')).fill(NAME);
  await page.getByLabel(t('verification.birthDate')).fill('1990-02-28');
  await page.getByRole('button', { name: t('verification.country') }).click();
  await page.getByRole('searchbox', { name: t('common.search') }).fill('german');
  await clickButton(page, 'Germany');
  await page.getByLabel(t('verification.number')).fill('C0 1X 00');
  await page.getByRole('switch', { name: t('verification.noEnd') }).check();
}
export const isIn = (page: Page, state: 'submitted' | 'needMore' | 'approved') =>
  page.getByText(t(`verification.state.${state}`), { exact: true }).waitFor();
export const review = async (page: Page, { name }: Settled) => {
  await openScreen(page, server.url, '/verification');
  await clickButton(page, `${t('verificationDesk.open')} ${name}`);
  await clickButton(page, t('verificationDesk.claim'));
  await clickButton(page, t('verificationDesk.look'));
};

export const viewPicture = async (page: Page, side: 'front' | 'holding') => {
  await clickButton(page, t('verificationDesk.lookPicture', { side: t(`verification.side.${side}`) }));
  await page.getByRole('img', { name: t(`verification.side.${side}`) }).waitFor();
};
export const approve = async (page: Page) => {
  await clickButton(page, t('verificationDesk.approve'));
  await page
    .locator('.ant-popconfirm')
    .getByRole('button', { name: t('verificationDesk.approve') })
    .click();
};

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openVerificationWorld(furnish: Furnish): void {
  beforeAll(async () => {
    server = await openServerHere();
    picture = await drawDocument('front');
    const [first, second] = await server.join(['carladocs', 'bertadocs'], 5_000n, furnish);
    if (!first || !second) throw new Error('nobody is there');
    [carla, berta] = [first, second];
    const [one, two] = await server.appoint('adachecks', 'gracechecks');
    ada = await takeDesk(server.url, one);
    grace = await takeDesk(server.url, two);
    seat = await openUserBrowser();
    await putSession(seat, server, carla);
  });
  afterAll(() => server.close());
}
