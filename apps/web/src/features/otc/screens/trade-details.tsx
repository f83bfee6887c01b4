import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { ChooseOne } from '../../../shared/page/choose-one.tsx';
import { links } from '../../../shared/page/links.ts';
import { Notice } from '@greenhall/ui/page/notice';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ContactService } from '../../../shared/page/contact-service.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { api } from '../../../shared/request/api.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { saveWhenReady } from '../../../shared/page/save-file.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { AppealCard, OpenAppeal } from '../parts/appeal-card.tsx';
import { ChatSheet } from '../parts/chat-sheet.tsx';
import { ClaimForm } from '../parts/claim-form.tsx';
import { FactsCard, AccessLogCard, StepsCard } from '../parts/facts-card.tsx';
import type { Trade } from '../parts/kinds.ts';
import { ProofCard } from '../parts/proof-card.tsx';
import { StateCard } from '../parts/state-card.tsx';
import { TradeActions } from '../parts/trade-actions.tsx';
import { CompletedSheet } from '../parts/trade-receipt.tsx';
import { TRADE_POLL_MS } from '../parts/use-trade-live.ts';

function Evidence({ trade }: { trade: Trade }) {
  const { t } = useTexts();
  const save = useMutation({
    mutationFn: () =>
      saveWhenReady(api('otc.evidence', { params: { id: trade.id }, download: true }), `${trade.number}.json`),
  });
  const failure = useErrorText(save.error);
  return (
    <Card title={t('otc.evidence')}>
      <p className="mt-1 mb-3 text-s text-ink-2">{t('otc.evidenceNote')}</p>
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button kind="ghost" wide busy={save.isPending} onClick={() => save.mutate()}>
        {t('otc.evidence')}
      </Button>
    </Card>
  );
}

const PayCard = lazy(() => import('../parts/pay-card.tsx'));

function Details({ trade }: { trade: Trade }) {
  const may = new Set(trade.may);
  const isOpen = trade.closedAt === null;
  const isChecking = trade.state === 'waitForConfirmation';
  const isToPay = trade.role === 'buyer' && isOpen && !isChecking;
  const checks = trade.claimedAt || trade.proof ? <ProofCard trade={trade} /> : null;
  return (
    <>
      <StateCard trade={trade} />
      <CompletedSheet trade={trade} />
      {isToPay ? (
        <Suspense fallback={<Skeleton className="h-90 w-full" />}>
          <PayCard trade={trade} />
        </Suspense>
      ) : null}
      {isChecking ? checks : null}
      {may.has('claim') ? <ClaimForm trade={trade} folded={isChecking || trade.state === 'waitForPayment'} /> : null}
      {isChecking ? null : checks}
      <TradeActions trade={trade} />
      {trade.appeals.map((appeal) => (
        <AppealCard key={appeal.id} appeal={appeal} may={trade.may} />
      ))}
      <StepsCard trade={trade} />
      <AccessLogCard looks={trade.looks} />
      <FactsCard trade={trade} isToPay={isToPay} />
      {may.has('appeal') ? <OpenAppeal trade={trade} /> : null}
      {trade.claimedAt ? <Evidence trade={trade} /> : null}
      <ContactService about={{ kind: 'trade', id: trade.id }} />
    </>
  );
}

export default function TradeDetails() {
  const { t } = useTexts();
  const id = useSearchText('id') ?? '';
  const trade = useRead('otc.trade', { params: { id } }, { every: TRADE_POLL_MS, enabled: id !== '' });
  const [chatting, setChatting] = useState(false);
  const shown = trade.data;
  return (
    <Page
      {...(shown
        ? { right: { icon: 'chat' as const, label: t('otc.chat') }, onRight: () => setChatting(true) }
        : { right: undefined })}
    >
      {id === '' ? (
        <ChooseOne from={links.trades()} />
      ) : (
        <ReadView query={trade}>{(data) => <Details key={data.id} trade={data} />}</ReadView>
      )}
      {shown ? <ChatSheet key={shown.id} trade={shown} show={chatting} onUpdateShow={setChatting} /> : null}
    </Page>
  );
}
