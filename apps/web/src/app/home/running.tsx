import type { Reply } from '@greenhall/client/route-input';
import { Card } from '@greenhall/ui/page/card';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { unitOf } from '../../shared/money/coins.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { links } from '../../shared/page/links.ts';
import { ReadError } from '../../shared/page/read-view.tsx';
import { useRead } from '../../shared/request/use-read.ts';
import { type ItemOf } from '../../shared/request/use-pages.ts';
import { useTexts } from '../../shared/text/texts.ts';
import { serverNow } from '../../shared/time/server-time.ts';
import { clockText, useCountdown } from '../../shared/time/use-countdown.ts';
import { useMyAmounts } from '../../shared/money/my-amounts.ts';
import { HELD_TRANSFERS, OPEN_TRADES } from './reads.ts';

/** The time that is left until a moment, on the clock of the screen. */
function Clock({ until }: { until: string | null }) {
  const seconds = useCountdown(until === null ? undefined : Date.parse(until));
  return until === null ? null : <span className="num font-semibold text-warn">{clockText(seconds)}</span>;
}

function OrderRow({ trade }: { trade: ItemOf<'otc.trades'> }) {
  const { t } = useTexts();
  const { exact } = useMyAmounts();
  const coins = { quantity: exact(trade.quantity), coin: unitOf(trade.coin) };
  const note =
    trade.duty === trade.role
      ? t('running.yourMove')
      : trade.duty === 'desk'
        ? t('running.deskMove')
        : t('running.theirMove', { name: trade.counterparty });
  return (
    <li>
      <AppLink to={links.trade({ id: trade.id })} className={cellClass}>
        <Cell
          title={t(trade.role === 'buyer' ? 'running.buying' : 'running.selling', coins)}
          note={note}
          value={<Clock until={trade.dueAt} />}
          valueNote=""
          arrow
        />
      </AppLink>
    </li>
  );
}

function TransferRow({ transfer }: { transfer: ItemOf<'wallet.transfers'> }) {
  const { t } = useTexts();
  const { exact } = useMyAmounts();
  const isOut = transfer.direction === 'out';
  const sum = { amount: exact(transfer.amount), coin: unitOf(transfer.coin) };
  return (
    <li>
      <AppLink to={links.transfers()} className={cellClass}>
        <Cell
          title={
            isOut
              ? t('running.sending', { ...sum, name: transfer.payee })
              : t('running.receiving', { ...sum, name: transfer.payer })
          }
          note={t(transfer.mayCancel ? 'running.mayCancel' : 'running.onItsWay')}
          value={<Clock until={transfer.creditsAt} />}
          valueNote=""
          arrow
        />
      </AppLink>
    </li>
  );
}

/** What is to be paid in on a network, which nobody finds until its payer reports it. */
function PaymentRow({ exact: { amount, dueAt } }: { exact: Reply<'wallet.depositMethods'>['exact'][number] }) {
  const { t } = useTexts();
  const { exact } = useMyAmounts();
  return (
    <li>
      <AppLink to={links.recharge()} className={cellClass}>
        <Cell
          title={t('running.paying', { amount: exact(amount) })}
          note={t('running.waitsForPayment')}
          value={<Clock until={dueAt} />}
          valueNote=""
          arrow
        />
      </AppLink>
    </li>
  );
}

/** Orders, transfers and amounts to pay in that have not ended, with the time that each has left. Without any, nothing is shown. */
export function Running() {
  const { t } = useTexts();
  const ways = useRead('wallet.depositMethods', {});
  const trades = useRead('otc.trades', OPEN_TRADES);
  const transfers = useRead('wallet.transfers', HELD_TRANSFERS);
  const failed = [trades, transfers].find((query) => query.error && !query.data);
  const orders = trades.data?.items ?? [];
  const sent = transfers.data?.items ?? [];
  // What can no longer be paid stands on the screen that reports it.
  const due = (ways.data?.exact ?? []).filter(({ dueAt }) => Date.parse(dueAt) > serverNow());
  if (failed) return <ReadError query={failed} />;
  if (orders.length + sent.length + due.length === 0) return null;
  return (
    <Card title={t('running.title')}>
      <CellList label={t('running.title')}>
        {orders.map((trade) => (
          <OrderRow key={trade.id} trade={trade} />
        ))}
        {sent.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} />
        ))}
        {due.map((exact) => (
          <PaymentRow key={exact.id} exact={exact} />
        ))}
      </CellList>
    </Card>
  );
}
