import { bonusCredited, payableBonuses } from '@greenhall/domain/stock/movements';
import { platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { amount } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/transact.ts';
import { post } from '../ledger/index.ts';
import { creditDueTransfers } from './transfer/settle-transfer.ts';

describe.each(ENGINES)('activity on the %s database', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    await world.give(world.ann, { mey: 1_000n });
    world.ports.clock.advance(DAY);
  });
  afterAll(() => world.close());

  const activity = async (query: Record<string, string> = {}) =>
    (await world.ann.client.call('wallet.activity', { query })).value;
  const send = (sum: string) =>
    world.ann.client.call('wallet.transfer', { body: { payee: 'bochen', coin: 'mey', amount: sum, payPassword: PAY } });
  const csv = async () => {
    const day = world.ports.clock.now().toISOString().slice(0, 10);
    const query = { coin: 'mey', from: day, to: day, format: 'csv', language: 'en' } as const;
    return (await world.ann.client.call('wallet.statement', { query })).raw.body;
  };

  /** Credits so many see-point bonuses of 0.0371 each, as a day's end does. */
  const credit = (from: bigint, count: number) =>
    transact(world.ports.db, async (tx) => {
      for (let id = from; id < from + BigInt(count); id += 1n) {
        const figures = { mey: amount(26_000n), ftb: amount(11_100n) } as const;
        const bonus = { kind: 'seePoint', receiver: memberNumber(world.ann.no), ...figures } as const;
        const owed = (['mey', 'ftb'] as const).map((coin) =>
          posting('bonusAccrual', platformAccount('conversion', coin), payableBonuses(coin), figures[coin]),
        );
        const postings = [...owed, ...bonusCredited(bonus)];
        await post(tx, { reference: `bonus:${id}`, at: world.ports.clock.now(), postings });
      }
      return accept(undefined);
    });

  it('a sender’s first transfer names its payee, and moves from held to sent', async () => {
    expect((await send('7')).status).toBe(200);
    const held = (await activity()).items[0]?.rows[0];
    expect(held).toMatchObject({ kind: 'transferHold', counterparty: 'bo***n', transfer: 'held', hold: 'held' });
    expect((await activity()).items[0]?.sums).toEqual([
      { coin: 'mey', net: '0.000000', held: '7.000000', back: '0.000000' },
    ]);
    expect(await csv()).toMatch(/Transfer held,To bo\*\*\*n/);
    world.ports.clock.advance(10 * MINUTE);
    await creditDueTransfers(world.ports);
    const sent = (await activity()).items[0]?.rows[0];
    expect(sent).toMatchObject({
      id: held?.id,
      counterparty: 'bo***n',
      transfer: 'credited',
      amount: '-7.000000',
      hold: 'spent',
    });
    expect((await activity()).items[0]?.sums).toEqual([
      { coin: 'mey', net: '-7.000000', held: '0.000000', back: '0.000000' },
    ]);
    expect(await csv()).toMatch(/,Transfer,To bo\*\*\*n/);
    const got = await world.bo.client.call('wallet.activity');
    expect(got.value.items[0]?.rows[0]).toMatchObject({ kind: 'transfer', counterparty: 'an***e' });
  });

  it('what was put aside and comes back is neither spent nor income', async () => {
    await world.give(world.bo, { mey: 100n });
    const payee = await world.join('cara99', { by: world.rootCode, contact: 'annlee', zone: 'A' });
    const made = await world.bo.client.call('wallet.transfer', {
      body: { payee: payee.name, coin: 'mey', amount: '5', payPassword: PAY },
    });
    const today = async () =>
      (await world.bo.client.call('wallet.activity', { query: { coin: 'mey' } })).value.items[0];
    const waiting = await today();
    expect(waiting?.sums).toMatchObject([{ coin: 'mey', held: '5.000000', back: '0.000000' }]);
    const taken = await world.bo.client.call('wallet.cancelTransfer', { params: { id: made.value.id }, body: {} });
    expect(taken.status).toBe(200);
    const day = await today();
    expect(day?.sums).toEqual([{ coin: 'mey', net: waiting?.sums[0]?.net, held: '5.000000', back: '5.000000' }]);
    expect(day?.rows.slice(0, 2).map(({ kind, hold }) => [kind, hold])).toEqual([
      ['transferReturn', null],
      ['transferHold', 'returned'],
    ]);
  });

  it('each day is whole, with its sum, over however many pages', async () => {
    world.ports.clock.advance(DAY);
    for (let sum = 1; sum <= 30; sum += 1) await send(String(sum));
    const first = await activity();
    expect(first.items[0]?.sums).toEqual([{ coin: 'mey', net: '-465.000000', held: '0.000000', back: '0.000000' }]);
    expect(first.items[0]?.rows.length).toBeGreaterThanOrEqual(30);
    const rest = await activity({ cursor: first.next ?? '' });
    const days = [...first.items, ...rest.items].map(({ day }) => day);
    expect(new Set(days).size).toBe(days.length);
    const bill = await world.ann.client.call('wallet.bill', { query: { limit: '100' } });
    const listed = [...first.items, ...rest.items].flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(listed).toEqual(bill.value.items.map(({ id }) => id));
  });

  it('many small bonuses of a day are one row, which the bill of that day opens', async () => {
    world.ports.clock.advance(DAY);
    await credit(1n, 3);
    expect((await activity()).items[0]).toMatchObject({
      folds: [],
      sums: [
        { coin: 'ftb', net: '0.033300' },
        { coin: 'mey', net: '0.078000' },
      ],
    });
    await credit(10n, 81);
    const [day] = (await activity()).items;
    expect(day).toMatchObject({ rows: [], folds: [{ kind: 'seePointBonus', count: 84 }] });
    expect(day?.folds[0]?.sums).toEqual([
      { coin: 'ftb', sum: '0.932400' },
      { coin: 'mey', sum: '2.184000' },
    ]);
    const query = { kind: 'seePointBonus', from: day?.day ?? '', to: day?.day ?? '', limit: '100' };
    expect((await world.ann.client.call('wallet.bill', { query })).value.items).toHaveLength(100);
    expect((await activity({ coin: 'ftb' })).items[0]?.folds).toEqual([
      { kind: 'seePointBonus', count: 84, sums: [{ coin: 'ftb', sum: '0.932400' }] },
    ]);
  });

  it('finds by the other side, and by amount as it is shown, and by no part of a hidden name', async () => {
    const found = async (search: string) =>
      (await world.ann.client.call('wallet.bill', { query: { search, limit: '100' } })).value.items;
    expect((await found('bochen')).length).toBeGreaterThanOrEqual(31);
    expect(await found('bo***n')).toEqual(await found('bochen'));
    expect(await found('boche')).toEqual([]);
    expect(await found('17')).toMatchObject([{ amount: '-17.000000' }]);
    expect((await found('0.02')).length).toBe(84);
  });
});
