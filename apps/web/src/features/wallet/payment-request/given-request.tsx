import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useMoney } from '../../../shared/money/use-money.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { FrozenBar } from '../../../shared/page/frozen-bar.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { refreshReads } from '../../../shared/request/refresh.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { TransferOutcome } from '../parts/transfer-outcome.tsx';
import { AskerCard } from './asker-card.tsx';
import { type PaymentRequest, useNamed } from './kinds.ts';
import { ReportRequest } from './report-sheet.tsx';
import { RequestChip } from './request-chip.tsx';

/** Why a request that is not open cannot be paid. */
const ENDED = {
  held: 'requests.heldByOther',
  paid: 'requests.paidByOther',
  expired: 'requests.expiredNote',
  canceled: 'requests.canceledNote',
} as const;

/** What is paid, with its fee and what arrives. */
function useFigures({ asker, amount, fee, credited, coin, remark }: PaymentRequest) {
  const { t } = useTexts();
  const { full } = useMoney();
  return [
    { label: t('wallet.payee'), value: asker.name },
    { label: t('wallet.amount'), value: full(amount, coin) },
    { label: t('wallet.fee'), value: full(fee, coin) },
    { label: t('wallet.credited'), value: <b>{full(credited, coin)}</b> },
    ...(remark ? [{ label: t('wallet.remark'), value: remark }] : []),
  ];
}

function Paying({ request }: { request: PaymentRequest }) {
  const { t } = useTexts();
  const { full } = useMoney();
  const [show, setShow] = useState(false);
  const { name, asker, feeBp, state } = request;
  const write = useWrite('wallet.payPaymentRequest', name);
  const pay = async (payPassword: string) => {
    try {
      await write.mutateAsync({ params: { name }, body: { feeBp, payPassword } });
      setShow(false);
    } catch (error) {
      // Somebody else may have paid it, or it has ended: what stands here follows.
      refreshReads('wallet.paymentRequest');
      throw error;
    }
  };
  return (
    <>
      {state === 'open' ? (
        <Button wide onClick={() => setShow(true)}>
          {t('requests.pay', { amount: full(request.amount, request.coin) })}
        </Button>
      ) : null}
      <PaySheet
        show={show}
        onUpdateShow={setShow}
        isUnderWay={write.isPending}
        disabled={state !== 'open'}
        title={t('requests.payTitle')}
        items={useFigures(request)}
        note={asker.wasPaid ? null : <Notice tone="warn">{t('wallet.firstTime', { name: asker.name })}</Notice>}
        pay={pay}
      />
    </>
  );
}

function Given({ request }: { request: PaymentRequest }) {
  const { t, zoned } = useTexts();
  const { full } = useMoney();
  const figures = useFigures(request);
  const { name, number, transfer, state, asker, amount, coin, expiresAt } = request;
  if (transfer) return <TransferOutcome key={transfer.id} made={transfer} />;
  return (
    <>
      <Card className="flex flex-col items-center gap-1 text-center">
        <p className="num text-num leading-tight font-bold wrap-anywhere">{full(amount, coin)}</p>
        <RequestChip state={state} />
      </Card>
      <AskerCard asker={asker} />
      {state === 'open' ? (
        <Notice tone="warn">{t('requests.warn')}</Notice>
      ) : (
        <div role="status">
          <Notice>{t(ENDED[state])}</Notice>
        </div>
      )}
      <Card>
        <KeyValues
          items={[
            ...figures,
            { label: t('requests.until'), value: zoned(expiresAt) },
            { label: t('wallet.number'), value: number },
          ]}
        />
      </Card>
      <FrozenBar act="transferOut">
        <Paying request={request} />
      </FrozenBar>
      <ReportRequest name={name} />
    </>
  );
}

/** A request as everybody else sees it who has its link. */
export default function GivenRequest() {
  const query = useNamed();
  return <ReadView query={query}>{(request) => <Given request={request} />}</ReadView>;
}
