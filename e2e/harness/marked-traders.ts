import type { UserBrowser } from './browser.ts';
import { t } from './words.ts';

/** Finds the only trader that the member has blocked in the list of marked ones, and takes the mark back. */
export async function takeBackMark({ page, inspect }: UserBrowser, network: string): Promise<void> {
  await page.getByText(t('otc.list.mine'), { exact: true }).click();
  await page.getByRole('button', { name: t('otc.marked') }).click();
  const marked = page.getByRole('dialog', { name: t('otc.marked') });
  await marked.getByText(t('otc.mark.blocked'), { exact: true }).waitFor();
  await inspect(`marked traders ${network}`);
  await marked.getByRole('button', { name: new RegExp(`^${t('otc.unblock')}`) }).click();
  await marked.getByText(t('otc.markedEmpty')).waitFor();
  await inspect(`no marked traders ${network}`);
  await marked.getByRole('button', { name: t('common.close') }).click();
  await marked.waitFor({ state: 'hidden' });
}
