import { CellList } from '@greenhall/ui/display/cell';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Notice } from '@greenhall/ui/page/notice';
import { lazy, Suspense, useState } from 'react';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ApplicationCard } from '../linked/application-card.tsx';
import { CollectSheet } from '../linked/collect-sheet.tsx';
import type { Link } from '../linked/kinds.ts';
import { MainCard } from '../linked/main-card.tsx';
import { PastSub, SubCard } from '../linked/sub-card.tsx';

const ApplySheet = lazy(() => import('../linked/apply-sheet.tsx').then((module) => ({ default: module.ApplySheet })));

interface SubsProps {
  subs: readonly Link[];
  canApply: boolean;
  /** Nothing else is on the screen to be done first. */
  isFirst: boolean;
}

function Subs({ subs, canApply, isFirst }: SubsProps) {
  const { t } = useTexts();
  const [applying, setApplying] = useState(false);
  const open = subs.filter(({ closedAt }) => closedAt === null);
  const past = subs.filter(({ closedAt }) => closedAt !== null);
  return (
    <>
      {subs.some(({ state }) => state === 'bound') ? <CollectSheet /> : null}
      {open.length > 0 ? (
        <>
          <h2 className="px-1">{t('network.linkSubs')}</h2>
          {open.map((link) => (
            <SubCard key={link.id} link={link} />
          ))}
        </>
      ) : null}
      {canApply ? (
        <>
          <Button wide kind={isFirst ? 'filled' : 'ghost'} onClick={() => setApplying(true)}>
            {t('network.linkApply')}
          </Button>
          <Suspense>
            <ApplySheet show={applying} onUpdateShow={setApplying} />
          </Suspense>
        </>
      ) : null}
      {past.length > 0 ? (
        <section>
          <h2 className="mt-4 mb-3 px-1">{t('network.linkPast')}</h2>
          <Card dense>
            <CellList label={t('network.linkPast')}>
              {past.map((link) => (
                <PastSub key={link.id} link={link} />
              ))}
            </CellList>
          </Card>
        </section>
      ) : null}
    </>
  );
}

/** Linked accounts: those of which this one is the main account, or its own main account. */
export default function ChildrenScreen() {
  const { t } = useTexts();
  const links = useRead('network.links', {});
  return (
    <Page>
      <Notice>{t('network.linkNote')}</Notice>
      <ReadView query={links}>
        {({ subs, mains }) => {
          const main = mains.find(({ state }) => state === 'bound');
          const isEmpty =
            !subs.some(({ closedAt }) => closedAt === null) && !mains.some(({ closedAt }) => closedAt === null);
          return (
            <>
              {main ? <MainCard link={main} /> : null}
              {mains
                .filter(({ state }) => state === 'applied')
                .map((link) => (
                  <ApplicationCard key={link.id} link={link} />
                ))}
              {isEmpty ? <EmptyState icon="users" title={t('network.linkEmpty')} /> : null}
              <Subs subs={subs} canApply={main === undefined} isFirst={isEmpty} />
            </>
          );
        }}
      </ReadView>
    </Page>
  );
}
