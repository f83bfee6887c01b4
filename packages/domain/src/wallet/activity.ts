import { maskUsername } from '../identity/masking.ts';
import { amount, MICRO, parseAmount, type Amount } from '../shared/money.ts';

/** How many rows of one kind a day needs to be folded into one. Rule: wallet#activity. */
export const FOLDED_FROM = 4;

/** What became of coins that were put aside: they still wait, all of them came back, or they were spent. */
export const HOLD_STATES = ['held', 'returned', 'spent'] as const;
type HoldState = (typeof HOLD_STATES)[number];

/** Of coins that were put aside, how much left the member for good and how much still waits, in micro. */
interface HeldCoins {
  readonly spent: bigint;
  readonly left: bigint;
}

/** What became of coins that were put aside: as long as any of them wait, they are held. Rule: wallet#activity. */
export function holdState({ spent, left }: HeldCoins): HoldState {
  if (left > 0n) return 'held';
  return spent > 0n ? 'spent' : 'returned';
}

/** The movements of one coin on one day, in micro: the change of what is available, and which of it was put aside or came back. */
interface DayMovements {
  readonly change: bigint;
  /** What was put aside, and what of it was spent since. */
  readonly put: bigint;
  readonly spent: bigint;
  readonly back: bigint;
}

/** The sums of a day in one coin, in micro; `change = net − held + back`. Rule: wallet#activity. */
interface DaySum {
  readonly net: bigint;
  readonly held: bigint;
  readonly back: bigint;
}

/** Tells what came in or was spent from what was only put aside or came back. Rule: wallet#activity. */
export function daySum({ change, put, spent, back }: DayMovements): DaySum {
  const held = put - spent;
  return { net: change + held - back, held, back };
}

/** The figures that a typed amount stands for, in micro: from the first on, and below the second. */
export interface AmountSpan {
  readonly from: Amount;
  readonly below: Amount;
}

/** Screens show amounts with two decimals, cut: what is typed stands for everything that is shown so. */
const SHOWN_DECIMALS = 2;

/** The amounts that a search text stands for; `undefined` if it is no amount. Rule: wallet#activity. */
export function amountSpan(text: string): AmountSpan | undefined {
  const from = parseAmount(text);
  if (from === undefined) return undefined;
  const decimals = Math.max(SHOWN_DECIMALS, (text.split('.')[1] ?? '').length);
  return { from, below: amount(from + MICRO / 10n ** BigInt(decimals)) };
}

/** How much of an order number a search text must give at least: its last part is what people read out. */
const LEAST_OF_A_NUMBER = 4;

/** The end of an order number that a search text can stand for, in its own letters; `undefined` if it cannot be one. */
export function numberEnd(text: string): string | undefined {
  const end = text.toUpperCase();
  return end.length >= LEAST_OF_A_NUMBER && /^[A-Z0-9-]+$/.test(end) ? end : undefined;
}

/**
 * Whether a search text means a member: its whole username, or the masked name as it is shown. Nothing that the mask
 * hides can be found out with parts of it. Rule: wallet#activity, identity#masking.
 */
export function meansMember(text: string, username: string): boolean {
  const typed = text.toLowerCase();
  return typed === username.toLowerCase() || typed === maskUsername(username).toLowerCase();
}
