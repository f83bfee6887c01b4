import { amount, minus, MICRO, part, type Amount, type Coin } from '../shared/money.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

/** What a member can do with a coin, besides paying the platform. */
export type Move = 'transfer' | 'convert' | 'exchange' | 'trade' | 'recharge' | 'withdraw' | 'collect';

/** The moves of each coin. `bdb` can be transferred within the own team only, `ftb` to nobody. Rule: wallet#coins. */
export const COIN_MOVES: Readonly<Record<Coin, readonly Move[]>> = {
  mey: ['transfer', 'convert', 'exchange', 'trade', 'collect'],
  bdb: ['transfer'],
  ftb: [],
  usdt: ['recharge', 'withdraw', 'exchange', 'transfer', 'collect'],
};

/** Coins that can be transferred within one sponsor line only. Rule: wallet#coins. */
export const TEAM_COINS: readonly Coin[] = ['bdb'];

/** Whether a coin has a move (`coinNotAllowed`). Rule: wallet#coins. */
export function checkMove(coin: Coin, move: Move): Result<true> {
  return COIN_MOVES[coin].includes(move) ? accept(true) : refuse('coinNotAllowed');
}

/** The possible conversions, each in one direction only. Rule: wallet#conversions. */
export const CONVERSIONS = [
  { from: 'mey', to: 'bdb' },
  { from: 'mey', to: 'ftb' },
] as const satisfies readonly { from: Coin; to: Coin }[];

/** The rates of `mey → bdb` and `mey → ftb` in basis points, 10 000 is 1 : 1. */
export interface ConversionRates {
  readonly bdb: number;
  readonly ftb: number;
}

/**
 * The effect of a conversion, in micro: `amount` is taken, `credited` arrives, `kept` (below 1 : 1) goes to operations.
 */
export interface Conversion {
  readonly from: 'mey';
  readonly to: 'bdb' | 'ftb';
  readonly rateBp: number;
  readonly amount: Amount;
  readonly credited: Amount;
  readonly kept: Amount;
}

/**
 * Converts at the plan's rate, rounded down. Refusals: `directionNotAllowed`; `amountRule` for an amount that is not
 * above 0 or credits nothing. Throws on a rate above 1 : 1, which no accepted plan has. Rule: wallet#conversions.
 */
export function quoteConversion(rates: ConversionRates, from: Coin, to: Coin, value: Amount): Result<Conversion> {
  const arrow = CONVERSIONS.find((known) => known.from === from && known.to === to);
  if (!arrow) return refuse('directionNotAllowed');
  const rateBp = rates[arrow.to];
  if (rateBp > 10_000) throw new RangeError('conversion rate above 1 : 1');
  const credited = part(value, rateBp);
  if (credited <= 0n) return refuse('amountRule');
  return accept({ ...arrow, rateBp, amount: value, credited, kept: minus(value, credited) });
}

/** Flash exchanges must be a multiple of this many whole coins. Rule: wallet#flash-exchange. */
export const EXCHANGE_MULTIPLE = 100;

/** Whether an amount is above 0 (`amountRule`) and a multiple of 100 coins (`amountMultiple` {multiple}). Rule: wallet#flash-exchange. */
export function checkMultiple(value: Amount): Result<true> {
  if (value <= 0n) return refuse('amountRule');
  const step = amount(BigInt(EXCHANGE_MULTIPLE) * MICRO);
  return value % step === 0n ? accept(true) : refuse('amountMultiple', { multiple: EXCHANGE_MULTIPLE });
}
