import { buttonClass } from '@greenhall/ui/page/button';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { NextStepCard } from '../../../shared/page/next-step-card.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { readSession } from '../../../shared/session/session.ts';
import { isDirectSession } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ActivationRequestMutes } from '../parts/activation-request-mutes.tsx';
import { CoolingPayments } from '../parts/cooling-payments.tsx';
import { NodeCard } from '../parts/node-card.tsx';
import { MoreButton } from '../../../shared/page/more-button.tsx';

export default function MyNodesScreen() {
  const { t } = useTexts();
  const pages = usePages('network.nodes', {});
  const own = readSession().id;
  const sought = useSearchText('node');
  return (
    <Page>
      <NextStepCard quiet />
      <ReadView query={pages}>
        {(data) => {
          const nodes = data.pages.flatMap((page) => page.items);
          const rank = ({ id }: (typeof nodes)[number]) => (id === sought ? 2 : Number(id === own));
          const sorted = nodes.toSorted((a, b) => rank(b) - rank(a));
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
                <NodeCard key={node.id} node={node} isSought={node.id === sought} />
              ))}
              <MoreButton pages={pages} />
            </>
          );
        }}
      </ReadView>
      <CoolingPayments />
      {isDirectSession() ? <ActivationRequestMutes /> : null}
    </Page>
  );
}
