import { AccountBook } from './account-book.ts';
import { growingBigInt64, growingInt32 } from './growing.ts';

/** The postings of a set by column: from and to are the accounts' numbers in its book. */
export class PostingSet {
  readonly accounts = new AccountBook();
  readonly id = growingBigInt64();
  readonly from = growingInt32();
  readonly to = growingInt32();
  readonly amount = growingBigInt64();
}
