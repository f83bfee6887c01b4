import { DEFAULT_PLAN, type Plan } from '@greenhall/domain/members/plan';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import type { Place } from '@greenhall/domain/stock/settlement/trees';
import { ENGINES } from '@greenhall/test-kit/database';
import { openStockWorld, type StockWorld } from '@greenhall/test-kit/stock-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PLAN: Plan = { ...DEFAULT_PLAN, coolingOffDays: 1 };
const below = (member: MemberNo, above: bigint, zone: 'A' | 'B'): Place => ({
  member,
  sponsor: memberNumber(above),
  parent: memberNumber(above),
  zone,
  owner: member,
});
const TEAM: readonly Place[] = [
  { member: memberNumber(1n), sponsor: null, parent: null, zone: null, owner: 1n },
  below(memberNumber(2n), 1n, 'A'),
  below(memberNumber(3n), 1n, 'B'),
  below(memberNumber(4n), 2n, 'A'),
];

describe.each(ENGINES)('the fees of a team on %s', (engine) => {
  let world: StockWorld;
  beforeAll(async () => {
    world = await openStockWorld(engine, PLAN, TEAM);
  });
  afterAll(() => world.close());

  const pay = async (payer: MemberNo, level: number) =>
    expect(await world.act({ kind: 'activation', payer, funder: payer, coin: 'bdb', level })).toBeUndefined();
  const generations = async () =>
    (await world.call('network.generations', 1n)).value.items.map(({ feesLastDay, feesMonth }) => [
      feesLastDay,
      feesMonth,
    ]);

  it('counts a fee once its payment is recognised, by generation and by direct member, never the principal', async () => {
    await pay(memberNumber(2n), 2);
    await pay(memberNumber(4n), 1);
    expect(await generations()).toEqual([
      ['0.000000', '0.000000'],
      ['0.000000', '0.000000'],
    ]);
    await world.endDay();
    await world.endDay();
    expect(await generations()).toEqual([
      ['50.000000', '50.000000'],
      ['10.000000', '10.000000'],
    ]);
    await pay(memberNumber(3n), 1);
    await world.endDay();
    await world.endDay();
    expect(await generations()).toEqual([
      ['10.000000', '60.000000'],
      ['0.000000', '10.000000'],
    ]);
    const { items } = (await world.call('network.team', 1n, { params: { id: '1' } })).value;
    expect(items).toMatchObject([
      { id: '2', feesLastDay: '0.000000', feesMonth: '50.000000' },
      { id: '3', feesLastDay: '10.000000', feesMonth: '10.000000' },
    ]);
  });
});
