import { isRefusedBy } from '@greenhall/client/refused';
import { Card } from '@greenhall/ui/page/card';
import { Fold } from '@greenhall/ui/page/fold';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { PageList } from '../../../shared/page/page-list.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { READ_AGAIN_MS, useRead } from '../../../shared/request/use-read.ts';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { PlatformCards } from '../parts/platform-cards.tsx';
import { ClaimsFold, CoverageCard, CustodyFold } from '../parts/law-card.tsx';
import { BalanceCheck } from '../parts/balance-check.tsx';
import { RestoresFold } from '../parts/restores-fold.tsx';

function Published() {
  const { t, dateTime } = useTexts();
  const pages = usePages('proof.snapshots');
  return (
    <PageList pages={pages} label={t('proof.published')} empty={t('proof.none')}>
      {({ head, hash }) => (
        <li key={head.number} className="border-t border-line py-3.25 first:border-t-0">
          <p className="font-semibold">{t('proof.taken', { number: head.number, time: dateTime(head.takenAt) })}</p>
          <p className="mb-2 text-s text-ink-2">{t('proof.leaves', { count: head.leaves })}</p>
          <KeyValues
            items={[
              { label: t('proof.root'), value: <Copyable value={head.root} /> },
              { label: t('proof.hash'), value: <Copyable value={hash} /> },
              { label: t('proof.previous'), value: head.previous },
              { label: t('proof.journal'), value: `${head.journalSequence} · ${head.journalHead.slice(0, 16)}…` },
            ]}
          />
        </li>
      )}
    </PageList>
  );
}

/** What is held, what is owed, and the check of the own balances; open to everybody. */
export default function Solvency() {
  const { t } = useTexts();
  const latest = useRead('proof.latest', {}, { every: READ_AGAIN_MS });
  return (
    <Page>
      {isRefusedBy(latest.error, 'notFound') ? (
        <>
          <Card>
            <EmptyState icon="shield" title={t('proof.none')} />
          </Card>
          <RestoresFold />
        </>
      ) : (
        <ReadView query={latest}>
          {(snapshot) => (
            <>
              <CoverageCard snapshot={snapshot} />
              <BalanceCheck takenAt={snapshot.head.takenAt} />
              {snapshot.head.coins.map((figures) => (
                <ClaimsFold key={figures.coin} figures={figures} />
              ))}
              <CustodyFold snapshot={snapshot} />
              {snapshot.head.house ? <PlatformCards house={snapshot.head.house} /> : null}
              <Fold title={t('proof.published')}>
                <Published />
              </Fold>
              <RestoresFold />
              <p className="px-1 text-s text-ink-2">{t('proof.intro')}</p>
            </>
          )}
        </ReadView>
      )}
    </Page>
  );
}
