import { BONUS_POSTING, payableBonuses, type StockAccount, type StockKind, type StockPosting } from '../movements.ts';
import { PostingList } from './posting-list.ts';

const BONUS_POSTINGS: ReadonlySet<StockKind> = new Set(Object.values(BONUS_POSTING));
const RECOGNITION: ReadonlySet<StockKind> = new Set<StockKind>(['recognition', 'allocation']);
const DIVISION: StockKind = 'feeDivision';

/** The end of a day has conversion accounts of its own, so that booking it does not block members' conversions. */
const ofDay = (account: StockAccount, day: number): StockAccount =>
  account.purpose === 'conversion' ? { ...account, ref: BigInt(day) } : account;

/** The postings that the ledger books at a day's end. The `bonusCredited` postings follow later. */
export interface Booking {
  /**
   * The postings that recognise payments, one by one: the amount leaves its hold and the principal enters the queue.
   * They touch only the accounts of these payments and the day's conversion accounts, where the fee stays until it is
   * divided.
   */
  readonly recognitions: PostingList;
  /**
   * The platform's movements in sum: the fees of all recognised payments to the pools and operations, then the coins of
   * all bonuses from the pools to payable accounts. From here on they are owed to members.
   */
  readonly sums: readonly StockPosting[];
  /** The buyback's purchases, one by one, and what the last share releases. */
  readonly others: readonly StockPosting[];
}

/** Replaces members' accounts in a total by the platform's payable accounts. */
function inSum(total: StockPosting, day: number): StockPosting {
  const [from, to] = [ofDay(total.from, day), ofDay(total.to, day)];
  if (total.kind === DIVISION) return { ...total, from, to };
  return { ...total, kind: 'bonusAccrual', from, to: to.purpose === 'available' ? payableBonuses(to.coin) : to };
}

/**
 * The postings of a day's end in the form in which a ledger of millions stores them. Together with the credits of all
 * bonuses they give every account the same total as the settlement's own postings. Rule: stock#recognition,
 * stock#bonuses.
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
