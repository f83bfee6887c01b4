import { Card } from '@greenhall/ui/page/card';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ShownText } from '../parts/shown-text.tsx';
import type { Order } from './kinds.ts';

/** What goods without shipping consist of: texts and codes, once they were asked for. */
export function DeliveryCard({ order }: { order: Order }) {
  const { t } = useTexts();
  const read = useRead('shop.delivery', { params: { id: order.id } });
  return (
    <Card title={t('orders.delivery')}>
      <ReadView query={read}>
        {({ items }) => (
          <ul aria-label={t('orders.delivery')} className="m-0 flex list-none flex-col gap-3 p-0 pt-2">
            {items.map(({ line, text, codes }) => {
              const goods = order.lines.find(({ id }) => id === line);
              return (
                <li key={line} className="flex flex-col gap-1">
                  <span className="text-s text-ink-3">{goods ? <ShownText of={goods.name} /> : null}</span>
                  {text ? <span className="wrap-anywhere whitespace-pre-line">{text}</span> : null}
                  {codes.map((code) => (
                    <Copyable key={code} value={code} align="start" />
                  ))}
                </li>
              );
            })}
          </ul>
        )}
      </ReadView>
    </Card>
  );
}
