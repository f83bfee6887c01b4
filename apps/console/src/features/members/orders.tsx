import type { Reply } from '@greenhall/client/route-input';
import { TRADE_TONES } from '@greenhall/domain/otc/trade/trade';
import { ALLOCATION_TONES, SALE_TONES } from '@greenhall/domain/stock/market/market';
import { Flex, Typography } from 'antd';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Trade = Reply<'otc.deskMemberTrades'>['items'][number];
type Request = Reply<'stock.deskAllocations'>['items'][number];
type Sale = Reply<'stock.deskSales'>['items'][number];

/** The orders of an inspected member in the trading hall. */
export function Trades({ inspection }: { readonly inspection: string }) {
  const { t, figure } = useTexts();
  return (
    <DeskTable<Trade>
      isReadOnce
      isSmall
      name={['otc.deskMemberTrades', inspection]}
      read={(cursor) => api('otc.deskMemberTrades', { params: { inspection }, query: { cursor } })}
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
        {
          title: t('console.state'),
          render: (_, row) => <ToneTag tone={TRADE_TONES[row.state]}>{t(`otc.state.${row.state}`)}</ToneTag>,
        },
        { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
      ]}
    />
  );
}

function Requests({ inspection }: { readonly inspection: string }) {
  const { t, figure } = useTexts();
  return (
    <DeskTable<Request>
      isReadOnce
      isSmall
      name={['stock.deskAllocations', inspection]}
      read={(cursor) => api('stock.deskAllocations', { params: { inspection }, query: { cursor } })}
      rowKey={(row) => row.payment}
      columns={[
        { title: t('console.number'), render: (_, row) => row.queueNodeHeight ?? '—' },
        { title: t('console.kind'), render: (_, row) => `${t(`stock.kind.${row.kind}`)} V${row.level}` },
        { title: t('console.amount'), align: 'right', render: (_, row) => `${figure(row.amount)} MEY` },
        { title: t('console.remaining'), align: 'right', render: (_, row) => `${figure(row.remaining)} MEY` },
        { title: t('stock.allocated'), align: 'right', render: (_, row) => figure(row.allocated) },
        {
          title: t('console.state'),
          render: (_, row) => (
            <ToneTag tone={ALLOCATION_TONES[row.state]}>{t(`stock.allocation.${row.state}`)}</ToneTag>
          ),
        },
        { title: t('console.time'), render: (_, row) => <Time at={row.paidAt} /> },
      ]}
    />
  );
}

function Sales({ inspection }: { readonly inspection: string }) {
  const { t, figure } = useTexts();
  return (
    <DeskTable<Sale>
      isReadOnce
      isSmall
      name={['stock.deskSales', inspection]}
      read={(cursor) => api('stock.deskSales', { params: { inspection }, query: { cursor } })}
      rowKey={(row) => row.number}
      columns={[
        { title: t('console.number'), dataIndex: 'number' },
        { title: t('stock.offered'), align: 'right', render: (_, row) => figure(row.quantity) },
        { title: t('console.remaining'), align: 'right', render: (_, row) => figure(row.left) },
        { title: t('wallet.amount'), align: 'right', render: (_, row) => `${figure(row.received)} MEY` },
        {
          title: t('console.state'),
          render: (_, row) => <ToneTag tone={SALE_TONES[row.state]}>{t(`stock.sale.${row.state}`)}</ToneTag>,
        },
        { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
      ]}
    />
  );
}

/** The orders of an inspected member in the share queue: requests for shares, and offers of shares. */
export function ShareOrders({ inspection }: { readonly inspection: string }) {
  const { t } = useTexts();
  return (
    <Flex vertical gap={12}>
      <Typography.Title level={2} className="m-0 text-l">
        {t('console.shareRequests')}
      </Typography.Title>
      <Requests inspection={inspection} />
      <Typography.Title level={2} className="m-0 text-l">
        {t('console.shareSales')}
      </Typography.Title>
      <Sales inspection={inspection} />
    </Flex>
  );
}
