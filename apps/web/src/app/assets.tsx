import { SkeletonList } from '@greenhall/ui/page/skeleton';
import { ShareOverview } from '../features/stock/parts/share-overview.tsx';
import { AssetsOverview, FIRST_DAYS } from '../features/wallet/parts/assets-overview.tsx';
import { Page } from '../shared/page/page.tsx';
import { useRead } from '../shared/request/use-read.ts';
import { useTexts } from '../shared/text/texts.ts';

/** Whether what decides how much room each part takes is still to come. */
function useIsComing(): boolean {
  const parts = [
    useRead('stock.holding', {}),
    useRead('stock.queue', {}),
    useRead('wallet.balances', {}),
    useRead('wallet.history', { query: { days: FIRST_DAYS } }),
  ];
  return parts.some(({ isPending }) => isPending);
}

/** The second tab: the shares first, then everything that is owned. They come together, so that nothing moves. */
export default function Assets() {
  const { t } = useTexts();
  const isComing = useIsComing();
  if (isComing)
    return (
      <Page>
        <SkeletonList rows={8} label={t('state.loading')} />
      </Page>
    );
  return (
    <Page>
      <ShareOverview />
      <AssetsOverview />
    </Page>
  );
}
