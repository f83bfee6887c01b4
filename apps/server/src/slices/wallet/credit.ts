import type { Amount, Coin } from '@greenhall/domain/shared/money';
import type { TransferFigures } from '@greenhall/domain/wallet/transfer';
import { type Account, type Posting, available } from '../ledger/index.ts';
import { feePostings } from './fees.ts';

/** A transfer that a member has asked for, its payment password proved. */
export interface TransferOrder {
  readonly payer: bigint;
  readonly payerName: string;
  readonly payeeName: string;
  readonly coin: Coin;
  readonly figures: TransferFigures;
  /** Another fee than the one in force was shown to the payer. */
  readonly isStale: boolean;
  readonly yieldFeeBp: number;
  readonly remark: string | null;
  readonly key: string;
  /** Told when the order turns out to be a repeated one. */
  readonly replay: { isReplayed: boolean };
}

/** The postings that bring a transfer to its payee, from the payer’s coins or from the hold. */
export function creditPostings(
  from: Account,
  payee: bigint,
  figures: { credited: Amount; fee: Amount },
  yieldFeeBp: number,
): Posting[] {
  return [
    { kind: 'transfer', from, to: available(payee, from.coin), amount: figures.credited },
    ...(figures.fee > 0n ? feePostings('transferFee', from, figures.fee, yieldFeeBp) : []),
  ];
}
