import { DAY } from '@greenhall/domain/shared/time';
import type { TestClient } from '@greenhall/test-kit/client';
import { dealOnce } from '@greenhall/test-kit/otc/moments';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

export const REASON = 'A payment in dispute';

let world: OtcWorld;

function raceTransfers(rounds: number): void {
  it('lets an act happen before it or refuses it, and nothing else', async () => {
    const operators = ['ada', 'bert'].map((name) => world.operator(name));
    for (let round = 0; round < rounds; round += 1) {
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
}

function raceBeginnings(rounds: number): void {
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
    for (let round = 0; round < rounds; round += 1) {
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
      for (const refusal of done) expect([undefined, 'functionBanned', 'positionLocked']).toContain(refusal);
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
}

/** Restrictions and acts at once, each tried so many times. */
export function raceRestrictions(rounds: number): void {
  describe('races of restrictions on the postgresql database', () => {
    beforeAll(async () => {
      world = await openOtcWorld('postgresql');
      await dealOnce(world);
    });
    afterAll(() => world.close());

    raceTransfers(rounds);
    raceBeginnings(rounds);
  });
}
