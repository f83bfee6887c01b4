import { Card } from '@greenhall/ui/page/card';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { unitOf } from '../../../shared/money/coins.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { clockText, useCountdown } from '../../../shared/time/use-countdown.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import type { TradeRow } from '../parts/kinds.ts';
import { TimeRing } from './time-ring.tsx';

function Left({ trade }: { trade: TradeRow }) {
  const seconds = useCountdown(trade.dueAt ? Date.parse(trade.dueAt) : undefined);
  if (!trade.dueAt) return null;
  return (
    <span className="flex items-center gap-2 text-warn">
      {clockText(seconds)}
      <TimeRing from={trade.clockFrom} until={trade.dueAt} />
    </span>
  );
}

export const OPEN_ORDERS = { query: { open: '1' } } as const;

/** The member's orders with a time limit, the shortest first. Without any, nothing is shown. */
export function RunningOrders() {
  const { t } = useTexts();
  const { exact } = useMyAmounts();
  const { data } = useRead('otc.trades', OPEN_ORDERS);
  const running = (data?.items ?? [])
    .filter(({ dueAt }) => dueAt !== null)
    .toSorted((a, b) => Date.parse(a.dueAt ?? '') - Date.parse(b.dueAt ?? ''));
  if (running.length === 0) return null;
  return (
    <Card dense>
      <CellList label={t('otc.running')}>
        {running.map((trade) => (
          <li key={trade.id}>
            <AppLink to={links.trade({ id: trade.id })} className={cellClass}>
              <Cell
                title={t(trade.role === 'buyer' ? 'otc.bought' : 'otc.sold', {
                  quantity: exact(trade.quantity),
                  coin: unitOf(trade.coin),
                })}
                note={trade.duty === trade.role ? t('otc.yourMove') : trade.counterparty}
                value={<Left trade={trade} />}
                valueNote=""
              />
            </AppLink>
          </li>
        ))}
      </CellList>
    </Card>
  );
}
