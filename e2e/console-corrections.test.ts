import type { SettledOperator } from '@greenhall/test-kit/operators';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { type Colleague, type Desk, colleagueOf, openDesk } from './presses/desk.ts';

const WHY = 'it was credited twice';

let server: ServerHere;
let ann: Settled;
let ben: Settled;
let seat: UserBrowser;
let desk: Desk;
let grace: Colleague;

beforeAll(async () => {
  server = await openServerHere();
  [ann, ben] = (await server.join(['anncorrects', 'bencorrects'], 500n)) as [Settled, Settled];
  const [one, two] = (await server.appoint('adacorrects', 'gracecorrects')) as [SettledOperator, SettledOperator];
  desk = await openDesk(server, one);
  grace = colleagueOf(server, two);
  seat = await openUserBrowser();
  await putSession(seat, server, ann);
});
beforeEach(() => expect([...desk.seat.faults(), ...seat.faults()]).toEqual([]));
afterAll(() => server.close());

/** The newest movement of a member in `usdt`. */
const newest = async (member: Settled) =>
  (await sendRead(server.url, member, 'wallet.bill', { query: { coin: 'usdt' } })).items[0];

/** Opens a posting by its number, and proposes what is chosen in the form. */
async function propose(posting: string, way: string, typed: Readonly<Record<string, string>>): Promise<void> {
  await desk.open('/corrections');
  await desk.page.getByLabel(t('console.corrections.posting')).fill(posting);
  await desk.button(t('console.corrections.show')).first().click();
  const drawer = desk.dialog(t('console.corrections.number', { number: posting }));
  await desk.button(t('console.corrections.propose'), drawer).click();
  const form = desk.dialog(t('console.corrections.propose'));
  await form.getByText(way, { exact: true }).click();
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel(t('console.corrections.reason')).fill(WHY);
  await desk.told(t('console.proposed'), () => desk.button(t('console.corrections.propose'), form).click());
}

/** Another operator approves what was proposed last. */
async function approve(): Promise<void> {
  const [row] = (await grace.call('admin.proposals', { query: { open: '1' } })).items;
  const body = { digest: row?.digest ?? '' };
  expect((await grace.call('admin.approveProposal', { params: { id: row?.id ?? '' }, body })).state).toBe('applied');
}

test('what a member got by mistake is taken back to suspense, and the member reads why', async () => {
  const posting = (await newest(ann))?.id ?? '';
  await propose(posting, t('console.corrections.take'), { [t('console.amount')]: '120' });
  await desk.seat.inspect('a posting');
  await approve();
  const taken = await newest(ann);
  expect(taken).toMatchObject({ kind: 'correction', amount: '-120.000000' });
  await desk.open('/corrections');
  await desk.row(posting).getByText('120 USDT').waitFor();
  await desk.row(posting).getByText(t('console.corrections.suspense')).waitFor();
  await desk.seat.inspect('corrections');
  await seat.page.goto(`${server.url}/#/pages/block/recordDetails?id=${taken?.id}`);
  await seat.page.getByText(t('wallet.kind.correction')).first().waitFor();
  await seat.inspect('the record of a correction');
  await seat.page.goto(`${server.url}/#/pages/block/notice?view=mine`);
  await seat.page.getByText(WHY).first().waitFor();
  await seat.page.getByText(t('notifications.corrected')).first().click();
  await expect.poll(() => seat.page.url()).toContain(`recordDetails?id=${taken?.id}`);
});

test('what lies in suspense is paid to the member whose it is', async () => {
  const taken = (await newest(ann))?.id ?? '';
  await propose(taken, t('console.corrections.claim'), { [t('console.corrections.claimant')]: ben.no });
  await approve();
  expect(await newest(ben)).toMatchObject({ kind: 'correction', amount: '120.000000' });
  await desk.open(`/corrections?open=${taken}`);
  await desk.page.reload();
  const number = (await newest(ben))?.id ?? '';
  await desk.page.getByText(t('console.corrections.corrected', { number })).waitFor();
  await expect.poll(() => desk.row(taken).getByText(t('console.corrections.suspense')).count()).toBe(0);
});
