import { Button, Descriptions, Drawer, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Entry = Awaited<ReturnType<typeof api<'admin.audit'>>>['items'][number];

/** One act in full, with the hash that chains it to the one before. */
function EntryDrawer({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) {
  const { t, dateTime } = useTexts();
  return (
    <Drawer open title={`${t('console.sequence')} ${entry.sequence}`} onClose={onClose} size={560}>
      <Descriptions
        column={1}
        bordered
        size="small"
        items={[
          { key: 'at', label: t('console.time'), children: dateTime(entry.at) },
          { key: 'operator', label: t('console.operator'), children: entry.operator },
          { key: 'act', label: t('console.act'), children: entry.act },
          { key: 'subject', label: t('console.subject'), children: entry.subject },
          {
            key: 'detail',
            label: t('console.detail'),
            children: <pre style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{JSON.stringify(entry.detail, null, 2)}</pre>,
          },
          {
            key: 'hash',
            label: t('console.hash'),
            children: (
              <Typography.Text code copyable style={{ overflowWrap: 'anywhere' }}>
                {entry.hash}
              </Typography.Text>
            ),
          },
        ]}
      />
    </Drawer>
  );
}

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** The log of operators' acts, newest first, one line each; a drawer shows an act in full. */
export default function Audit() {
  const { t } = useTexts();
  const [shown, setShown] = useState<Entry>();
  return (
    <>
      <DeskTable<Entry>
        name={['admin.audit']}
        read={(cursor) => api('admin.audit', { query: { cursor } })}
        rowKey={(row) => row.sequence}
        columns={[
          { title: t('console.sequence'), dataIndex: 'sequence' },
          { title: t('console.time'), render: (_, row) => <Time at={row.at} />, onCell: () => ({ style: ONE_LINE }) },
          { title: t('console.operator'), dataIndex: 'operator' },
          { title: t('console.act'), dataIndex: 'act', onCell: () => ({ style: ONE_LINE }) },
          { title: t('console.subject'), dataIndex: 'subject', ellipsis: true },
          {
            title: t('console.detail'),
            render: (_, row) => (
              <Button type="link" aria-label={`${t('console.show')} ${row.sequence}`} onClick={() => setShown(row)}>
                {t('console.show')}
              </Button>
            ),
          },
        ]}
      />
      {shown ? <EntryDrawer entry={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}
