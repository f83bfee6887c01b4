import type { Network } from '@greenhall/domain/chain/networks';
import { sql } from 'kysely';
import { claimPayment, logsUsedElsewhere, numberClaim } from '../../../platform/chain/claims.ts';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/generated/tables.ts';
import { TRADE, type TradeRow } from './store-trades.ts';

/** A transaction on a network. */
export interface ChainTransaction {
  readonly network: Network;
  readonly txid: string;
}

/**
 * The stored proof of a trade: the transfer that paid it. `block` marks a row of an older version, whose number is not
 * the position within the transaction.
 */
export type ProofRow = Pick<Tables['otc_payment_proof'], 'log' | 'numberedIn'>;

const proofsOfOthers = (db: Db | Tx, { network, txid }: ChainTransaction, tradeId: bigint): Promise<ProofRow[]> =>
  rows(
    db,
    sql<ProofRow>`
      select log, numbered_in as "numberedIn" from otc_payment_proof
       where network = ${network} and txid = ${txid} and trade_id <> ${tradeId}`,
  );

/** Logs of a transaction that pay other trades, if they are numbered within the transaction. */
export async function numberedLogs(db: Db | Tx, transaction: ChainTransaction, tradeId: bigint): Promise<number[]> {
  const found = await proofsOfOthers(db, transaction, tradeId);
  return found.filter(({ numberedIn }) => numberedIn === 'transaction').map(({ log }) => log);
}

/**
 * Logs of a transaction that pay other trades or were paid in: `every` while one of them is known only by its number in a block, or if
 * the whole transaction was paid in.
 */
export async function usedLogs(
  db: Db | Tx,
  transaction: ChainTransaction,
  tradeId: bigint,
): Promise<readonly number[] | 'every'> {
  const found = await proofsOfOthers(db, transaction, tradeId);
  const elsewhere = await logsUsedElsewhere(db, transaction, { purpose: 'trade', ref: tradeId });
  if (elsewhere === 'every' || found.some(({ numberedIn }) => numberedIn === 'block')) return 'every';
  return [...found.map(({ log }) => log), ...elsewhere];
}

/** The stored proof of a trade; `undefined` if its payment has not been proved. */
export function proofOf(db: Db | Tx, tradeId: bigint): Promise<ProofRow | undefined> {
  return maybeRow(
    db,
    sql<ProofRow>`select log, numbered_in as "numberedIn" from otc_payment_proof where trade_id = ${tradeId}`,
  );
}

/**
 * Stores a transfer as the payment of one trade; false if it pays another one, was paid in, or may pay another one that is
 * known only by its block.
 */
export async function claimProof(
  tx: Tx,
  proof: ChainTransaction & { log: number; tradeId: bigint; at: Date },
): Promise<boolean> {
  const { network, txid, log, tradeId, at } = proof;
  if (!(await claimPayment(tx, { network, txid, log, purpose: 'trade', ref: tradeId, at }))) return false;
  const kept = await maybeRow(
    tx,
    sql<{ tradeId: bigint }>`
      insert into otc_payment_proof as p (network, txid, log, numbered_in, trade_id, at)
      select ${proof.network}, ${proof.txid}, ${proof.log}::integer, 'transaction', ${proof.tradeId}::bigint,
             ${proof.at}::timestamptz
       where not exists (select from otc_payment_proof o
                          where o.network = ${proof.network} and o.txid = ${proof.txid} and o.numbered_in = 'block')
      on conflict do nothing returning trade_id as "tradeId"`,
  );
  return kept !== undefined;
}

/**
 * Trades whose proof is only known by its number in a block, in any order: proofs that cannot be read now must not keep
 * the others waiting.
 */
export function tradesToNumber(db: Db, limit: number): Promise<TradeRow[]> {
  return rows(
    db,
    sql<TradeRow>`
      select ${TRADE} from otc_payment_proof p join otc_trade t on t.id = p.trade_id
       where p.numbered_in = 'block' order by random() limit ${limit}`,
  );
}

/** Numbers a trade's proof within its transaction. It does nothing if that was done meanwhile. */
export async function numberProof(db: Db, tradeId: bigint, log: number): Promise<void> {
  await run(
    db,
    sql`update otc_payment_proof set log = ${log}, numbered_in = 'transaction'
         where trade_id = ${tradeId} and numbered_in = 'block'`,
  );
  await numberClaim(db, { purpose: 'trade', ref: tradeId }, log);
}
