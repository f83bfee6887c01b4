import type { Reply } from '@greenhall/client/ask';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Request = Reply<'stock.deskQueue'>['items'][number];

/** Requests that wait for shares, in queue order. */
export default function Queue() {
  const { t, figure } = useTexts();
  return (
    <DeskTable<Request>
      name={['stock.deskQueue']}
      read={(cursor) => api('stock.deskQueue', { query: { cursor } })}
      rowKey={(row) => row.number}
      columns={[
        { title: t('console.sequence'), dataIndex: 'number' },
        { title: t('console.member'), render: (_, row) => `${row.name} (${row.member})` },
        { title: t('console.amount'), align: 'right', render: (_, row) => figure(row.amount) },
        { title: t('console.remaining'), align: 'right', render: (_, row) => figure(row.remaining) },
        { title: t('console.shares'), align: 'right', render: (_, row) => figure(row.allocated) },
        { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
      ]}
    />
  );
}
