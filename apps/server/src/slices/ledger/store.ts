import { sql } from 'kysely';
import { int8Column, textColumn } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, rows } from '../../platform/database/database.ts';
import { type LedgerAccount, PURPOSES } from '@greenhall/contract/shared/purposes';
import { accountKey, PLATFORM } from '@greenhall/domain/ledger/account';

/** Postings as parallel arrays, the way the database function takes them. */
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
  /** Absent where an account would have gone below zero. */
  readonly transaction: bigint | null;
}

const KEPT = 400_000;

/** LedgerAccount ids by key, kept by the one who posts in batches. */
export type AccountCache = Map<string, bigint>;

const mayOverdraw = ({ owner, purpose }: LedgerAccount): boolean => owner === PLATFORM && PURPOSES[purpose].mayOverdraw;

const unnested = (wanted: readonly LedgerAccount[]) => sql`unnest(
  ${int8Column(wanted.map((account) => account.owner))}::bigint[],
  ${textColumn(wanted.map((account) => account.coin))}::text[],
  ${textColumn(wanted.map((account) => account.purpose))}::text[],
  ${int8Column(wanted.map((account) => account.ref))}::bigint[],
  ${textColumn(wanted.map((account) => String(mayOverdraw(account))))}::boolean[])`;

async function findAccounts(db: Db | Tx, wanted: readonly LedgerAccount[]): Promise<Map<string, bigint>> {
  const found = await rows(
    db,
    sql<LedgerAccount & { id: bigint }>`
      select a.id, a.owner, a.coin, a.purpose, a.ref from ${unnested(wanted)} w (owner, coin, purpose, ref, overdraft)
        join ledger_account a using (owner, coin, purpose, ref)`,
  );
  return new Map(found.map((account) => [accountKey(account), account.id]));
}

/** Makes accounts; those that somebody else has made meanwhile stay as they are. */
export async function makeAccounts(db: Db | Tx, accounts: readonly LedgerAccount[]): Promise<void> {
  await sql`
    insert into ledger_account (owner, coin, purpose, ref, overdraft)
    select * from ${unnested(accounts)} w order by 1, 2, 3, 4
    on conflict on constraint ledger_account_place do nothing`.execute(db);
}

/** Finds accounts and makes the missing ones in one statement; one that somebody else is making just now is not among them. */
async function placeAccounts(db: Db | Tx, wanted: readonly LedgerAccount[]): Promise<Map<string, bigint>> {
  const found = await rows(
    db,
    sql<LedgerAccount & { id: bigint }>`
      with wanted as materialized (select * from ${unnested(wanted)} w (owner, coin, purpose, ref, overdraft)),
      known as materialized (
        select a.id, a.owner, a.coin, a.purpose, a.ref
          from wanted w join ledger_account a using (owner, coin, purpose, ref)),
      made as (
        insert into ledger_account (owner, coin, purpose, ref, overdraft)
        select w.* from wanted w
         where not exists (select from known k where (k.owner, k.coin, k.purpose, k.ref) = (w.owner, w.coin, w.purpose, w.ref))
         order by 1, 2, 3, 4
        on conflict on constraint ledger_account_place do nothing returning id, owner, coin, purpose, ref)
      select * from known union all select * from made`,
  );
  return new Map(found.map((account) => [accountKey(account), account.id]));
}

/** Ids of accounts, made where missing. What is found is kept in the cache; what is made here may be undone and is not. */
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
    keep(await (cache ? findAccounts : placeAccounts)(db, missing()), cache);
  }
  const unmade = missing();
  if (unmade.length > 0) {
    await makeAccounts(db, unmade);
    keep(await findAccounts(db, unmade));
  }
  return ids;
}

/** Calls the posting function; one decision a group, in the order of the groups. */
export async function postColumns(db: Db | Tx, columns: PostingColumns, at: Date): Promise<Decision[]> {
  return rows(
    db,
    sql<Decision>`
      select group_no as "group", transaction_id as transaction
        from ledger_post(${int8Column(columns.group)}::bigint[], ${textColumn(columns.kind)}::text[],
               ${textColumn(columns.coin)}::text[], ${int8Column(columns.from)}::bigint[], ${int8Column(columns.to)}::bigint[],
               ${int8Column(columns.amount)}::bigint[], ${textColumn(columns.reference)}::text[],
               ${columns.reverses}::bigint[], ${at})`,
  );
}

export async function readBalance(db: Db | Tx, account: LedgerAccount): Promise<bigint> {
  const row = await maybeRow(
    db,
    sql<{ balance: bigint }>`
      select balance from ledger_account
       where owner = ${account.owner} and coin = ${account.coin} and purpose = ${account.purpose} and ref = ${account.ref}`,
  );
  return row?.balance ?? 0n;
}
