import type { Amount } from '@greenhall/domain/shared/money';
import { divideFee } from '@greenhall/domain/wallet/fees';
import { type Account, type Posting, house } from '../ledger/index.ts';

/** How a coin becomes `mey` on its way into a pool: usdt is backed and issued, the unit coins pass at 1 : 1. */
function intoMey(kind: string, from: Account, value: Amount): Posting[] {
  const { coin } = from;
  if (coin === 'mey') return [];
  const [sink, source] =
    coin === 'usdt'
      ? [house('backing', 'usdt'), house('issue', 'mey')]
      : [house('conversion', coin), house('conversion', 'mey')];
  return [
    { kind, from, to: sink, amount: value },
    { kind, from: source, to: house('fees', 'mey'), amount: value },
  ];
}

/**
 * The postings of a fee: the member pays it in one, then it is divided between the yield pool and operations. A share that
 * comes to nothing, as one half of a fee of one micro does, is no posting.
 */
export function feePostings(kind: string, payer: Account, fee: Amount, yieldFeeBp: number): Posting[] {
  const collected = house('fees', payer.coin);
  const { yieldPool, operations } = divideFee(fee, yieldFeeBp);
  const postings = [
    { kind, from: payer, to: collected, amount: fee },
    ...intoMey(kind, collected, fee),
    { kind, from: house('fees', 'mey'), to: house('pool:yield', 'mey'), amount: yieldPool },
    { kind, from: house('fees', 'mey'), to: house('operations', 'mey'), amount: operations },
  ];
  return postings.filter((posting) => posting.amount > 0n);
}
