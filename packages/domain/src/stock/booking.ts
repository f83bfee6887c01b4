import type { Amount, Coin } from '../shared/money.ts';
import type { BonusFigures, BonusKind } from './bonus.ts';
import { PostingList } from './posting-list.ts';
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

/** What a ledger books of a day's postings; `bookCredit` is the rest. */
export interface Booking {
  /**
   * What recognises payments, one by one: the amount leaves its hold, the principal enters the queue. It touches the
   * accounts of these payments alone and the passage of the day, in which the fee stays until it is divided.
   */
  readonly recognitions: PostingList;
  /**
   * What the house moves in sum: the fees of all recognised payments to the pools and operations, then the coins of all
   * bonuses out of the pools. Those are set aside: from here on they are owed to members.
   */
  readonly sums: readonly Posting[];
  /** Purchases of the buyback, one by one, and what the last share leaves. */
  readonly others: readonly Posting[];
}

/** A total between accounts of the house: what went to members is set aside for them. */
function inSum(total: Posting, day: number): Posting {
  const [from, to] = [ofDay(total.from, day), ofDay(total.to, day)];
  if (total.kind === DIVISION) return { ...total, from, to };
  return { ...total, kind: 'bonusAccrual', from, to: to.purpose === 'available' ? payable(to.coin) : to };
}

/**
 * The postings of a day's end in the form in which a ledger of millions keeps them. With the credits of all bonuses it
 * comes to what the law's own postings come to, in every account. Rule: economy §4, §5.
 */
export function bookDay(postings: PostingList, day: number): Booking {
  const recognitions = new PostingList();
  for (const posting of postings.ofKinds((kind) => RECOGNITION.has(kind)))
    recognitions.push({ ...posting, from: ofDay(posting.from, day), to: ofDay(posting.to, day) });
  const isBonus = (kind: string) => BONUS_POSTINGS.has(kind);
  const totals = [...postings.totals((kind) => kind === DIVISION), ...postings.totals(isBonus)];
  const isOther = (kind: string) => !RECOGNITION.has(kind) && kind !== DIVISION && !isBonus(kind);
  const sums = totals.map((total) => inSum(total, day));
  return { recognitions, sums, others: [...postings.ofKinds(isOther)] };
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
