import { HOUR } from '@greenhall/domain/shared/time';
import { run } from '@greenhall/server/platform/database/database';
import { closeAfterRestore } from '@greenhall/server/slices/admin/closure/close-after-restore';
import { LONG_PROVED, type SettledOperator } from '@greenhall/test-kit/operators';
import { type Settled, openSettledSession } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { type Colleague, type Desk, REASON, colleagueOf, openDesk } from './presses/desk.ts';

/** What the bars begin with, before the moment. */
const BAR = t('closure.bar', { time: '|' }).split('|')[0] ?? '';
const BANNER = t('console.restoredBanner', { time: '|' }).split('|')[0] ?? '';

let server: ServerHere;
let seat: UserBrowser;
let desk: Desk;
let grace: Colleague;

beforeAll(async () => {
  server = await openServerHere();
  const [ann] = (await server.join(['annclosure'], 500n)) as [Settled];
  const [one, two] = (await server.appoint('adaclosure', 'graceclosure')) as [SettledOperator, SettledOperator];
  const { ports } = server.app;
  const restoredAt = ports.clock.now();
  const closed = await closeAfterRestore(ports.db, {
    restoredAt,
    takenAt: new Date(restoredAt.getTime() - HOUR),
    mayEnter: [one.username, two.username],
  });
  expect(closed.ok).toBe(true);
  // Both sign in anew, as those do whom the terminal has named.
  await run(ports.db, sql`update admin_session set ended_at = null, proved_until = ${LONG_PROVED}`);
  desk = await openDesk(server, one);
  grace = colleagueOf(server, two);
  seat = await openUserBrowser();
  await putSession(seat, server, await openSettledSession(ports, ann.no, ann.name, ann.invitation));
});
beforeEach(() => expect([...desk.seat.faults(), ...seat.faults()]).toEqual([]));
afterAll(() => server.close());

test('while it is closed the app says why, in light and dark', async () => {
  const { page } = seat;
  await page.goto(`${server.url}/#/`);
  await page.getByText(BAR).waitFor();
  await seat.inspect('the app of an installation that is closed');
  await page.emulateMedia({ colorScheme: 'dark' });
  await seat.inspect('the same in the dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${server.url}/#/pages/block/solvency`);
  await page.getByText(t('proof.restores')).click();
  await page.getByText(/^Restored to/).waitFor();
  await seat.inspect('the restores on the page of solvency');
});

test('one operator proposes to open it, another approves, and the bars are gone', async () => {
  const { page } = desk.seat;
  await desk.open('/operations');
  await page.getByText(BANNER).waitFor();
  const tick = (dialog: ReturnType<Desk['dialog']>) => dialog.getByText(t('operations.restore.compared')).click();
  const typed = { [t('operations.restore.snapshot')]: '7', [REASON]: 'compared with the bank' };
  await desk.told(t('console.proposed'), () => desk.send(t('operations.restore.open'), typed, { also: tick }));
  await page.getByText(t('operations.restore.waits')).waitFor();
  await desk.seat.inspect('the opening is proposed');
  const [proposal] = (await grace.call('admin.proposals', { query: { open: '1' } })).items;
  expect(proposal?.changes).toContainEqual(expect.objectContaining({ field: 'nextSnapshot', to: '8' }));
  const digest = proposal?.digest ?? '';
  await grace.call('admin.approveProposal', { params: { id: proposal?.id ?? '' }, body: { digest } });
  await desk.open('/operations');
  await page.getByText('adaclosure · graceclosure').first().waitFor();
  await page.getByText(BANNER).waitFor({ state: 'detached' });
  await seat.page.reload();
  await seat.page.getByText(BAR).waitFor({ state: 'detached' });
});
