import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Coin } from '@greenhall/domain/shared/money';
import type { TransferFigures } from '@greenhall/domain/wallet/transfer';

/** A transfer that a member has requested with its payment password. */
export interface TransferOrder {
  readonly payer: MemberNo;
  readonly payerName: string;
  readonly payeeName: string;
  readonly coin: Coin;
  readonly figures: TransferFigures;
  /** The fee that the payer saw is no longer in force. */
  readonly isStale: boolean;
  readonly yieldFeeBp: number;
  readonly remark: string | null;
  /** The key of the call, if the transfer is the record of it. */
  readonly key: string;
  /** Set if the request turns out to be a repeated one. */
  readonly replay: { isReplayed: boolean };
}
