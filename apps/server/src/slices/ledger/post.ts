import type { LedgerPosting } from '@greenhall/contract/shared/movements';
import { accountKey } from '@greenhall/domain/ledger/account';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../platform/database/database.ts';
import { atEnd } from '../../platform/database/transact.ts';
import { type AccountCache, type PostingColumns, ensureAccounts, postColumns, wherePosted } from './store.ts';

/** Linked postings, which are posted together or not at all. */
export interface LedgerTransaction {
  readonly reference: string;
  readonly at: Date;
  readonly postings: readonly LedgerPosting[];
  /** The posting that this transaction, of one posting, corrects. A posting is corrected once. */
  readonly corrects?: bigint;
}

/** Removes postings of zero, such as a fee of zero. */
export function withoutZeroPostings(postings: readonly LedgerPosting[]): LedgerPosting[] {
  return postings.filter((posting) => posting.amount > 0n);
}

/** Stands for an account whose id is not known; no account has this id. */
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
      columns.reverses.push(transaction.corrects ?? null);
    }
  }
  return columns;
}

/** The columns of one transaction, whose missing accounts are made. */
async function columnsOf(tx: Tx, transaction: LedgerTransaction): Promise<PostingColumns> {
  const postings = withoutZeroPostings(transaction.postings);
  if (postings.length === 0) throw new Error('a transaction without a movement');
  const ids = await ensureAccounts(
    tx,
    postings.flatMap((posting) => [posting.from, posting.to]),
  );
  return toColumns([{ ...transaction, postings }], ids);
}

/** Posts inside the caller's transaction and returns the transaction's id. Refuses with `insufficientBalance`. */
export async function post(tx: Tx, transaction: LedgerTransaction): Promise<Result<bigint>> {
  const [decision] = await postColumns(tx, await columnsOf(tx, transaction), transaction.at);
  if (!decision?.transaction) return refuse('insufficientBalance');
  return accept(decision.transaction);
}

/**
 * Posts several transactions in one call, which locks all of their accounts in one order. Each is posted by itself, or not
 * at all where coins are lacking; the answer says which were.
 */
export async function postEach(tx: Tx, transactions: readonly LedgerTransaction[]): Promise<boolean[]> {
  if (transactions.length === 0) return [];
  const whole = transactions.map((one) => ({ ...one, postings: withoutZeroPostings(one.postings) }));
  const ends = whole.flatMap(({ postings }) => postings.flatMap((posting) => [posting.from, posting.to]));
  const at = whole[0]?.at ?? new Date(0);
  const decided = await postColumns(tx, toColumns(whole, await ensureAccounts(tx, ends)), at);
  return decided.map(({ transaction }) => transaction !== null);
}

/**
 * Posts at the end of the caller's transaction, so that the accounts of the platform are locked as briefly as possible.
 * The whole transaction is refused with `insufficientBalance`. Balances that are read before do not have it yet.
 */
export async function postAtEnd(tx: Tx, transaction: LedgerTransaction): Promise<void> {
  const columns = await columnsOf(tx, transaction);
  atEnd(tx, {
    ask: wherePosted(columns, transaction.at),
    judge: (isPosted) => (isPosted === true ? accept(true) : refuse('insufficientBalance')),
  });
}

/** The columns of several transactions, in their order, for independent movements that are posted in a batch. */
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
