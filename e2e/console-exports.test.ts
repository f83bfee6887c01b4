import { MOST_AT_ONCE } from '@greenhall/domain/admin/exports';
import { hashOfExport } from '@greenhall/server/slices/admin/export/file';
import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import { desk, downloaded, openConsoleExportsWorld } from './console-exports-world.ts';

openConsoleExportsWorld();

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
