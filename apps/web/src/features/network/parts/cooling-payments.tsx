import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { type ItemOf, usePages } from '../../../shared/request/use-pages.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { useFullAmount } from './use-full-amount.ts';
import { MoreButton } from '../../../shared/page/more-button.tsx';

type Payment = ItemOf<'stock.payments'>;

/** How long a payment can still be cancelled: in days, on the last day in hours. */
function useTimeLeft(): (payment: Payment) => string {
  const { t } = useTexts();
  const now = useNow();
  return ({ coolsUntil }) => {
    const left = Date.parse(coolsUntil) - now;
    if (left <= 0) return t('network.coolingOver');
    return left < DAY
      ? t('network.hoursLeft', { count: Math.ceil(left / HOUR) })
      : t('network.daysLeft', { count: Math.floor(left / DAY) });
  };
}

function PaymentCard({ payment }: { payment: Payment }) {
  const { t, zoned } = useTexts();
  const exact = useFullAmount();
  const timeLeft = useTimeLeft();
  const [show, setShow] = useState(false);
  const write = useWrite('stock.cancelPayment', payment.id);
  const kind = t(`network.kind.${payment.kind}`);
  const title = `${kind} V${payment.level} · ${payment.payerName}`;
  const sum = exact(payment.amount, payment.coin);
  const cancel = async (payPassword: string) => {
    await write.mutateAsync({ params: { id: payment.id }, body: { payPassword } });
    setShow(false);
    toast(t('network.cancelled'), 'success');
  };
  return (
    <Card title={title} className="flex flex-col gap-3">
      <KeyValues
        items={[
          { label: t('network.price'), value: sum },
          { label: t('network.countsFrom'), value: zoned(payment.coolsUntil) },
        ]}
      />
      <div className="flex items-center justify-between gap-3">
        <span className="text-s text-ink-2">{payment.mayCancel ? timeLeft(payment) : t('network.paidByOther')}</span>
        {payment.mayCancel ? (
          <Button kind="ghost" small onClick={() => setShow(true)}>
            {t('network.cancelPayment')}
          </Button>
        ) : null}
      </div>
      {payment.mayCancel ? (
        <PaySheet
          show={show}
          isUnderWay={write.isPending}
          onUpdateShow={setShow}
          title={t('network.cancelPayment')}
          confirmText={t('network.cancelPayment')}
          items={[
            { label: kind, value: `V${payment.level}` },
            { label: t('network.for'), value: payment.payerName },
            { label: t('network.returns'), value: <b>{sum}</b> },
          ]}
          note={<Notice>{t('network.cancelNote')}</Notice>}
          pay={cancel}
        />
      ) : null}
    </Card>
  );
}

/** The payments of mine, or for me, that wait for their cooling-off to end. */
export function CoolingPayments() {
  const { t } = useTexts();
  const pages = usePages('stock.payments', {});
  return (
    <ReadView query={pages} skeleton={<></>}>
      {(data) => {
        const cooling = data.pages.flatMap((page) => page.items).filter((payment) => payment.state === 'cooling');
        if (cooling.length === 0 && !pages.hasNextPage) return null;
        return (
          <section className="mt-2 flex flex-col gap-3">
            <h2>{t('network.payments')}</h2>
            {cooling.map((payment) => (
              <PaymentCard key={payment.id} payment={payment} />
            ))}
            <MoreButton pages={pages} />
          </section>
        );
      }}
    </ReadView>
  );
}
