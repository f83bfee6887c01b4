import { Button, buttonClass } from '@greenhall/ui/page/button';
import { useState } from 'react';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { clockText, useCountdown } from '../../../shared/time/use-countdown.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { Outcome } from './outcome.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { type Transfer, useTakeBack } from './use-take-back.ts';
import { serverNow } from '../../../shared/time/server-time.ts';

/** Milliseconds between two looks at a transfer that waits. */
const LOOK = 5_000;

/** The transfer as the server has it now: a held one is credited by itself or taken back. */
function useCurrent(made: Transfer): [Transfer, (transfer: Transfer) => void] {
  const [taken, setTaken] = useState<Transfer>();
  const recent = useRead(
    'wallet.transfers',
    { query: { coin: made.coin } },
    { enabled: made.state === 'held' && !taken, every: LOOK },
  );
  const seen = recent.data?.items.find((item) => item.id === made.id);
  return [{ ...(taken ?? seen ?? made), payee: made.payee }, setTaken];
}

/** How long the first transfer to a payee still waits, from the moment of the answer. */
function useHold({ at, creditsAt }: Transfer): number {
  const [until] = useState(() => (creditsAt ? serverNow() + Date.parse(creditsAt) - Date.parse(at) : undefined));
  return useCountdown(until);
}

export interface TransferOutcomeProps {
  made: Transfer;
  /** Leads back to the form, where there is one. */
  onAgain?: () => void;
}

/** A transfer after it was made: held with a running clock and a way back, credited, or taken back. */
export function TransferOutcome({ made, onAgain }: TransferOutcomeProps) {
  const { t, zoned } = useTexts();
  const { exact, full } = useMoney();
  const [transfer, setTaken] = useCurrent(made);
  const seconds = useHold(made);
  const takeBack = useTakeBack(setTaken);
  const { state, coin, payee } = transfer;
  const credited = exact(transfer.credited);
  const texts = {
    held: { title: t('wallet.transferHeld'), note: t('wallet.transferHeldNote') },
    credited: {
      title: t('wallet.transferDone'),
      note: t('wallet.transferDoneNote', { name: payee, amount: credited, coin: unitOf(coin) }),
    },
    cancelled: {
      title: t('wallet.transferTaken'),
      note: t('wallet.transferTakenNote', { amount: exact(transfer.amount), coin: unitOf(coin) }),
    },
  }[state];
  return (
    <Outcome
      key={state}
      icon={state === 'held' ? 'clock' : state === 'credited' ? 'check' : 'back'}
      {...texts}
      figure={state === 'held' ? <span role="timer">{clockText(seconds)}</span> : full(transfer.amount, coin)}
      items={[
        { label: t('wallet.payee'), value: payee },
        { label: t('wallet.amount'), value: full(transfer.amount, coin) },
        ...(state === 'cancelled'
          ? [{ label: t('wallet.cameBack'), value: full(transfer.amount, coin) }]
          : [
              { label: t('wallet.fee'), value: full(transfer.fee, coin) },
              { label: t('wallet.credited'), value: full(transfer.credited, coin) },
            ]),
        ...(transfer.remark ? [{ label: t('wallet.remark'), value: transfer.remark }] : []),
        { label: t('wallet.time'), value: zoned(transfer.at) },
        { label: t('wallet.number'), value: transfer.id },
      ]}
    >
      {state === 'held' && transfer.mayCancel && seconds > 0 ? (
        <Button kind="danger" wide onClick={() => takeBack(transfer)}>
          {t('wallet.takeBack')}
        </Button>
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        <AppLink to={links.transfers()} className={buttonClass('ghost')}>
          {t('wallet.toRecords')}
        </AppLink>
        {onAgain ? (
          <Button onClick={onAgain}>{t('wallet.again')}</Button>
        ) : (
          <AppLink to={links.wallet()} className={buttonClass()}>
            {t('pay.finish')}
          </AppLink>
        )}
      </div>
    </Outcome>
  );
}
