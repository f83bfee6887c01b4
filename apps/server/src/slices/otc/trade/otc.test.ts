import { maskUsername } from '@greenhall/domain/identity/masking';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordPulse } from './keep-time.ts';

const MICRO = 1_000_000n;

describe.each(ENGINES)('a trade on the %s database', (engine) => {
  let world: OtcWorld;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
  });
  beforeEach(() => world.pass(2 * DAY));
  afterEach(async () => {
    expect(await world.faults()).toEqual([]);
    const { value } = await world.seller.client.call('otc.myListings', { query: { open: '1' } });
    for (const { id } of value.items) await revoke(id);
  });
  afterAll(() => world.close());

  const mey = async (person = world.seller) => {
    const { available } = await world.balance(person, 'mey');
    return BigInt(available.replace('.', ''));
  };
  const see = async (trade: string, person = world.buyer) =>
    (await person.client.call('otc.trade', { params: { id: trade } })).value;
  const report = (trade: string) =>
    world.buyer.client.upload('otc.claim', { txid: `0x${'a'.repeat(64)}` }, { voucher: world.jpg }, { id: trade });
  const confirm = async (trade: string) =>
    world.seller.client.call('otc.confirm', { params: { id: trade }, body: await world.releasing(trade) });
  const revoke = (id: string) => world.seller.client.call('otc.revoke', { params: { id } });
  const appeal = (trade: string, person = world.buyer) =>
    person.client.upload('otc.appeal', { reason: 'I have paid' }, { voucher: world.jpg }, { id: trade });
  const pay = (amount: bigint, more: { confirmations?: number; from?: string; token?: string } = {}) =>
    world.chain.pay({
      from: world.buyer.address,
      to: world.seller.address,
      amount,
      at: world.ports.clock.now(),
      ...more,
    });

  it('brings the coins to the buyer a day after the seller confirmed, the fee on top', async () => {
    const before = [await mey(), await mey(world.buyer)] as const;
    const listing = await world.post(world.seller, { quantity: '1000' });
    expect(before[0] - (await mey())).toBe(1_005n * MICRO);
    const trade = await world.take(world.buyer, listing, '200');
    expect(await see(trade)).toMatchObject({ state: 'waitForPayment', total: '200.000000', duty: 'buyer' });
    const open = await world.buyer.client.call('otc.trades', { query: { open: '1' } });
    expect(open.value.items).toMatchObject([{ id: trade, role: 'buyer', duty: 'buyer' }]);
    await world.claim(trade);
    const seen = await see(trade, world.seller);
    expect(seen).toMatchObject({ state: 'waitForConfirmation', duty: 'seller', fee: '1.000000' });
    expect(seen.may).toEqual(['confirm', 'deny', 'appeal']);
    expect(
      (await world.buyer.client.call('otc.confirm', { params: { id: trade }, body: { payPassword: PAY } })).refusal,
    ).toBe('forbidden');
    expect((await confirm(trade)).value.state).toBe('completed');
    expect(await mey(world.buyer)).toBe(before[1]);
    await world.pass(DAY);
    expect((await mey(world.buyer)) - before[1]).toBe(200n * MICRO);
    const { number } = await see(trade);
    for (const [person, kind, other] of [
      [world.buyer, 'otcCredit', world.seller],
      [world.seller, 'otcListing', undefined],
    ] as const) {
      const { value } = await person.client.call('wallet.bill', { query: { kind } });
      const name = other ? maskUsername(other.name) : null;
      expect(value.items[0]).toMatchObject({ counterparty: name, number: other ? number : null });
    }
    for (const search of [number, number.slice(-4).toLowerCase(), world.seller.name]) {
      const { value } = await world.buyer.client.call('wallet.bill', { query: { search } });
      expect(value.items[0], search).toMatchObject({ kind: 'otcCredit', number });
    }
    expect((await revoke(listing)).value).toMatchObject({ state: 'revoked', remaining: '800.000000' });
    expect(before[0] - (await mey())).toBe(201n * MICRO);
  });

  it('releases before the proof only by the end of the order’s number, once, whoever asks', async () => {
    const trade = await world.trade({ quantity: '100' });
    await world.claim(trade);
    const { numberEnd } = await world.releasing(trade);
    const release = (typed: string | undefined, key?: string) =>
      world.seller.client.call('otc.confirm', {
        params: { id: trade },
        body: { payPassword: PAY, ...(typed === undefined ? {} : { numberEnd: typed }) },
        ...(key ? { key } : {}),
      });
    const { number } = await see(trade);
    for (const typed of [undefined, '', numberEnd.slice(1), number.slice(0, 4), `${numberEnd}0`])
      expect(await release(typed), typed).toMatchObject({ refusal: 'orderNumberWrong', params: { count: 4 } });
    expect((await see(trade)).state).toBe('waitForConfirmation');
    const mine = { params: { id: trade }, body: { payPassword: PAY, numberEnd } };
    expect((await world.buyer.client.call('otc.confirm', mine)).refusal).toBe('forbidden');
    const first = await release(` ${numberEnd.toLowerCase()} `, 'release-of-its-own-1');
    expect(first.value.state).toBe('completed');
    expect((await release(` ${numberEnd.toLowerCase()} `, 'release-of-its-own-1')).value).toEqual(first.value);
    expect((await release(numberEnd)).refusal).toBe('statusChanged');
  });

  it('releases a proved payment without the order’s number', async () => {
    const trade = await world.trade({ quantity: '100', releaseOnProof: false });
    const { value } = await world.buyer.client.call('otc.trade', { params: { id: trade } });
    pay(BigInt(value.total.replace('.', '')), { confirmations: 100 });
    await world.pass(MINUTE);
    expect((await see(trade)).proof?.outcome).toBe('proved');
    const body = { payPassword: PAY };
    const released = await world.seller.client.call('otc.confirm', { params: { id: trade }, body });
    expect(released.value.state).toBe('completed');
  });

  it('cancels what is not paid in time, tells a late claim so, and gives the coins back to the listing', async () => {
    const listing = await world.post(world.seller, { quantity: '100' });
    const trade = await world.take(world.buyer, listing, '100');
    world.ports.clock.advance(29 * MINUTE);
    await world.pass(MINUTE - 1);
    expect((await see(trade)).state).toBe('waitForPayment');
    await world.pass(1);
    expect(await see(trade)).toMatchObject({ state: 'canceled', event: 'timeout' });
    const late = await report(trade);
    expect(late.refusal).toBe('paymentTimeout');
    const hall = await world.buyer.client.call('otc.hall', { query: { coin: 'mey', network: 'BEP20', side: 'sale' } });
    expect(hall.value.items).toMatchObject([{ id: listing, takeMax: '100.000000', state: 'toBeTraded' }]);
  });

  it('takes no claim after the time for paying even before the sweep has come by', async () => {
    const trade = await world.trade({ quantity: '100' });
    world.ports.clock.advance(30 * MINUTE - 30_000);
    await world.pass(0);
    world.ports.clock.advance(30_000);
    const late = await report(trade);
    expect(late.refusal).toBe('paymentTimeout');
  });

  it('leaves the time that the platform was out to the one whose clock ran', async () => {
    const trade = await world.trade({ quantity: '100' });
    await world.pass(10 * MINUTE);
    world.ports.clock.advance(3 * HOUR);
    await report(trade);
    expect((await see(trade)).state).toBe('waitForConfirmation');
    await recordPulse(world.ports);
    const { value } = await world.operator('watcher').call('otc.outages');
    expect(value.items[0]).toMatchObject({ network: null, moved: 1 });
    const ofNetwork = await world.operator('watcher').call('otc.outages', { query: { network: 'BEP20' } });
    expect(new Set(ofNetwork.value.items.map(({ network }) => network))).not.toContain(null);
    await confirm(trade);
  });

  it('lets nothing run out while the network is down, and gives the time back when it returns', async () => {
    const trade = await world.trade({ quantity: '100' });
    world.chain.setDown('BEP20', true);
    await world.pass(20 * MINUTE);
    await world.pass(2 * HOUR);
    expect(await see(trade)).toMatchObject({ state: 'waitForPayment', isPaused: true });
    world.chain.setDown('BEP20', false);
    await world.pass(MINUTE);
    // Down from the twentieth minute on: ten minutes are left, and one is counted from the last look to the return.
    expect(await see(trade)).toMatchObject({ state: 'waitForPayment', isPaused: false });
    await world.pass(9 * MINUTE);
    expect((await see(trade)).state).toBe('waitForPayment');
    await world.pass(MINUTE);
    expect((await see(trade)).state).toBe('canceled');
  });

  it('takes a claim while the network is down, however late', async () => {
    const trade = await world.trade({ quantity: '100' });
    await world.pass(20 * MINUTE);
    world.chain.setDown('BEP20', true);
    await world.pass(HOUR);
    await world.claim(trade);
    expect((await see(trade)).state).toBe('waitForConfirmation');
    world.chain.setDown('BEP20', false);
    await world.pass(MINUTE);
    await confirm(trade);
  });

  it('releases by itself, at once, a payment that the chain proves, where the seller chose so', async () => {
    const trade = await world.trade({ quantity: '100', releaseOnProof: true });
    const txid = pay(100n * MICRO, { confirmations: 3 });
    await world.pass(MINUTE);
    const waiting = await see(trade);
    expect(waiting).toMatchObject({ state: 'waitForConfirmation', txid, proof: { outcome: 'waiting' } });
    expect(waiting).toMatchObject({ isChainVoucher: true, voucher: expect.stringMatching(/^s-.*\.jpg\?/) });
    expect(waiting.proof?.checks.find((check) => check.name === 'finality')).toMatchObject({
      state: 'waiting',
      why: 'moreBlocks',
    });
    const paid = { from: world.buyer.address, to: world.seller.address, amount: 100n * MICRO };
    world.chain.pay({ ...paid, at: world.ports.clock.now(), confirmations: 12 }, txid);
    await world.pass(MINUTE);
    expect(await see(trade)).toMatchObject({ state: 'completed', event: 'prove', proof: { outcome: 'proved' } });
  });

  it('releases a proved payment when the seller’s time is over, and the seller cannot deny it', async () => {
    const trade = await world.trade({ quantity: '100' });
    pay(100n * MICRO);
    await world.pass(MINUTE);
    expect((await see(trade)).state).toBe('waitForConfirmation');
    const denied = await world.seller.client.call('otc.deny', { params: { id: trade } });
    expect(denied.refusal).toBe('paymentProved');
    await world.pass(2 * HOUR);
    expect(await see(trade)).toMatchObject({ state: 'completed', event: 'prove' });
  });

  it('says what is wrong with a payment, and takes a right one in its place', async () => {
    const trade = await world.trade({ quantity: '100' });
    const wrong = world.chain.pay({
      from: world.buyer.address,
      to: world.buyer.address,
      amount: 100n * MICRO,
      at: world.ports.clock.now(),
    });
    await world.claim(trade, { txid: wrong.toUpperCase().replace('0X', '0x') });
    await world.pass(MINUTE);
    const refuted = await see(trade);
    expect(refuted).toMatchObject({ state: 'paymentError', event: 'refute', duty: 'buyer' });
    expect(refuted.proof?.checks.find((check) => check.state === 'failed')).toMatchObject({ why: 'otherReceiver' });
    await world.claim(trade, { txid: pay(100n * MICRO) });
    await world.pass(MINUTE);
    expect(await see(trade)).toMatchObject({ state: 'waitForConfirmation', proof: { outcome: 'proved' } });
    expect((await confirm(trade)).value.event).toBe('confirm');
  });

  it('gives each order of a seller a total of its own, and a payment to one order only', async () => {
    // A payment from before the order, in a block that is looked through: it is not taken for this order's.
    pay(100n * MICRO);
    world.ports.clock.advance(2_000);
    const listing = await world.post(world.seller, { quantity: '300' });
    const first = await world.take(world.buyer, listing);
    const second = await world.take(world.buyer, listing);
    expect([(await see(first)).total, (await see(second)).total]).toEqual(['100.000000', '100.000001']);
    const txid = pay(100n * MICRO);
    await world.pass(MINUTE);
    expect((await see(first)).state).toBe('waitForConfirmation');
    const used = await world.buyer.client.upload('otc.claim', { txid }, { voucher: world.jpg }, { id: second });
    expect(used.refusal).toBe('paymentUsed');
    const claim = (fields: { txid?: string }, files: { voucher?: Buffer }) =>
      world.buyer.client.upload('otc.claim', fields, files, { id: second });
    for (const half of [claim({}, {}), claim({ txid }, {}), claim({}, { voucher: world.jpg })])
      expect((await half).refusal).toBe('contentEmpty');
    expect((await claim({ txid: '0x12' }, { voucher: world.jpg })).refusal).toBe('txidInvalid');
    await confirm(first);
  });

  it('gives the coins of a trade on a revoked listing back to the seller', async () => {
    const before = await mey();
    const listing = await world.post(world.seller, { quantity: '300' });
    const trade = await world.take(world.buyer, listing);
    expect((await revoke(listing)).value).toMatchObject({ state: 'revoked', openTrades: 1 });
    expect(before - (await mey())).toBe(100_500_000n);
    await world.buyer.client.call('otc.cancel', { params: { id: trade } });
    expect(await mey()).toBe(before);
  });

  it('takes a cancelled order up again when its payment is seen within a day', async () => {
    const listing = await world.post(world.seller, { quantity: '100' });
    const trade = await world.take(world.buyer, listing);
    await world.buyer.client.call('otc.cancel', { params: { id: trade } });
    pay(100n * MICRO);
    await world.pass(HOUR);
    expect(await see(trade)).toMatchObject({ state: 'waitForConfirmation', event: 'revive' });
    await confirm(trade);
    const { value } = await world.seller.client.call('otc.myListings');
    expect(value.items[0]).toMatchObject({ id: listing, state: 'completed', remaining: '0.000000' });
  });

  it('opens an appeal for a late payment whose coins are gone, and a verdict pays it when they are there', async () => {
    const trade = await world.trade({ quantity: '100' });
    await world.buyer.client.call('otc.cancel', { params: { id: trade } });
    const { value } = await world.seller.client.call('otc.myListings', { query: { open: '1' } });
    await revoke(value.items[0]?.id ?? '');
    const all = await mey();
    const sent = await world.seller.client.call('wallet.convert', {
      body: { from: 'mey', to: 'ftb', amount: String(all / MICRO), payPassword: PAY },
    });
    expect(sent.status).toBe(200);
    pay(100n * MICRO);
    await world.pass(HOUR);
    const seen = await see(trade);
    expect(seen).toMatchObject({
      state: 'canceled',
      duty: 'desk',
      appeals: [{ openedBy: 'system', state: 'inReview', reason: '', reasonCode: 'latePayment' }],
    });
    const id = seen.appeals[0]?.id ?? '';
    const body = { verdict: 'toBuyer', reason: 'paid in time', answers: 0 };
    await world.operator('ada').call('otc.proposeVerdict', { params: { id }, body });
    const decide = () =>
      world.operator('grace').call('otc.decideAppeal', { params: { id }, body: { verdict: 'toBuyer', answers: 0 } });
    expect((await decide()).refusal).toBe('insufficientBalance');
    await world.give(world.seller, { mey: 3_000n });
    expect((await decide()).value).toMatchObject({ state: 'processed', verdict: 'toBuyer' });
    expect((await see(trade)).state).toBe('completed');
  });

  it('becomes a receipt error when the seller is silent; the desk hears of it a day later', async () => {
    const trade = await world.trade({ quantity: '100' });
    await world.claim(trade);
    await world.pass(2 * HOUR);
    expect(await see(trade)).toMatchObject({ state: 'receiptError', duty: 'seller' });
    await world.pass(DAY);
    expect(await see(trade)).toMatchObject({
      state: 'receiptError',
      duty: 'desk',
      appeals: [{ reasonCode: 'unconfirmed' }],
    });
    expect((await confirm(trade)).value).toMatchObject({
      state: 'completed',
      appeals: [{ state: 'processed', verdict: 'toBuyer' }],
    });
  });

  it('stops the clock while an appeal is open and lets it run on when it is revoked', async () => {
    const trade = await world.trade({ quantity: '100' });
    await world.claim(trade);
    await world.pass(HOUR);
    const opened = await appeal(trade);
    expect(opened.value).toMatchObject({ dueAt: null, duty: 'desk', may: ['claim', 'revokeAppeal'] });
    expect((await appeal(trade, world.seller)).refusal).toBe('appealOpen');
    await world.pass(11 * HOUR);
    const id = opened.value.appeals[0]?.id ?? '';
    const answer = () => world.seller.client.upload('otc.answerAppeal', { text: 'nothing came' }, {}, { id });
    expect((await answer()).value.answers).toMatchObject([{ by: 'seller', text: 'nothing came' }]);
    expect((await answer()).refusal).toBe('statusChanged');
    // An operator who has not read the answer proposes nothing.
    const propose = (answers: number) =>
      world.operator('ada').call('otc.proposeVerdict', {
        params: { id },
        body: { verdict: 'toBuyer', reason: 'nobody has denied it', answers },
      });
    expect((await propose(0)).refusal).toBe('statusChanged');
    expect((await propose(1)).value).toMatchObject({ proposed: 'toBuyer' });
    expect((await world.seller.client.call('otc.revokeAppeal', { params: { id } })).refusal).toBe('statusChanged');
    expect((await world.buyer.client.call('otc.revokeAppeal', { params: { id } })).value.state).toBe('revoked');
    await world.pass(59 * MINUTE);
    expect((await see(trade)).state).toBe('waitForConfirmation');
    await world.pass(MINUTE);
    expect((await see(trade)).state).toBe('receiptError');
    await confirm(trade);
  });

  it('takes the seller’s own appeal back when the seller releases, in one step', async () => {
    const trade = await world.trade({ quantity: '100' });
    await world.claim(trade);
    const opened = await appeal(trade, world.seller);
    expect(opened.value.may).toEqual(['confirm', 'revokeAppeal']);
    const done = await confirm(trade);
    expect(done.value).toMatchObject({ state: 'completed', appeals: [{ state: 'revoked', verdict: null }] });
    expect(done.value.steps.map(({ event }) => event)).toEqual(expect.arrayContaining(['revokeAppeal', 'confirm']));
  });

  it('is decided by two operators, neither alone; the coins follow the verdict', async () => {
    const before = await mey();
    const trade = await world.trade({ quantity: '100' });
    await world.claim(trade);
    await world.seller.client.call('otc.deny', { params: { id: trade } });
    expect((await see(trade)).state).toBe('paymentError');
    const id = (await appeal(trade)).value.appeals[0]?.id ?? '';
    await world.pass(6 * HOUR);
    const desk = await world.operator('ada').call('otc.deskAppeals', { query: { state: 'inReview' } });
    expect(desk.value.items).toMatchObject([{ id, isEscalated: true, proposed: null }]);
    // The audit log names it by its own number.
    const named = await world.operator('ada').call('otc.deskAppeals', { query: { number: id } });
    expect(named.value.items.map((one) => one.id)).toEqual([id]);
    const body = { verdict: 'toSeller', reason: 'the voucher is from elsewhere', answers: 0 };
    await world.operator('ada').call('otc.proposeVerdict', { params: { id }, body });
    expect((await see(trade)).appeals[0]).toMatchObject({ verdict: null, reason: 'I have paid', reasonCode: null });
    const decide = (name: string) =>
      world.operator(name).call('otc.decideAppeal', { params: { id }, body: { verdict: 'toSeller', answers: 0 } });
    expect((await decide('ada')).refusal).toBe('fourEyes');
    expect((await decide('grace')).value).toMatchObject({ state: 'processed', decidedBy: 'grace' });
    expect((await decide('grace')).refusal).toBe('alreadyDecided');
    expect(await see(trade)).toMatchObject({ state: 'canceled', event: 'restore' });
    const { value } = await world.seller.client.call('otc.myListings', { query: { open: '1' } });
    await revoke(value.items[0]?.id ?? '');
    expect(await mey()).toBe(before);
  });
});
