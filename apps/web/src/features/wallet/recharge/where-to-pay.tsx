import type { Reply } from '@greenhall/client/route-input';
import { networkOf } from '@greenhall/domain/wallet/pay-in';
import { CellButton, CellList } from '@greenhall/ui/display/cell';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { lazy, Suspense } from 'react';
import { useMoney } from '../../../shared/money/use-money.ts';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { useTexts } from '../../../shared/text/texts.ts';

const AccountCode = lazy(() => import('./account-code.tsx'));

export type DepositMethods = Reply<'wallet.depositMethods'>;
export type UniqueAmount = DepositMethods['exact'][number];
export type DepositMethod = DepositMethods['items'][number];

/** How long a payment by a method takes, and between which amounts. */
function useTerms() {
  const { t } = useTexts();
  const { full } = useMoney();
  return ({ hours, least, most }: DepositMethod) =>
    [
      t('wallet.payInHours', { count: hours }),
      t('wallet.limits', { min: full(least, 'usdt'), max: full(most, 'usdt') }),
    ].join(' · ');
}

/** The account, and what a payment to it has to say. On a network the address comes with the exact amount alone. */
export function Account({ method, reference }: { method: DepositMethod; reference: string }) {
  const { t } = useTexts();
  return (
    <>
      <KeyValues
        items={[
          { label: t('wallet.payInHolder'), value: <Copyable value={method.holder} /> },
          { label: t('wallet.payInAccount'), value: <Copyable value={method.account} /> },
          { label: t('wallet.payInReference'), value: <Copyable value={reference} /> },
        ]}
      />
      <p className="text-s text-ink-2">{t('wallet.payInReferenceNote')}</p>
      <div className="flex min-h-37 justify-center">
        <Suspense>
          <AccountCode account={method.account} />
        </Suspense>
      </div>
    </>
  );
}

/** What else there is to know of a method. */
export function MethodNotes({ method }: { method: DepositMethod }) {
  const { t, moment } = useTexts();
  return (
    <div className="flex flex-col gap-2 text-s text-ink-2">
      <p lang="en" dir="auto" className="whitespace-pre-line">
        {method.text}
      </p>
      {networkOf(method.kind) ? null : <p>{t('wallet.payInOnly')}</p>}
      <p className="text-ink-3">{t('wallet.payInSince', { time: moment(method.openedAt) })}</p>
    </div>
  );
}

interface MethodChoiceProps {
  ways: DepositMethods;
  /** The method that the report names, which may be closed by now; empty while there is none. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** The first step: by which method. Accounts stand on this screen alone, so that one from elsewhere is known as false. */
export function MethodChoice({ ways: { items }, chosen, onChoose }: MethodChoiceProps) {
  const { t } = useTexts();
  const terms = useTerms();
  const method = items.find(({ id }) => id === chosen);
  return (
    <>
      <div aria-live="assertive" className="contents">
        {chosen !== '' && !method ? <Notice tone="down">{t('wallet.payInClosed')}</Notice> : null}
        {items.length === 0 ? <Notice tone="warn">{t('wallet.payInNone')}</Notice> : null}
      </div>
      {method ? (
        <Card className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <h2>{t(`wallet.payIn.${method.kind}`)}</h2>
            <p className="num text-s text-ink-2">{terms(method)}</p>
            <p className="text-s text-ink-3">{method.holder}</p>
          </div>
          {items.length === 1 ? null : (
            <Button small kind="text" onClick={() => onChoose('')}>
              {t('wallet.payInOther')}
            </Button>
          )}
        </Card>
      ) : null}
      {method || items.length === 0 ? null : (
        <Card title={`1 · ${t('wallet.payInHow')}`}>
          <CellList label={t('wallet.payInHow')}>
            {items.map((one) => (
              <CellButton
                key={one.id}
                title={t(`wallet.payIn.${one.kind}`)}
                note={terms(one)}
                arrow
                onClick={() => onChoose(one.id)}
              />
            ))}
          </CellList>
        </Card>
      )}
    </>
  );
}
