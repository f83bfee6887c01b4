import type { LedgerPosting } from '@greenhall/contract/shared/movements';
import type { LedgerAccount } from '@greenhall/contract/shared/purposes';
import { available, hold, platformAccount } from '@greenhall/domain/ledger/account';
import { amount } from '@greenhall/domain/shared/money';
import { ENGINES, freshDatabase } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../../platform/checks.ts';
import { rows } from '../../platform/database/database.ts';
import type { OpenDatabase } from '../../platform/database/postgres.ts';
import { transact } from '../../platform/database/transact.ts';
import { post, postAll, readBalance } from './index.ts';
import { ledgerChecks } from './checks.ts';

const AT = new Date('2026-03-02T08:00:00.123Z');
const OUTSIDE = platformAccount('outside:receipt', 'mey');
const POOL = platformAccount('pool:yield', 'mey');
const MEMBERS = 97;

const posting = (from: LedgerAccount, to: LedgerAccount, micro: number): LedgerPosting => ({
  kind: 'transfer',
  from,
  to,
  amount: amount(BigInt(micro)),
});

/** So many bonuses from one pool, each of two postings and one of nothing. */
const bonuses = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const member = BigInt((index % MEMBERS) + 1);
    const linked = [available(member, 'mey'), hold(member, 'mey', 'transfer', BigInt(index % 5))];
    return {
      reference: `bonus:${index}`,
      postings: [...linked.map((to) => posting(POOL, to, index + 1)), posting(POOL, OUTSIDE, 0)],
    };
  });

describe.each(ENGINES)('a set on the %s database', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase(engine);
    await postSet([{ reference: 'Gründung', postings: [posting(OUTSIDE, POOL, 1_000_000_000)] }]);
  });
  afterAll(() => database.close());

  const postSet = (transactions: Parameters<typeof postAll>[1]) =>
    database.db.transaction().execute((tx) => postAll(tx, transactions, AT));
  const faults = async () =>
    (await runChecks(database.db, ledgerChecks)).checks.flatMap(({ name, found }) => found.map((one) => [name, one]));
  const balance = (account: LedgerAccount) => readBalance(database.db, account);

  it('comes to what its postings say, whatever their number, and every invariant holds', async () => {
    const set = bonuses(12_000);
    await postSet(set);
    const own = set.filter((_, index) => index % MEMBERS === 0).map((_, turn) => BigInt(turn * MEMBERS + 1));
    expect(await balance(available(1n, 'mey'))).toBe(own.reduce((sum, one) => sum + one, 0n));
    expect(await balance(POOL)).toBe(1_000_000_000n - BigInt(12_000 * 12_001));
    expect(await faults()).toEqual([]);
  });

  it('keeps the postings of a transaction together, with what they were for and when', async () => {
    const found = await rows(
      database.db,
      sql<{ reference: string; at: Date; postings: number }>`
        select reference, at, count(*)::int as postings from ledger_posting
         where reference in ('Gründung', 'bonus:11999')
           and id >= transaction_id and id < transaction_id + 1024
           and transaction_id / 1024 = id / 1024 group by reference, at order by reference`,
    );
    expect(found).toEqual([
      { reference: 'Gründung', at: AT, postings: 1 },
      { reference: 'bonus:11999', at: AT, postings: 2 },
    ]);
  });

  it('stands as a whole or not at all', async () => {
    const before = await balance(POOL);
    const poor = available(500n, 'mey');
    const overdrawn = [...bonuses(3), { reference: 'too much', postings: [posting(poor, POOL, 1)] }];
    await expect(postSet(overdrawn)).rejects.toThrow('below zero');
    const mixed = { reference: 'mixed', postings: [posting(POOL, available(1n, 'ftb'), 1)] };
    await expect(postSet([...bonuses(3), mixed])).rejects.toThrow('two coins');
    const toItself = { reference: 'circle', postings: [posting(POOL, POOL, 1)] };
    await expect(postSet([...bonuses(3), toItself])).rejects.toThrow('ledger_posting_moves');
    await postSet([]);
    expect(await balance(POOL)).toBe(before);
    expect(await faults()).toEqual([]);
  });

  it('lets others post on its accounts before and after it, in one order', async () => {
    const one = (index: number) =>
      transact(database.db, (tx) =>
        post(tx, { reference: `one:${index}`, at: AT, postings: [posting(POOL, available(1n, 'mey'), 1)] }),
      );
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => one(index)),
      postSet(bonuses(200)),
      postSet(bonuses(200)),
    ]);
    expect(await faults()).toEqual([]);
  });

  it('leaves the same accounts and entries as posting one transaction after the other', async () => {
    const course = (base: bigint, pool: LedgerAccount) =>
      Array.from({ length: 60 }, (_, index) => {
        const [giver, taker] = [base + BigInt(index % 7), base + BigInt((index * 3 + 1) % 7)];
        const given = index < 7 ? pool : available(giver, 'mey');
        const postings = [
          posting(given, hold(taker, 'mey', 'transfer', BigInt(index)), index < 7 ? 10_000 : index),
          posting(hold(taker, 'mey', 'transfer', BigInt(index)), available(taker, 'mey'), index < 7 ? 10_000 : index),
          posting(available(taker, 'mey'), pool, index % 4),
        ];
        return { reference: `course:${index}`, postings };
      });
    const [alone, asSet] = [platformAccount('pool:merit', 'mey'), platformAccount('pool:lifetime', 'mey')];
    await postSet([{ reference: 'fund', postings: [alone, asSet].map((pool) => posting(OUTSIDE, pool, 70_000)) }]);
    for (const { reference, postings } of course(10_000n, alone))
      await transact(database.db, (tx) => post(tx, { reference, at: AT, postings }));
    await postSet(course(20_000n, asSet));
    const left = async (base: bigint, pool: LedgerAccount) =>
      rows(
        database.db,
        sql`select case when a.owner = 0 then -1 else a.owner - ${base} end as owner, a.ref, a.balance as holds, p.kind,
                   p.reference, p.at, e.delta, e.balance
              from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_posting p on p.id = e.posting_id
             where a.owner between ${base} and ${base + 6n} or a.owner = 0 and a.purpose = ${pool.purpose}
             order by 1, a.purpose like 'hold:%', a.ref, e.posting_id`,
      );
    const entries = await left(10_000n, alone);
    expect(entries.length).toBeGreaterThan(300);
    expect(await left(20_000n, asSet)).toEqual(entries);
    expect(await faults()).toEqual([]);
  });
});
