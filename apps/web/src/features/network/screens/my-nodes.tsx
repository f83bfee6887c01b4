import { buttonClass } from '@greenhall/ui/button';
import { EmptyState } from '@greenhall/ui/empty-state';
import { links } from '../../../app/links.ts';
import { AppLink } from '../../../app/app-link.tsx';
import { Page } from '../../../app/page.tsx';
import { ReadView } from '../../../app/read-view.tsx';
import { LIVE, usePages } from '../../../app/request/use-read.ts';
import { readSession } from '../../../app/session.ts';
import { useTexts } from '../../../app/texts.ts';
import { CoolingPayments } from '../parts/cooling-payments.tsx';
import { NodeCard } from '../parts/node-card.tsx';
import { MoreButton } from '../../../app/more-button.tsx';

export default function MyNodesScreen() {
  const { t } = useTexts();
  const pages = usePages('network.nodes', {}, { every: LIVE });
  const own = readSession().id;
  return (
    <Page>
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
