import type { SettledOperator } from '@greenhall/test-kit/operators';
import { sendWrite } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { type Colleague, type Desk, REASON, colleagueOf, openDesk } from './presses/desk.ts';

const WHY = 'its terms are looked at again';

export let server: ServerHere;
export let ann: Settled;
let seat: UserBrowser;
export let desk: Desk;
let grace: Colleague;

export const buy = () => seat.page.getByRole('button', { name: `${t('stock.activate')} V1`, exact: true });
export const note = () => seat.page.getByText(t('pay.levelClosed'), { exact: true });
const row = () => desk.row('V1').first();

/** Another operator approves what was proposed last; answers its number. */
export async function approve(): Promise<string> {
  const [made] = (await grace.call('admin.proposals', { query: { open: '1' } })).items;
  const [id, digest] = [made?.id ?? '', made?.digest ?? ''];
  expect((await grace.call('admin.approveProposal', { params: { id }, body: { digest } })).state).toBe('applied');
  return id;
}

export async function proposeClosing(): Promise<void> {
  await seat.page.goto(`${server.url}/#/pages/user/level`);
  await buy().waitFor();
  await desk.open('/plans');
  await row().getByText(t('console.sale.open'), { exact: true }).waitFor();
  const label = t('console.sale.to.closed', { level: 1 });
  await desk.button(label).click();
  const form = desk.dialog(label);
  await form.getByText(t('console.sale.note.closed')).waitFor();
  await form.getByLabel(REASON, { exact: true }).fill(WHY);
  await desk.seat.inspect('a level is closed');
  await desk.told(t('console.proposed'), () => desk.button(label, form).click());
  const [made] = (await grace.call('admin.proposals', { query: { open: '1' } })).items;
  await row()
    .getByText(t('console.proposalWaits', { number: made?.id ?? '' }))
    .waitFor();
}

export async function closeLevel(): Promise<void> {
  expect(await buy().count()).toBe(1);
  const number = await approve();
  await note().waitFor();
  expect(await buy().count()).toBe(0);
  await seat.inspect('a level that is closed for purchases');
  const body = { member: ann.no, coin: 'bdb' as const, payPassword: PAY_PASSWORD };
  expect(await sendWrite(server.url, ann, 'stock.activate', { body })).toMatchObject({
    status: 409,
    data: { title: 'notYetOpen', code: 5208 },
  });
  await desk.open('/plans');
  await desk.page.reload();
  await row().getByText(t('console.sale.closed'), { exact: true }).waitFor();
  const by = { number, maker: 'adalevels', checker: 'gracelevels' };
  await row().getByText(t('console.sale.by', by)).waitFor();
  await row().getByText(WHY).waitFor();
  await desk.seat.inspect('plans with a level that is closed');
}

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openConsoleLevelsWorld(): void {
  beforeAll(async () => {
    server = await openServerHere();
    [ann] = (await server.join(['annlevels'], 500n)) as [Settled];
    const [one, two] = (await server.appoint('adalevels', 'gracelevels')) as [SettledOperator, SettledOperator];
    desk = await openDesk(server, one);
    grace = colleagueOf(server, two);
    seat = await openUserBrowser();
    await putSession(seat, server, ann);
  });
  beforeEach(() => expect([...desk.seat.faults(), ...seat.faults()]).toEqual([]));
  afterAll(() => server.close());
}
