import { Descriptions, Drawer, Typography } from 'antd';
import { useState } from 'react';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { useTexts } from '../../kit/texts.ts';

type Entry = RowOf<'admin.audit'>;

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

/** A subject may be a sentence; the drawer shows it whole. */
const Subject = ({ row: { subject } }: { readonly row: Entry }) => (
  <Typography.Text ellipsis style={{ maxWidth: 320 }}>
    {subject}
  </Typography.Text>
);

/** The log of operators' acts, newest first, one line each; a drawer shows an act in full. */
export default function Audit() {
  const [shown, setShown] = useState<Entry>();
  const column = useColumns<'admin.audit'>();
  return (
    <>
      <ListPage
        route="admin.audit"
        words={{}}
        initial={{}}
        columns={[
          column.text('console.sequence', (row) => row.sequence),
          column.moment('console.time', (row) => row.at, 'made'),
          column.text('console.operator', (row) => row.operator),
          column.text('console.act', (row) => row.act),
          column.drawn('console.subject', Subject),
          column.opens('console.show', setShown, 'admin.audit', (row) => row.sequence),
        ]}
      />
      {shown ? <EntryDrawer entry={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}
