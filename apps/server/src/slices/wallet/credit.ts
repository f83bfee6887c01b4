import type { Coin } from '@greenhall/domain/shared/money';
import type { TransferFigures } from '@greenhall/domain/wallet/transfer';

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
