import type { Reply } from '@greenhall/client/route-input';
import { endFrom } from '@greenhall/domain/stock/payment/payments';
import { Button } from '@greenhall/ui/page/button';
import type { KeyValue } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { unitOf } from '../../../shared/money/coins.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { type Allocation } from './kinds.ts';

type Payment = Reply<'stock.payments'>['items'][number];

/** The payments for the own level that a cancellation ends: the one that was chosen first, then all later ones. */
function endedBy(payments: readonly Payment[], id: string): Payment[] {
  const me = readSession().id;
  const mine = payments
    .filter(({ payer, state }) => payer === me && state === 'cooling')
    .map((payment) => ({ payment, id: BigInt(payment.id) }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return endFrom(mine, BigInt(id)).ended.map(({ payment }) => payment);
}

/** What each payment gives back, and to which coins. */
function useReturns(): (payments: readonly Payment[]) => KeyValue[] {
  const { t, moment } = useTexts();
  const { full } = useMoney();
  const me = readSession().id;
  return (payments) =>
    payments.map(({ kind, level, amount, coin, funder, paidAt }) => ({
      label: `${t(`stock.kind.${kind}`)} · V${level} · ${moment(paidAt)}`,
      value: (
        <>
          <b className="block">{full(amount, coin)}</b>
          {t(funder === me ? 'stock.toYours' : 'stock.toFunder', { coin: unitOf(coin) })}
        </>
      ),
    }));
}

/** Takes back a payment in its cooling-off time, whole, with the later ones, after it has said what returns and where. */
export function CancelPayment({ allocation }: { allocation: Allocation }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  const payments = useRead('stock.payments', {}, { enabled: show });
  const write = useWrite('stock.cancelPayment', allocation.payment);
  const returnsOf = useReturns();
  const ended = endedBy(payments.data?.items ?? [], allocation.payment);
  const pay = async (payPassword: string) => {
    await write.mutateAsync({ params: { id: allocation.payment }, body: { payPassword } });
    setShow(false);
    toast(t('stock.cancelled'), 'success');
  };
  return (
    <>
      <Button kind="ghost" className="mt-3" onClick={() => setShow(true)}>
        {t('stock.cancel')}
      </Button>
      <PaySheet
        show={show}
        isUnderWay={write.isPending}
        onUpdateShow={setShow}
        needs={[payments]}
        title={t('stock.cancelTitle')}
        items={returnsOf(ended)}
        note={
          <Notice tone="warn">
            {ended.length > 1 ? t('stock.cancelLater', { count: ended.length - 1 }) : t('stock.cancelNote')}
          </Notice>
        }
        confirmText={t('stock.cancel')}
        pay={pay}
      />
    </>
  );
}
