import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { lazy, Suspense } from 'react';
import { useMoney } from '../../../shared/money/use-money.ts';
import { ContactService } from '../../../shared/page/contact-service.tsx';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { ShareButton } from '../../../shared/page/share-button.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { linkOf, type PaymentRequest, useNamed } from './kinds.ts';
import { RequestChip } from './request-chip.tsx';
import { useCancelRequest } from './use-cancel-request.ts';

const RequestCode = lazy(() => import('./request-code.tsx'));

/** What is passed on while the request can be paid. */
function Passing({ request }: { request: PaymentRequest }) {
  const { t } = useTexts();
  const link = linkOf(request);
  return (
    <Card className="flex flex-col items-center gap-3 text-center">
      <Suspense fallback={<div className="size-52" />}>
        <RequestCode link={link} />
      </Suspense>
      <p className="max-w-75 text-s text-ink-2">{t('requests.passOn')}</p>
      <ShareButton text={link} label={t('requests.share')} />
      <div className="w-full text-left text-s">
        <Copyable value={link} align="start" />
      </div>
    </Card>
  );
}

function Own({ request }: { request: PaymentRequest }) {
  const { t, dateTime, zoned } = useTexts();
  const { full } = useMoney();
  const cancel = useCancelRequest(request);
  const { id, number, coin, amount, fee, credited, remark, state, at, expiresAt, payer, mayCancel } = request;
  return (
    <>
      <Card className="flex flex-col items-center gap-1 text-center">
        <p className="num text-num leading-tight font-bold wrap-anywhere">{full(amount, coin)}</p>
        <RequestChip state={state} />
      </Card>
      {state === 'held' ? <Notice>{t('requests.heldNote')}</Notice> : null}
      {state === 'open' ? <Passing request={request} /> : null}
      <Card>
        <KeyValues
          items={[
            ...(payer ? [{ label: t('wallet.payer'), value: payer }] : []),
            { label: t('wallet.fee'), value: full(fee, coin) },
            { label: t('requests.youGet'), value: <b>{full(credited, coin)}</b> },
            ...(remark ? [{ label: t('wallet.remark'), value: remark }] : []),
            { label: t('wallet.time'), value: zoned(at) },
            { label: t('requests.until'), value: dateTime(expiresAt) },
            { label: t('wallet.number'), value: number },
          ]}
        />
      </Card>
      {mayCancel ? (
        <Button kind="danger" wide onClick={cancel}>
          {t('requests.cancel')}
        </Button>
      ) : null}
      <ContactService about={{ kind: 'request', id }} />
    </>
  );
}

/** A request as the member sees it that has made it. */
export default function OwnRequest() {
  const query = useNamed();
  return <ReadView query={query}>{(request) => <Own request={request} />}</ReadView>;
}
