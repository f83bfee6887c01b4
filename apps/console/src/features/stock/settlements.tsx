import { App, Button, Typography } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useAct } from '../../kit/failure.ts';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { useTexts } from '../../kit/texts.ts';

type Settlement = RowOf<'stock.deskSettlements'>;

/** Computes a settled day again from the journal and says whether it comes to the same hash. */
function Replay({ row: { day } }: { readonly row: Settlement }) {
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

const Hash = ({ row: { hash } }: { readonly row: Settlement }) => (
  <Typography.Text code copyable={{ text: hash }}>
    {hash.slice(0, 16)}
  </Typography.Text>
);

/** Settled days: what was due, what the pools held, and the hash that a replay must meet. */
export default function Settlements() {
  const { figure } = useTexts();
  const column = useColumns<'stock.deskSettlements'>();
  const pair = (due: string, pool: string) => `${figure(due)} / ${figure(pool)}`;
  return (
    <ListPage
      route="stock.deskSettlements"
      words={{}}
      initial={{}}
      columns={[
        column.text('console.day', (row) => row.day),
        column.figure('console.plan', (row) => row.plan),
        column.figure('console.events', (row) => row.events),
        column.figure('console.bonuses', (row) => row.bonuses),
        column.figure('console.collision', (row) => pair(row.collisionDue, row.collisionPool)),
        column.figure('console.leadership', (row) => pair(row.leadershipDue, row.leadershipPool)),
        column.drawn('console.hash', Hash),
        column.moment('console.time', (row) => row.at, 'made'),
        column.acts(Replay),
      ]}
    />
  );
}
