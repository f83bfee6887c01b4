import { ENGINES } from '@greenhall/test-kit/database';
import { micro, openPayInWorld, type PayInWorld } from '@greenhall/test-kit/pay-in-world';
import type { Person } from '@greenhall/test-kit/world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../../platform/database/database.ts';
import { sql } from 'kysely';
import { takeSnapshot } from '../../proof/take-snapshot.ts';

describe.each(ENGINES)('corrections of postings on the %s database', (engine) => {
  let world: PayInWorld;
  beforeEach(async () => {
    world = await openPayInWorld(engine);
    await world.give(world.ann, { mey: 20_000n });
    // The platform has income of its own, from the fees of an exchange.
    await world.give(world.bo, { mey: 500n });
  });
  afterEach(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const maker = () => world.desk('max', 'accountant');
  const approve = (id: string) => world.approve(id);
  const bill = async ({ client }: Person, coin: 'mey' | 'usdt' = 'mey') =>
    (await client.call('wallet.bill', { query: { coin } })).value.items;
  const spendable = async (person: Person) => micro((await world.balance(person, 'mey')).available);
  const propose = (body: Record<string, unknown>, by = maker()) =>
    by.call('wallet.proposeCorrection', { body: { reason: 'credited twice', ...body } });
  const suspense = async () => (await maker().call('wallet.suspense')).value.items.find(({ coin }) => coin === 'mey');
  const newest = async (person: Person) =>
    (await bill(person)).find(({ kind }) => kind === 'correction') ?? { id: '', amount: '' };
  /** What bo got by its exchange. */
  const exchanged = async () => (await bill(world.bo)).find(({ kind }) => kind === 'exchange')?.id ?? '';

  it('take back what a member got, tell it why, hold it as a claim, and pay it to whose it is', async () => {
    const posting = await exchanged();
    const before = { ann: await spendable(world.ann), bo: await spendable(world.bo) };
    const made = await propose({ posting, way: 'take', amount: '30' });
    expect(made.value).toMatchObject({ kind: 'correction', changes: [{ to: '30.000000 mey' }], state: 'proposed' });
    expect((await approve(made.value.id)).refusal).toBeUndefined();
    expect(await spendable(world.bo)).toBe(before.bo - 30_000_000n);
    expect(await suspense()).toEqual({ coin: 'mey', amount: '30.000000' });
    const taken = await newest(world.bo);
    expect(taken.amount).toBe('-30.000000');
    const told = await rows(
      world.ports.db,
      sql<{ kind: string; params: object }>`select kind, params from notifications_notice where kind = 'corrected'`,
    );
    expect(told).toMatchObject([
      { params: { amount: '-30.000000', coin: 'mey', reason: 'credited twice', movement: taken.id } },
    ]);
    // What lies in suspense is owed, and stands apart in the proof.
    const snapshot = await takeSnapshot(world.ports);
    expect(snapshot?.head.coins[0]?.claims).toMatchObject({ suspense: '30.000000' });
    const open = (await maker().call('wallet.corrections')).value.items;
    expect(open).toMatchObject([{ id: taken.id, corrects: posting, way: 'take', member: world.bo.no, isOpen: true }]);
    const claim = await propose({ posting: taken.id, way: 'claim', member: world.ann.no });
    expect((await approve(claim.value.id)).refusal).toBeUndefined();
    expect(await spendable(world.ann)).toBe(before.ann + 30_000_000n);
    expect(await suspense()).toEqual({ coin: 'mey', amount: '0.000000' });
    expect((await maker().call('wallet.corrections')).value.items).toMatchObject([
      { way: 'claim', corrects: taken.id, isOpen: false },
      { id: taken.id, isOpen: false },
    ]);
    const found = async (query: Record<string, string>) =>
      (await maker().call('wallet.corrections', { query })).value.items;
    expect((await found({ member: world.bo.no })).map(({ id }) => id)).toEqual([taken.id]);
    expect(await found({ coin: 'ftb' })).toEqual([]);
  });

  it('give what was taken from a member out of the platform’s own income', async () => {
    const fee = (await bill(world.bo)).find(({ kind }) => kind === 'exchangeFee');
    const before = await spendable(world.bo);
    const made = await propose({ posting: fee?.id, way: 'give', amount: '0.1' });
    expect((await approve(made.value.id)).refusal).toBeUndefined();
    expect(await spendable(world.bo)).toBe(before + 100_000n);
    expect(await suspense()).toEqual({ coin: 'mey', amount: '0.000000' });
  });

  it('are made once of a posting, by another operator, and never of more than was posted or is there', async () => {
    const posting = await exchanged();
    const refusals = [
      await propose({ posting, way: 'take', amount: '500.000001' }),
      await propose({ posting, way: 'take', amount: '0' }),
      await propose({ posting, way: 'take' }),
      await propose({ posting, way: 'claim', member: world.ann.no }),
      await propose({ posting, way: 'give', amount: '1' }),
      await propose({ posting: '999', way: 'take', amount: '1' }),
      await propose({ posting, way: 'take', amount: '1' }, world.desk('sue', 'support')),
    ].map(({ refusal }) => refusal);
    expect(refusals).toEqual([
      'amountRule',
      'amountRule',
      'amountRule',
      'postingUnfit',
      'postingUnfit',
      'notFound',
      'forbidden',
    ]);
    const first = (await propose({ posting, way: 'take', amount: '10' })).value.id;
    expect((await propose({ posting, way: 'take', amount: '10' })).refusal).toBe('resubmitted');
    expect((await approveShown(world.desk('max', 'compliance'), first)).refusal).toBe('fourEyes');
    await approve(first);
    expect((await propose({ posting, way: 'take', amount: '1' })).refusal).toBe('alreadyDecided');
    expect((await maker().call('wallet.deskPosting', { params: { id: posting } })).value).toMatchObject({
      correctedBy: (await newest(world.bo)).id,
      ways: [],
    });
  });

  it('do not take what a member has spent meanwhile', async () => {
    const posting = await exchanged();
    const made = await propose({ posting, way: 'take', amount: '400' });
    const left = await spendable(world.bo);
    const body = { from: 'mey', to: 'usdt', amount: '400' } as const;
    const quote = await world.bo.client.call('wallet.quote', { body });
    await world.bo.client.call('wallet.exchange', { body: { quote: quote.value.id, payPassword: PAY } });
    expect(await spendable(world.bo)).toBeLessThan(left);
    expect((await approve(made.value.id)).refusal).toBe('insufficientBalance');
    expect((await propose({ posting, way: 'take', amount: '400' }, world.desk('zoe', 'super'))).refusal).toBe(
      'insufficientBalance',
    );
    expect(await suspense()).toEqual({ coin: 'mey', amount: '0.000000' });
  });

  it('above 10 000 are proposed and approved by supers alone', async () => {
    const posting = (await bill(world.ann)).find(({ kind }) => kind === 'exchange')?.id ?? '';
    const asked = { posting, way: 'take', amount: '10000.000001' };
    expect((await propose(asked)).refusal).toBe('forbidden');
    const made = await propose(asked, world.desk('zoe', 'super'));
    expect(made.value.kind).toBe('largeCorrection');
    expect((await approve(made.value.id)).refusal).toBe('forbidden');
    const done = await approveShown(world.desk('yan', 'super'), made.value.id);
    expect(done.refusal).toBeUndefined();
    expect(await suspense()).toEqual({ coin: 'mey', amount: '10000.000001' });
  });

  it('of one posting, a small and a large one that are approved at once, are one', async () => {
    const posting = (await bill(world.ann)).find(({ kind }) => kind === 'exchange')?.id ?? '';
    const small = (await propose({ posting, way: 'take', amount: '10' })).value.id;
    const large = (await propose({ posting, way: 'take', amount: '10001' }, world.desk('zoe', 'super'))).value.id;
    const both = await Promise.all([approve(small), approveShown(world.desk('yan', 'super'), large)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.flatMap(({ refusal }) => refusal ?? [])).toEqual(['alreadyDecided']);
    expect((await maker().call('wallet.corrections')).value.items).toHaveLength(1);
  });
});
