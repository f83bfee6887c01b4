import { DAY } from '@greenhall/domain/shared/time';
import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { dealOnce } from '@greenhall/test-kit/otc/moments';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDueMail } from '../../notifications/send-mail.ts';
import { raceRestrictions, REASON } from './test-restrictions.ts';

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
    await expect(world.post(world.seller)).rejects.toThrow('positionLocked');
    await expect(world.take(world.buyer, standing)).rejects.toThrow('positionLocked');
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
    for (const reason of ['nineteen characters', `  ${REASON.slice(1)}  `]) {
      const body = { member: world.seller.no, kind: 'shop', hours: 1, reason } as const;
      const { refusal, params } = await ada.call('members.restrict', { body });
      expect([refusal, params]).toEqual(['badRequest', { field: 'reason' }]);
    }
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

raceRestrictions(2);
