import { Field } from '@greenhall/ui/form/field';
import { buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { useEffect, useState } from 'react';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { NextStepCard } from '../../../shared/page/next-step-card.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { type Pages, usePages } from '../../../shared/request/use-pages.ts';
import { readSession } from '../../../shared/session/session.ts';
import { isDirectSession } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Node } from '../parts/activate-sheet.tsx';
import { ActivationRequestMutes } from '../parts/activation-request-mutes.tsx';
import { CoolingPayments } from '../parts/cooling-payments.tsx';
import { NodeRow } from '../parts/node-row.tsx';
import { MoreButton } from '../../../shared/page/more-button.tsx';

/** From so many on, the search is worth its room. */
const MANY = 2;

/** The nodes as the server orders them, pending ones first, and above them the one that a link names and the own one. */
function Nodes({ nodes, pages }: { nodes: readonly Node[]; pages: Pages<'network.nodes'> }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const { hasNextPage, isFetching, fetchNextPage } = pages;
  // What is searched is the whole list.
  useEffect(() => {
    if (words !== '' && hasNextPage && !isFetching) void fetchNextPage();
  }, [words, hasNextPage, isFetching, fetchNextPage]);
  const own = readSession().id;
  const sought = useSearchText('node');
  const rank = ({ id }: Node) => (id === sought ? 2 : Number(id === own));
  const found = nodes.filter(({ userid }) => userid.toLowerCase().includes(words));
  return (
    <>
      {nodes.length >= MANY || hasNextPage ? (
        <Field
          type="search"
          label={t('network.search')}
          autoCapitalize="none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('network.notFound')} />
      ) : (
        <Card dense>
          <ul aria-label={t('network.nodesTitle')} className="m-0 list-none p-0">
            {found
              .toSorted((a, b) => rank(b) - rank(a))
              .map((node) => (
                <NodeRow key={node.id} node={node} isSought={node.id === sought} />
              ))}
          </ul>
        </Card>
      )}
      <MoreButton pages={pages} />
    </>
  );
}

export default function MyNodesScreen() {
  const { t } = useTexts();
  const pages = usePages('network.nodes', {});
  return (
    <Page>
      <NextStepCard quiet />
      <ReadView query={pages}>
        {(data) => {
          const nodes = data.pages.flatMap((page) => page.items);
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
            <Nodes nodes={nodes} pages={pages} />
          );
        }}
      </ReadView>
      <CoolingPayments />
      {isDirectSession() ? <ActivationRequestMutes /> : null}
    </Page>
  );
}
