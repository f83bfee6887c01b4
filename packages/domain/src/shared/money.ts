/**
 * Money as exact integers (rule: shared#units).
 *
 * An amount is a signed 64-bit count of 10⁻⁶ coin ("micro"). Products are computed in arbitrary
 * precision; a result outside 64 bits throws instead of wrapping. This is the only file that rounds.
 */

/** The coins a member can hold. `mey`, `bdb` and `ftb` are worth one unit each; `usdt` is USDT in custody. */
export const COINS = ['mey', 'bdb', 'ftb', 'usdt'] as const;
export type Coin = (typeof COINS)[number];

declare const coinOf: unique symbol;
/** A count of micro of one coin. The brand keeps amounts of different coins apart at compile time. */
export type Amount<C extends Coin = Coin> = bigint & { readonly [coinOf]: C };

export const MICRO = 1_000_000n;
export const MAX_INT64 = 9_223_372_036_854_775_807n;
const BASIS = 10_000n;

/** A value left the 64-bit range: a broken invariant, never an expected refusal. */
export class AmountRangeError extends RangeError {
  override name = 'AmountRangeError';
}

/** Brands a bigint as an amount of micro. Throws `AmountRangeError` outside signed 64 bits. */
export function amount<C extends Coin>(value: bigint): Amount<C> {
  if (value > MAX_INT64 || value < -MAX_INT64 - 1n) throw new AmountRangeError('amount outside 64 bits');
  return value as Amount<C>;
}

/** The zero of every coin. */
export const ZERO = 0n as Amount<never> & Amount;

/** `a + b`, in micro of one coin. Throws `AmountRangeError` on overflow. */
export function plus<C extends Coin>(a: Amount<C>, b: Amount<C>): Amount<C> {
  return amount<C>(a + b);
}

/** `a − b`, in micro of one coin. Throws `AmountRangeError` on overflow. */
export function minus<C extends Coin>(a: Amount<C>, b: Amount<C>): Amount<C> {
  return amount<C>(a - b);
}

/** `floor(x · bp / 10 000)` for x ≥ 0: the share of an amount in basis points (rule: shared#units). */
export function part<C extends Coin>(x: Amount<C>, bp: number): Amount<C> {
  return amount<C>((x * BigInt(bp)) / BASIS);
}

/** `ceil(x · bp / 10 000)` for x ≥ 0: a share that is rounded against the payer (rule: shared#rounding). */
export function partUp<C extends Coin>(x: Amount<C>, bp: number): Amount<C> {
  return amount<C>(mulDivUp(x, BigInt(bp), BASIS));
}

/** `floor(a · b / c)` for a, b ≥ 0 and c > 0, in arbitrary precision; the caller brands the result. */
export function mulDivDown(a: bigint, b: bigint, c: bigint): bigint {
  return (a * b) / c;
}

/** `ceil(a · b / c)` for a, b ≥ 0 and c > 0, in arbitrary precision; the caller brands the result. */
export function mulDivUp(a: bigint, b: bigint, c: bigint): bigint {
  return (a * b + c - 1n) / c;
}

/** The smaller of two values of one kind. */
export function lesser<T extends bigint>(a: T, b: T): T {
  return a < b ? a : b;
}

declare const sharesUnit: unique symbol;
/** A count of 10⁻⁴ share (rule: shared#units). */
export type Shares = bigint & { readonly [sharesUnit]: true };

/** One whole share. */
export const SHARE = 10_000n as Shares;

/** Brands a bigint as a count of 10⁻⁴ share. Throws `AmountRangeError` outside signed 64 bits. */
export function shares(value: bigint): Shares {
  if (value > MAX_INT64 || value < -MAX_INT64 - 1n) throw new AmountRangeError('shares outside 64 bits');
  return value as Shares;
}

const SHARES_PATTERN = /^(?:0|[1-9]\d{0,13})(?:\.\d{1,4})?$/;

/** Reads a decimal string ("12.5") as 10⁻⁴ shares; `undefined` when it is not one (sign, exponent, > 4 decimals). */
export function parseShares(text: string): Shares | undefined {
  if (!SHARES_PATTERN.test(text)) return undefined;
  const [whole = '0', fraction = ''] = text.split('.');
  return shares(BigInt(whole) * SHARE + BigInt(fraction.padEnd(4, '0')));
}

/** Writes 10⁻⁴ shares as an exact decimal string with 4 decimals ("12.5000"), the wire form. */
export function formatShares(value: Shares): string {
  return `${value / SHARE}.${(value % SHARE).toString().padStart(4, '0')}`;
}

/** What a decimal amount on the wire looks like: at most 13 integer and 6 fraction digits, no sign. */
export const AMOUNT_PATTERN = /^(?:0|[1-9]\d{0,12})(?:\.\d{1,6})?$/;

/**
 * Reads a decimal string ("12.5") as micro; `undefined` when it is not one (sign, exponent, spaces, > 6 decimals) or is
 * more than 64 bits hold. It never throws, because people type such strings.
 */
export function parseAmount<C extends Coin>(text: string): Amount<C> | undefined {
  if (!AMOUNT_PATTERN.test(text)) return undefined;
  const [whole = '0', fraction = ''] = text.split('.');
  const value = BigInt(whole) * MICRO + BigInt(fraction.padEnd(6, '0'));
  return value > MAX_INT64 ? undefined : amount<C>(value);
}

/** Writes micro as an exact decimal string with 6 decimals ("12.500000"), the wire form. */
export function formatAmount(value: bigint): string {
  const sign = value < 0n ? '-' : '';
  const magnitude = value < 0n ? -value : value;
  return `${sign}${magnitude / MICRO}.${(magnitude % MICRO).toString().padStart(6, '0')}`;
}
