import { CLAIMS, type Claim, type CoinFigures } from '@greenhall/domain/proof/snapshot';
import { COINS } from '@greenhall/domain/shared/money';
import type { AccountSumRow } from './store.ts';

/** Which claim an account of a member counts as. */
function claimOfMember(purpose: string): Claim {
  if (purpose === 'available') return 'members';
  if (purpose === 'hold:allocation') return 'queue';
  return purpose.startsWith('hold:otc') ? 'escrow' : 'holds';
}

/** Which claim an account of the platform counts as; `undefined` for the counterparts of the outside world, issues and conversions. */
function claimOfPlatform(purpose: string): Claim | undefined {
  if (purpose.startsWith('pool:') || purpose === 'payable:bonus') return 'pools';
  if (purpose === 'reserve') return 'reserve';
  if (purpose.startsWith('escrow:')) return 'escrow';
  const isPassage = purpose === 'backing' || purpose === 'issue' || purpose === 'conversion';
  return isPassage || purpose.startsWith('outside') ? undefined : 'fees';
}

/** Each coin's custody, backing and claims from the accounts of the ledger. */
export function figuresOf(members: readonly AccountSumRow[], platform: readonly AccountSumRow[]): CoinFigures[] {
  return COINS.map((coin) => {
    const claims = Object.fromEntries(CLAIMS.map((claim) => [claim, 0n])) as Record<Claim, bigint>;
    for (const row of members) if (row.coin === coin) claims[claimOfMember(row.purpose)] += row.balance;
    const own = platform.filter((row) => row.coin === coin);
    for (const { purpose, balance } of own) {
      const claim = claimOfPlatform(purpose);
      if (claim) claims[claim] += balance;
    }
    const sum = (fits: (purpose: string) => boolean) =>
      own.filter(({ purpose }) => fits(purpose)).reduce((total, row) => total + row.balance, 0n);
    const isChain = (purpose: string) => purpose === 'outside:chain';
    return {
      coin,
      custodyChain: -sum(isChain),
      custodyReceipts: -sum((purpose) => purpose.startsWith('outside') && !isChain(purpose)),
      backing: sum((purpose) => purpose === 'backing'),
      claims,
    };
  });
}
