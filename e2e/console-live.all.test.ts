import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { transact } from '@greenhall/server/platform/database/transact';
import { insertAccount } from '@greenhall/server/slices/wallet/account/store-accounts';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { clientOf } from '@greenhall/test-kit/outside';
import type { Furnish, Settled } from '@greenhall/test-kit/settled-world';
import type { WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserBrowser } from './harness/browser.ts';
import { takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

const OTTO = 'ottolive';
const NINA = 'ninalive';

/** A wallet account that can be used at once. */
const giveAccount: Furnish = async (ports, [member]) => {
  const row = {
    memberNo: memberNumber(member?.no ?? ''),
    network: 'BEP20',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    label: 'savings',
    isDefault: true,
    usableAt: ports.clock.now(),
  } as const;
  await transact(ports.db, async (tx) => accept(await insertAccount(tx, row)));
};

let house: ServerHere;
let anna: Settled;
let otto: UserBrowser;
let nina: UserBrowser;
beforeAll(async () => {
  house = await openServerHere();
  [anna] = (await house.join(['annalive'], 500n, giveAccount)) as [Settled];
  const [first, second] = await house.appoint(OTTO, NINA);
  otto = await takeDesk(house.url, first);
  nina = await takeDesk(house.url, second);
});
afterAll(() => house.close());

const withdraw = async (amount: string) => {
  const { call } = clientOf(house.url, anna);
  const [account] = (await call('wallet.accounts')).items;
  return call('wallet.withdraw', { body: { account: account?.id ?? '', amount, payPassword: PAY_PASSWORD } });
};
const drawer = ({ page }: UserBrowser) => page.getByRole('dialog');
const openCase = async (seat: UserBrowser, { id, number }: { readonly id: string; readonly number: string }) => {
  await seat.page.goto(`${house.url}/admin/#/withdrawals?open=${id}`);
  await drawer(seat).getByText(number, { exact: true }).first().waitFor();
};
const sees = (seat: UserBrowser, name: string) =>
  drawer(seat).getByText(t('console.alsoOpen', { name }), { exact: true });

test('two operators who have one case open see each other, until one closes it or its browser', async () => {
  const asked = await withdraw('40');
  await openCase(otto, asked);
  await openCase(nina, asked);
  await sees(otto, NINA).waitFor();
  await sees(nina, OTTO).waitFor();
  await otto.inspect('a case that a colleague has open');

  await drawer(nina).getByRole('button', { name: 'Close', exact: true }).click();
  await sees(otto, NINA).waitFor({ state: 'detached' });

  await openCase(nina, asked);
  await sees(otto, NINA).waitFor();
  expect(nina.faults()).toEqual([]);
  await nina.context.close();
  await sees(otto, NINA).waitFor({ state: 'detached' });
  expect(otto.faults()).toEqual([]);
});

test('what a member asks for is told while nothing polls, and the console polls when the line is lost', async () => {
  const { page } = otto;
  const lists: string[] = [];
  const joined: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/admin\/withdrawals(?:\?|$)/.test(request.url())) lists.push(request.url());
  });
  let line: WebSocketRoute | undefined;
  let isCut = false;
  await page.routeWebSocket(/\/wss$/, (near) => {
    if (isCut) return near.close({ code: 1001 });
    line = near;
    const far = near.connectToServer();
    far.onMessage((message) => {
      const { kind, channel } = JSON.parse(String(message)) as { kind: string; channel?: string };
      if (kind === 'joined' && channel !== undefined) joined.push(channel);
      near.send(message);
    });
  });
  await page.clock.install();
  await page.goto(`${house.url}/admin/#/withdrawals`);
  await page.reload();
  // Once the list was opened, and once because something may have come before the channel was joined.
  await expect.poll(() => joined).toContain('withdrawals');
  await expect.poll(() => lists.length).toBeGreaterThanOrEqual(2);

  const before = lists.length;
  await page.clock.fastForward(31_000);
  await withdraw('50');
  await page.getByRole('button', { name: t('console.newRows', { count: 1 }), exact: true }).waitFor();
  expect(lists).toHaveLength(before + 1);

  isCut = true;
  await line?.close({ code: 1001 });
  await page.clock.fastForward(16_000);
  await expect.poll(() => lists.length).toBeGreaterThan(before + 1);
  expect(otto.faults()).toEqual([]);
});
