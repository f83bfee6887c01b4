import type { Reply } from '@greenhall/client/route-input';
import { deviceName } from '@greenhall/domain/identity/device';
import { RowTable } from '../../kit/desk-table.tsx';
import { ReadState } from '../../kit/read-state.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useRead } from '../../kit/use-read.ts';

type Row = Reply<'members.deskSessions'>['items'][number];

/** Where an inspected member is signed in. */
export function Sessions({ inspection }: { readonly inspection: string }) {
  const { t } = useTexts();
  const sessions = useRead('members.deskSessions', { params: { inspection } }, { isReadOnce: true });
  if (!sessions.data) return <ReadState of={sessions} />;
  return (
    <RowTable<Row>
      isSmall
      rows={sessions.data.items}
      rowKey={({ id }) => id}
      columns={[
        { title: t('ownAccount.device'), render: (_, { device }) => deviceName(device) || t('ownAccount.unknown') },
        { title: t('console.network'), dataIndex: 'network' },
        { title: t('ownAccount.since'), render: (_, { createdAt }) => <Time at={createdAt} /> },
        { title: t('ownAccount.used'), render: (_, { seenAt }) => <Time at={seenAt} /> },
      ]}
    />
  );
}
