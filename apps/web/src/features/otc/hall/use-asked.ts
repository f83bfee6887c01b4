import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { type MarketSide, NETWORKS } from '../parts/kinds.ts';

const SIDES = ['sale', 'purchase'] as const;

/** The market and the side that the address of the hall asks for, such as by a price alert. */
export function useAsked(): Partial<MarketSide> {
  const [coin, named, wanted] = [useSearchText('coin'), useSearchText('network'), useSearchText('side')];
  const network = NETWORKS.find((known) => known === named);
  const side = SIDES.find((known) => known === wanted);
  return { ...(coin && { coin }), ...(network && { network }), ...(side && { side }) };
}
