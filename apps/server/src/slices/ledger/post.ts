import type { LedgerPosting } from '@greenhall/contract/shared/movements';
import { accountKey } from '@greenhall/domain/ledger/account';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../platform/database/database.ts';
import { type AccountCache, type PostingColumns, ensureAccounts, postColumns, readTransaction } from './store.ts';

/** Linked postings: they stand or fall together. */
export interface LedgerTransaction {
  readonly reference: string;
  readonly at: Date;
  readonly postings: readonly LedgerPosting[];
}

/** Moves of nothing are left out: a fee of zero is no posting. */
export function substantial(postings: readonly LedgerPosting[]): LedgerPosting[] {
  return postings.filter((posting) => posting.amount > 0n);
}

/** In the place of an account whose id is not known; no account has it. */
const UNKNOWN = 0n;

function toColumns(transactions: readonly LedgerTransaction[], ids: ReadonlyMap<string, bigint>): PostingColumns {
  const columns: PostingColumns = {
    group: [],
    kind: [],
    coin: [],
    from: [],
    to: [],
    amount: [],
    reference: [],
    reverses: [],
  };
  for (const [index, transaction] of transactions.entries()) {
    for (const posting of transaction.postings) {
      columns.group.push(BigInt(index));
      columns.kind.push(posting.kind);
      columns.coin.push(posting.from.coin);
      columns.from.push(ids.get(accountKey(posting.from)) ?? UNKNOWN);
      columns.to.push(ids.get(accountKey(posting.to)) ?? UNKNOWN);
      columns.amount.push(posting.amount);
      columns.reference.push(transaction.reference);
      columns.reverses.push(null);
    }
  }
  return columns;
}

/** Posts inside the caller's transaction. Refuses with `insufficientBalance`; answers the transaction's id. */
export async function post(tx: Tx, transaction: LedgerTransaction): Promise<Result<bigint>> {
  const postings = substantial(transaction.postings);
  if (postings.length === 0) throw new Error('a transaction without a movement');
  const ids = await ensureAccounts(
    tx,
    postings.flatMap((posting) => [posting.from, posting.to]),
  );
  const [decision] = await postColumns(tx, toColumns([{ ...transaction, postings }], ids), transaction.at);
  if (!decision?.transaction) return refuse('insufficientBalance');
  return accept(decision.transaction);
}

/** Undoes a transaction by postings the other way that name the ones they undo; each can be undone once. */
export async function reverse(tx: Tx, transaction: bigint, reference: string, at: Date): Promise<Result<bigint>> {
  const undone = (await readTransaction(tx, transaction)).toReversed();
  if (undone.length === 0) return refuse('notFound');
  const columns: PostingColumns = {
    group: undone.map(() => 0n),
    kind: undone.map((posting) => posting.kind),
    coin: undone.map((posting) => posting.coin),
    from: undone.map((posting) => posting.to),
    to: undone.map((posting) => posting.from),
    amount: undone.map((posting) => posting.amount),
    reference: undone.map(() => reference),
    reverses: undone.map((posting) => posting.id),
  };
  const [decision] = await postColumns(tx, columns, at);
  return decision?.transaction ? accept(decision.transaction) : refuse('insufficientBalance');
}

/** Transactions as one set, in their order: for stand-alone movements that are posted in a batch. */
export async function batchColumns(
  db: Db,
  transactions: readonly LedgerTransaction[],
  cache: AccountCache,
): Promise<PostingColumns> {
  const columns = toColumns(transactions, cache);
  if (!columns.from.includes(UNKNOWN) && !columns.to.includes(UNKNOWN)) return columns;
  const ends = transactions.flatMap(({ postings }) => postings.flatMap((posting) => [posting.from, posting.to]));
  return toColumns(transactions, await ensureAccounts(db, ends, cache));
}
