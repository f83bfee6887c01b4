import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import { REASON } from './presses/desk.ts';
import {
  approve,
  buy,
  closeLevel,
  desk,
  note,
  openConsoleLevelsWorld,
  proposeClosing,
} from './console-levels-world.ts';

openConsoleLevelsWorld();

test('one operator proposes to close a level, and the page says that the proposal waits', proposeClosing);

test('after the approval the open screen of a member says so, and nothing is left to press', closeLevel);

test('it is opened again by two, and the member buys it', async () => {
  const reopen = t('console.sale.to.open', { level: 1 });
  await desk.told(t('console.proposed'), () => desk.send(reopen, { [REASON]: 'the terms stand' }));
  await approve();
  await buy().waitFor();
  expect(await note().count()).toBe(0);
});
