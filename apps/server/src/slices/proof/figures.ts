import type { PURPOSES, Purpose } from '@greenhall/contract/shared/purposes';
import { CLAIMS, type Claim, type CoinFigures } from '@greenhall/domain/proof/snapshot';
import { COINS } from '@greenhall/domain/shared/money';
import type { AccountSumRow } from './store.ts';

type AnyClaim = Claim | 'suspense';
type PlatformPurpose = {
  [P in Purpose]: (typeof PURPOSES)[P]['owner'] extends 'platform' ? P : never;
}[Purpose];

/** Which claim an account of a member counts as. */
function claimOfMember(purpose: string): Claim {
  if (purpose === 'available') return 'members';
  if (purpose === 'hold:allocation') return 'queue';
  return purpose.startsWith('hold:otc') ? 'escrow' : 'holds';
}

/** Which claim an account of the platform counts as; `null` for the counterparts of the outside world, issues and conversions. */
const CLAIM_OF_PLATFORM: Readonly<Record<PlatformPurpose, AnyClaim | null>> = {
  'outside:receipt': null,
  backing: null,
  issue: null,
  conversion: null,
  fees: 'fees',
  operations: 'fees',
  'pool:yield': 'pools',
  'pool:referral': 'pools',
  'pool:see_point': 'pools',
  'pool:collision': 'pools',
  'pool:leadership': 'pools',
  'pool:merit': 'pools',
  'pool:lifetime': 'pools',
  'payable:bonus': 'pools',
  reserve: 'reserve',
  'escrow:shop': 'escrow',
  suspense: 'suspense',
};

/** What a purpose of a later version holds counts as owed. */
function claimOfPlatform(purpose: string): AnyClaim | null {
  if (purpose in CLAIM_OF_PLATFORM) return CLAIM_OF_PLATFORM[purpose as PlatformPurpose];
  return purpose.startsWith('outside') ? null : 'fees';
}

/** Each coin's custody, backing and claims from the accounts of the ledger. */
export function figuresOf(members: readonly AccountSumRow[], platform: readonly AccountSumRow[]): CoinFigures[] {
  return COINS.map((coin) => {
    const claims = Object.fromEntries([...CLAIMS, 'suspense'].map((claim) => [claim, 0n])) as Record<AnyClaim, bigint>;
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
