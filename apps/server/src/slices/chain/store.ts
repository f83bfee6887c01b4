import type { Network } from '@greenhall/domain/chain/networks';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/generated/tables.ts';
import { lockText } from '../../platform/database/locks.ts';
import { columns, select } from '../../platform/database/select.ts';

/** A transaction on a network, by its canonical id. */
interface Transaction {
  readonly network: Network;
  readonly txid: string;
}

/** What a payment on a chain has paid, by its row. */
type PaidThing = Pick<Tables['chain_claim'], 'kind' | 'ref'>;

/** That a transfer has paid a thing. */
interface Claim extends Transaction, PaidThing {
  /** The place of the transfer among the logs of its transaction. Null if it is not known: every transfer is claimed. */
  readonly log: number | null;
  readonly at: Date;
}

const PLACE = columns('chain_claim', ['log']);

/**
 * Claims a transfer for the thing that it has paid, in the transaction of the effect. False if the transfer, or its whole transaction,
 * has paid something else, or if the thing has its claim already. Keys decide between claims of one transfer; a claim of a whole
 * transaction and one of a transfer in it wait for each other.
 */
export async function claim(tx: Tx, { network, txid, log, kind, ref, at }: Claim): Promise<boolean> {
  await lockText(tx, 'chainPayment', `${network}|${txid}`);
  const made = await run(
    tx,
    sql`
      insert into chain_claim (network, txid, log, kind, ref, at)
      select ${network}, ${txid}, ${log}::integer, ${kind}, ${ref}::bigint, ${at}::timestamptz
       where not exists (select from chain_claim c
                          where c.network = ${network} and c.txid = ${txid} and (c.kind, c.ref) <> (${kind}, ${ref}::bigint)
                            and (c.log is null or ${log}::integer is null))
      on conflict do nothing`,
  );
  return made === 1;
}

/** Gives free what was claimed for a thing. */
export async function releaseClaims(tx: Tx, { kind, ref }: PaidThing): Promise<void> {
  await run(tx, sql`delete from chain_claim where kind = ${kind} and ref = ${ref}`);
}

/** The place of the transfer that has paid a thing: null if it is not known, `undefined` if nothing is claimed for it. */
export async function claimedLog(db: Db | Tx, { kind, ref }: PaidThing): Promise<number | null | undefined> {
  const found = await maybeRow(db, select(PLACE)`from chain_claim where kind = ${kind} and ref = ${ref} limit 1`);
  return found?.log;
}

/** The places of the transfers of a transaction that have paid other things; null for each that is not known. */
async function logsOfOthers(
  db: Db | Tx,
  { network, txid }: Transaction,
  { kind, ref }: PaidThing,
): Promise<(number | null)[]> {
  const found = await rows(
    db,
    select(PLACE)`
      from chain_claim
     where network = ${network} and txid = ${txid} and (kind, ref) <> (${kind}, ${ref}::bigint)`,
  );
  return found.map(({ log }) => log);
}

const isKnown = (log: number | null): log is number => log !== null;

/** The logs of a transaction that have paid other things: `every` while the place of one of them is not known. */
export async function usedLogs(
  db: Db | Tx,
  transaction: Transaction,
  thing: PaidThing,
): Promise<readonly number[] | 'every'> {
  const logs = await logsOfOthers(db, transaction, thing);
  return logs.every(isKnown) ? logs : 'every';
}

/** The same without those whose place is not known. */
export async function numberedLogs(
  db: Db | Tx,
  transaction: Transaction,
  thing: PaidThing,
): Promise<readonly number[]> {
  return (await logsOfOthers(db, transaction, thing)).filter(isKnown);
}
