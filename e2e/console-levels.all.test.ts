import { expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { fillRegistration } from './harness/member.ts';
import { solveByWork } from './harness/puzzle.ts';
import { t } from './harness/words.ts';
import { ann, closeLevel, openConsoleLevelsWorld, proposeClosing, server } from './console-levels-world.ts';

openConsoleLevelsWorld();

test('one operator proposes to close a level, and the page says that the proposal waits', proposeClosing);

test('after the approval the open screen of a member says so, and nothing is left to press', closeLevel);

test('whoever registers chooses another one', async () => {
  const guest = await openUserBrowser();
  const { page } = guest;
  const level = (no: number) => page.getByRole('radio', { name: `V${no}` });
  const person = { username: 'chooses2', phone: '13900000088', invitation: ann.invitation, contact: ann.name };
  await fillRegistration(page, server, person, solveByWork);
  await page.getByText(t('pay.levelClosed'), { exact: true }).waitFor();
  expect([await level(1).isDisabled(), await level(1).isChecked(), await level(2).isDisabled()]).toEqual([
    true,
    false,
    false,
  ]);
  const register = () => page.getByRole('button', { name: t('common.register'), exact: true }).click();
  await register();
  await page.getByRole('alert').getByText(t('entry.levelTitle')).waitFor();
  await guest.inspect('registration with a level that is closed for purchases');
  await page.getByText('V2', { exact: true }).click();
  await register();
  await page.getByRole('heading', { name: t('entry.done') }).waitFor();
  expect(guest.faults()).toEqual([]);
});
