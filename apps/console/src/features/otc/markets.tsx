import type { Reply } from '@greenhall/client/route-input';
import { MARKET_BOUNDS } from '@greenhall/domain/otc/market/market-rules';
import { Alert, Button, Card, Flex, Form, Input, InputNumber, Space } from 'antd';
import { SwitchButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { notifiedOf, notifyProposed } from '../../kit/proposed.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay, useMay } from '../../kit/rights.tsx';
import { StaleForm } from '../../kit/forms/stale-form.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { useStored } from '../../kit/forms/use-stored.ts';

type Market = Reply<'otc.deskMarkets'>['items'][number];

const NUMBERS = [
  'bandBp',
  'paymentMinutes',
  'releaseMinutes',
  'settleHours',
  'minLevelPurchase',
  'minLevelSale',
] as const satisfies readonly (keyof typeof MARKET_BOUNDS)[];

type Rules = Record<(typeof NUMBERS)[number], number> & { minTrade: string; reason: string };

/** The market's state: closed by one alone, opened by two. */
function State({ market }: { readonly market: Market }) {
  const { t, figure } = useTexts();
  const may = useMay();
  const set = useAct(
    (write, body: { isOpen: boolean; reason: string }) => write('otc.setMarket', { params: { id: market.id }, body }),
    notifiedOf,
  );
  return (
    <Space wrap>
      {[t('console.referencePrice'), figure(market.reference), 'USDT'].join(' ')}
      <ToneTag tone={market.isOpen ? 'good' : 'bad'}>
        {t(market.isOpen ? 'console.marketOpen' : 'console.marketClosed')}
      </ToneTag>
      {may('otc.setMarket', market.isOpen ? 'alone' : 'propose') ? (
        <SwitchButton isOn={market.isOpen} onReason={(reason) => set.mutateAsync({ isOpen: !market.isOpen, reason })} />
      ) : null}
    </Space>
  );
}

function MarketCard({ market }: { readonly market: Market }) {
  const { t } = useTexts();
  const may = useMay();
  const [form] = Form.useForm<Rules>();
  const stored = useStored(form, market.version);
  const propose = useAct(
    (write, body: Rules) =>
      write('otc.proposeRules', { params: { id: market.id }, body: { ...body, version: stored.version() } }).then(
        stored.show,
      ),
    notifyProposed,
  );
  const heading = [market.coin.toUpperCase(), market.network].join(' · ');
  return (
    <Card title={heading} extra={<State market={market} />}>
      <Form<Rules>
        form={form}
        name={`market${market.id}`}
        layout="vertical"
        requiredMark={false}
        initialValues={market}
        disabled={!may('otc.proposeRules')}
        onFinish={(fields) => propose.mutate(fields)}
      >
        {may('otc.proposeRules') ? <Alert type="info" title={t('console.rulesNote')} className="mb-4" /> : null}
        <Flex gap={16} wrap align="end">
          <Form.Item name="minTrade" label={t('console.market.minTrade')}>
            <Input className="w-35" inputMode="decimal" />
          </Form.Item>
          {NUMBERS.map((name) => (
            <Form.Item key={name} name={name} label={t(`console.market.${name}`)}>
              <InputNumber {...MARKET_BOUNDS[name]} precision={0} className="w-35" />
            </Form.Item>
          ))}
          <IfMay route="otc.proposeRules">
            <ReasonField width="w-74" />
            <Form.Item>
              <Button type="primary" htmlType="submit" loading={propose.isPending}>
                {t('console.propose')}
              </Button>
            </Form.Item>
          </IfMay>
        </Flex>
        <StaleForm of={propose} onTake={stored.show} />
      </Form>
    </Card>
  );
}

/** The markets with their bands, limits and clocks, and when the clocks stood still. */
export default function Markets() {
  const { t } = useTexts();
  const column = useColumns<'otc.outages'>();
  const markets = useRead('otc.deskMarkets', {});
  if (!markets.data) return <ReadState of={markets} />;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={markets} />
      {markets.data.items.map((market) => (
        <MarketCard key={market.id} market={market} />
      ))}
      <IfMay route="otc.outages">
        <Card title={t('console.outages')}>
          <ListPage
            route="otc.outages"
            words={{ network: (network) => network }}
            initial={{}}
            columns={[
              column.text('console.network', (row) => row.network ?? t('console.platform')),
              column.moment('console.from', (row) => row.from, 'made'),
              column.moment('console.until', (row) => row.to),
              column.figure('console.clocksMoved', (row) => row.moved),
            ]}
          />
        </Card>
      </IfMay>
    </Flex>
  );
}
