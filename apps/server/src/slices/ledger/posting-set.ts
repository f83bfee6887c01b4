import { AccountIndex } from './account-index.ts';
import { growingBigInt64, growingInt32 } from './growing.ts';

/** The postings of a set by column; from and to are the accounts' numbers in its index. */
export class PostingSet {
  readonly accounts = new AccountIndex();
  readonly id = growingBigInt64();
  readonly from = growingInt32();
  readonly to = growingInt32();
  readonly amount = growingBigInt64();
}
