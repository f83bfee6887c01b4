import { DEFAULT_PLAN } from '@greenhall/domain/members/plan';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import type { Place } from '@greenhall/domain/stock/settlement/trees';
import { ENGINES } from '@greenhall/test-kit/database';
import { openStockWorld, type StockWorld } from '@greenhall/test-kit/stock-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SPONSOR = memberNumber(1n);
const NEWCOMER = memberNumber(2n);
const TEAM: readonly Place[] = [
  { member: SPONSOR, sponsor: null, parent: null, zone: null, owner: SPONSOR },
  { member: NEWCOMER, sponsor: SPONSOR, parent: SPONSOR, zone: 'A', owner: NEWCOMER },
];

describe.each(ENGINES)('the bill of a level payment on %s', (engine) => {
  let world: StockWorld;
  beforeAll(async () => {
    world = await openStockWorld(engine, DEFAULT_PLAN, TEAM);
  });
  afterAll(() => world.close());

  const paid = (payer: MemberNo, funder: MemberNo) =>
    world.act({ kind: 'activation', payer, funder, coin: 'bdb', level: 1 });
  const bill = async (by: bigint, search?: string) =>
    (await world.call('wallet.bill', by, { query: { coin: 'bdb', ...(search ? { search } : {}) } })).value.items.map(
      ({ kind, amount, counterparty, number }) => [kind, amount, counterparty, number],
    );

  it('names no other side where members pay for themselves', async () => {
    expect(await paid(SPONSOR, SPONSOR)).toBeUndefined();
    expect((await bill(SPONSOR))[0]).toEqual(['paymentHold', '-100.000000', null, null]);
  });

  it('names the member whose level was paid, masked, also where the payment came back', async () => {
    expect(await paid(NEWCOMER, SPONSOR)).toBeUndefined();
    expect((await bill(SPONSOR))[0]).toEqual(['paymentHold', '-100.000000', 'me***2', null]);
    expect(await world.act({ kind: 'cancel', payment: 2n })).toBeUndefined();
    expect((await bill(SPONSOR))[0]).toEqual(['paymentReturn', '100.000000', 'me***2', null]);
    expect((await bill(NEWCOMER)).map(([kind]) => kind)).toEqual(['recharge']);
  });

  it('is found by that member’s name, and by no other', async () => {
    expect((await bill(SPONSOR, 'member2')).map(([kind]) => kind)).toEqual(['paymentReturn', 'paymentHold']);
    expect((await bill(SPONSOR, 'me***2')).length).toBe(2);
    expect(await bill(SPONSOR, 'member3')).toEqual([]);
  });
});
