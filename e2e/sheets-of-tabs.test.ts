import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { signIn } from './harness/member.ts';
import { solveByWork } from './harness/puzzle.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { furnishTraders, postSale } from './harness/traders.ts';
import { namesShown, t } from './harness/words.ts';
import { furnish } from './presses/member-presses.ts';

let server: ServerHere;
let seat: UserBrowser;
let ann: Settled;
/** The requests of the page that have no answer yet. */
const asked = new Set<object>();

/** A browser that saves data: nothing is loaded before it is shown, so that each part has to bring its own texts. */
const SAVES_DATA = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`;

beforeAll(async () => {
  server = await openServerHere();
  const [first, second] = await server.join(['annsheets', 'bensheets'], 2_000n, async (ports, members) => {
    await furnish(ports, members);
    await furnishTraders(ports, members);
  });
  if (!first || !second) throw new Error('nobody is there');
  ann = first;
  await postSale(server, second);
  seat = await openUserBrowser();
  await seat.context.addInitScript(SAVES_DATA);
  seat.page.on('request', (request) => void asked.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    seat.page.on(end as 'requestfinished', (request) => void asked.delete(request));
  await signIn(seat.page, server, ann.name, solveByWork);
});
afterAll(() => server.close());

/** Until what was pressed has been loaded and drawn. */
async function settled(page: Page): Promise<void> {
  for (let calm = 0; calm < 2; calm += 1) {
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    if (asked.size > 0) calm = -1;
  }
}

/** What is pressed on a tab and opens nothing. */
const OPENS_NOTHING = [t('common.hideSums'), t('running.download'), t('members.version')];

const buttonsOf = (page: Page) => page.locator('main button:visible:enabled');

/** Presses each button of the tab as it stands; answers what opened, and which names of texts stood there. */
async function pressAll(page: Page): Promise<{ opened: number; names: string[] }> {
  const names: string[] = [];
  let opened = 0;
  for (let at = 0; at < (await buttonsOf(page).count()); at += 1) {
    const button = buttonsOf(page).nth(at);
    const said = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    const opens = !OPENS_NOTHING.some((one) => said.startsWith(one));
    await button.click();
    if (opens) await page.getByRole('dialog').waitFor();
    await settled(page);
    names.push(...(await namesShown(page)).map((name) => `${said}: ${name}`));
    if (!opens) continue;
    opened += 1;
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await settled(page);
  }
  return { opened, names };
}

test.each([
  ['block/home', 3],
  ['wallet/assets', 1],
  ['otc/otc', 6],
  ['wallet/wallet', 1],
  ['user/user', 6],
] as const)('whoever signed in by the form reads words in all that opens on %s', async (tab, count) => {
  const { page } = seat;
  const address = `${server.url}/#/pages/${tab}`;
  if (page.url() !== address) {
    // A page of its own, which has loaded the texts of no other tab.
    await page.goto('about:blank');
    await page.goto(address);
  }
  await page.locator('main h1, main h2, main button').first().waitFor();
  if (tab === 'block/home') await page.getByText(t('running.more'), { exact: true }).click();
  await settled(page);
  expect(await pressAll(page)).toEqual({ opened: count, names: [] });
});

test('and in what opens over the own orders of the hall', async () => {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/otc/otc`);
  await page.getByText(t('otc.list.mine'), { exact: true }).click();
  await page.getByRole('button', { name: t('otc.marked'), exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
  expect(await namesShown(page)).toEqual([]);
  expect(seat.faults()).toEqual([]);
});
