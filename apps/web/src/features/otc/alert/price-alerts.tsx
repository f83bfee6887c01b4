import { ALERTS } from '@greenhall/domain/otc/alert/alert';
import { CellList } from '@greenhall/ui/display/cell';
import { Notice } from '@greenhall/ui/page/notice';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { MarketSide } from '../parts/kinds.ts';
import { AlertForm } from './alert-form.tsx';
import { AlertItem } from './alert-item.tsx';

/** The member's price alerts, and the form for another one as long as there may be more. */
export default function PriceAlerts(of: MarketSide) {
  const { t, number } = useTexts();
  const alerts = useRead('otc.alerts', {});
  const max = number(ALERTS.most);
  return (
    <div className="flex flex-col gap-3 pt-1 pb-4">
      <p className="text-s text-ink-2">{t('otc.alertsNote', { max })}</p>
      <ReadView query={alerts}>
        {({ items }) => (
          <>
            {items.length > 0 ? (
              <CellList label={t('otc.alerts')}>
                {items.map((alert) => (
                  <AlertItem key={alert.id} alert={alert} />
                ))}
              </CellList>
            ) : null}
            {items.length < ALERTS.most ? (
              <AlertForm key={`${of.coin} ${of.side}`} {...of} />
            ) : (
              <Notice>{t('otc.alertsFull', { max })}</Notice>
            )}
          </>
        )}
      </ReadView>
    </div>
  );
}
