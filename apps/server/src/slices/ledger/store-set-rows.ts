import { CopyWriter } from '../../platform/database/copy.ts';
import type { Tx } from '../../platform/database/database.ts';

const POSTING = 'id transaction_id kind coin from_account to_account amount reference at xact'.split(' ');
const ENTRY = 'account_id posting_id delta balance'.split(' ');

/** A posting as it is stored: accounts by their ids. */
export interface PostingRow {
  readonly id: bigint;
  readonly transaction: bigint;
  readonly kind: string;
  readonly coin: string;
  readonly from: bigint;
  readonly to: bigint;
  readonly amount: bigint;
  readonly reference: string;
}

export const postingWriter = (tx: Tx) => new CopyWriter(tx, 'ledger_posting', POSTING);
export const entryWriter = (tx: Tx) => new CopyWriter(tx, 'ledger_entry', ENTRY);

export function addPosting({ rows }: CopyWriter, posting: PostingRow, at: Date, xact: bigint): void {
  rows.row(POSTING.length);
  rows.int8(posting.id);
  rows.int8(posting.transaction);
  rows.text(posting.kind);
  rows.text(posting.coin);
  rows.int8(posting.from);
  rows.int8(posting.to);
  rows.int8(posting.amount);
  rows.text(posting.reference);
  rows.moment(at);
  rows.int8(xact);
}

export function addEntry({ rows }: CopyWriter, account: bigint, posting: bigint, delta: bigint, balance: bigint): void {
  rows.row(ENTRY.length);
  rows.int8(account);
  rows.int8(posting);
  rows.int8(delta);
  rows.int8(balance);
}
