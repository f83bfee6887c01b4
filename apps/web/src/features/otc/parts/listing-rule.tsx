import { LISTINGS_A_DAY } from '@greenhall/domain/otc/market/market';
import { parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { Notice } from '@greenhall/ui/page/notice';
import { unitOf } from '../../../shared/money/coins.ts';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMoney } from '../../../shared/money/use-money.ts';

/** How many orders a member may have in the hall, and the one that is there and has something left. */
export function ListingRule() {
  const { t } = useTexts();
  const { exact } = useMoney();
  const pages = usePages('otc.myListings', { open: '1' });
  const left = pages.data?.pages
    .flatMap(({ items }) => items)
    .find(({ remaining }) => (parseAmount(remaining) ?? ZERO) > 0n);
  if (!left) return <p className="pb-1 text-s text-ink-2">{t('otc.listingRule', { max: LISTINGS_A_DAY })}</p>;
  return (
    <Notice tone="warn">{t('otc.listingLeft', { remaining: exact(left.remaining), coin: unitOf(left.coin) })}</Notice>
  );
}
