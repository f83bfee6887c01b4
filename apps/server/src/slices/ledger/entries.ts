import type { Tx } from '../../platform/database/database.ts';
import type { PostingSet } from './posting-set.ts';
import { addEntry, entryWriter } from './store-set-rows.ts';
import { lockAccounts, setBalances } from './store-set.ts';

const ACCOUNTS_AT_ONCE = 20_000;

/** The locked accounts of a set in the order of their ids, with their balances and whether they may be overdrawn. */
class Locked {
  readonly order: Int32Array;
  readonly balances: BigInt64Array;
  readonly mayOwe: Uint8Array;

  constructor(order: Int32Array) {
    this.order = order;
    this.balances = new BigInt64Array(order.length);
    this.mayOwe = new Uint8Array(order.length);
  }

  /** Adds to an account, by its number, and returns its new balance. */
  move(account: number, delta: bigint): bigint {
    const balance = (this.balances[account] ?? 0n) + delta;
    if (balance < 0n && this.mayOwe[account] === 0) throw new Error('an account would go below zero');
    this.balances[account] = balance;
    return balance;
  }
}

/** Slices of the accounts in the order of their ids. */
function* parts(order: Int32Array): IterableIterator<Int32Array> {
  for (let from = 0; from < order.length; from += ACCOUNTS_AT_ONCE) yield order.subarray(from, from + ACCOUNTS_AT_ONCE);
}

const idsOf = ({ accounts }: PostingSet, numbers: Int32Array): bigint[] =>
  Array.from(numbers, (number) => accounts.idOf(number));

/** Locks the accounts of a set, each once and all in the order of their ids. */
export async function lockAll(tx: Tx, set: PostingSet): Promise<Locked> {
  const locked = new Locked(set.accounts.inOrder());
  for (const numbers of parts(locked.order)) {
    const found = await lockAccounts(tx, idsOf(set, numbers));
    for (const [index, { balance, overdraft }] of found.entries()) {
      const account = numbers[index] ?? 0;
      locked.balances[account] = balance;
      locked.mayOwe[account] = overdraft ? 1 : 0;
    }
  }
  return locked;
}

/**
 * Two entries for each posting, grouped by account and in posting order. An entry is the posting's index, or `~` of it
 * on the giving side.
 */
interface Entries {
  readonly starts: Int32Array;
  readonly posting: Int32Array;
}

/** Goes through the postings in order and records each under its two accounts. */
function file({ from, to }: PostingSet, accounts: number): Entries {
  const size = from.length;
  const starts = new Int32Array(accounts + 1);
  for (const side of [from.numbers, to.numbers])
    for (let row = 0; row < size; row += 1) starts[(side[row] ?? 0) + 1] = (starts[(side[row] ?? 0) + 1] ?? 0) + 1;
  for (let account = 1; account < starts.length; account += 1)
    starts[account] = (starts[account] ?? 0) + (starts[account - 1] ?? 0);
  const next = starts.slice();
  const posting = new Int32Array(2 * size);
  const enter = (account: number, entry: number): void => {
    const place = next[account] ?? 0;
    next[account] = place + 1;
    posting[place] = entry;
  };
  for (let row = 0; row < size; row += 1) {
    enter(from.numbers[row] ?? 0, ~row);
    enter(to.numbers[row] ?? 0, row);
  }
  return { starts, posting };
}

async function copyEntries(tx: Tx, set: PostingSet, locked: Locked): Promise<void> {
  const entries = file(set, locked.order.length);
  const writer = entryWriter(tx);
  for (const account of locked.order) {
    const id = set.accounts.idOf(account);
    const end = entries.starts[account + 1] ?? 0;
    for (let place = entries.starts[account] ?? 0; place < end; place += 1) {
      const posting = entries.posting[place] ?? 0;
      const row = posting < 0 ? ~posting : posting;
      const moved = set.amount.numbers[row] ?? 0n;
      const delta = posting < 0 ? -moved : moved;
      addEntry(writer, id, set.id.numbers[row] ?? 0n, delta, locked.move(account, delta));
      if (writer.isFull) await writer.store();
    }
  }
  await writer.end();
}

/**
 * Writes the entries of a set with the balance after each, account by account, which is the order of their index; then
 * the balances, each account once. Throws if an account that must not be overdrawn would go below zero.
 */
export async function writeEntries(tx: Tx, set: PostingSet, locked: Locked): Promise<void> {
  await copyEntries(tx, set, locked);
  for (const numbers of parts(locked.order)) {
    const balances = Array.from(numbers, (number) => locked.balances[number] ?? 0n);
    await setBalances(tx, idsOf(set, numbers), balances);
  }
}
