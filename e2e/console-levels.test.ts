import type { SettledOperator } from '@greenhall/test-kit/operators';
import { sendWrite } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Seat, takeSeat } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { type Colleague, type Desk, REASON, colleagueOf, openDesk } from './presses/desk.ts';

const WHY = 'its terms are looked at again';

let server: ServerHere;
let ann: Settled;
let seat: Seat;
let desk: Desk;
let grace: Colleague;

beforeAll(async () => {
  server = await openServerHere();
  [ann] = (await server.join(['annlevels'], 500n)) as [Settled];
  const [one, two] = (await server.appoint('adalevels', 'gracelevels')) as [SettledOperator, SettledOperator];
  desk = await openDesk(server, one);
  grace = colleagueOf(server, two);
  seat = await takeSeat();
  await putSession(seat, server, ann);
});
beforeEach(() => expect([...desk.seat.faults(), ...seat.faults()]).toEqual([]));
afterAll(() => server.close());

const buy = () => seat.page.getByRole('button', { name: `${t('stock.activate')} V1`, exact: true });
const note = () => seat.page.getByText(t('pay.levelClosed'), { exact: true });
const row = () => desk.row('V1').first();

/** Another operator approves what was proposed last; answers its number. */
async function approve(): Promise<string> {
  const [made] = (await grace.call('admin.proposals', { query: { open: '1' } })).items;
  const [id, digest] = [made?.id ?? '', made?.digest ?? ''];
  expect((await grace.call('admin.approveProposal', { params: { id }, body: { digest } })).state).toBe('applied');
  return id;
}

test('one operator proposes to close a level, and the page says that the proposal waits', async () => {
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
    .getByText(t('console.sale.waits', { number: made?.id ?? '' }))
    .waitFor();
});

test('after the approval the open screen of a member says so, and nothing is left to press', async () => {
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
});

test('whoever registers chooses another one', async () => {
  const guest = await takeSeat();
  const { page } = guest;
  const level = (no: number) => page.getByRole('radio', { name: `V${no}` });
  const goOn = () => page.getByRole('button', { name: t('entry.goOn'), exact: true }).click();
  await page.goto(`${server.url}/#/pages/user/register?code=${ann.invitation}`);
  await page.getByText(t('pay.levelClosed'), { exact: true }).waitFor();
  expect([await level(1).isDisabled(), await level(1).isChecked(), await level(2).isDisabled()]).toEqual([
    true,
    false,
    false,
  ]);
  const contact = page.locator('input:not([type=radio])').and(page.getByLabel(t('entry.contact'), { exact: true }));
  await contact.fill(ann.name);
  await contact.blur();
  await page.getByText(t('entry.free', { zone: 'A' })).waitFor();
  await goOn();
  await page.getByRole('alert').getByText(t('entry.levelTitle')).waitFor();
  await guest.inspect('registration with a level that is closed for purchases');
  await page.getByText('V2', { exact: true }).click();
  await goOn();
  await page.getByLabel(t('entry.username'), { exact: true }).waitFor();
  expect(guest.faults()).toEqual([]);
});

test('it is opened again by two, and the member buys it', async () => {
  await desk.send(t('console.sale.to.open', { level: 1 }), { [REASON]: 'the terms stand' });
  await approve();
  await buy().waitFor();
  expect(await note().count()).toBe(0);
});
