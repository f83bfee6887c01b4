import type { Reply } from '@greenhall/client/route-input';
import { useTexts } from '../../../shared/text/texts.ts';

/** From which day to which goods are expected. */
export function useArrivalText(): (arrival: NonNullable<Reply<'shop.quote'>['arrival']>) => string {
  const { t, day } = useTexts();
  return ({ from, until }) => {
    const [first, last] = [day(from), day(until)];
    return first === last ? first : t('orders.arrivalRange', { from: first, until: last });
  };
}
