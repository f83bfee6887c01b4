import { useMoney } from '../../../shared/money/use-money.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { isSome } from '../../../shared/money/is-some.ts';
import type { Coupon } from '../order/kinds.ts';

/** What a coupon takes off, and under which conditions. */
export function useCouponText(): (coupon: Coupon) => { label: string; note: string } {
  const { t, percent, moment } = useTexts();
  const { full } = useMoney();
  return ({ fixed, percentBp, cap, minimum, until, covers }) => {
    const value = fixed === null ? percent(percentBp ?? 0) : full(fixed, 'mey');
    const most = cap === null ? [] : [t('orders.couponCap', { amount: full(cap, 'mey') })];
    const least = isSome(minimum) ? [t('orders.couponMinimum', { amount: full(minimum, 'mey') })] : [];
    const scope = covers ? [covers.name.text] : [];
    const parts = [...scope, ...most, ...least, t('orders.couponUntil', { time: moment(until) })];
    return { label: t('orders.couponOff', { value }), note: parts.join(' · ') };
  };
}
