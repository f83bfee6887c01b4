import { useTexts } from '../text/texts.ts';
import { type OwnSums, ownSums } from './own-sums.ts';

/** Formats amounts where every unit counts and none is ever hidden: confirmations, results, records. */
export function useMoney(): Pick<OwnSums, 'exact' | 'full' | 'signed'> {
  return ownSums(useTexts(), false);
}
