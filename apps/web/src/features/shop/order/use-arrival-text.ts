import { useTexts } from '../../../shared/text/texts.ts';
import type { Address } from './kinds.ts';

/** From which day to which goods are expected. */
export function useArrivalText(): (arrival: NonNullable<Address['arrival']>) => string {
  const { t, day } = useTexts();
  return ({ from, until }) => {
    const [first, last] = [day(from), day(until)];
    return first === last ? first : t('orders.arrivalRange', { from: first, until: last });
  };
}
