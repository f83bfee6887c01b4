import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { Card } from '@greenhall/ui/page/card';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { CancelPayment } from './cancel-payment.tsx';

/** How long the payment for a level can still be cancelled, and the way to do it. */
export function CoolingLevel({ level }: { level: number }) {
  const { t } = useTexts();
  const now = useNow();
  const allocations = useRead('stock.allocations', {});
  const payment = allocations.data?.items.find((one) => one.state === 'cooling' && one.level === level);
  if (!payment) return null;
  const left = Date.parse(payment.coolsUntil) - now;
  const shown =
    left < DAY
      ? t('home.next.hoursLeft', { count: Math.max(1, Math.ceil(left / HOUR)) })
      : t('home.next.daysLeft', { count: Math.floor(left / DAY) });
  return (
    <Card title={t('stock.level', { level })}>
      <p className="text-s text-warn">
        {payment.mayCancel ? t('home.next.coolingNote', { left: shown }) : t('home.next.coolingOther')}
      </p>
      {payment.mayCancel ? <CancelPayment allocation={payment} /> : null}
    </Card>
  );
}
