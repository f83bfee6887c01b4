import { Typography } from 'antd';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Entry = Awaited<ReturnType<typeof api<'admin.audit'>>>['items'][number];

/** The log of operators' acts, newest first; each row carries the hash that chains it to the one before. */
export default function Audit() {
  const { t } = useTexts();
  return (
    <DeskTable<Entry>
      name={['admin.audit']}
      read={(cursor) => api('admin.audit', { query: { cursor } })}
      rowKey={(row) => row.sequence}
      columns={[
        { title: t('console.sequence'), dataIndex: 'sequence' },
        { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
        { title: t('console.operator'), dataIndex: 'operator' },
        { title: t('console.act'), dataIndex: 'act' },
        { title: t('console.subject'), dataIndex: 'subject' },
        { title: t('console.detail'), render: (_, row) => <code>{JSON.stringify(row.detail)}</code> },
        {
          title: t('console.hash'),
          render: (_, row) => (
            <Typography.Text code copyable={{ text: row.hash }}>
              {row.hash.slice(0, 12)}
            </Typography.Text>
          ),
        },
      ]}
    />
  );
}
