import { Cell, cellClass } from '@greenhall/ui/display/cell';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { unitOf } from '../../../shared/money/coins.ts';
import { PageList } from '../../../shared/page/page-list.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import type { TradeQuery, TradeRow } from './kinds.ts';
import { TradeChip } from './trade-chip.tsx';

function Row({ trade }: { trade: TradeRow }) {
  const { t, relative } = useTexts();
  const { exact } = useMyAmounts();
  const coins = { quantity: exact(trade.quantity), coin: unitOf(trade.coin) };
  const mine = trade.duty === trade.role ? t('otc.yourMove') : trade.duty === 'desk' ? t('otc.deskMove') : undefined;
  const note = [trade.counterparty, trade.network, relative(trade.at), mine].filter((text) => text !== undefined);
  return (
    <li>
      <AppLink to={links.trade({ id: trade.id })} className={cellClass}>
        <Cell
          title={t(trade.role === 'buyer' ? 'otc.bought' : 'otc.sold', coins)}
          note={note.join(' · ')}
          value={`${exact(trade.total)}\u00a0USDT`}
          valueNote={<TradeChip state={trade.state} />}
        />
      </AppLink>
    </li>
  );
}

/** The member's trades, newest first. */
export function TradeList({ query, label, empty }: { query: TradeQuery; label: string; empty: string }) {
  const pages = usePages('otc.trades', query);
  return (
    <PageList pages={pages} label={label} empty={empty}>
      {(trade) => <Row key={trade.id} trade={trade} />}
    </PageList>
  );
}
