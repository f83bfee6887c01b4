import type { Network } from '@greenhall/domain/chain/networks';
import { sql } from 'kysely';
import { type Check, check } from '../checks.ts';
import { type Db, type Tx, maybeRow, rows, run } from '../database/database.ts';
import { lockText } from '../database/locks.ts';

/** A transaction on a network, by its canonical id. */
interface Transaction {
  readonly network: Network;
  readonly txid: string;
}

/** What a payment on a chain is used for: a trade or a report of what was paid in, by its row. */
export interface PaymentUse {
  readonly purpose: 'trade' | 'payIn';
  readonly ref: bigint;
}

/** The place in the key of a use that covers a whole transaction. */
const WHOLE = -1;

interface Claim extends Transaction, PaymentUse {
  /** The transfer; `all` for every transfer of the transaction. */
  readonly log: number | 'all';
  readonly at: Date;
}

/**
 * Claims a payment for one use, in the transaction of its effect; false if it, or the whole transaction, is used for something else.
 * Two claims of one transaction wait for each other.
 */
export async function claimPayment(tx: Tx, { network, txid, log, purpose, ref, at }: Claim): Promise<boolean> {
  await lockText(tx, 'chainPayment', `${network}|${txid}`);
  const place = log === 'all' ? WHOLE : log;
  const kept = await maybeRow(
    tx,
    sql<{ ref: bigint }>`
      insert into platform_chain_payment as p (network, txid, log, covers, purpose, ref, at)
      select ${network}, ${txid}, ${place}::integer, ${log === 'all' ? 'all' : 'log'}, ${purpose}, ${ref}::bigint,
             ${at}::timestamptz
       where not exists (select from platform_chain_payment o
                          where o.network = ${network} and o.txid = ${txid} and (o.purpose, o.ref) <> (${purpose}, ${ref}::bigint)
                            and (${log === 'all'} or o.covers = 'all' or o.log = ${place}::integer))
      on conflict do nothing returning ref`,
  );
  return kept !== undefined;
}

/** Gives what was claimed for a use free again. */
export async function releasePayment(tx: Tx, { purpose, ref }: PaymentUse): Promise<void> {
  await run(tx, sql`delete from platform_chain_payment where purpose = ${purpose} and ref = ${ref}`);
}

/** Numbers a claim within its transaction that covered all of it. */
export async function numberClaim(db: Db | Tx, { purpose, ref }: PaymentUse, log: number): Promise<void> {
  await run(
    db,
    sql`update platform_chain_payment set log = ${log}, covers = 'log'
         where purpose = ${purpose} and ref = ${ref} and covers = 'all'`,
  );
}

/** The logs of a transaction that are used for something else: `every` if a use covers the whole transaction. */
export async function logsUsedElsewhere(
  db: Db | Tx,
  { network, txid }: Transaction,
  { purpose, ref }: PaymentUse,
): Promise<readonly number[] | 'every'> {
  const found = await rows(
    db,
    sql<{ log: number; covers: 'log' | 'all' }>`
      select log, covers from platform_chain_payment
       where network = ${network} and txid = ${txid} and (purpose, ref) <> (${purpose}, ${ref}::bigint)`,
  );
  return found.some(({ covers }) => covers === 'all') ? 'every' : found.map(({ log }) => log);
}

/** The rows that have claimed a payment for this purpose. */
export async function claimants(db: Db | Tx, purpose: PaymentUse['purpose']): Promise<ReadonlySet<bigint>> {
  const found = await rows(
    db,
    sql<{ ref: bigint }>`select distinct ref from platform_chain_payment where purpose = ${purpose}`,
  );
  return new Set(found.map(({ ref }) => ref));
}

/** No payment on a chain is used for two things. */
export const claimsCheck: Check = check(
  'no payment on a chain is used for two things',
  sql`
        select distinct a.network || ' ' || a.txid as found
          from platform_chain_payment a
          join platform_chain_payment b on b.network = a.network and b.txid = a.txid and (b.purpose, b.ref) > (a.purpose, a.ref)
         where (a.covers = 'all' or b.covers = 'all' or a.log = b.log)
           and not (a.covers = 'all' and b.covers = 'all' and a.purpose = 'trade' and b.purpose = 'trade') limit 20`,
);
