import { ZERO, plus, type Amount } from '../../shared/money.ts';
import { accept, type Result } from '../../shared/result.ts';
import { refundOf, type RefundableLine } from './total.ts';

type Mey = Amount<'mey'>;

/** A line of an order, and how many of its units a return request asks money back for; 0 for none. */
export interface AskedLine extends RefundableLine {
  readonly asked: number;
}

/** What decides what a return request refunds: all lines of its order, and the freight that was not refunded yet, in micro. */
export interface RefundTerms {
  readonly lines: readonly AskedLine[];
  readonly freightLeft: Mey;
  readonly isShipped: boolean;
  /** Whether the desk refunds what sending cost, too. */
  readonly withFreight: boolean;
}

/** What a return request refunds, in micro: a part for each line, in their order, and what sending cost. */
export interface ReturnRefund {
  readonly parts: readonly Mey[];
  readonly freight: Mey;
  readonly value: Mey;
  /** Whether nothing of the order is left afterwards. */
  readonly isAll: boolean;
}

/**
 * What a return request refunds: its units by the rule of partial refunds, and freight where nothing was shipped and nothing is
 * left to ship, or where the desk says so. Refuses with `refundTooMuch` {max} what is more than a line has left.
 * Rule: shop#refunds.
 */
export function returnRefund({ lines, freightLeft, isShipped, withFreight }: RefundTerms): Result<ReturnRefund> {
  const parts: Mey[] = [];
  for (const line of lines) {
    const part = line.asked === 0 ? accept(ZERO) : refundOf(line, line.asked);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  const isAll = lines.every(({ units, refundedUnits, asked }) => refundedUnits + asked === units);
  const freight = withFreight || (!isShipped && isAll) ? freightLeft : ZERO;
  return accept({ parts, freight, isAll, value: parts.reduce<Mey>(plus, freight) });
}
