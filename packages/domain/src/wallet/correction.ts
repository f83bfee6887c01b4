import { available, PLATFORM, platformAccount } from '../ledger/account.ts';
import { type Amount, amount as micro, type Coin, MICRO } from '../shared/money.ts';
import { memberNumber, type MemberNo } from '../shared/member-no.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { posting } from '../ledger/posting.ts';
import type { WalletPosting } from './movements.ts';

/**
 * What a correction does with one posting: it takes back what a member got, gives a member what was taken from it, or pays what was taken
 * back to the member whose it is. Rule: wallet#corrections.
 */
export const CORRECTION_KINDS = ['take', 'give', 'claim'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** More than so much is corrected by two supers, in micro of any coin. Rule: wallet#corrections. */
export const LARGE_CORRECTION: Amount = micro(10_000n * MICRO);

/** One side of a posting. */
interface Side {
  readonly owner: bigint;
  readonly purpose: string;
}

/** A posting as its correction sees it; `amount` in micro. */
export interface CorrectedPosting {
  readonly kind: string;
  readonly coin: Coin;
  readonly amount: bigint;
  readonly from: Side;
  readonly to: Side;
}

/** What is asked for: how much, in micro, and for a claim whose it is. */
export interface AskedCorrection {
  readonly way: CorrectionKind;
  readonly amount: Amount | undefined;
  readonly claimant: MemberNo | undefined;
}

/** A correction as it would be posted, and the member whose coins it moves. */
export interface Correction {
  readonly posting: WalletPosting;
  readonly member: MemberNo;
}

const isMembers = ({ owner, purpose }: Side): boolean => owner !== PLATFORM && purpose === 'available';

/**
 * What a correction could do with a posting. What lies in suspense is paid to whose it is; nothing else would end it. Rule:
 * wallet#corrections.
 */
export const correctionKindsFor = ({ from, to, kind }: CorrectedPosting): readonly CorrectionKind[] =>
  kind === 'correction' && to.purpose === 'suspense'
    ? ['claim']
    : [...(isMembers(to) ? (['take'] as const) : []), ...(isMembers(from) ? (['give'] as const) : [])];

/** Whose coins a correction moves; `undefined` where a claim names nobody. */
function memberOf({ from, to }: CorrectedPosting, { way, claimant }: AskedCorrection): MemberNo | undefined {
  if (way === 'claim') return claimant;
  return memberNumber(way === 'take' ? to.owner : from.owner);
}

/** Between which accounts. What is taken back goes to suspense alone, so that no correction makes it the platform's. */
function moved(way: CorrectionKind, coin: Coin, member: MemberNo, amount: Amount): WalletPosting {
  const [mine, suspense] = [available(member, coin), platformAccount('suspense', coin)];
  if (way === 'take') return posting('correction', mine, suspense, amount);
  return posting('correction', way === 'claim' ? suspense : platformAccount('operations', coin), mine, amount);
}

/**
 * The one posting that corrects another. What is taken from a member goes to suspense, what is given comes from the platform's own income,
 * each between 1 micro and the amount of the posting (`amountRule`); a claim pays the whole of what one correction has taken to suspense.
 * `postingUnfit` for a posting that has no such side. Rule: wallet#corrections.
 */
export function correct(posted: CorrectedPosting, asked: AskedCorrection): Result<Correction> {
  const member = memberOf(posted, asked);
  if (!correctionKindsFor(posted).includes(asked.way) || member === undefined) return refuse('postingUnfit');
  const amount = asked.way === 'claim' ? micro(posted.amount) : asked.amount;
  if (amount === undefined || amount <= 0n || amount > posted.amount) return refuse('amountRule');
  return accept({ posting: moved(asked.way, posted.coin, member, amount), member });
}

/** Whether two supers decide about a correction of so much, in micro. Rule: wallet#corrections. */
export const isLargeCorrection = (amount: bigint): boolean => amount > LARGE_CORRECTION;
