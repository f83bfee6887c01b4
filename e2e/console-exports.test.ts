import { readFileSync } from 'node:fs';
import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { MOST_AT_ONCE } from '@greenhall/domain/admin/exports';
import { amount } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { audit, stateChange } from '@greenhall/server/platform/audit/audit';
import { run } from '@greenhall/server/platform/database/database';
import { transact } from '@greenhall/server/platform/database/transact';
import { hashOfExport } from '@greenhall/server/slices/admin/export/file';
import { post } from '@greenhall/server/slices/ledger/index';
import { sumClosedDays } from '@greenhall/server/slices/ledger/sum-days';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { sql } from 'kysely';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';
import { type Desk, openDesk } from './presses/desk.ts';

let server: ServerHere;
let desk: Desk;

beforeAll(async () => {
  server = await openServerHere();
  const { db, clock } = server.app.ports;
  const [operator] = (await server.appoint('exporter', 'colleague')) as [SettledOperator, SettledOperator];
  await run(
    db,
    sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at)
        select 'GH-R-' || n, (select min(member_no) from members_state), n::bigint * 1000000, 'r' || n, 'r' || n, 'v.jpg',
               'rejected', ${clock.now()}::timestamptz from generate_series(1, ${MOST_AT_ONCE + 1}::int) n`,
  );
  const at = new Date(clock.now().getTime() - 3 * DAY);
  const postings = [
    posting('recharge', platformAccount('outside:receipt', 'usdt'), available(7n, 'usdt'), amount(25_000_000n)),
  ];
  await transact(db, (tx) => post(tx, { reference: 'journey', at, postings }));
  const by = { operator: 'colleague', detail: {} } as const;
  await transact(db, async (tx) => accept(await audit(tx, { ...by, act: 'ledger.check', subject: '1', at })));
  const askedAt = new Date(at.getTime() - 1.5 * HOUR);
  await run(db, sql`update wallet_recharge set made_at = ${askedAt} where number = 'GH-R-1'`);
  const decided = { act: 'recharge.reject', subject: 'GH-R-1', ...stateChange('submitted', 'rejected') } as const;
  await transact(db, async (tx) => accept(await audit(tx, { ...by, ...decided, at })));
  await sumClosedDays(server.app.ports);
  desk = await openDesk(server, operator);
});
// The rows have no pictures, a long list is refused, and so are days that are not closed.
const EXPECTED = /\/Upload\/v\.jpg|\/api\/admin\/exports\/|\/api\/admin\/reports\)/;
afterEach(() => expect(desk.seat.faults().filter((fault) => !EXPECTED.test(fault))).toEqual([]));
afterAll(() => server.close());

async function downloaded(press: Locator): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([desk.page.waitForEvent('download'), press.click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('a list that is too long for a file at once offers one in the background, which is downloaded later', async () => {
  await desk.open('/recharges?state=rejected');
  await desk.button(t('console.export')).click();
  const offer = desk.dialog(t('console.exportLong'));
  await offer.getByText(/10,000/).waitFor();
  await desk.told(t('console.exportAsked'), () => desk.button(t('console.exportMake'), offer).click());
  await offer.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(desk.page.url()).hash).toBe('#/exports');
  await desk.row(t('console.recharges')).getByText(t('exports.state.done')).waitFor();
  await desk.seat.inspect('the large files of an operator');
  const { name, text } = await downloaded(desk.page.getByRole('link', { name: t('exports.download') }));
  expect(name).toMatch(/^greenhall-wallet\.deskRecharges-\d{4}-\d\d-\d\d\.csv$/);
  expect(hashOfExport(text)).toBeDefined();
  expect(text.split('\r\n')).toHaveLength(MOST_AT_ONCE + 1 + 8);
});

test('a report of closed days closes to nothing, and is saved as a file', async () => {
  await desk.open('/reports');
  const { page } = desk;
  await page.getByText(t('reports.sum', { amount: '0.00', coin: 'USDT' })).waitFor();
  await desk.seat.inspect('the balance of closed days');
  const { name, text } = await downloaded(page.getByRole('link', { name: t('reports.csv') }));
  expect(name).toMatch(/^greenhall-balance-/);
  expect(hashOfExport(text)).toBeDefined();
  await page.getByText(t('reports.flows'), { exact: true }).click();
  await page.getByRole('columnheader', { name: t('reports.closing') }).waitFor();
  await expect.poll(() => new URL(page.url()).hash).toContain('view=flows');
  await page.getByText(t('reports.fees'), { exact: true }).click();
  await page.getByRole('link', { name: t('reports.csvOf', { name: t('reports.bonuses') }) }).waitFor();
  await desk.seat.inspect('fees beside bonuses');
  await page.getByText(t('reports.work'), { exact: true }).click();
  await page.getByRole('cell', { name: t('audit.ledger-check'), exact: true }).waitFor();
  const decided = page.getByRole('row', { name: new RegExp(`^colleague ${t('reports.done.recharges')} 1 `) });
  await decided.waitFor();
  expect(await decided.textContent()).toContain('1.5 hr');
  await desk.seat.inspect('what operators did');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: t('reports.print') }).isVisible()).toBe(false);
  expect(await page.getByLabel(t('reports.from')).isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  expect(await page.getByRole('cell', { name: t('audit.ledger-check'), exact: true }).isVisible()).toBe(true);
  expect(await page.locator('.on-paper').textContent()).toContain('exporter');
  // The browser writes it as a PDF of whole pages.
  const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate('window.print = () => { document.documentElement.dataset.printed = "yes"; }');
  await page.getByRole('button', { name: t('reports.print') }).click();
  expect(await page.evaluate('document.documentElement.dataset.printed')).toBe('yes');
  // A day that is not closed is refused in words.
  await page.getByText(t('reports.flows'), { exact: true }).click();
  await page.getByRole('columnheader', { name: t('reports.closing') }).waitFor();
  await page.getByLabel(t('reports.to')).fill(new Date().toISOString().slice(0, 10));
  await page.getByText(t('daysNotClosed')).waitFor();
});
