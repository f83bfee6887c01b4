import { Tabs } from '@greenhall/ui/page/tabs';
import { lazy, Suspense } from 'react';
import { links } from '../../../shared/page/links.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { NextStepCard } from '../../../shared/page/next-step-card.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AllocationView } from '../parts/allocation-view.tsx';
import { HoldingHero } from '../parts/holding-hero.tsx';
import type { Holding } from '../parts/kinds.ts';
import { LatestView } from '../parts/latest-view.tsx';
import { LevelsView } from '../parts/levels-view.tsx';
import { QueueView } from '../parts/queue-view.tsx';
import { SalesView } from '../sale/sales-view.tsx';
import { SplitsView } from '../parts/splits-view.tsx';

const SellSheet = lazy(() => import('../sale/sell-sheet.tsx'));
const VIEWS = ['levels', 'queue', 'latest', 'mine', 'sales', 'splits'] as const;
type View = (typeof VIEWS)[number];

function Chosen({ view, holding }: { view: View; holding: Holding }) {
  switch (view) {
    case 'levels':
      return <LevelsView holding={holding} />;
    case 'queue':
      return <QueueView />;
    case 'latest':
      return <LatestView />;
    case 'mine':
      return <AllocationView />;
    case 'sales':
      return <SalesView holding={holding} />;
    case 'splits':
      return <SplitsView />;
  }
}

/** The stock hall. */
export default function LevelScreen() {
  const { t } = useTexts();
  const holding = useRead('stock.holding', {});
  const asked = useSearchText('view');
  const view = VIEWS.find((name) => name === asked) ?? 'levels';
  return (
    <Page right={{ icon: 'chart', label: t('stock.chartTitle') }} onRight={() => openScreen(links.charts())}>
      <ReadView query={holding}>
        {(held) => (
          <>
            <p className="px-1 text-s text-ink-2">{t('stock.levelSubtitle')}</p>
            {view === 'levels' ? (
              <>
                <HoldingHero holding={held} />
                <NextStepCard quiet />
              </>
            ) : null}
            <Tabs
              label={t('stock.views')}
              options={VIEWS.map((value) => ({ value, label: t(`stock.view.${value}`) }))}
              value={view}
              onChange={(chosen) => openScreen(links.level({ view: chosen }), true)}
            />
            <Chosen view={view} holding={held} />
            <Suspense>
              <SellSheet holding={held} />
            </Suspense>
          </>
        )}
      </ReadView>
    </Page>
  );
}
