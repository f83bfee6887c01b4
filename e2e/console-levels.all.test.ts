import { expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { t } from './harness/words.ts';
import { ann, closeLevel, openConsoleLevelsWorld, proposeClosing, server } from './console-levels-world.ts';

openConsoleLevelsWorld();

test('one operator proposes to close a level, and the page says that the proposal waits', proposeClosing);

test('after the approval the open screen of a member says so, and nothing is left to press', closeLevel);

test('whoever registers chooses another one', async () => {
  const guest = await openUserBrowser();
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
