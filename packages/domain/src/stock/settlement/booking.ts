import { BONUS_POSTING, payableBonuses, type StockAccount, type StockKind, type StockPosting } from '../movements.ts';
import { PostingList } from './posting-list.ts';

const BONUS_POSTINGS: ReadonlySet<StockKind> = new Set(Object.values(BONUS_POSTING));
const RECOGNITION: ReadonlySet<StockKind> = new Set<StockKind>(['recognition', 'allocation']);
const DIVISION: StockKind = 'feeDivision';

/** The end of a day has conversion accounts of its own, so that it keeps nobody from converting coins. */
const ofDay = (account: StockAccount, day: number): StockAccount =>
  account.purpose === 'conversion' ? { ...account, ref: BigInt(day) } : account;

/** What a ledger books of a day's postings; `bonusCredited` is the rest. */
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
  readonly sums: readonly StockPosting[];
  /** Purchases of the buyback, one by one, and what the last share leaves. */
  readonly others: readonly StockPosting[];
}

/** A total between accounts of the house: what went to members is set aside for them. */
function inSum(total: StockPosting, day: number): StockPosting {
  const [from, to] = [ofDay(total.from, day), ofDay(total.to, day)];
  if (total.kind === DIVISION) return { ...total, from, to };
  return { ...total, kind: 'bonusAccrual', from, to: to.purpose === 'available' ? payableBonuses(to.coin) : to };
}

/**
 * The postings of a day's end in the form in which a ledger of millions keeps them. With the credits of all bonuses it
 * comes to what the law's own postings come to, in every account. Rule: stock#recognition, stock#bonuses.
 */
export function bookDay(postings: PostingList, day: number): Booking {
  const recognitions = new PostingList();
  for (const posting of postings.ofKinds((kind) => RECOGNITION.has(kind)))
    recognitions.push({ ...posting, from: ofDay(posting.from, day), to: ofDay(posting.to, day) });
  const isBonus = (kind: StockKind) => BONUS_POSTINGS.has(kind);
  const totals = [...postings.totals((kind) => kind === DIVISION), ...postings.totals(isBonus)];
  const isOther = (kind: StockKind) => !RECOGNITION.has(kind) && kind !== DIVISION && !isBonus(kind);
  const sums = totals.map((total) => inSum(total, day));
  return { recognitions, sums, others: [...postings.ofKinds(isOther)] };
}
