import { platformAccount } from '@greenhall/domain/ledger/account';
import { DEFAULT_PLAN } from '@greenhall/domain/members/plan';
import { DAY, SECOND, dateOf, dayOf, startOfDay } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBalance } from '../../ledger/index.ts';
import { presentPlan } from '../../stock/plan/plan-wire.ts';

const NEXT = {
  ...DEFAULT_PLAN,
  transferFeeBp: 100,
  exchangeFeeBp: 40,
  tradeFeeBp: 200,
  yieldFeeBp: 1_000,
  conversionBp: { bdb: 9_000, ftb: 9_500 },
};

describe.each(ENGINES)('the rates of a new plan version on the %s database', (engine) => {
  let world: OtcWorld;
  let trader: Trader;
  let quote = '';
  let sale = '';
  let purchase = '';
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    [trader = world.buyer] = await world.more(1);
    await world.give(trader, { mey: 3_000n });
    await world.give(world.buyer, { mey: 100n });
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const now = () => world.ports.clock.now().getTime();
  const rules = async () => (await trader.client.call('wallet.rules')).value;
  const send = (feeBp?: number) =>
    trader.client.call('wallet.transfer', {
      body: {
        payee: world.buyer.name,
        coin: 'mey',
        amount: '100',
        payPassword: PAY,
        ...(feeBp === undefined ? {} : { feeBp }),
      },
    });
  const convert = (rate: number) =>
    trader.client.call('wallet.convert', { body: { from: 'mey', to: 'bdb', amount: '100', rate, payPassword: PAY } });
  const pool = () => readBalance(world.ports.db, platformAccount('pool:yield', 'mey'));

  it('are announced a day before, while the ones in force go on', async () => {
    const effectiveDay = dayOf(now()) + 2;
    const body = { plan: presentPlan(NEXT), effectiveOn: dateOf(effectiveDay), reason: 'a new year' };
    const { value } = await world.operator('one').call('stock.proposePlan', { body });
    expect((await approveShown(world.operator('two'), value.id)).value.state).toBe('approved');
    await world.pass(startOfDay(effectiveDay) - now() - 10 * SECOND);
    expect(await rules()).toMatchObject({ exchangeFeeBp: 20, conversions: [{ rate: 10_000 }, { rate: 10_000 }] });
    expect((await trader.client.call('otc.markets')).value.items).toMatchObject([{ feeBp: 50 }, { feeBp: 50 }]);
    expect((await send(0)).value).toMatchObject({ fee: '0.000000', state: 'held' });
    quote = (await trader.client.call('wallet.quote', { body: { from: 'mey', to: 'usdt', amount: '100' } })).value.id;
    sale = await world.post(world.seller, { quantity: '200' });
    purchase = await world.post(world.buyer, { side: 'purchase', quantity: '200' });
  });

  it('hold from midnight: what members are shown is what they pay', async () => {
    world.ports.clock.advance(15 * SECOND);
    const shown = await rules();
    expect(shown).toMatchObject({ exchangeFeeBp: 40, conversions: [{ rate: 9_000 }, { rate: 9_500 }] });
    expect(shown.transferable.find(({ coin }) => coin === 'mey')?.feeBp).toBe(100);
    expect((await trader.client.call('otc.markets')).value.items).toMatchObject([{ feeBp: 200 }, { feeBp: 200 }]);
    expect((await send(100)).value).toMatchObject({ fee: '1.000000', credited: '99.000000' });
    expect((await convert(9_000)).value).toMatchObject({ rate: 9_000, credited: '90.000000' });
    const asked = { body: { from: 'mey', to: 'usdt', amount: '100' } };
    expect((await trader.client.call('wallet.quote', asked)).value.fee).toBe('0.400000');
  });

  it('take nothing from anybody who was shown the old ones', async () => {
    const before = await world.balance(trader, 'mey');
    expect((await send(0)).refusal).toBe('rateChanged');
    expect((await convert(10_000)).refusal).toBe('rateChanged');
    const order = { coin: 'mey', network: 'BEP20', side: 'sale', price: '1', quantity: '100', min: '10', max: '100' };
    const listed = await trader.client.call('otc.post', {
      body: { ...order, feeBp: 50, ...(await world.authority(trader)) },
    });
    expect(listed.refusal).toBe('rateChanged');
    expect(await world.balance(trader, 'mey')).toEqual(before);
  });

  it('leave a quote and the listings of before their own', async () => {
    const before = await pool();
    const taken = await trader.client.call('wallet.exchange', { body: { quote, payPassword: PAY } });
    expect(taken.value).toMatchObject({ fee: '0.200000', credited: '99.800000' });
    // The fee is that of the quote; how it is divided is what the day says.
    expect((await pool()) - before).toBe(20_000n);
    const hall = (side: 'sale' | 'purchase') =>
      trader.client.call('otc.hall', { query: { coin: 'mey', network: 'BEP20', side } });
    expect((await hall('sale')).value.items).toMatchObject([{ id: sale, feeBp: 50 }]);
    const bought = await world.take(trader, sale, '200');
    const sold = await world.take(trader, purchase, '100');
    const fee = async (person: Trader, id: string) =>
      (await person.client.call('otc.trade', { params: { id } })).value.fee;
    expect([await fee(world.seller, bought), await fee(trader, sold)]).toEqual(['1.000000', '0.500000']);
    const fresh = await world.post(trader, { quantity: '100' });
    expect((await hall('sale')).value.items).toMatchObject([{ id: fresh, feeBp: 200 }]);
    expect(await fee(trader, await world.take(world.buyer, fresh, '100'))).toBe('2.000000');
  });

  it('are those of the day for the division of a trade’s fee too', async () => {
    const { value } = await world.seller.client.call('otc.trades', { query: { open: '1' } });
    const id = value.items[0]?.id ?? '';
    await trader.client.upload('otc.claim', { txid: `0x${'b'.repeat(64)}` }, { voucher: world.jpg }, { id });
    const before = await pool();
    await world.seller.client.call('otc.confirm', { params: { id }, body: await world.releasing(id) });
    expect((await pool()) - before).toBe(100_000n);
    await world.pass(DAY);
  });
});
