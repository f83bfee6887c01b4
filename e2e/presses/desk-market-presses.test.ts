import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { run } from '@greenhall/server/platform/database/database';
import { settleEndedDays } from '@greenhall/server/slices/stock/settlement/settle-ended-days';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { clientOf, sendRead } from '@greenhall/test-kit/outside';
import { type Settled, openSettledSession } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClockedServer, openClockedServer } from '../harness/server-here.ts';
import { demandWrite, PICTURE } from '../harness/shop-buyer.ts';
import { t } from '../harness/words.ts';
import { type Colleague, type Desk, REASON, colleagueOf, openDesk, proposalsOf } from './desk.ts';

let server: ClockedServer;
let anna: Settled;
let goods: string;
let desk: Desk;
/** A colleague, who works through the interface. */
let grace: Colleague;
const DONE = t('console.done');
const PROPOSED = t('console.proposed');
const pay = { payPassword: PAY_PASSWORD };

/** Opens the hall of shares with a level that a member buys. */
async function buyLevel(member: Settled): Promise<void> {
  const quoted = await demandWrite(server.url, member, 'wallet.quote', {
    body: { from: 'usdt', to: 'mey', amount: '1000' },
  });
  await demandWrite(server.url, member, 'wallet.exchange', { body: { quote: String(quoted['id']), ...pay } });
  await demandWrite(server.url, member, 'wallet.convert', { body: { from: 'mey', to: 'bdb', amount: '500', ...pay } });
  await demandWrite(server.url, member, 'stock.activate', { body: { member: member.no, coin: 'bdb', ...pay } });
}

/** Two payouts that wait for operators, and a payment made outside the chain. */
async function askForMoney(member: Settled): Promise<void> {
  const address = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
  await run(
    server.app.ports.db,
    sql`insert into wallet_account (member_no, network, address, label, is_default, usable_at)
        values (${member.no}, 'BEP20', ${address}, 'own', true, now() - interval '1 day')`,
  );
  const { items } = await sendRead(server.url, member, 'wallet.accounts');
  for (const amount of ['100', '120'])
    await demandWrite(server.url, member, 'wallet.withdraw', { body: { account: items[0]?.id ?? '', amount, ...pay } });
  await clientOf(server.url, member).call('wallet.submitRecharge', {
    body: { amount: '300', reference: 'OUT-300' },
    files: { voucher: PICTURE },
  });
}

/** Lets the first day end, and settles it. */
async function endDay(): Promise<void> {
  server.clock.advance(DAY + HOUR);
  anna = await openSettledSession(server.app.ports, anna.no, anna.name, anna.invitation);
  await settleEndedDays(server.app.ports);
}

beforeAll(async () => {
  server = await openClockedServer();
  [anna] = (await server.join(['annamarket'], 3_000n, async (ports) => {
    goods = String((await (await furnishShop(ports)).sell({ name: 'Steel flask', price: 12n, stock: 5n })).goodsId);
  })) as [Settled];
  await buyLevel(anna);
  await endDay();
  await askForMoney(anna);
  const [one, two] = (await server.appoint('adamarket', 'gracemarket')) as [SettledOperator, SettledOperator];
  desk = await openDesk(server, one);
  grace = colleagueOf(server, two);
});
beforeEach(() => expect(desk.seat.faults()).toEqual([]));
afterAll(() => server.close());

test('a payout is approved by one and waits for the other, and one is rejected', async () => {
  const states = async () =>
    (await grace.call('wallet.deskWithdrawals', { query: {} })).items
      .map(({ amount, state }) => [amount, state])
      .toSorted();
  expect(await states()).toEqual([
    ['100.000000', 'requested'],
    ['120.000000', 'requested'],
  ]);
  await desk.open('/withdrawals');
  await desk.told(PROPOSED, () => desk.decide(t('console.approve'), desk.row('100 USDT')));
  await desk.row('100 USDT').waitFor({ state: 'detached' });
  await desk.told(DONE, () =>
    desk.send(t('console.reject'), { [REASON]: 'a wrong address' }, { within: desk.row('120 USDT') }),
  );
  await desk.row('120 USDT').waitFor({ state: 'detached' });
  expect(await states()).toEqual([
    ['100.000000', 'approved'],
    ['120.000000', 'rejected'],
  ]);
  await desk.choose(desk.page.locator('body'), t('console.state'), t('console.state.approved'));
  await desk.row('100 USDT').getByText(t('console.ownStep')).waitFor();
});

test('what a list is asked for is kept over a reload, and the way back leads to what was asked before', async () => {
  const { page } = desk;
  const amounts = () => page.locator('.ant-table-row td:nth-child(3)').allTextContents();
  await desk.open('/withdrawals');
  await desk.choose(page.locator('body'), t('console.state'), t('common.all'));
  await expect.poll(amounts).toEqual(['120 USDT', '100 USDT']);
  const amount = page.getByRole('columnheader', { name: t('console.amount') });
  await amount.click();
  await amount.click();
  await expect.poll(amounts).toEqual(['100 USDT', '120 USDT']);
  const most = page.getByLabel(`${t('console.amount')} ≤`);
  await most.fill('110');
  await most.press('Enter');
  await expect.poll(amounts).toEqual(['100 USDT']);
  await page.reload();
  await expect.poll(amounts).toEqual(['100 USDT']);
  await expect.poll(() => most.inputValue()).toBe('110');
  await expect.poll(() => amount.getAttribute('aria-sort')).toBe('ascending');
  await desk.seat.inspect('a list that is asked for less, in another order');
  await page.goBack();
  await expect.poll(amounts).toEqual(['100 USDT', '120 USDT']);
  await expect.poll(() => most.inputValue()).toBe('');
});

test('a reported payment is rejected', async () => {
  const state = async () => (await sendRead(server.url, anna, 'wallet.recharges', { query: {} })).items[0]?.state;
  expect(await state()).toBe('submitted');
  await desk.open('/recharges');
  await desk.told(DONE, () =>
    desk.send(t('console.reject'), { [REASON]: 'no such payment' }, { within: desk.row('OUT-300') }),
  );
  await desk.row('OUT-300').waitFor({ state: 'detached' });
  expect(await state()).toBe('rejected');
});

test('a market is closed at once, and opened by two', async () => {
  const [market] = (await grace.call('otc.deskMarkets')).items;
  const isOpen = async () => (await grace.call('otc.deskMarkets')).items.find(({ id }) => id === market?.id)?.isOpen;
  expect(await isOpen()).toBe(true);
  await desk.open('/markets');
  const card = desk.page.locator('.ant-card').filter({ hasText: `${market?.coin.toUpperCase()} · ${market?.network}` });
  await desk.told(DONE, () =>
    desk.send(t('console.turnOff'), { [t('console.reasonOff')]: 'a fork' }, { within: card.first() }),
  );
  await card.getByText(t('console.marketClosed'), { exact: true }).waitFor();
  expect(await isOpen()).toBe(false);
  await desk.told(PROPOSED, () =>
    desk.send(t('console.turnOn'), { [t('console.reasonOn')]: 'it is over' }, { within: card.first() }),
  );
  expect(await isOpen()).toBe(false);
  expect((await proposalsOf(grace))[0]).toBe('marketOpen proposed');
});

const plans = async () =>
  (await grace.call('stock.planVersions')).items.map(({ version, state }) => `${version} ${state}`);
const inDays = (days: number): string => new Date(server.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

test('a plan is written, checked, simulated and proposed', async () => {
  expect(await plans()).toEqual(['1 inForce']);
  await desk.open('/plans');
  await desk.button(t('console.planNew')).click();
  const drawer = desk.dialog(t('console.planNew'));
  const text = drawer.getByLabel(t('console.planDraft'), { exact: true });
  const plan = JSON.parse(await text.inputValue()) as { feeBp: number };
  await text.fill(JSON.stringify({ ...plan, feeBp: 2_001 }));
  await desk.button(t('console.checkPlan'), drawer).click();
  await drawer.getByText(t('console.fault.feeTooHigh')).waitFor();
  await expect.poll(() => desk.button(t('console.propose'), drawer).count()).toBe(0);
  await text.fill(JSON.stringify({ ...plan, feeBp: 900 }));
  await desk.button(t('console.checkPlan'), drawer).click();
  await drawer.getByText(t('console.planFits')).waitFor();
  await drawer.getByRole('cell', { name: 'feeBp' }).waitFor();
  await drawer.getByLabel(t('console.members'), { exact: true }).fill('100');
  await desk.button(t('console.simulate'), drawer).click();
  await drawer.getByText(t('console.chartNotice')).waitFor();
  expect(await plans()).toEqual(['1 inForce']);
  const day = drawer.getByLabel(t('console.effectiveFrom'), { exact: true });
  await day.fill(inDays(20));
  await desk.page.getByTitle(inDays(20), { exact: true }).click();
  await drawer.getByLabel(REASON, { exact: true }).fill('a lower fee');
  await desk.told(PROPOSED, () => desk.button(t('console.propose'), drawer).click());
  await drawer.waitFor({ state: 'hidden' });
  const { waiting } = await grace.call('stock.planVersions');
  await desk.page.getByText(t('console.proposalWaits', { number: waiting ?? '' })).waitFor();
  expect(await plans()).toEqual(['1 inForce']);
  await grace.call('admin.rejectProposal', { params: { id: waiting ?? '' }, body: { reason: 'a higher one' } });
  await desk.button(t('console.planNew')).waitFor();
});

test('a colleague’s plan is announced once it is approved in the inbox', async () => {
  const [current] = (await grace.call('stock.planVersions')).items;
  if (!current) throw new Error('there is no plan');
  const plan = { ...current.plan, feeBp: 950 };
  await grace.call('stock.proposePlan', { body: { plan, effectiveOn: inDays(30), reason: 'a lower fee' } });
  await desk.open('/proposals');
  const row = desk.row(inDays(30));
  await row.getByText(`${t('console.parameter')} feeBp: 1000 → 950`).waitFor();
  await desk.told(DONE, () => desk.decide(t('console.approve'), row));
  await desk.open('/plans');
  await desk.page.getByText(t('console.plan.announced'), { exact: true }).waitFor();
  expect(await plans()).toEqual(['2 announced', '1 inForce']);
});

test('a run takes place at once, a snapshot is taken, and a settled day is computed again', async () => {
  const runs = async () => (await grace.call('stock.runs', { query: {} })).items.filter(({ by }) => by === 'adamarket');
  expect(await runs()).toEqual([]);
  await desk.open('/runs');
  await desk.told(DONE, () => desk.decide(t('console.runNow')));
  await desk.row('adamarket').waitFor();
  expect((await runs()).length).toBe(1);

  const newest = async () => Number((await grace.call('proof.snapshots', { query: {} })).items[0]?.head.number ?? 0);
  // One has been taken when the members joined.
  server.clock.advance(2 * MINUTE);
  await desk.open('/solvency');
  const before = await newest();
  await desk.told(DONE, () => desk.decide(t('console.takeNow')));
  await desk.page
    .getByRole('cell', { name: String(before + 1), exact: true })
    .first()
    .waitFor();
  expect(await newest()).toBe(before + 1);

  const [day] = (await grace.call('stock.deskSettlements', { query: {} })).items;
  await desk.open('/settlements');
  await desk.told(DONE, () => desk.button(t('console.replay')).first().click());
  const answer = desk.page.getByRole('dialog');
  await answer.getByText(t('console.replayEqual')).last().waitFor();
  await answer.getByText(day?.hash ?? 'no hash').waitFor();
  await answer.getByRole('button').last().click();
  await answer.waitFor({ state: 'hidden' });
});

test('a picture of goods is brought to the front, and removed', async () => {
  for (const background of ['#28ae6d', '#b42318']) {
    const drawn = await sharp({ create: { width: 640, height: 640, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const picture = new Blob([new Uint8Array(drawn)], { type: 'image/jpeg' });
    await grace.call('shop.addGoodsPicture', { params: { id: goods }, body: {}, files: { picture } });
  }
  const pictures = async () => (await grace.call('shop.deskGoods', { params: { id: goods } })).pictures;
  const [first, second] = await pictures();
  await desk.open('/goods');
  await desk.button(t('console.goods.open')).click();
  const drawer = desk.dialog(t('console.goods'));
  await desk.told(DONE, () => desk.button(t('console.goods.toFront'), drawer).nth(1).click());
  const shown = () => drawer.locator('.ant-image-img').first().getAttribute('src');
  await expect.poll(shown).toContain(second);
  expect(await pictures()).toEqual([second, first]);
  await desk.told(DONE, () => desk.decide(t('console.goods.remove'), drawer));
  await expect.poll(shown).toContain(first);
  expect(await pictures()).toEqual([first]);
});
