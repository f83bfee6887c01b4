import { DAY } from '@greenhall/domain/shared/time';
import { FIRST_PAYEE_HOLD } from '@greenhall/domain/wallet/transfer';
import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { rounds } from '@greenhall/test-kit/rounds';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditDueTransfers } from '../../wallet/transfer/settle-transfer.ts';
import { sendDueMail } from '../../notifications/send-mail.ts';

const REASON = 'A payment in dispute';

/** A first transfer, so that later ones to the same payee are credited at once, in a batch. */
async function dealOnce(world: OtcWorld): Promise<void> {
  const body = { payee: world.buyer.name, coin: 'mey', amount: '1', payPassword: PAY };
  expect((await world.seller.client.call('wallet.transfer', { body })).refusal).toBeUndefined();
  await world.pass(FIRST_PAYEE_HOLD);
  await creditDueTransfers(world.ports);
}

describe.each(ENGINES)('restrictions of members on %s', (engine) => {
  let world: OtcWorld;
  let ada: TestClient;
  let bert: TestClient;
  let other: Trader;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    ada = world.operator('ada');
    bert = world.operator('bert');
    await world.give(world.seller, { usdt: 100n });
    const [further] = await world.more(1);
    if (!further) throw new Error('there is no other trader');
    other = further;
    await dealOnce(world);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const restrict = (by: TestClient, kind: string, hours: number, who = world.seller) =>
    by.call('members.restrict', { body: { member: who.no, kind, hours, reason: REASON } });
  const shown = async (who = world.seller) => (await who.client.call('members.me')).value.restrictions;
  /** The number of a proposal, where a second operator is needed. */
  const proposedBy = async (by: TestClient, kind: string, hours: number): Promise<string> => {
    const { proposal } = (await restrict(by, kind, hours)).value;
    if (proposal === null) throw new Error('one operator was enough');
    return proposal;
  };
  const liftAll = async () => {
    for (const { id } of (await ada.call('members.restrictions', { query: { open: '1' } })).value.items)
      await ada.call('members.liftRestriction', { params: { id }, body: { reason: 'settled' } });
  };
  const transfer = (from: Trader, to: Trader, amount = '1') =>
    from.client.call('wallet.transfer', { body: { payee: to.name, coin: 'mey', amount, payPassword: PAY } });

  it('takes one operator for a day, tells the member why and until when, and ends by itself', async () => {
    await sendDueMail(world.ports);
    const before = world.ports.messenger.sent.length;
    expect((await restrict(ada, 'transfer', 24)).value).toEqual({ proposal: null });
    expect(await shown()).toMatchObject([{ kind: 'transfer', reason: REASON }]);
    await sendDueMail(world.ports);
    expect(world.ports.messenger.sent.slice(before).map(({ text }) => text)).toEqual([expect.stringContaining(REASON)]);
    const [{ until } = { until: '' }] = await shown();
    const refused = await transfer(world.seller, world.buyer);
    expect([refused.refusal, refused.params]).toEqual(['transferRestricted', { until }]);
    // What comes in is not restricted.
    expect((await transfer(world.buyer, world.seller)).refusal).not.toBe('transferRestricted');
    await world.pass(DAY);
    expect(await shown()).toEqual([]);
    expect((await transfer(world.seller, world.buyer)).refusal).toBeUndefined();
    const listed = async (query: Record<string, string>) =>
      (await ada.call('members.restrictions', { query: { member: world.seller.no, ...query } })).value.items.length;
    expect([await listed({}), await listed({ open: '0' }), await listed({ open: 'all' })]).toEqual([0, 1, 1]);
    expect(await listed({ open: 'all', kind: 'shop' })).toBe(0);
  });

  it('is not renewed by one operator within a week, and takes two for more than a day', async () => {
    await world.pass(6 * DAY);
    const again = await proposedBy(bert, 'transfer', 1);
    expect(await shown()).toEqual([]);
    const own = await approveShown(bert, again);
    expect(own.refusal).toBe('fourEyes');
    expect((await approveShown(ada, again)).status).toBe(200);
    expect(await shown()).toMatchObject([{ kind: 'transfer' }]);
    await liftAll();
    const long = await proposedBy(ada, 'trade', 25);
    expect(await shown()).toEqual([]);
    await ada.call('admin.withdrawProposal', { params: { id: long }, body: { reason: 'a mistake' } });
  });

  it('refuses new listings, orders and withdrawals, while what runs goes on', async () => {
    const running = await world.trade({ quantity: '100' });
    const standing = await world.post(world.seller);
    for (const kind of ['trade', 'withdraw'])
      expect((await restrict(ada, kind, 2)).value, kind).toEqual({ proposal: null });
    expect((await restrict(ada, 'trade', 2, world.buyer)).value).toEqual({ proposal: null });
    await expect(world.post(world.seller)).rejects.toThrow('functionBanned');
    await expect(world.take(world.buyer, standing)).rejects.toThrow('functionBanned');
    // Nobody else gets into a new order with a member who may not trade.
    await expect(world.take(other, standing)).rejects.toThrow('statusChanged');
    const body = { account: world.seller.account, amount: '20', payPassword: PAY };
    expect((await world.seller.client.call('wallet.withdraw', { body })).refusal).toBe('functionBanned');
    await world.claim(running);
    const release = { params: { id: running }, body: await world.releasing(running) };
    expect((await world.seller.client.call('otc.confirm', release)).refusal).toBeUndefined();
    expect((await world.seller.client.call('otc.revoke', { params: { id: standing } })).refusal).toBeUndefined();
    await liftAll();
    expect((await world.seller.client.call('wallet.withdraw', { body })).refusal).toBeUndefined();
  });

  it('has limits, and is nothing for those who are involved', async () => {
    for (const hours of [0, -1, 1.5, 2_161, 'x'])
      expect((await restrict(ada, 'trade', hours as number)).refusal).toBe('badRequest');
    expect((await restrict(ada, 'everything', 1)).refusal).toBe('badRequest');
    expect((await restrict(ada, 'withdraw', 15 * 24)).refusal).toBe('badRequest');
    const nobody = { body: { member: '999999', kind: 'trade', hours: 1, reason: REASON } };
    expect((await ada.call('members.restrict', nobody)).refusal).toBe('memberNotFound');
    const undeclared = world.operator('cleo', null);
    expect((await restrict(undeclared, 'shop', 1)).refusal).toBe('reviewerUndeclared');
    const own = world.operator('dora', [world.seller.no]);
    expect((await restrict(own, 'shop', 1)).refusal).toBe('reviewerInvolved');
    expect((await restrict(ada, 'shop', 1)).status).toBe(200);
    const [{ id } = { id: '' }] = await shown();
    const lift = (by: TestClient) => by.call('members.liftRestriction', { params: { id }, body: { reason: 'mine' } });
    expect((await lift(own)).refusal).toBe('reviewerInvolved');
    expect((await lift(ada)).status).toBe(200);
    expect((await lift(ada)).refusal).toBe('statusChanged');
    const none = await ada.call('members.liftRestriction', { params: { id: '999' }, body: { reason: 'x' } });
    expect(none.refusal).toBe('notFound');
  });
});

describe('races of restrictions on the postgresql database', () => {
  let world: OtcWorld;
  beforeAll(async () => {
    world = await openOtcWorld('postgresql');
    await dealOnce(world);
  });
  afterAll(() => world.close());

  it('lets an act happen before it or refuses it, and nothing else', async () => {
    const operators = ['ada', 'bert'].map((name) => world.operator(name));
    for (let round = 0; round < rounds(5, 100); round += 1) {
      await world.pass(8 * DAY);
      const before = await world.balance(world.buyer, 'mey');
      const send = () =>
        world.seller.client.call('wallet.transfer', {
          body: { payee: world.buyer.name, coin: 'mey', amount: '1', payPassword: PAY },
        });
      const set = (by: TestClient) =>
        by.call('members.restrict', { body: { member: world.seller.no, kind: 'transfer', hours: 1, reason: REASON } });
      const [restricted, sent] = await Promise.all([
        Promise.all(operators.map(set)),
        Promise.all([send(), send(), send(), send()]),
      ]);
      // One of two operators sets it alone; for the other it is a renewal.
      expect(restricted.filter(({ value }) => value.proposal === null)).toHaveLength(1);
      expect((await send()).refusal).toBe('transferRestricted');
      const went = sent.filter(({ refusal }) => refusal === undefined).length;
      for (const { refusal } of sent) expect([undefined, 'transferRestricted']).toContain(refusal);
      const after = await world.balance(world.buyer, 'mey');
      expect(Number(after.available) - Number(before.available)).toBeCloseTo(went, 6);
      const { items } = (await operators[0]?.call('admin.proposals', { query: { open: '1' } }))?.value ?? { items: [] };
      for (const { id, isMine } of items)
        await operators[isMine ? 0 : 1]?.call('admin.withdrawProposal', { params: { id }, body: { reason: 'done' } });
    }
    expect(await world.faults()).toEqual([]);
  });

  it('lets a trade, a listing and a withdrawal begin before it or refuses them', async () => {
    const ada = world.operator('ada');
    const [other] = await world.more(1);
    if (!other) throw new Error('there is no other trader');
    const { seller, buyer } = world;
    await world.give(seller, { usdt: 100n });
    const restrict = (who: Trader, kind: string) =>
      ada.call('members.restrict', { body: { member: who.no, kind, hours: 1, reason: REASON } });
    const withdraw = () =>
      seller.client.call('wallet.withdraw', { body: { account: seller.account, amount: '20', payPassword: PAY } });
    const open = async () => ({
      trades: (await buyer.client.call('otc.trades', { query: {} })).value.items.flatMap(({ id, state }) =>
        state === 'waitForPayment' ? [id] : [],
      ),
      listings: (await other.client.call('otc.myListings', { query: { open: '1' } })).value.items.map(({ id }) => id),
      withdrawals: (await seller.client.call('wallet.withdrawals', { query: {} })).value.items.flatMap(
        ({ id, state }) => (state === 'requested' ? [id] : []),
      ),
    });
    for (let round = 0; round < rounds(5, 100); round += 1) {
      await world.pass(8 * DAY);
      const standing = await world.post(seller);
      const taking = { quantity: '100', ...(await world.authority(buyer)) };
      const sides = { side: 'purchase', price: '1', quantity: '1000', min: '10', max: '1000' };
      const posting = { coin: 'mey', network: 'BEP20', ...sides, ...(await world.authority(other)) };
      const acts = [
        () => buyer.client.call('otc.take', { params: { id: standing }, body: taking }),
        () => other.client.call('otc.post', { body: posting }),
        withdraw,
      ] as const;
      const [done] = await Promise.all([
        Promise.all(acts.map(async (act) => (await act()).refusal)),
        Promise.all([restrict(buyer, 'trade'), restrict(other, 'trade'), restrict(seller, 'withdraw')]),
      ]);
      for (const refusal of done) expect([undefined, 'functionBanned']).toContain(refusal);
      const { trades, listings, withdrawals } = await open();
      const begun = [trades, listings, withdrawals].map(({ length }) => length);
      expect(begun).toEqual(done.map((refusal) => (refusal === undefined ? 1 : 0)));
      expect((await withdraw()).refusal).toBe('functionBanned');
      // What has begun is ended in spite of the restriction.
      for (const id of trades) expect((await buyer.client.call('otc.cancel', { params: { id } })).status).toBe(200);
      for (const id of [...listings, standing])
        expect((await (id === standing ? seller : other).client.call('otc.revoke', { params: { id } })).status).toBe(
          200,
        );
      for (const id of withdrawals)
        expect((await seller.client.call('wallet.cancelWithdrawal', { params: { id }, body: {} })).status).toBe(200);
    }
    expect(await world.faults()).toEqual([]);
  });
});
