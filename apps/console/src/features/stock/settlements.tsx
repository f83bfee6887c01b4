import type { Reply } from '@greenhall/client/ask';
import { App, Button, Typography } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Settlement = Reply<'stock.deskSettlements'>['items'][number];

/** Computes a settled day again from the journal and says whether it comes to the same hash. */
function Replay({ day }: { readonly day: string }) {
  const { t } = useTexts();
  const { modal } = App.useApp();
  const replay = useAct(async (write) => {
    const { isEqual, hash, replayed } = await write('stock.replaySettlement', { params: { day } });
    const show = isEqual ? modal.success : modal.error;
    show({
      title: t(isEqual ? 'console.replayEqual' : 'console.replayDiffers'),
      content: (
        <Typography.Text code className="break-all">
          {isEqual ? hash : `${hash} ≠ ${replayed}`}
        </Typography.Text>
      ),
    });
  });
  return (
    <>
      <Button loading={replay.isPending} onClick={() => replay.mutate(undefined)}>
        {t('console.replay')}
      </Button>
      <ActFailure of={replay} />
    </>
  );
}

/** Settled days: what was due, what the pools held, and the hash that a replay must meet. */
export default function Settlements() {
  const { t, figure } = useTexts();
  const pair = (due: string, pool: string) => `${figure(due)} / ${figure(pool)}`;
  return (
    <DeskTable<Settlement>
      name={['stock.deskSettlements']}
      read={(cursor) => api('stock.deskSettlements', { query: { cursor } })}
      rowKey={(row) => row.day}
      columns={[
        { title: t('console.day'), dataIndex: 'day' },
        { title: t('console.plan'), dataIndex: 'plan', align: 'right' },
        { title: t('console.events'), dataIndex: 'events', align: 'right' },
        { title: t('console.bonuses'), dataIndex: 'bonuses', align: 'right' },
        {
          title: t('console.collision'),
          align: 'right',
          render: (_, row) => pair(row.collisionDue, row.collisionPool),
        },
        {
          title: t('console.leadership'),
          align: 'right',
          render: (_, row) => pair(row.leadershipDue, row.leadershipPool),
        },
        {
          title: t('console.hash'),
          render: (_, row) => (
            <Typography.Text code copyable={{ text: row.hash }}>
              {row.hash.slice(0, 16)}
            </Typography.Text>
          ),
        },
        { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
        { title: t('console.acts'), render: (_, row) => <Replay day={row.day} /> },
      ]}
    />
  );
}
