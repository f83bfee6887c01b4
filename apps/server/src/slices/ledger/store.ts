import { type RawBuilder, sql } from 'kysely';
import { int8Column, textColumn } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, rows } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { type LedgerAccount, PURPOSES } from '@greenhall/contract/shared/purposes';
import { accountKey, PLATFORM } from '@greenhall/domain/ledger/account';

/** Postings as parallel arrays, which the database function takes. */
export interface PostingColumns {
  readonly group: bigint[];
  readonly kind: string[];
  readonly coin: string[];
  readonly from: bigint[];
  readonly to: bigint[];
  readonly amount: bigint[];
  readonly reference: string[];
  readonly reverses: (bigint | null)[];
}

export interface Decision {
  readonly group: bigint;
  /** `null` if an account would have gone below zero. */
  readonly transaction: bigint | null;
}

const KEPT = 400_000;

/** Account ids by key, which the caller that posts in batches keeps. */
export type AccountCache = Map<string, bigint>;

const mayOverdraw = ({ owner, purpose }: LedgerAccount): boolean => owner === PLATFORM && PURPOSES[purpose].mayOverdraw;

const unnested = (wanted: readonly LedgerAccount[]) => sql`unnest(
  ${int8Column(wanted.map((account) => account.owner))}::bigint[],
  ${textColumn(wanted.map((account) => account.coin))}::text[],
  ${textColumn(wanted.map((account) => account.purpose))}::text[],
  ${int8Column(wanted.map((account) => account.ref))}::bigint[],
  ${textColumn(wanted.map((account) => String(mayOverdraw(account))))}::boolean[])`;

const ACCOUNT = columns('ledger_account as a', ['id', 'owner', 'coin', 'purpose', 'ref']).narrow<
  Pick<LedgerAccount, 'coin' | 'purpose'>
>();

async function findAccounts(db: Db | Tx, wanted: readonly LedgerAccount[]): Promise<Map<string, bigint>> {
  const found = await rows(
    db,
    select(ACCOUNT)`
      from ${unnested(wanted)} w (owner, coin, purpose, ref, overdraft)
        join ledger_account a using (owner, coin, purpose, ref)`,
  );
  return new Map(found.map((account) => [accountKey(account), account.id]));
}

/** Creates accounts. Those that a concurrent transaction has created stay unchanged. */
export async function makeAccounts(db: Db | Tx, accounts: readonly LedgerAccount[]): Promise<void> {
  await sql`
    insert into ledger_account (owner, coin, purpose, ref, overdraft)
    select * from ${unnested(accounts)} w order by 1, 2, 3, 4
    on conflict on constraint ledger_account_place do nothing`.execute(db);
}

/**
 * Finds accounts and creates missing ones in one statement. An account that a concurrent transaction is just creating
 * is not in the result.
 */
async function findOrMakeAccounts(db: Db | Tx, wanted: readonly LedgerAccount[]): Promise<Map<string, bigint>> {
  const found = await rows(
    db,
    sql<RowOf<typeof ACCOUNT>>`
      with wanted as materialized (select * from ${unnested(wanted)} w (owner, coin, purpose, ref, overdraft)),
      known as materialized (
        select ${ACCOUNT}
          from wanted w join ledger_account a using (owner, coin, purpose, ref)),
      made as (
        insert into ledger_account as a (owner, coin, purpose, ref, overdraft)
        select w.* from wanted w
         where not exists (select from known k where (k.owner, k.coin, k.purpose, k.ref) = (w.owner, w.coin, w.purpose, w.ref))
         order by 1, 2, 3, 4
        on conflict on constraint ledger_account_place do nothing returning ${ACCOUNT})
      select * from known union all select * from made`,
  );
  return new Map(found.map((account) => [accountKey(account), account.id]));
}

/**
 * The ids of accounts. Missing ones are created. Found ids are cached, created ones are not, because the transaction
 * may roll back.
 */
export async function ensureAccounts(
  db: Db | Tx,
  accounts: readonly LedgerAccount[],
  cache?: AccountCache,
): Promise<Map<string, bigint>> {
  const wanted = new Map(accounts.map((account) => [accountKey(account), account]));
  const ids = new Map<string, bigint>();
  for (const key of wanted.keys()) {
    const id = cache?.get(key);
    if (id !== undefined) ids.set(key, id);
  }
  const keep = (found: ReadonlyMap<string, bigint>, into?: AccountCache): void => {
    for (const [key, id] of found) {
      ids.set(key, id);
      into?.set(key, id);
    }
  };
  const missing = (): LedgerAccount[] => [...wanted].filter(([key]) => !ids.has(key)).map(([, account]) => account);
  if (missing().length > 0) {
    if (cache && cache.size > KEPT) cache.clear();
    keep(await (cache ? findAccounts : findOrMakeAccounts)(db, missing()), cache);
  }
  const unmade = missing();
  if (unmade.length > 0) {
    await makeAccounts(db, unmade);
    keep(await findAccounts(db, unmade));
  }
  return ids;
}

const postSql = (postings: PostingColumns, at: Date): RawBuilder<unknown> => sql`
  ledger_post(${int8Column(postings.group)}::bigint[], ${textColumn(postings.kind)}::text[],
              ${textColumn(postings.coin)}::text[], ${int8Column(postings.from)}::bigint[], ${int8Column(postings.to)}::bigint[],
              ${int8Column(postings.amount)}::bigint[], ${textColumn(postings.reference)}::text[],
              ${postings.reverses}::bigint[], ${at})`;

/** Calls the posting function and returns one decision for each group, in the order of the groups. */
export async function postColumns(db: Db | Tx, postings: PostingColumns, at: Date): Promise<Decision[]> {
  return rows(
    db,
    sql<Decision>`select group_no as "group", transaction_id as transaction from ${postSql(postings, at)}`,
  );
}

/** The question whether all groups were posted, which posts them. */
export const wherePosted = (postings: PostingColumns, at: Date): RawBuilder<unknown> =>
  sql`select bool_and(transaction_id is not null) from ${postSql(postings, at)}`;

export async function readBalance(db: Db | Tx, account: LedgerAccount): Promise<bigint> {
  const row = await maybeRow(
    db,
    select(columns('ledger_account', ['balance']))`
      from ledger_account
       where owner = ${account.owner} and coin = ${account.coin} and purpose = ${account.purpose} and ref = ${account.ref}`,
  );
  return row?.balance ?? 0n;
}
