import { available, hold, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { amount } from '@greenhall/domain/shared/money';
import { AT, ledgerOn } from '@greenhall/test-kit/ledger/bare-ledger';
import { ENGINES, freshDatabase } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { OpenDatabase } from '../../platform/database/postgres.ts';
import { post } from './index.ts';
import { postColumns } from './store.ts';
import { sealJournal } from './store-journal.ts';
import { compareWithModel } from './test-ledger.ts';

describe.each(ENGINES)('the ledger on the %s database', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  const ledger = ledgerOn(() => database);
  const { move, fund, balance, report } = ledger;

  it('lets exactly one of fifty parallel full spends through', async () => {
    await fund(1n, 700n);
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        move(available(1n, 'usdt'), available(2n, 'usdt'), 700n, `race:${index}`),
      ),
    );
    expect(tries.filter((result) => result.ok)).toHaveLength(1);
    expect(new Set(tries.filter((result) => !result.ok).map((result) => result.refusal))).toEqual(
      new Set(['insufficientBalance']),
    );
    expect(await balance(1n)).toBe(0n);
    expect(await balance(2n)).toBe(700n);
  });

  it('moves linked postings together or not at all', async () => {
    await fund(3n, 100n);
    const linked = await transact(database.db, (tx) =>
      post(tx, {
        reference: 'linked:1',
        at: AT,
        postings: [
          { kind: 'transfer', from: available(3n, 'usdt'), to: available(4n, 'usdt'), amount: amount(60n) },
          { kind: 'transfer', from: available(3n, 'usdt'), to: hold(3n, 'usdt', 'transfer', 1n), amount: amount(60n) },
        ],
      }),
    );
    expect(linked).toEqual({ ok: false, refusal: 'insufficientBalance' });
    expect([await balance(3n), await balance(4n)]).toEqual([100n, 0n]);
  });

  it('undoes a transaction by new postings, once', async () => {
    await fund(5n, 40n);
    const made = await move(available(5n, 'usdt'), available(6n, 'usdt'), 40n, 'undo:1');
    if (!made.ok) throw new Error('refused');
    const undo = async () => {
      const [posted] = await rows(
        database.db,
        sql<Record<'id' | 'from' | 'to', bigint>>`
          select id, from_account as "from", to_account as "to" from ledger_posting where id = ${made.value}`,
      );
      const { id = 0n, from = 0n, to = 0n } = posted ?? {};
      const single = { group: [0n], kind: ['transfer'], coin: ['usdt'], amount: [40n], reference: ['undo:1:back'] };
      return postColumns(database.db, { ...single, from: [to], to: [from], reverses: [id] }, AT);
    };
    expect((await undo())[0]?.transaction).not.toBeNull();
    expect([await balance(5n), await balance(6n)]).toEqual([40n, 0n]);
    await fund(6n, 40n);
    await expect(undo()).rejects.toThrow(/unique/);
    expect(await balance(6n)).toBe(40n);
  });

  it('refuses to change what was posted', async () => {
    await fund(7n, 10n);
    for (const table of ['ledger_posting', 'ledger_entry', 'ledger_journal']) {
      await expect(sql`delete from ${sql.table(table)}`.execute(database.db)).rejects.toThrow(/append-only/);
      await expect(sql`truncate ${sql.table(table)} cascade`.execute(database.db)).rejects.toThrow(/append-only/);
    }
    await expect(sql`update ledger_posting set amount = amount + 1`.execute(database.db)).rejects.toThrow(
      /append-only/,
    );
  });

  it('throws on postings between two coins or of nothing', async () => {
    await fund(8n, 10n);
    await expect(move(available(8n, 'usdt'), available(8n, 'mey'), 1n)).rejects.toThrow(/two coins/);
    await expect(move(available(8n, 'usdt'), available(9n, 'usdt'), 0n)).rejects.toThrow(/without a movement/);
    await expect(move(available(8n, 'usdt'), available(8n, 'usdt'), 1n)).rejects.toThrow();
    expect(await balance(8n)).toBe(10n);
  });

  it('keeps 64-bit amounts above 2^53 exact', async () => {
    const large = 9_007_199_254_740_993n;
    await fund(10n, large);
    expect(await balance(10n)).toBe(large);
  });

  compareWithModel(ledger, 6);

  /** A transaction that is open anywhere on the server holds sealing back, so it may take a few calls. */
  const sealed = () =>
    expect
      .poll(async () => {
        await sealJournal(database.db, AT);
        const [row] = await rows(
          database.db,
          sql<{
            open: bigint;
          }>`select count(*) - coalesce((select sum(postings) from ledger_journal), 0)::bigint as open
                                  from ledger_posting`,
        );
        return row?.open;
      })
      .toBe(0n);

  it('seals the journal in commit order and finds a posting that was changed behind its back', async () => {
    await fund(30n, 5n);
    await sealed();
    expect(await sealJournal(database.db, AT)).toBe(0);
    await fund(30n, 6n);
    await sealed();
    expect(await report()).toMatchObject({ clean: true });

    await database.script(`
      alter table ledger_posting disable trigger ledger_posting_append_only;
      update ledger_posting set reference = 'forged' where id = (select max(id) from ledger_posting);
      alter table ledger_posting enable trigger ledger_posting_append_only;`);
    const broken = (await report()).checks.filter((check) => !check.clean);
    expect(broken.map((check) => check.name)).toEqual(['the journal’s chain of hashes is whole']);
    expect(broken[0]?.found[0]).toMatch(/^sealing \d+ does not match/);
  });

  it('names the account whose balance was changed behind its back', async () => {
    await fund(31n, 5n);
    await sql`update ledger_account set balance = balance + 1 where owner = 31`.execute(database.db);
    const broken = (await report()).checks.filter((check) => !check.clean).map((check) => check.name);
    expect(broken).toContain('each coin sums to zero over all accounts');
    expect(broken).toContain('every balance equals the fold of its entries');
  });

  it('names a correction of more than was posted', async () => {
    await fund(33n, 90n);
    const made = await move(available(33n, 'usdt'), available(34n, 'usdt'), 40n, 'correct:1');
    if (!made.ok) throw new Error('refused');
    const back = posting('correction', available(33n, 'usdt'), platformAccount('suspense', 'usdt'), amount(41n));
    const corrected = await transact(database.db, (tx) =>
      post(tx, { reference: 'correct:1', at: AT, postings: [back], corrects: made.value }),
    );
    expect(corrected.ok).toBe(true);
    const broken = (await report()).checks.filter((check) => !check.clean).map((check) => check.name);
    expect(broken).toContain('a correction names one earlier posting of its coin, and moves no more');
  });
});
