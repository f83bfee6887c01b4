import { TRADE_TONES, type TradeState } from '@greenhall/domain/otc/trade/trade';
import { InspectDrawer } from '../../kit/inspect-drawer.tsx';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { useTexts } from '../../kit/texts.ts';
import { TradeFacts } from './trade-facts.tsx';

type Row = RowOf<'otc.deskTrades'>;
function Inspector({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <InspectDrawer title={row.number} hint={t('console.inspectTradeHint')} size={560} onClose={onClose}>
      {(reason) => <TradeFacts id={row.id} reason={reason} />}
    </InspectDrawer>
  );
}

export default function Orders() {
  const { t, figure } = useTexts();
  const column = useColumns<'otc.deskTrades'>();
  const word = (state: TradeState) => t(`otc.state.${state}`);
  return (
    <ListPage
      route="otc.deskTrades"
      words={{ state: word, network: (network) => network }}
      initial={{}}
      above={{ reads: 'otc.deskTrade', Shown: Inspector }}
      columns={[
        column.text('console.number', (row) => row.number),
        column.member('otc.buyer', (row) => row.buyer),
        column.member('otc.seller', (row) => row.seller),
        column.figure('otc.quantity', (row) => `${figure(row.quantity)} ${row.coin.toUpperCase()}`),
        column.amount('console.total', (row) => row.total, 'USDT', 'total'),
        column.text('console.network', (row) => row.network),
        column.state((row) => row.state, TRADE_TONES, word),
        column.moment('console.dueAt', (row) => row.dueAt),
        column.moment('console.time', (row) => row.at, 'made'),
        column.opens('console.inspect', 'otc.deskTrade'),
      ]}
    />
  );
}
