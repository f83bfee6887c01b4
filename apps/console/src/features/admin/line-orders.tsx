import type { Reply } from '@greenhall/client/route-input';
import { Button, Card, Typography } from 'antd';
import { RowTable } from '../../kit/desk-table.tsx';
import { links } from '../../kit/location.ts';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type LineOrder = Reply<'admin.dashboard'>['orders'][number];

/** Orders of members in the line of an operator who made something in them cheaper: another one looks at them. */
export function LineOrders({ orders }: { readonly orders: readonly LineOrder[] }) {
  const { t, money } = useTexts();
  return orders.length === 0 ? null : (
    <Card
      title={t('console.lineOrders')}
      extra={
        <Button type="link" href={`#${links.shopOrders}`}>
          {t('console.show')}
        </Button>
      }
    >
      <Typography.Paragraph type="secondary">{t('console.lineOrdersHint')}</Typography.Paragraph>
      <RowTable<LineOrder>
        isSmall
        rows={orders}
        rowKey={(row) => row.id}
        columns={[
          { title: t('orders.number'), dataIndex: 'number' },
          { title: t('console.lineOf'), render: (_, row) => row.operators.join(', ') },
          { title: t('console.state'), render: (_, row) => t(`orders.state.${row.state}`) },
          { title: t('console.amount'), align: 'right', render: (_, row) => money(row.total) },
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
        ]}
      />
    </Card>
  );
}
