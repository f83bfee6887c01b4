import { LANGUAGE_NAMES } from '@greenhall/locales/languages';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DESK } from './harness/browser.ts';
import { openScreen, takeDesk, notified } from './harness/operator.ts';
import { t } from './harness/words.ts';
import { house, openConsoleWorld, operators, supers, visitConsole } from './console-world.ts';

openConsoleWorld();

describe('the console, dark', () => visitConsole('dark', 'contrast', true));

test('the start page fits a small phone in the languages with the longest words', async () => {
  const [seat] = supers;
  if (!seat) throw new Error('no operator is there');
  const { page } = seat;
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(`${house.url}/admin/#/`);
  for (const language of ['spa', 'fra', 'th'] as const) {
    await page.evaluate(`localStorage.setItem('language', '${language}')`);
    await page.reload();
    await page.getByText(LANGUAGE_NAMES[language], { exact: true }).waitFor();
    await page.locator('header .ant-tag').waitFor();
    await page.locator('.ant-statistic').first().waitFor();
    const wider = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect([language, wider]).toEqual([language, 0]);
  }
  await page.evaluate(`localStorage.removeItem('language')`);
  await page.setViewportSize(DESK);
  await page.reload();
  expect(seat.faults()).toEqual([]);
});

test('an operator whose session has ended signs in above what is open and goes on with what is typed', async () => {
  const [[seat], [operator]] = [supers, operators];
  if (!seat || !operator) throw new Error('no operator is there');
  const { page } = seat;
  await openScreen(page, house.url, '/operators');
  await page.getByRole('button', { name: t('operators.new') }).click();
  const form = page.getByRole('dialog', { name: t('operators.new') });
  await form.getByLabel(t('console.email')).fill('dora@mail.example');
  await form.getByRole('checkbox', { name: t('operators.role.support') }).check();
  await form.getByLabel(t('console.reason')).fill('helps with the shop');
  seat.expectRefusal('*', 401);
  // It ends while the proposal is on its way, so that no read of the page can find out before the press.
  await page.route('**/admin/operators', async (route) => {
    if (route.request().method() === 'POST') {
      await sql`update admin_session set ended_at = now() where ended_at is null and operator_id =
        (select id from admin_operator where username = ${operator.username})`.execute(house.app.ports.db);
    }
    await route.continue();
  });
  await form.getByRole('button', { name: t('console.propose'), exact: true }).click();
  const again = page.getByRole('dialog', { name: t('console.signIn') });
  await again.getByText(t('console.sessionEnded')).waitFor();
  await page.unroute('**/admin/operators');
  await seat.inspect('a session that has ended');
  await again.getByLabel(t('console.username')).fill(operator.username);
  await again.getByLabel(t('console.password')).fill(operator.password);
  await again.getByLabel(t('console.code')).fill(operator.code());
  await again.getByRole('button', { name: t('console.signIn'), exact: true }).click();
  await again.waitFor({ state: 'detached' });
  expect(await form.getByLabel(t('console.reason')).inputValue()).toBe('helps with the shop');
  await notified(page, t('console.proposed'), () =>
    form.getByRole('button', { name: t('console.propose'), exact: true }).click(),
  );
  const { rows } = await sql`select kind from platform_proposal where state = 'proposed'`.execute(house.app.ports.db);
  expect(rows).toEqual([{ kind: 'operatorNew' }]);
  await sql`delete from platform_proposal where state = 'proposed'`.execute(house.app.ports.db);
  expect(seat.faults()).toEqual([]);
});

test('a screen that cannot be loaded, or read, without a connection says so and comes when there is one', async () => {
  // A browser of its own has none of the console's code from before.
  const [operator] = await house.appoint('ruthoffline');
  const seat = await takeDesk(house.url, operator);
  const { page, context } = seat;
  await page.getByRole('link', { name: t('operations.title'), exact: true }).click();
  await page.getByText(t('operations.program'), { exact: true }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: t('console.markets'), exact: true }).click();
  await page.getByText(t('console.screenFailed')).waitFor();
  await page.getByRole('link', { name: t('operations.title'), exact: true }).click();
  await page.getByRole('button', { name: t('console.checkNow') }).click();
  await page.getByText(t('request.unreachable')).first().waitFor();
  await seat.inspect('a page without a connection');
  await context.setOffline(false);
  await page.getByRole('link', { name: t('console.markets'), exact: true }).click();
  await page.getByRole('button', { name: t('console.retry') }).click();
  await page.getByText('USDT').first().waitFor();
  const faults = seat.faults().filter((fault) => !/ERR_INTERNET_DISCONNECTED|dynamically imported/.test(fault));
  expect(faults).toEqual([]);
});
