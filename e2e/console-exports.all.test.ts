import { hashOfExport } from '@greenhall/server/slices/admin/export/file';
import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import { desk, downloaded, openConsoleExportsWorld } from './console-exports-world.ts';

openConsoleExportsWorld();

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
  const decided = page.getByRole('row', { name: new RegExp(`^colleague ${t('reports.done.recharge')} 1 `) });
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
