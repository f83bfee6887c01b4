import { type Result, accept, refuse } from '../../shared/result.ts';

/** How many of the last characters of an order's number release its coins before the chain has proved the payment. */
export const NUMBER_END = 4;

/**
 * Whether the typed characters are the end of an order's number, whatever their case and the spaces around them
 * (`orderNumberWrong` {count}). Rule: otc#trades.
 */
export function checkNumberEnd(number: string, typed: string): Result<true> {
  const isEnd = typed.trim().toUpperCase() === number.slice(-NUMBER_END).toUpperCase();
  return isEnd ? accept(true) : refuse('orderNumberWrong', { count: NUMBER_END });
}
