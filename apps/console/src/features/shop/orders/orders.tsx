import { CASE_TONES } from '@greenhall/domain/shop/order/case';
import { ORDER_TONES } from '@greenhall/domain/shop/order/order';
import type { Reply } from '@greenhall/client/ask';
import { Button, Flex, Input, Segmented } from 'antd';
import { useState } from 'react';
import { api } from '../../../kit/api.ts';
import { DeskTable } from '../../../kit/desk-table.tsx';
import { useLocation } from '../../../kit/location.ts';
import { IfMay } from '../../../kit/rights.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { Time } from '../../../kit/time.tsx';
import { inMey } from './amounts.tsx';
import { caseStateKey } from './order-kinds.ts';
import { OrderDrawer } from './order.tsx';
import { ShownText } from './shown-text.tsx';

type Row = Reply<'shop.deskOrders'>['items'][number];
/** Orders with an open case have a tab that says so. */
const STATES = ['toPay', 'toShip', 'toReceive', 'completed', 'canceled'] as const;
const TABS = ['all', 'openCases', ...STATES] as const;
type Tab = (typeof TABS)[number];

/** The first product of an order, and how many units it has of everything. */
function Products({ row: { lines, units } }: { readonly row: Row }) {
  const [first] = lines;
  return (
    <>
      {[units, '× '].join(' ')}
      {first ? <ShownText of={first.name} /> : null}
      {lines.length > 1 ? ' …' : null}
    </>
  );
}

/** Orders of the shop, newest first. */
export default function Orders() {
  const texts = useTexts();
  const { t, language } = texts;
  const [tab, setTab] = useState<Tab>('all');
  const [typed, setTyped] = useState(useLocation().query.get('number') ?? '');
  const [chosen, setChosen] = useState<Row>();
  const number = typed.trim() || undefined;
  const filter = { state: STATES.find((one) => one === tab), openCase: tab === 'openCases' ? '1' : undefined } as const;
  const tabText = (one: Tab) =>
    one === 'all' ? t('common.all') : t(one === 'openCases' ? 'shopDesk.openCases' : `orders.state.${one}`);
  return (
    <Flex vertical gap={16}>
      <Flex gap={12} wrap>
        <Segmented
          aria-label={t('console.state')}
          value={tab}
          onChange={setTab}
          options={TABS.map((value) => ({ value, label: tabText(value) }))}
        />
        <Input.Search
          aria-label={t('orders.number')}
          placeholder={t('orders.number')}
          defaultValue={typed}
          allowClear
          maxLength={40}
          enterButton={t('console.search')}
          onSearch={setTyped}
          style={{ maxWidth: 360 }}
        />
      </Flex>
      <DeskTable<Row>
        name={['shop.deskOrders', tab, number, language]}
        read={(cursor) => api('shop.deskOrders', { query: { ...filter, number, language, cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.number'), dataIndex: 'number' },
          { title: t('shopDesk.by.buyer'), render: (_, row) => `${row.buyer.name} (${row.buyer.member})` },
          { title: t('orders.goods'), render: (_, row) => <Products row={row} /> },
          { title: t('console.total'), align: 'right', render: (_, row) => inMey(texts, row.total) },
          {
            title: t('console.state'),
            render: (_, row) => <ToneTag tone={ORDER_TONES[row.state]}>{t(`orders.state.${row.state}`)}</ToneTag>,
          },
          {
            title: t('orders.case'),
            render: (_, row) =>
              row.caseState ? (
                <ToneTag tone={CASE_TONES[row.caseState]}>{t(caseStateKey(row.caseState))}</ToneTag>
              ) : (
                '—'
              ),
          },
          { title: t('console.dueAt'), render: (_, row) => (row.dueAt ? <Time at={row.dueAt} /> : '—') },
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
          {
            title: t('console.acts'),
            render: (_, row) => (
              <IfMay route="shop.deskOrder">
                <Button onClick={() => setChosen(row)}>{t('console.show')}</Button>
              </IfMay>
            ),
          },
        ]}
      />
      {chosen ? <OrderDrawer key={chosen.id} {...chosen} onClose={() => setChosen(undefined)} /> : null}
    </Flex>
  );
}
