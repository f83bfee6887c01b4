import { type Amount, type Coin, MICRO, amount, formatAmount, parseAmount } from './money.ts';
import { type Result, accept, refuse } from './result.ts';
import { DAY } from './time.ts';

/** What a parameter counts: coins, how often something may happen, or a time. */
export const PARAMETER_UNITS = ['mey', 'usdt', 'times', 'minutes', 'hours', 'days'] as const;
export type ParameterUnit = (typeof PARAMETER_UNITS)[number];
type CoinUnit = Extract<ParameterUnit, Coin>;

/** Who notices a change. What members feel is announced before it holds. Rule: admin#parameters. */
type FeltBy = 'members' | 'operators';

/**
 * A figure that two operators can change within bounds. Values are counts of its unit, those of coins in micro. `shipped` is its version 0.
 * Rule: admin#parameters.
 */
export interface Parameter<U extends ParameterUnit = ParameterUnit, F extends FeltBy = FeltBy> {
  readonly unit: U;
  readonly feltBy: F;
  readonly shipped: bigint;
  readonly min: bigint;
  readonly max: bigint;
}

/** The parameters of a slice, by their names, which are unique across slices. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** A value as code uses it: an amount of a coin, otherwise a whole number. */
type ParameterValue<P extends Parameter> = P['unit'] extends CoinUnit ? Amount<P['unit']> : number;
export type ParameterValues<D extends Parameters> = { readonly [K in keyof D]: ParameterValue<D[K]> };

/** How long a change that members feel is announced before it holds, in milliseconds. Rule: admin#parameters. */
const PARAMETER_NOTICE = DAY;

const isCoin = (unit: ParameterUnit): unit is CoinUnit => unit === 'mey' || unit === 'usdt';

/** Declares a parameter; its figures are whole numbers of its unit. Throws if the shipped value is out of bounds. */
export function parameter<const U extends ParameterUnit, const F extends FeltBy>(
  unit: U,
  feltBy: F,
  figures: { readonly shipped: number; readonly min: number; readonly max: number },
): Parameter<U, F> {
  const stored = (figure: number): bigint => BigInt(figure) * (isCoin(unit) ? MICRO : 1n);
  const declared = {
    unit,
    feltBy,
    shipped: stored(figures.shipped),
    min: stored(figures.min),
    max: stored(figures.max),
  };
  if (!isInBounds(declared, declared.shipped))
    throw new RangeError('the shipped value of a parameter is out of bounds');
  return declared;
}

/** Whether a stored value is within the bounds of its parameter. */
export const isInBounds = ({ min, max }: Pick<Parameter, 'min' | 'max'>, value: bigint): boolean =>
  value >= min && value <= max;

/** How long after its approval a change holds, in milliseconds. Rule: admin#parameters. */
export const noticeOfParameter = ({ feltBy }: Pick<Parameter, 'feltBy'>): number =>
  feltBy === 'members' ? PARAMETER_NOTICE : 0;

/** A stored value as code uses it. */
export function parameterValue<P extends Parameter>({ unit }: P, stored: bigint): ParameterValue<P> {
  return (isCoin(unit) ? amount(stored) : Number(stored)) as ParameterValue<P>;
}

/** A stored value in writing: a decimal string of coins, or a whole number. */
export const writtenParameter = ({ unit }: Pick<Parameter, 'unit'>, stored: bigint): string =>
  isCoin(unit) ? formatAmount(stored) : String(stored);

const WHOLE = /^\d{1,9}$/;

/**
 * Reads a value that an operator has typed: `amountRule` for what is no amount or no whole number, `parameterRange` {min, max} for what is
 * out of bounds. Rule: admin#parameters.
 */
export function readParameter(declared: Parameter, typed: string): Result<bigint> {
  const read = WHOLE.test(typed) ? BigInt(typed) : undefined;
  const value = isCoin(declared.unit) ? parseAmount(typed) : read;
  if (value === undefined) return refuse('amountRule');
  if (isInBounds(declared, value)) return accept(value);
  const [min, max] = [writtenParameter(declared, declared.min), writtenParameter(declared, declared.max)];
  return refuse('parameterRange', { min, max });
}
