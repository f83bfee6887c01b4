import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Card, Flex, Form, Input, InputNumber, Skeleton, Switch } from 'antd';
import { api } from '../../app/api.ts';
import { failureText, useAct } from '../../app/failure.tsx';
import { PagedTable } from '../../app/paged-table.tsx';
import { useTexts } from '../../app/texts.ts';

type Market = Awaited<ReturnType<typeof api<'otc.deskMarkets'>>>['items'][number];
type Outage = Awaited<ReturnType<typeof api<'otc.outages'>>>['items'][number];

const NUMBERS = [
  { name: 'bandBp', min: 1, max: 5_000 },
  { name: 'paymentMinutes', min: 5, max: 1_440 },
  { name: 'releaseMinutes', min: 5, max: 1_440 },
  { name: 'settleHours', min: 0, max: 168 },
  { name: 'minLevelPurchase', min: 0, max: 6 },
  { name: 'minLevelSale', min: 0, max: 6 },
] as const;

type Settings = Record<(typeof NUMBERS)[number]['name'], number> & { isOpen: boolean; minTrade: string };

function MarketCard({ market }: { readonly market: Market }) {
  const { t, figure } = useTexts();
  const save = useAct((body: Settings) => api('otc.setMarket', { params: { id: market.id }, body }));
  const heading = [market.coin.toUpperCase(), market.network].join(' · ');
  return (
    <Card title={heading} extra={`${t('console.referencePrice')}: ${figure(market.reference)} USDT`}>
      <Form<Settings>
        name={`market${market.id}`}
        layout="vertical"
        requiredMark={false}
        initialValues={market}
        onFinish={(fields) => save.mutate(fields)}
      >
        <Flex gap={16} wrap align="end">
          <Form.Item name="isOpen" label={t('console.marketOpen')} valuePropName="checked">
            <Switch />
          </Form.Item>
          <Form.Item name="minTrade" label={t('console.market.minTrade')}>
            <Input style={{ width: 140 }} inputMode="decimal" />
          </Form.Item>
          {NUMBERS.map(({ name, min, max }) => (
            <Form.Item key={name} name={name} label={t(`console.market.${name}`)}>
              <InputNumber min={min} max={max} precision={0} style={{ width: 140 }} />
            </Form.Item>
          ))}
          <Form.Item>
            <Button type="primary" htmlType="submit" loading={save.isPending}>
              {t('common.save')}
            </Button>
          </Form.Item>
        </Flex>
      </Form>
    </Card>
  );
}

/** The markets with their bands, limits and clocks, and when the clocks stood still. */
export default function Markets() {
  const texts = useTexts();
  const { t, dateTime } = texts;
  const markets = useQuery({ queryKey: ['deskMarkets'], queryFn: () => api('otc.deskMarkets') });
  if (markets.isPending) return <Skeleton active />;
  if (markets.error) return <Alert type="error" title={failureText(texts, markets.error)} />;
  return (
    <Flex vertical gap={16}>
      {markets.data.items.map((market) => (
        <MarketCard key={market.id} market={market} />
      ))}
      <Card title={t('console.outages')}>
        <PagedTable<Outage>
          name={['outages']}
          read={(cursor) => api('otc.outages', { query: { cursor } })}
          rowKey={(row) => row.id}
          columns={[
            { title: t('console.network'), render: (_, row) => row.network ?? t('console.platform') },
            { title: t('console.from'), render: (_, row) => dateTime(row.from) },
            { title: t('console.until'), render: (_, row) => dateTime(row.to) },
            { title: t('console.clocksMoved'), dataIndex: 'moved' },
          ]}
        />
      </Card>
    </Flex>
  );
}
