import { ShareOverview } from '../features/stock/parts/share-overview.tsx';
import { AssetsOverview } from '../features/wallet/parts/assets-overview.tsx';
import { Page } from '../shared/page/page.tsx';

/** The second tab: the shares first, then everything that is owned. */
export default function Assets() {
  return (
    <Page>
      <ShareOverview />
      <AssetsOverview />
    </Page>
  );
}
