import { Card } from '@greenhall/ui/page/card';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { clockText, useCountdown } from '../../../shared/time/use-countdown.ts';
import { GoodsPicture } from '../parts/goods-picture.tsx';
import { ShownText } from '../parts/shown-text.tsx';
import type { ListedOrder } from './kinds.ts';
import { OrderChip } from './order-chip.tsx';

const SHOWN_LINES = 2;

function TimeLeft({ until }: { until: string }) {
  const { t } = useTexts();
  const seconds = useCountdown(Date.parse(until));
  return (
    <span role="timer" aria-label={t('orders.timeToPay')} className="num font-semibold text-warn">
      {clockText(seconds)}
    </span>
  );
}

/** An order in the list; the whole card leads to it. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const { t, relative } = useTexts();
  const { full } = useMoney();
  const more = order.lines.length - SHOWN_LINES;
  return (
    <li>
      <AppLink to={links.order({ id: order.id })} className="block">
        <Card className="flex flex-col gap-2.5">
          <span className="flex items-center justify-between gap-2">
            <span className="text-s text-ink-3">{relative(order.at)}</span>
            <OrderChip state={order.state} />
          </span>
          {order.lines.slice(0, SHOWN_LINES).map((line, place) => (
            <span key={place} className="flex items-center gap-3">
              <GoodsPicture name={line.picture} alt="" sizes="48px" className="max-w-12 shrink-0 rounded-control" />
              <span className="line-clamp-2 min-w-0 flex-1 leading-[1.3] wrap-anywhere">
                <ShownText of={line.name} />
              </span>
              <span className="num text-s text-ink-2">× {line.units}</span>
            </span>
          ))}
          {more > 0 ? <span className="text-s text-ink-3">{t('orders.moreLines', { count: more })}</span> : null}
          <span className="flex items-baseline justify-between gap-2">
            <span>{order.state === 'toPay' && order.dueAt ? <TimeLeft until={order.dueAt} /> : null}</span>
            <span className="num font-semibold">{full(order.total, 'mey')}</span>
          </span>
        </Card>
      </AppLink>
    </li>
  );
}
