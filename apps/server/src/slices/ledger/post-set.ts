import type { Tx } from '../../platform/database/database.ts';
import { lockAll, writeEntries } from './entries.ts';
import { type LedgerTransaction, withoutZeroPostings } from './post.ts';
import { PostingSet } from './posting-set.ts';
import { addPosting, postingWriter } from './store-set-rows.ts';
import { takeBlocks, transactionNumber } from './store-set.ts';

/**
 * Posting ids are allocated in blocks. Linked postings have consecutive ids, so that a transaction's postings are found
 * by its id.
 */
const BLOCK = 1_024;
const AT_ONCE = 10_000;

/** One transaction of a set. */
type Linked = Omit<LedgerTransaction, 'at'>;

/**
 * The first id of each transaction, whose postings lie in one block. The next part of the set begins with new blocks.
 */
async function idsFor(tx: Tx, part: readonly Linked[]): Promise<bigint[]> {
  let [block, used] = [0, 0];
  const places = part.map(({ postings, reference }) => {
    if (postings.length > BLOCK) throw new Error(`${reference} has too many postings for one transaction`);
    if (used + postings.length > BLOCK) [block, used] = [block + 1, 0];
    used += postings.length;
    return { block, offset: BigInt(used - postings.length) };
  });
  const blocks = await takeBlocks(tx, block + 1);
  return places.map((place) => (blocks[place.block] ?? 0n) + place.offset);
}

/** Transactions whose accounts are found: their postings by column, with the accounts' numbers in the index. */
export interface IndexedSet {
  readonly set: PostingSet;
  readonly transactions: Iterable<Linked>;
}

/** Finds the accounts of many transactions and creates missing ones. It locks no existing account. */
export async function indexAll(tx: Tx, transactions: Iterable<Linked>): Promise<IndexedSet> {
  const set = new PostingSet();
  for (const { reference, postings } of transactions) {
    for (const { from, to, amount } of withoutZeroPostings(postings)) {
      if (from.coin !== to.coin) throw new Error(`${reference} posts between two coins`);
      set.from.push(set.accounts.numberOf(from));
      set.to.push(set.accounts.numberOf(to));
      set.amount.push(amount);
    }
    if (set.accounts.unknown >= AT_ONCE) await set.accounts.resolve(tx);
  }
  await set.accounts.resolve(tx);
  set.accounts.close();
  return { set, transactions };
}

/** Parts of a set with whole transactions, without postings of zero. */
function* partsOf(transactions: Iterable<Linked>): IterableIterator<readonly Linked[]> {
  let part: Linked[] = [];
  let size = 0;
  for (const { reference, postings: all } of transactions) {
    const postings = withoutZeroPostings(all);
    part.push({ reference, postings });
    size += postings.length;
    if (size < AT_ONCE) continue;
    yield part;
    part = [];
    size = 0;
  }
  if (size > 0) yield part;
}

async function copyPostings(tx: Tx, { set, transactions }: IndexedSet, at: Date): Promise<void> {
  const writer = postingWriter(tx);
  const xact = await transactionNumber(tx);
  for (const part of partsOf(transactions)) {
    const ids = (await idsFor(tx, part)).values();
    for (const { reference, postings } of part) {
      const transaction = ids.next().value ?? 0n;
      let id = transaction;
      for (const {
        kind,
        from: { coin },
        amount,
      } of postings) {
        const row = set.id.length;
        const from = set.accounts.idOf(set.from.numbers[row] ?? 0);
        const to = set.accounts.idOf(set.to.numbers[row] ?? 0);
        addPosting(writer, { id, transaction, kind, coin, from, to, amount, reference }, at, xact);
        set.id.push(id);
        id += 1n;
      }
      if (writer.isFull) await writer.store();
    }
  }
  await writer.end();
}

/**
 * Posts transactions whose accounts are found. The accounts are locked, each once and all in one order. Only then do
 * the postings get their ids, so that an account's entries are in the order of their ids even with concurrent postings.
 * Throws if an account that must not be overdrawn would go below zero.
 */
export async function postIndexed(tx: Tx, entered: IndexedSet, at: Date): Promise<void> {
  const { set } = entered;
  if (set.amount.length === 0) return;
  const locked = await lockAll(tx, set);
  await copyPostings(tx, entered, at);
  await writeEntries(tx, set, locked);
}

/**
 * Posts many transactions inside the caller's transaction, in their order: all or nothing. The iterable is read twice.
 */
export async function postAll(tx: Tx, transactions: Iterable<Linked>, at: Date): Promise<void> {
  await postIndexed(tx, await indexAll(tx, transactions), at);
}
