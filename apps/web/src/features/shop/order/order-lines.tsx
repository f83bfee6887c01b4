import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { GoodsPicture } from '../parts/goods-picture.tsx';
import { ShownText } from '../parts/shown-text.tsx';
import type { Order, OrderLine } from './kinds.ts';

function Line({ line, onReview }: { line: OrderLine; onReview: (() => void) | undefined }) {
  const { t } = useTexts();
  const { full } = useMoney();
  const options = line.options.map(({ text }) => text).join(' · ');
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <AppLink to={links.goods({ id: line.goods })} className="flex gap-3">
        <GoodsPicture
          name={line.picture}
          alt=""
          sizes="64px"
          className="max-w-16 shrink-0 self-start rounded-control"
        />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 leading-[1.3] font-medium wrap-anywhere">
            <ShownText of={line.name} />
          </span>
          {options ? <span className="block pt-0.5 text-s text-ink-3 wrap-anywhere">{options}</span> : null}
          <span className="num flex flex-wrap justify-between gap-x-2 pt-1 text-s text-ink-2">
            <span className="wrap-anywhere">
              {full(line.price, 'mey')} × {line.units}
            </span>
            <span className="font-semibold text-ink wrap-anywhere">{full(line.paid, 'mey')}</span>
          </span>
        </span>
      </AppLink>
      {line.refundedUnits > 0 ? (
        <p className="text-right text-s text-ink-3">
          {t('orders.lineRefunded', { count: line.refundedUnits, amount: full(line.refunded, 'mey') })}
        </p>
      ) : null}
      {line.review ? (
        <p className="text-right text-s text-ink-3">
          {t(line.review.isHidden ? 'orders.reviewHidden' : 'orders.reviewed', { count: line.review.stars })}
        </p>
      ) : null}
      {onReview ? (
        <Button kind="ghost" small className="self-end" onClick={onReview}>
          {t('orders.review')}
        </Button>
      ) : null}
    </li>
  );
}

/** The goods of an order as they were bought. */
export function LinesCard({ order, onReview }: { order: Order; onReview: (line: string) => void }) {
  const { t } = useTexts();
  const isReceived = order.steps.some(({ event }) => event === 'receive' || event === 'lapse' || event === 'reveal');
  const mayReview = (line: OrderLine): boolean =>
    isReceived && order.state !== 'canceled' && line.review === null && line.refundedUnits < line.units;
  return (
    <Card>
      <ul aria-label={t('orders.goods')} className="m-0 list-none p-0">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} onReview={mayReview(line) ? () => onReview(line.id) : undefined} />
        ))}
      </ul>
    </Card>
  );
}
