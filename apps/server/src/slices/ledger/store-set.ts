import { sql } from 'kysely';
import { int8Column, textColumn } from '../../platform/database/columns.ts';
import { type Tx, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import type { LedgerAccount } from '@greenhall/contract/shared/purposes';
import { makeAccounts } from './store.ts';

const places = (accounts: readonly LedgerAccount[]) => sql`unnest(
  ${int8Column(accounts.map((account) => account.owner))}::bigint[],
  ${textColumn(accounts.map((account) => account.coin))}::text[],
  ${textColumn(accounts.map((account) => account.purpose))}::text[],
  ${int8Column(accounts.map((account) => account.ref))}::bigint[])`;

/** The ids of accounts in the given order; `null` if there is no such account. */
function findIds(tx: Tx, accounts: readonly LedgerAccount[]): Promise<{ id: bigint | null }[]> {
  return rows(
    tx,
    select(columns('ledger_account as found', ['id']).orNull())`
      from ${places(accounts)} with ordinality w (owner, coin, purpose, ref, n)
        left join lateral (select a.id from ledger_account a
                            where a.owner = w.owner and a.coin = w.coin and a.purpose = w.purpose and a.ref = w.ref
                            limit 1) found on true
       order by w.n`,
  );
}

/** The ids of accounts in the given order. Missing accounts are created. */
export async function accountIds(tx: Tx, accounts: readonly LedgerAccount[]): Promise<bigint[]> {
  const found = await findIds(tx, accounts);
  const missing = accounts.filter((_, index) => found[index]?.id === null);
  if (missing.length > 0) await makeAccounts(tx, missing);
  const made = (missing.length > 0 ? await findIds(tx, missing) : []).values();
  return found.map(({ id }) => {
    const known = id ?? made.next().value?.id;
    if (!known) throw new Error('an account could not be made');
    return known;
  });
}

/** Allocates blocks of 1024 posting ids and returns the first id of each. */
export async function takeBlocks(tx: Tx, count: number): Promise<bigint[]> {
  const found = await rows(
    tx,
    sql<{ block: bigint }>`select nextval('ledger_posting_block') as block from generate_series(1, ${count}::int)`,
  );
  return found.map(({ block }) => block);
}

/** The id of the current database transaction, by which the journal orders commits. */
export async function transactionNumber(tx: Tx): Promise<bigint> {
  const { xact } = await oneRow(tx, sql<{ xact: bigint }>`select pg_current_xact_id()::text::bigint as xact`);
  return xact;
}

export type LockedAccount = RowOf<typeof LOCKED>;

const LOCKED = columns('ledger_account', ['balance', 'overdraft']);

/** Locks accounts, which are given in the order of their ids, and returns them in this order. */
export async function lockAccounts(tx: Tx, ids: readonly bigint[]): Promise<LockedAccount[]> {
  const locked = await rows(
    tx,
    select(LOCKED)`
      from ledger_account where id = any(${int8Column(ids)}::bigint[]) order by id for update`,
  );
  if (locked.length !== ids.length) throw new Error('an account is missing');
  return locked;
}

export async function setBalances(tx: Tx, ids: readonly bigint[], balances: readonly bigint[]): Promise<void> {
  await run(
    tx,
    sql`update ledger_account a set balance = b.balance
          from unnest(${int8Column(ids)}::bigint[], ${int8Column(balances)}::bigint[]) b (id, balance)
         where a.id = b.id and a.balance <> b.balance`,
  );
}
