import { Card } from '@greenhall/ui/page/card';
import { CellList, CellRow } from '@greenhall/ui/display/cell';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useReadWhen } from '../../../shared/request/use-read-when.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';

/** The queue: what waits in all, and the member's own places in it. */
export function QueueView() {
  const { t, money, shares, moment } = useTexts();
  const { money: ownMoney } = useMyAmounts();
  const queue = useRead('stock.queue', {});
  useReadWhen('stock.queue', queue.data?.nextRunAt);
  return (
    <ReadView query={queue}>
      {(data) => (
        <>
          <Card>
            <KeyValues
              items={[
                {
                  label: t('stock.waiting'),
                  value: `${money(data.waitingAmount)} · ${t('stock.requests', { count: data.waiting })}`,
                },
                { label: t('stock.onOffer'), value: shares(data.onOffer) },
                { label: t('stock.nextRun'), value: moment(data.nextRunAt) },
              ]}
            />
          </Card>
          <Card title={t('stock.myPlaces')}>
            {data.own.length === 0 ? <p className="mt-2 text-s text-ink-2">{t('stock.queueEmpty')}</p> : null}
            <CellList label={t('stock.myPlaces')}>
              {data.own.map((place) => (
                <CellRow
                  key={place.queueNodeHeight}
                  title={t('stock.queueHeight', { number: place.queueNodeHeight })}
                  note={
                    place.ahead === 0
                      ? t('stock.first')
                      : t('stock.ahead', { count: place.ahead, amount: money(place.aheadAmount) })
                  }
                  value={ownMoney(place.remaining)}
                  valueNote={t('stock.remaining')}
                />
              ))}
            </CellList>
          </Card>
          <Notice>{t('stock.queueNote')}</Notice>
        </>
      )}
    </ReadView>
  );
}
