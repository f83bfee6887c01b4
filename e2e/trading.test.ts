import type { Network } from '@greenhall/domain/chain/networks';
import { openTestChain, type TestChain } from '@greenhall/test-kit/chain';
import { sendRead } from '@greenhall/test-kit/outside';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Seat, takeSeat } from './harness/browser.ts';
import { type TestServer, openServer } from './harness/server.ts';
import { newDataDir } from '@greenhall/test-kit/data/folder';
import { declareNone, openScreen, takeDesk } from './harness/operator.ts';
import { type SettledOperator, settleOperators } from '@greenhall/test-kit/operators';
import { putSession } from './harness/signed-in.ts';
import { takeBackMark } from './harness/marked-traders.ts';
import { furnishTraders, NETWORKS, PAIRS, payOnChain } from './harness/traders.ts';
import { LOOKED_BY_SUPER, t } from './harness/words.ts';

let server: TestServer;
let operators: readonly SettledOperator[];
const chains = new Map<Network, TestChain>();

interface Party {
  readonly seat: Seat;
  readonly member: Settled;
  readonly phone: string;
}
/** A seller and a buyer for each network, and two more on the first, who trade the other way round. */
const parties: { seller: Party; buyer: Party }[] = [];
function pairOf(index: number): { seller: Party; buyer: Party } {
  const both = parties[index];
  if (!both) throw new Error('nobody is there');
  return both;
}
const partiesOf = (network: Network) => pairOf(NETWORKS.indexOf(network));

async function seatOf(member: Settled, index: number): Promise<Party> {
  const seat = await takeSeat();
  await putSession(seat, server, member);
  await seat.page.goto(`${server.url}/#/pages/block/home`);
  await seat.page.getByText(t('home.total')).waitFor();
  return { seat, member, phone: `1390000000${index + 1}` };
}

beforeAll(async () => {
  for (const network of NETWORKS) chains.set(network, await openTestChain(network));
  const environment = Object.fromEntries(
    [...chains].flatMap(([network, { settings }]) => [
      [`${network}_NODES`, settings.nodes.join(',')],
      [`${network}_TOKEN`, settings.token],
      [`${network}_DECIMALS`, String(settings.decimals)],
      [`${network}_CONFIRMATIONS`, String(settings.confirmations)],
    ]),
  );
  const directory = newDataDir();
  const people = await settleMembers(
    { DATA_DIR: directory },
    ['sallybsc', 'benbsc', 'saratron', 'bobtron', 'gilligives', 'pollywants'],
    1n,
    async (ports, members) => {
      operators = await settleOperators(ports, ['adadecides', 'gracedecides'], { isDeclared: false });
      await furnishTraders(ports, members);
    },
  );
  server = await openServer(directory, environment);
  const seated = await Promise.all(people.map(seatOf));
  for (const index of PAIRS.keys()) {
    const [seller, buyer] = [seated[2 * index], seated[2 * index + 1]];
    if (seller && buyer) parties.push({ seller, buyer });
  }
}, 120_000);
afterAll(async () => {
  await server.close();
  for (const chain of chains.values()) await chain.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A code, once a minute to each address, and the payment password in the sheet above. */
async function authorise({ seat: { page }, member, phone }: Party, by: 'phone' | 'email' = 'phone'): Promise<void> {
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
async function finishReceipt(seat: Seat, title: 'otc.receiptBought' | 'otc.receiptSold'): Promise<void> {
  const receipt = seat.page.getByRole('dialog');
  await receipt.getByRole('heading', { level: 3, name: t(title) }).waitFor();
  if (title === 'otc.receiptBought') await receipt.getByRole('link', { name: t('otc.passkeySetUp') }).waitFor();
  await seat.inspect(title);
  await receipt.getByRole('button', { name: t('pay.finish'), exact: true }).click();
  await receipt.waitFor({ state: 'hidden' });
}

async function openHall({ seat }: Party, network: Network): Promise<void> {
  await seat.page.goto(`${server.url}/#/pages/otc/otc`);
  await seat.page.getByText(network, { exact: true }).first().click();
}

describe.each(NETWORKS)('a trade paid on %s', (network) => {
  test('the seller posts, the buyer finds it and takes a part', async () => {
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
  }, 90_000);

  test('the hall shows the running order, and the trader can be preferred or kept away', async () => {
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
  });

  test('the buyer pays on the chain, types nothing, and the coins come by themselves once the checks are green', async () => {
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
  }, 90_000);
});

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
async function openRelease(page: Page, { member }: Party, order: string): Promise<Locator> {
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
async function reportUnseen(buyer: Party, network: Network): Promise<string> {
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

async function openAppeal(page: Page): Promise<void> {
  await openScreen(page, server.url, '/appeals');
  await button(page, t('console.review')).click();
}

test('the seller releases by hand what cannot be proved, and both get a receipt', async () => {
  const { seller, buyer } = partiesOf('TRC20');
  const order = await reportUnseen(buyer, 'TRC20');
  const { page } = seller.seat;
  await page.goto(order);
  const sheet = await openRelease(page, seller, order);
  await sheet.getByLabel(t('pay.password'), { exact: true }).fill(PAY_PASSWORD);
  await sheet.getByRole('button', { name: t('common.confirm'), exact: true }).click();
  await finishReceipt(seller.seat, 'otc.receiptSold');
  await finishReceipt(buyer.seat, 'otc.receiptBought');
  expect([...seller.seat.faults(), ...buyer.seat.faults()]).toEqual([]);
}, 90_000);

test('who posts while all networks are shown is asked for the network first', async () => {
  const { seller } = partiesOf('BEP20');
  const { page } = seller.seat;
  await page.goto(`${server.url}/#/pages/otc/otc`);
  await page.getByText(t('common.all'), { exact: true }).click();
  await button(page, t('otc.postPurchase')).click();
  const sheet = page.getByRole('dialog');
  const quantity = sheet.getByLabel(t('otc.quantity'), { exact: true });
  await sheet.getByText(t('otc.network'), { exact: true }).waitFor();
  await expect.poll(() => quantity.count()).toBe(0);
  await seller.seat.inspect('post: which network');
  await sheet.getByText('TRC20', { exact: true }).click();
  await quantity.waitFor();
  await sheet.getByRole('heading', { name: 'TRC20' }).waitFor();
  expect(seller.seat.faults()).toEqual([]);
});

test('a member sells into a purchase order, and is told what to wait for and what was paid', async () => {
  const { buyer: wanting, seller: giving } = pairOf(2);
  const { page } = wanting.seat;
  await openHall(wanting, 'BEP20');
  await button(page, t('otc.postPurchase')).click();
  await page.getByLabel(t('otc.perCoin', { coin: 'MEY' })).fill('0.998');
  await page.getByLabel(t('otc.quantity'), { exact: true }).fill('200');
  await authorise(wanting);
  await page.getByText(t('otc.posted')).waitFor();

  const { page: hall } = giving.seat;
  await openHall(giving, 'BEP20');
  await hall.getByText(t('otc.view.purchase'), { exact: true }).click();
  await hall.getByLabel(t('otc.wantSell')).fill('80');
  const bargain = [t('otc.youPay', { amount: '80.00 MEY' }), t('otc.youGet', { amount: '79.84 USDT' })];
  await hall.getByText(bargain.join(' · ')).waitFor();
  await giving.seat.inspect('hall: sell');
  await hall.getByRole('button', { name: t('otc.sell') }).click();
  await expect.poll(() => hall.getByLabel(t('otc.quantity'), { exact: true }).inputValue()).toBe('80');
  await hall.getByText(t('otc.receiveAccount'), { exact: true }).waitFor();
  await giving.seat.inspect('take: sell');
  await authorise(giving);
  await hall.getByText(t('otc.note.waitForPayment.seller')).waitFor();
  await hall.getByText(t('otc.sellerWalletName')).waitFor();
  await giving.seat.inspect('order of the seller');
  const id = /id=(\d+)/.exec(hall.url())?.[1] ?? '';
  const order = await sendRead(server.url, giving.member, 'otc.trade', { params: { id } });
  expect(order).toMatchObject({ role: 'seller', quantity: '80.000000', sellerWallet: { label: 'BEP20' } });

  await payOnChain(chains, 2, order.total, () => hall.getByText(t('otc.state.waitForConfirmation')).waitFor());
  await hall.getByText(t('otc.proof.proved'), { exact: true }).waitFor();
  await button(hall, t('otc.confirm')).click();
  const release = hall.getByRole('dialog');
  await release.getByLabel(t('pay.password'), { exact: true }).fill(PAY_PASSWORD);
  await release.getByRole('button', { name: t('common.confirm'), exact: true }).click();
  await finishReceipt(giving.seat, 'otc.receiptSold');
  expect([...giving.seat.faults(), ...wanting.seat.faults()]).toEqual([]);
}, 90_000);

test('what cannot be proved is decided by two operators, and both sides can read why', async () => {
  const { seller, buyer } = partiesOf('BEP20');
  const { page } = buyer.seat;
  const order = await reportUnseen(buyer, 'BEP20');

  await seller.seat.page.goto(order);
  await button(seller.seat.page, t('otc.chat')).click();
  await button(seller.seat.page, t('otc.chatSend')).click();
  await seller.seat.page.getByText(t('otc.chatMissing')).waitFor();
  await seller.seat.page.getByLabel(t('otc.chatWrite'), { exact: true }).fill('Nothing has arrived here.');
  await button(seller.seat.page, t('otc.chatSend')).click();
  await seller.seat.page.getByText('Nothing has arrived here.').waitFor();
  await seller.seat.inspect('chat');
  await button(seller.seat.page, t('common.close')).click();
  const release = await openRelease(seller.seat.page, seller, order);
  await release.getByRole('button', { name: t('common.close'), exact: true }).click();
  await release.waitFor({ state: 'hidden' });
  await button(page, t('otc.claimAgain')).click();
  await page.getByLabel(t('otc.txid')).fill('0xabc');
  await button(page, t('otc.chat')).click();
  await page.getByLabel(t('otc.chatWrite'), { exact: true }).fill('Please look again.');
  await button(page, t('common.close')).click();
  await button(seller.seat.page, t('otc.deny')).click();
  await seller.seat.page
    .getByRole('dialog')
    .getByRole('button', { name: t('otc.deny'), exact: true })
    .click();

  await page.getByText(t('otc.state.paymentError')).waitFor();
  await expect.poll(() => page.getByLabel(t('otc.txid')).inputValue()).toBe('0xabc');
  await button(page, t('otc.chat')).click();
  await expect.poll(() => page.getByLabel(t('otc.chatWrite'), { exact: true }).inputValue()).toBe('Please look again.');
  await button(page, t('common.close')).click();
  await button(page, t('otc.appeal')).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('otc.appealReason')).fill('I have paid from another wallet, see the slip.');
  await sheet.getByLabel(t('pay.voucher')).setInputFiles({
    name: 'slip.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 50, height: 50, channels: 3, background: '#0c2f31' } })
      .jpeg()
      .toBuffer(),
  });
  await buyer.seat.inspect('appeal');
  await sheet.getByRole('button', { name: t('common.submit') }).click();
  await page.getByText(t('otc.appealState.inReview')).waitFor();

  const desks = [await takeDesk(server.url, operators[0]), await takeDesk(server.url, operators[1])];
  const [first, second] = desks.map((desk) => desk.page) as [Page, Page];
  await openAppeal(first);
  await first.getByText(t('reviewerUndeclared')).waitFor();
  await expect.poll(() => button(first, t('console.propose')).count()).toBe(0);
  await declareNone(server.url, operators);
  await openAppeal(first);
  await first.getByText('Nothing has arrived here.').waitFor();
  await first.getByText(t('otc.verdict.toBuyer')).click();
  await first.getByLabel(t('console.reason')).fill('The slip names the order and the time.');
  await button(first, t('console.propose')).click();
  await first.getByText(t('console.proposed')).waitFor();
  await openAppeal(second);
  await second.getByRole('button', { name: t('console.decide') }).click();
  await second
    .locator('.ant-popconfirm')
    .getByRole('button', { name: t('console.decide') })
    .click();
  await second.getByText(t('console.done')).waitFor();

  await page.getByText(t('otc.state.completed'), { exact: true }).waitFor();
  await finishReceipt(buyer.seat, 'otc.receiptBought');
  await page.getByText('The slip names the order and the time.').waitFor();
  await page.getByText(LOOKED_BY_SUPER).first().waitFor();
  await buyer.seat.inspect('decided');
  const saving = page.waitForEvent('download');
  await button(page, t('otc.evidence')).click();
  expect((await saving).suggestedFilename()).toMatch(/\.json$/);
  expect([...seller.seat.faults(), ...buyer.seat.faults()]).toEqual([]);
}, 120_000);
