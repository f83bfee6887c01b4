import type { Reply } from '@greenhall/client/route-input';
import { amount, type Coin, COINS, formatAmount, parseAmount, plus, ZERO } from '@greenhall/domain/shared/money';
import { COLLECT_PREVIEW_TTL } from '@greenhall/domain/wallet/collect';
import { Button } from '@greenhall/ui/page/button';
import { Chip } from '@greenhall/ui/display/chip';
import { Notice } from '@greenhall/ui/page/notice';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { PayStep, useBringPayStep } from '../../../shared/overlays/pay-step.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRepeatable, useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useCountdown } from '../../../shared/time/use-countdown.ts';
import { CollectedList } from './collected-list.tsx';
import type { Collected } from './kinds.ts';
import { serverNow } from '../../../shared/time/server-time.ts';

type Preview = Reply<'wallet.previewCollection'>;

/** What arrives of each coin, where anything does. */
function sumsOf(items: readonly Collected[]): { coin: Coin; sum: string }[] {
  const rows = items.flatMap((one) => one.rows).filter(({ reason }) => reason === null);
  return COINS.flatMap((coin) => {
    const sum = rows
      .filter((row) => row.coin === coin)
      .reduce((total, row) => plus(total, parseAmount(row.credited) ?? ZERO), amount(0n));
    return sum > 0n ? [{ coin, sum: formatAmount(sum) }] : [];
  });
}

interface Shown extends Preview {
  /** When it expires by this device's clock. */
  readonly until: number;
}

/** A preview, which is asked for when the sheet opens and again once it has expired. */
function usePreview() {
  const write = useRepeatable('wallet.previewCollection');
  const [shown, setShown] = useState<Shown>();
  const failure = useErrorText(write.error);
  const ask = () => {
    setShown(undefined);
    write.mutate(
      { body: {} },
      { onSuccess: (preview) => setShown({ ...preview, until: serverNow() + COLLECT_PREVIEW_TTL }) },
    );
  };
  return { shown, ask, failure, forget: () => setShown(undefined) };
}

interface PreviewBodyProps {
  shown: Shown;
  onAgain: () => void;
  onNext: () => void;
}

function PreviewBody({ shown, onAgain, onNext }: PreviewBodyProps) {
  const { t } = useTexts();
  const seconds = useCountdown(shown.until);
  const hasRows = sumsOf(shown.items).length > 0;
  return (
    <div className="flex flex-col gap-4 pt-2 pb-4">
      <CollectedList items={shown.items} isDone={false} />
      {hasRows ? (
        <span role="timer" className="self-center">
          <Chip tone={seconds === 0 ? 'down' : 'info'} icon="clock">
            {seconds === 0 ? t('network.linkPreviewOver') : t('network.linkPreviewLeft', { seconds })}
          </Chip>
        </span>
      ) : null}
      <Button wide disabled={!hasRows} onClick={seconds === 0 ? onAgain : onNext}>
        {hasRows && seconds === 0 ? t('network.linkPreviewAgain') : t('common.next')}
      </Button>
    </div>
  );
}

/** Collecting from all linked accounts: what would move, the payment password, and what has moved. */
export function CollectSheet() {
  const { t } = useTexts();
  const { full } = useMoney();
  const [show, setShow] = useState(false);
  const [paying, setPaying] = useState(false);
  const [done, setDone] = useState<readonly Collected[]>();
  const { shown, ask, failure, forget } = usePreview();
  const write = useWrite('wallet.collect');
  useBringPayStep();
  const open = () => {
    setDone(undefined);
    setPaying(false);
    setShow(true);
    ask();
  };
  const again = () => {
    setPaying(false);
    ask();
  };
  const update = (isShown: boolean) => {
    setShow(isShown);
    if (!isShown) forget();
  };
  const pay = async (payPassword: string) => {
    if (!shown) return;
    const { items } = await write.mutateAsync({ body: { preview: shown.id, payPassword } });
    setDone(items);
  };
  const sums = sumsOf(shown?.items ?? []);
  const body = done ? (
    <div className="flex flex-col gap-4 pt-2 pb-4">
      <CollectedList items={done} isDone />
      <Button wide onClick={() => update(false)}>
        {t('common.close')}
      </Button>
    </div>
  ) : !shown ? (
    failure ? (
      <div className="flex flex-col gap-4 pt-2 pb-4">
        <Notice tone="down">{failure}</Notice>
        <Button wide onClick={ask}>
          {t('common.retry')}
        </Button>
      </div>
    ) : (
      <Skeleton className="my-4 h-40 w-full" />
    )
  ) : paying ? (
    <PayStep
      items={sums.map(({ coin, sum }) => ({ label: t('network.linkArrives'), value: <b>{full(sum, coin)}</b> }))}
      confirmText={t('network.linkCollect')}
      onBack={again}
      pay={pay}
    />
  ) : (
    <PreviewBody shown={shown} onAgain={again} onNext={() => setPaying(true)} />
  );
  return (
    <>
      <Button wide onClick={open}>
        {t('network.linkCollect')}
      </Button>
      <LazySheet show={show} onUpdateShow={update} title={t('network.linkCollect')}>
        {body}
      </LazySheet>
    </>
  );
}
