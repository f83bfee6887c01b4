import { CopyButton } from '@greenhall/ui/display/copy-button';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { lazy, Suspense, useState } from 'react';
import { useMoney } from '../../../shared/money/use-money.ts';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { clockText, useCountdown } from '../../../shared/time/use-countdown.ts';
import type { UniqueAmount } from './where-to-pay.tsx';

const AccountCode = lazy(() => import('./account-code.tsx'));

/** Ends the payment: asked once more, because what was paid is not found by its amount then. */
function GiveUp({ exact: { id } }: { exact: UniqueAmount }) {
  const { t } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const write = useWrite('wallet.giveUpExactPayment', id);
  const failure = useErrorText(write.error);
  if (!isAsked)
    return (
      <Button kind="text" wide onClick={() => setAsked(true)}>
        {t('wallet.exactGiveUp')}
      </Button>
    );
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warn">{t('wallet.exactGiveUpSure')}</Notice>
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <div className="grid grid-cols-2 gap-3">
        <Button kind="ghost" onClick={() => setAsked(false)}>
          {t('common.back')}
        </Button>
        <Button kind="danger" busy={write.isPending} onClick={() => write.mutate({ params: { id }, body: {} })}>
          {t('wallet.exactGiveUp')}
        </Button>
      </div>
    </div>
  );
}

/** The amount as it is read here, copied as wallets take it. */
function ExactAmount({ amount }: { amount: string }) {
  const { t } = useTexts();
  const { full } = useMoney();
  return (
    <span className="flex flex-col items-end">
      <span className="num text-l font-semibold">{full(amount, 'usdt')}</span>
      <CopyButton
        value={amount}
        label={t('common.copy')}
        doneLabel={t('common.copied')}
        failedLabel={t('common.copyFailed')}
      />
    </span>
  );
}

/** What has to be paid, where, and how long there is for it. Of a way that is closed only the amount is shown. */
export function UniqueAmountCard({ exact }: { exact: UniqueAmount }) {
  const { t } = useTexts();
  const seconds = useCountdown(Date.parse(exact.dueAt));
  const { address } = exact;
  const isPayable = address !== null && seconds > 0;
  return (
    <Card title={`2 · ${t('wallet.payInTitle')}`} className="flex flex-col gap-3">
      <KeyValues
        items={[
          { label: t('wallet.exactAmount'), value: <ExactAmount amount={exact.amount} /> },
          ...(isPayable ? [{ label: t('wallet.exactAddress'), value: <Copyable value={address} /> }] : []),
          { label: t('wallet.exactLeft'), value: <span role="timer">{clockText(seconds)}</span> },
        ]}
      />
      {isPayable ? (
        <>
          <div className="flex min-h-37 justify-center">
            <Suspense>
              <AccountCode account={address} />
            </Suspense>
          </div>
          <Notice tone="warn">{t('wallet.exactNote', { network: exact.network })}</Notice>
          <Notice>{t('wallet.exactAfter')}</Notice>
          <p className="text-s text-ink-2">{t('wallet.exactOnly')}</p>
        </>
      ) : null}
      {seconds === 0 ? <Notice tone="down">{t('wallet.exactOver')}</Notice> : null}
      <GiveUp exact={exact} />
    </Card>
  );
}
