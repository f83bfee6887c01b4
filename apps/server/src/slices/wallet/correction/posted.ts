import type { CorrectedPosting } from '@greenhall/domain/wallet/correction';
import type { Posted } from '../../ledger/index.ts';

/** A posting of the ledger as its correction sees it. */
export const correctedOf = ({ kind, coin, amount, ...row }: Posted): CorrectedPosting => ({
  kind,
  coin,
  amount,
  from: { owner: row.fromOwner, purpose: row.fromPurpose },
  to: { owner: row.toOwner, purpose: row.toPurpose },
});
