import { buttonClass } from '@greenhall/ui/page/button';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { NextStepCard } from '../../../shared/page/next-step-card.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { LIVE_POLL_MS } from '../../../shared/request/use-read.ts';
import { usePages } from '../../../shared/request/use-pages.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { CoolingPayments } from '../parts/cooling-payments.tsx';
import { NodeCard } from '../parts/node-card.tsx';
import { MoreButton } from '../../../shared/page/more-button.tsx';

export default function MyNodesScreen() {
  const { t } = useTexts();
  const pages = usePages('network.nodes', {}, { every: LIVE_POLL_MS });
  const own = readSession().id;
  return (
    <Page>
      <NextStepCard quiet />
      <ReadView query={pages}>
        {(data) => {
          const nodes = data.pages.flatMap((page) => page.items);
          const sorted = nodes.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));
          return nodes.length === 0 ? (
            <EmptyState
              icon="tree"
              title={t('network.noNodes')}
              note={t('network.noNodesNote')}
              action={
                <AppLink to={links.share()} className={buttonClass('ghost')}>
                  {t('network.invite')}
                </AppLink>
              }
            />
          ) : (
            <>
              {sorted.map((node) => (
                <NodeCard key={node.id} node={node} />
              ))}
              <MoreButton pages={pages} />
            </>
          );
        }}
      </ReadView>
      <CoolingPayments />
    </Page>
  );
}
