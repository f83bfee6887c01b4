import type { Network } from '@greenhall/domain/chain/networks';
import { openTestChain, type TestChain } from '@greenhall/test-kit/chain';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { type SettledOperator, settleOperators } from '@greenhall/test-kit/operators';
import { putSession } from './harness/signed-in.ts';
import { takeBackMark } from './harness/marked-traders.ts';
import { furnishTraders, NETWORKS, PAIRS, payOnChain } from './harness/traders.ts';
import { t } from './harness/words.ts';

export let server: ServerHere;
export let operators: readonly SettledOperator[];
export const chains = new Map<Network, TestChain>();

interface Party {
  readonly seat: UserBrowser;
  readonly member: Settled;
  readonly phone: string;
}

/** A seller and a buyer for each network, and two more on the first, who trade the other way round. */
let parties: readonly { seller: Party; buyer: Party }[] = [];

export function pairOf(index: number): { seller: Party; buyer: Party } {
  const both = parties[index];
  if (!both) throw new Error('nobody is there');
  return both;
}
export const partiesOf = (network: Network) => pairOf(NETWORKS.indexOf(network));

async function seatOf(member: Settled, index: number): Promise<Party> {
  const seat = await openUserBrowser();
  await putSession(seat, server, member);
  await seat.page.goto(`${server.url}/#/pages/block/home`);
  await seat.page.getByText(t('home.total')).waitFor();
  return { seat, member, phone: `1390000000${index + 1}` };
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A code, once a minute to each address, and the payment password in the sheet above. */
export async function authorise(
  { seat: { page }, member, phone }: Party,
  by: 'phone' | 'email' = 'phone',
): Promise<void> {
  const address = by === 'phone' ? phone : `${member.name}@mail.example`;
  await page.getByText(t(`code.${by}`), { exact: true }).click();
  await button(page, t('code.send')).click();
  await expect.poll(() => hasCode(address)).toBe(true);
  await page.getByLabel(t('code.label')).fill(server.codeFor(address));
  await button(page, t('otc.next')).click();
  const password = page.getByLabel(t('pay.password'), { exact: true });
  await password.waitFor();
  // Back leads to what was typed, and not out of the sheet.
  await page.goBack();
  await button(page, t('otc.next')).click();
  await expect.poll(() => page.locator(':focus').getAttribute('type')).toBe('password');
  await password.fill(PAY_PASSWORD);
  await button(page, t('common.confirm')).click();
}

function hasCode(address: string): boolean {
  try {
    return server.codeFor(address) !== '';
  } catch {
    return false;
  }
}

/** The receipt that an order ends with is read, and put away. */
export async function finishReceipt(seat: UserBrowser, title: 'otc.receiptBought' | 'otc.receiptSold'): Promise<void> {
  const receipt = seat.page.getByRole('dialog');
  await receipt.getByRole('heading', { level: 3, name: t(title) }).waitFor();
  if (title === 'otc.receiptBought') await receipt.getByRole('link', { name: t('otc.passkeySetUp') }).waitFor();
  await seat.inspect(title);
  await receipt.getByRole('button', { name: t('pay.finish'), exact: true }).click();
  await receipt.waitFor({ state: 'hidden' });
}

export async function openHall({ seat }: Party, network: Network): Promise<void> {
  await seat.page.goto(`${server.url}/#/pages/otc/otc`);
  await seat.page.getByText(network, { exact: true }).first().click();
}

async function postAndTake(network: Network): Promise<void> {
  const { seller, buyer } = partiesOf(network);
  await openHall(seller, network);
  const { page } = seller.seat;
  await button(page, t('otc.postSale')).click();
  await page.getByLabel(t('otc.perCoin', { coin: 'MEY' })).fill('1.002');
  await page.getByLabel(t('otc.quantity'), { exact: true }).fill('500');
  await expect.poll(() => page.getByLabel(t('otc.max')).inputValue()).toBe('500');
  await expect.poll(() => page.getByLabel(t('otc.min')).inputValue()).not.toBe('');
  await page.getByLabel(t('otc.min')).fill('50');
  await seller.seat.inspect(`post ${network}`);
  await authorise(seller);
  await page.getByText(t('otc.own'), { exact: true }).waitFor();

  await openHall(buyer, network);
  const { page: hall } = buyer.seat;
  const wanted = hall.getByLabel(t('otc.wantBuy'));
  await wanted.fill('600');
  await hall.getByText(t('otc.noMatch')).waitFor();
  await wanted.fill('120');
  const bargain = [t('otc.youPay', { amount: '120.24 USDT' }), t('otc.youGet', { amount: '120.00 MEY' })];
  await hall.getByText(bargain.join(' · ')).waitFor();
  await buyer.seat.inspect(`hall ${network}`);
  await hall.getByRole('button', { name: t('otc.buy') }).click();
  const quantity = hall.getByLabel(t('otc.quantity'), { exact: true });
  await quantity.waitFor();
  await expect.poll(() => quantity.inputValue()).toBe('120');
  await buyer.seat.inspect(`take ${network}`);
  await authorise(buyer);
  await hall.getByText(t('otc.state.waitForPayment')).waitFor();
  await buyer.seat.inspect(`order ${network}`);
  expect([...seller.seat.faults(), ...buyer.seat.faults()]).toEqual([]);
}

async function markTrader(network: Network): Promise<void> {
  const { buyer } = partiesOf(network);
  const { page } = buyer.seat;
  await openHall(buyer, network);
  const running = page.getByRole('list', { name: t('otc.running') });
  await running.getByText(/\d+:\d\d/).waitFor();
  const offers = page.getByRole('list', { name: t('otc.list.sale') });
  await offers.getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t('otc.firstSeen')).waitFor();
  await sheet.getByRole('button', { name: t('otc.favourite') }).click();
  await sheet.getByRole('button', { name: t('otc.unfavourite') }).waitFor();
  await buyer.seat.inspect(`trader ${network}`);
  await sheet.getByRole('button', { name: t('otc.block'), exact: true }).click();
  await sheet.getByRole('button', { name: t('otc.unblock') }).waitFor();
  await sheet.getByRole('button', { name: t('common.close') }).click();
  await takeBackMark(buyer.seat, network);
  await running.getByRole('link').first().click();
  await page.getByText(t('otc.state.waitForPayment')).first().waitFor();
  expect(buyer.seat.faults()).toEqual([]);
}

async function payAndReceive(network: Network): Promise<void> {
  const { seller, buyer } = partiesOf(network);
  const { page } = buyer.seat;
  const id = /id=(\d+)/.exec(page.url())?.[1] ?? '';
  const order = await sendRead(server.url, buyer.member, 'otc.trade', { params: { id } });
  for (const press of ['otc.claimByHand', 'otc.claim'] as const) await button(page, t(press)).click();
  for (const key of ['otc.txidMissing', 'pay.voucherMissing'] as const) await page.getByText(t(key)).waitFor();
  await payOnChain(chains, NETWORKS.indexOf(network), order.total, () =>
    page.getByText(t('otc.state.waitForConfirmation')).waitFor(),
  );
  await page.getByText(t('otc.state.completed'), { exact: true }).waitFor();
  await page.getByText(t('otc.proof.proved'), { exact: true }).waitFor();
  await page.getByText(t('otc.fromChain'), { exact: true }).waitFor();
  await finishReceipt(buyer.seat, 'otc.receiptBought');
  await buyer.seat.inspect(`proved ${network}`);
  const { items } = await sendRead(server.url, buyer.member, 'wallet.balances');
  expect(items.find((item) => item.coin === 'mey')).toMatchObject({ available: '2000.000000', locked: '120.000000' });
  expect([...seller.seat.faults(), ...buyer.seat.faults()]).toEqual([]);
}

async function lookThroughTabs(network: Network): Promise<void> {
  const { buyer } = partiesOf(network);
  const { page } = buyer.seat;
  await openHall(buyer, network);
  const tabs = page.getByRole('radiogroup', { name: t('otc.views') });
  const names = (['purchase', 'sale', 'mine', 'trades'] as const).map((name) => t(`otc.list.${name}`));
  await expect.poll(() => tabs.locator('label').allInnerTexts()).toEqual(names);
  await tabs.getByText(t('otc.list.trades'), { exact: true }).click();
  await page
    .getByRole('list', { name: t('otc.list.trades') })
    .getByText(t('otc.state.completed'))
    .first()
    .waitFor();
  await buyer.seat.inspect(`orders ${network}`);
  await tabs.getByText(t('otc.list.sale'), { exact: true }).click();
}

/** The way of a sale: what happens, and how it is looked at. */
export const SALE: readonly (readonly [title: string, step: (network: Network) => Promise<void>])[] = [
  ['the seller posts, the buyer finds it and takes a part', postAndTake],
  ['the hall shows the running order, and the trader can be preferred or kept away', markTrader],
  [
    'the buyer pays on the chain, types nothing, and the coins come by themselves once the checks are green',
    payAndReceive,
  ],
  ['the hall has its four tabs, and shows an order that has ended among the own ones', lookThroughTabs],
];

/** The size of a picture as the page shows it. */
const sizeOf = (picture: Locator) =>
  picture.evaluate((image) => {
    const { naturalWidth, naturalHeight } = image as unknown as Record<'naturalWidth' | 'naturalHeight', number>;
    return [naturalWidth, naturalHeight];
  });

/** A phone's screenshot as proof: no jpg, and larger than what is uploaded. */
async function choosePicture(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 1_250, height: 2_500, channels: 4, background: '#28ae6d80' } })
    .png()
    .toBuffer();
  const field = page.getByLabel(t('pay.voucher'));
  await field.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByText(t('pay.voucherRule')).waitFor();
  await field.setInputFiles({ name: 'screen.shot.png', mimeType: 'image/png', buffer });
  const preview = page.getByAltText('screen.shot.jpg');
  await preview.waitFor();
  await expect.poll(() => sizeOf(preview)).toEqual([1_000, 2_000]);
  await expect.poll(() => preview.getAttribute('src')).toMatch(/^data:image\/jpeg/);
}

/** Nothing is proved: releasing needs the end of the order's number as well. */
export async function openRelease(page: Page, { member }: Party, order: string): Promise<Locator> {
  const id = /id=(\d+)/.exec(order)?.[1] ?? '';
  const { number } = await sendRead(server.url, member, 'otc.trade', { params: { id } });
  await button(page, t('otc.confirm')).click();
  const sheet = page.getByRole('dialog');
  const release = sheet.getByRole('button', { name: t('common.confirm'), exact: true });
  await sheet.getByText(t('otc.numberEndNote')).waitFor();
  await expect.poll(() => release.isDisabled()).toBe(true);
  await sheet.getByLabel(t('otc.numberEnd', { count: 4 })).fill(number.slice(-4).toLowerCase());
  await expect.poll(() => release.isDisabled()).toBe(false);
  return sheet;
}

/** The buyer takes a part and reports a payment that no chain shows. */
export async function reportUnseen(buyer: Party, network: Network): Promise<string> {
  const { page } = buyer.seat;
  await openHall(buyer, network);
  await page.getByRole('button', { name: t('otc.buy') }).click();
  await page.getByLabel(t('otc.quantity'), { exact: true }).fill('60');
  await authorise(buyer, 'email');
  await page.getByText(t('otc.state.waitForPayment')).waitFor();
  const order = page.url();
  await button(page, t('otc.claimByHand')).click();
  await page.getByLabel(t('otc.txid')).fill(`${network === 'BEP20' ? '0x' : ''}${'ab'.repeat(32)}`);
  await choosePicture(page);
  await button(page, t('otc.claim')).click();
  await page.getByText(t('otc.state.waitForConfirmation')).waitFor();
  return order;
}

const NAMES = ['sallybsc', 'benbsc', 'saratron', 'bobtron', 'gilligives', 'pollywants'];

/** Opens a hall in which so many pairs trade, and closes it after them. */
export function openTradingWorld(pairs: number): void {
  beforeAll(async () => {
    for (const [network] of PAIRS.slice(0, pairs))
      if (!chains.has(network)) chains.set(network, await openTestChain(network));
    const environment = Object.fromEntries(
      [...chains].flatMap(([network, { settings }]) => [
        [`${network}_NODES`, settings.nodes.join(',')],
        [`${network}_TOKEN`, settings.token],
        [`${network}_DECIMALS`, String(settings.decimals)],
        [`${network}_CONFIRMATIONS`, String(settings.confirmations)],
      ]),
    );
    server = await openServerHere(environment);
    const people = await server.join(NAMES.slice(0, 2 * pairs), 1n, furnishTraders);
    operators = await settleOperators(server.app.ports, ['adadecides', 'gracedecides'], { isDeclared: false });
    const seated = await Promise.all(people.map(seatOf));
    parties = PAIRS.flatMap((_, index) => {
      const [seller, buyer] = [seated[2 * index], seated[2 * index + 1]];
      return seller && buyer ? [{ seller, buyer }] : [];
    });
  });
  afterAll(async () => {
    await server.close();
    for (const chain of chains.values()) await chain.stop();
    chains.clear();
  });
}
