import { type Result, accept, refuse } from '../../shared/result.ts';
import { MOST_UNITS } from '../goods/goods.ts';

/** The most lines of a cart. Rule: shop#cart. */
export const MOST_LINES = 100;

/** One sku in a cart. */
export interface CartLine {
  readonly sku: string;
  /** From 1 to 999 units. */
  readonly num: number;
  /** Whether it is to be bought with the next order. */
  readonly isTicked: boolean;
}

/** What somebody does with a cart. Without a number, `add` and `set` mean one unit. */
export interface CartChange {
  readonly op: 'add' | 'set' | 'tick' | 'untick' | 'remove';
  readonly sku: string;
  readonly num?: number | undefined;
}

const bounded = (num: number): number => Math.min(Math.max(Math.trunc(num), 1), MOST_UNITS);

function changedLine(line: CartLine, { op, num = 1 }: CartChange): CartLine | undefined {
  switch (op) {
    case 'add':
      return { ...line, num: bounded(line.num + bounded(num)) };
    case 'set':
      return { ...line, num: bounded(num) };
    case 'tick':
      return { ...line, isTicked: true };
    case 'untick':
      return { ...line, isTicked: false };
    case 'remove':
      return undefined;
  }
}

/**
 * The lines after one change. Adding what is there adds to its number, up to 999. Only adding makes a line: what another
 * device has removed stays removed. Rule: shop#cart.
 */
export function changeCart(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  const known = lines.some(({ sku }) => sku === change.sku);
  if (!known)
    return change.op === 'add' ? [...lines, { sku: change.sku, num: bounded(change.num ?? 1), isTicked: true }] : lines;
  return lines.flatMap((line) => (line.sku === change.sku ? (changedLine(line, change) ?? []) : line));
}

/** Joins the list of a device with the one of the server: the larger number of a line wins. Rule: shop#cart. */
export function joinCarts(kept: readonly CartLine[], brought: readonly CartLine[]): readonly CartLine[] {
  return brought.reduce<readonly CartLine[]>((lines, { sku, num, isTicked }) => {
    const line = lines.find((one) => one.sku === sku);
    if (!line) return [...lines, { sku, num: bounded(num), isTicked }];
    return lines.map((one) => (one === line ? { ...one, num: Math.max(one.num, bounded(num)) } : one));
  }, kept);
}

/** The lines that are left once an order has taken what it ordered, and no more than that. Rule: shop#cart. */
export function withoutOrdered(
  lines: readonly CartLine[],
  ordered: readonly { readonly sku: string; readonly units: number }[],
): readonly CartLine[] {
  return lines.flatMap((line) => {
    const taken = ordered.reduce((sum, { sku, units }) => (sku === line.sku ? sum + units : sum), 0);
    return line.num > taken ? [{ ...line, num: line.num - taken }] : [];
  });
}

/** Whether so many lines fit: `cartFull` {max}. Rule: shop#cart. */
export function checkLines(lines: readonly CartLine[]): Result<true> {
  return lines.length <= MOST_LINES ? accept(true) : refuse('cartFull', { max: MOST_LINES });
}
