import type { Reply } from '@greenhall/client/route-input';
import { Button, Flex, Typography } from 'antd';
import { api } from '../../kit/api.ts';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Snapshot = Reply<'proof.snapshots'>['items'][number];

const hash = (text: string) => (
  <Typography.Text code copyable={{ text }}>
    {text.slice(0, 16)}
  </Typography.Text>
);

/** Published snapshots of what is held and owed; the whole of one can be downloaded for auditors. */
export default function Snapshots() {
  const { t } = useTexts();
  const take = useAct((write) => write('proof.take'));
  return (
    <Flex vertical gap={16} align="start">
      <IfMay route="proof.take">
        <DecisionButton
          label={t('console.takeNow')}
          question={t('console.takeNow')}
          onDecide={() => take.mutateAsync(undefined)}
        />
      </IfMay>
      <DeskTable<Snapshot>
        name={['proof.snapshots']}
        read={(cursor) => api('proof.snapshots', { query: { cursor } })}
        rowKey={({ head }) => head.number}
        columns={[
          { title: t('console.sequence'), render: (_, { head }) => head.number },
          { title: t('console.time'), render: (_, { head }) => <Time at={head.takenAt} /> },
          { title: t('console.members'), render: (_, { head }) => head.leaves },
          { title: t('console.hash'), render: (_, row) => hash(row.hash) },
          { title: t('console.root'), render: (_, { head }) => hash(head.root) },
          {
            title: t('console.acts'),
            render: (_, { head }) => (
              <IfMay route="proof.whole">
                <Button
                  href={`/api/admin/proof/snapshots/${head.number}/file`}
                  download={`solvency-${head.number}.json`}
                >
                  {t('console.wholeFile')}
                </Button>
              </IfMay>
            ),
          },
        ]}
      />
    </Flex>
  );
}
