import type { Amount, Coin } from '../shared/money.ts';
import type { BonusFigures, BonusKind } from './bonus.ts';
import type { PostingList } from './posting-list.ts';
import { available, house, type Account, type Posting } from './postings.ts';

/** The kind of the postings that pay each bonus. */
export const BONUS_POSTING: Readonly<Record<BonusKind, string>> = {
  referral: 'referralBonus',
  seePoint: 'seePointBonus',
  collision: 'collisionBonus',
  leadership: 'leadershipBonus',
  lifetime: 'lifetimeBonus',
  merit: 'meritBonus',
  yield: 'yieldBonus',
};
const BONUS_POSTINGS = new Set(Object.values(BONUS_POSTING));
const RECOGNITION = new Set(['recognition', 'allocation']);
const DIVISION = 'feeDivision';

/** What is set aside for members and not credited yet. */
const payable = (coin: Coin): Account => ({ ...house('payable:bonus'), coin });

/** A day has a passage of its own, so that its end keeps nobody from converting coins. */
const ofDay = (account: Account, day: number): Account =>
  account.purpose === 'conversion' ? { ...account, ref: BigInt(day) } : account;

/**
 * The postings that recognise payments, one by one: the amount leaves its hold, the principal enters the queue. They
 * touch the accounts of these payments alone and the passage of the day, in which the fee stays until it is divided.
 * Rule: economy §4.
 */
export function* bookRecognitions(postings: PostingList, day: number): IterableIterator<Posting> {
  for (const posting of postings.ofKinds((kind) => RECOGNITION.has(kind))) {
    const { from, to } = posting;
    yield { ...posting, from: ofDay(from, day), to: ofDay(to, day) };
  }
}

/** What is neither recognised nor in the day's sums, one by one: purchases of the buyback, and what the last share leaves. */
export function bookOthers(postings: PostingList): IterableIterator<Posting> {
  return postings.ofKinds((kind) => !RECOGNITION.has(kind) && kind !== DIVISION && !BONUS_POSTINGS.has(kind));
}

/**
 * What the accounts of the house move in sum: the fees of all recognised payments to the pools and operations, then the
 * coins of all bonuses out of the pools. Those are set aside: from here on they are owed to members, each of whom is
 * credited by `bookCredit`. All of it together comes to what the law's postings come to, in every account.
 * Rule: economy §4, §5.
 */
export function bookSums(postings: PostingList, day: number): Posting[] {
  const divided = postings.totals((kind) => kind === DIVISION);
  const paid = postings.totals((kind) => BONUS_POSTINGS.has(kind));
  return [
    ...divided.map((total) => ({ ...total, from: ofDay(total.from, day) })),
    ...paid.map((total) => ({
      ...total,
      kind: 'bonusAccrual',
      to: total.to.purpose === 'available' ? payable(total.to.coin) : total.to,
    })),
  ];
}

/** A bonus as far as its coins go, in micro. */
export type PaidBonus = { readonly kind: BonusKind; readonly receiver: bigint } & Pick<BonusFigures, 'mey' | 'ftb'>;

/** The postings that credit one bonus, of what was set aside, to its member in its two coins. Rule: economy §5. */
export function bookCredit({ kind, receiver, mey, ftb }: PaidBonus): Posting[] {
  const part = (coin: Coin, amount: Amount): Posting => {
    return { kind: BONUS_POSTING[kind], from: payable(coin), to: available(receiver, coin), amount };
  };
  return [part('mey', mey), part('ftb', ftb)].filter(({ amount }) => amount > 0n);
}
