import { TRADE_TONES } from '@greenhall/domain/otc/trade/trade';
import { TRADE_LIFE, type TradeState } from '@greenhall/domain/otc/trade/trade';
import { Button, Flex, Input, Select } from 'antd';
import { useState } from 'react';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useLocation } from '../../kit/location.ts';
import { InspectDrawer } from '../../kit/inspect-drawer.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { TradeFacts } from './trade-facts.tsx';

type Row = Awaited<ReturnType<typeof api<'otc.deskTrades'>>>['items'][number];
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
  const [search, setSearch] = useState(useLocation().query.get('search') ?? '');
  const [state, setState] = useState<TradeState>();
  const [chosen, setChosen] = useState<Row>();
  return (
    <Flex vertical gap={16}>
      <Flex gap={12} wrap>
        <Input.Search
          aria-label={t('console.search')}
          placeholder={t('console.searchTrade')}
          defaultValue={search}
          allowClear
          enterButton={t('console.search')}
          onSearch={setSearch}
          style={{ maxWidth: 480 }}
        />
        <Select
          aria-label={t('otc.state')}
          placeholder={t('otc.state')}
          allowClear
          value={state}
          onChange={setState}
          style={{ minWidth: 220 }}
          options={TRADE_LIFE.states.map((value) => ({ value, label: t(`otc.state.${value}`) }))}
        />
      </Flex>
      <DeskTable<Row>
        name={['otc.deskTrades', search, state]}
        read={(cursor) => api('otc.deskTrades', { query: { search, state, cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.number'), dataIndex: 'number' },
          { title: t('otc.buyer'), render: (_, row) => `${row.buyer.name} (${row.buyer.member})` },
          { title: t('otc.seller'), render: (_, row) => `${row.seller.name} (${row.seller.member})` },
          {
            title: t('otc.quantity'),
            align: 'right',
            render: (_, row) => `${figure(row.quantity)} ${row.coin.toUpperCase()}`,
          },
          { title: t('console.total'), align: 'right', render: (_, row) => `${figure(row.total)} USDT` },
          { title: t('console.network'), dataIndex: 'network' },
          {
            title: t('console.state'),
            render: (_, row) => <ToneTag tone={TRADE_TONES[row.state]}>{t(`otc.state.${row.state}`)}</ToneTag>,
          },
          { title: t('console.dueAt'), render: (_, row) => <Time at={row.dueAt} /> },
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
          {
            title: t('console.acts'),
            render: (_, row) => (
              <IfMay route="otc.deskTrade">
                <Button onClick={() => setChosen(row)}>{t('console.inspect')}</Button>
              </IfMay>
            ),
          },
        ]}
      />
      {chosen ? <Inspector key={chosen.id} row={chosen} onClose={() => setChosen(undefined)} /> : null}
    </Flex>
  );
}
