import type { Reply } from '@greenhall/client/route-input';
import { networkOf } from '@greenhall/domain/wallet/pay-in';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { lazy, Suspense } from 'react';
import { useMoney } from '../../../shared/money/use-money.ts';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { useTexts } from '../../../shared/text/texts.ts';

const AccountCode = lazy(() => import('./account-code.tsx'));

export type DepositMethods = Reply<'wallet.depositMethods'>;
export type UniqueAmount = DepositMethods['exact'][number];
type Way = DepositMethods['items'][number];

/** The account, and what a payment to it has to say. On a network the address comes with the exact amount alone. */
function Account({ way, reference }: { way: Way; reference: string }) {
  const { t } = useTexts();
  return (
    <>
      <KeyValues
        items={[
          { label: t('wallet.payInAccount'), value: <Copyable value={way.account} /> },
          { label: t('wallet.payInReference'), value: <Copyable value={reference} /> },
        ]}
      />
      <p className="text-s text-ink-2">{t('wallet.payInReferenceNote')}</p>
      <div className="flex min-h-37 justify-center">
        <Suspense>
          <AccountCode account={way.account} />
        </Suspense>
      </div>
    </>
  );
}

function WayCard({ way, reference }: { way: Way; reference: string }) {
  const { t, moment } = useTexts();
  const { full } = useMoney();
  return (
    <div className="mt-3 flex flex-col gap-3">
      <KeyValues
        items={[
          {
            label: t('wallet.payInLimits'),
            value: t('wallet.limits', { min: full(way.least, 'usdt'), max: full(way.most, 'usdt') }),
          },
          { label: t('wallet.payInArrives'), value: t('wallet.payInHours', { count: way.hours }) },
          { label: t('wallet.payInHolder'), value: <Copyable value={way.holder} /> },
        ]}
      />
      {networkOf(way.kind) ? null : <Account way={way} reference={reference} />}
      <p lang="en" dir="auto" className="text-s whitespace-pre-line text-ink-2">
        {way.text}
      </p>
      <p className="text-s text-ink-3">{t('wallet.payInSince', { time: moment(way.openedAt) })}</p>
    </div>
  );
}

interface WhereToPayProps {
  ways: DepositMethods;
  /** The way that the report names, which may be closed by now; empty while there is none. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Where to pay, before the payment is reported. Accounts stand here alone, so that one from elsewhere is known as false. */
export function WhereToPay({ ways: { items, reference }, chosen, onChoose }: WhereToPayProps) {
  const { t } = useTexts();
  const way = items.find(({ id }) => id === chosen);
  const options = items.map(({ id, kind, holder }) => ({
    value: id,
    label: `${t(`wallet.payIn.${kind}`)} · ${holder}`,
  }));
  return (
    <>
      <div aria-live="assertive" className="contents">
        {chosen !== '' && !way ? <Notice tone="down">{t('wallet.payInClosed')}</Notice> : null}
        {items.length === 0 ? <Notice tone="warn">{t('wallet.payInNone')}</Notice> : null}
      </div>
      {items.length > 0 ? (
        <Card title={t('wallet.payInTitle')}>
          {items.length > 1 || !way ? (
            <div className="mt-2">
              <ChipChoice label={t('wallet.payInTitle')} options={options} value={chosen} onChange={onChoose} />
            </div>
          ) : null}
          {way ? <WayCard way={way} reference={reference} /> : null}
          {way && networkOf(way.kind) ? null : <p className="mt-3 text-s text-ink-2">{t('wallet.payInOnly')}</p>}
        </Card>
      ) : null}
    </>
  );
}
