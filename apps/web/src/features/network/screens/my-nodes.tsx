import { usePaused } from '@greenhall/ui/form/use-paused';
import { buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { SkeletonList } from '@greenhall/ui/page/skeleton';
import { useState } from 'react';
import { Field } from '../../../shared/forms/field.tsx';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { NextStepCard } from '../../../shared/page/next-step-card.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { ReadError, ReadView } from '../../../shared/page/read-view.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
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
/** Letters that a search takes. */
const LONGEST = 64;

/** The nodes that a text finds, all by none. Until they are known, those that were shown before. */
function useFound(words: string) {
  const pages = usePages('network.nodes', words === '' ? {} : { userid: words });
  const [kept, setKept] = useState(pages.data);
  if (pages.data && pages.data !== kept) setKept(pages.data);
  const nodes = (pages.data ?? kept)?.pages.flatMap(({ items }) => items) ?? [];
  return { pages, nodes, isAnswered: pages.data !== undefined };
}

/** The nodes as the server orders them, pending ones first, and above them the one that a link names and the own one. */
function Found({ words, isTyping }: { words: string; isTyping: boolean }) {
  const { t } = useTexts();
  const { pages, nodes, isAnswered } = useFound(words);
  const own = readSession().id;
  const sought = useSearchText('node');
  const rank = ({ id }: Node) => (id === sought ? 2 : Number(id === own));
  if (pages.error && !isAnswered) return <ReadError query={pages} />;
  if (nodes.length === 0)
    return isAnswered && !isTyping ? (
      <EmptyState icon="search" title={t('network.notFound')} />
    ) : (
      <SkeletonList rows={2} label={t('state.loading')} />
    );
  return (
    <>
      <Card dense>
        <ul
          aria-label={t('network.nodesTitle')}
          aria-busy={!isAnswered}
          className={`m-0 list-none p-0 ${isAnswered ? '' : 'opacity-50'}`}
        >
          {nodes
            .toSorted((a, b) => rank(b) - rank(a))
            .map((node) => (
              <NodeRow key={node.id} node={node} isSought={node.id === sought} />
            ))}
        </ul>
      </Card>
      <MoreButton pages={pages} />
    </>
  );
}

/** The search, which stays as long as something is typed, and what it finds. */
function Nodes({ isMany }: { isMany: boolean }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  // A text that is too long is no search: the field says so.
  const wanted = text.length > LONGEST ? '' : text;
  const words = usePaused(wanted);
  return (
    <>
      {isMany || typed !== '' ? (
        <Field
          type="search"
          label={t('network.search')}
          autoCapitalize="none"
          longest={LONGEST}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      <Found words={words} isTyping={words !== wanted} />
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
          const count = data.pages.reduce((sum, { items }) => sum + items.length, 0);
          return count === 0 ? (
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
            <Nodes isMany={count >= MANY || pages.hasNextPage} />
          );
        }}
      </ReadView>
      <CoolingPayments />
      {isDirectSession() ? <ActivationRequestMutes /> : null}
    </Page>
  );
}
