import { Flex } from 'antd';
import { api } from '../../kit/api.ts';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Run = Awaited<ReturnType<typeof api<'stock.runs'>>>['items'][number];

/** Distribution runs and buybacks; an operator can let one run at once. */
export default function Runs() {
  const { t, figure } = useTexts();
  const run = useAct((write) => write('stock.runNow'));
  return (
    <Flex vertical gap={16} align="start">
      <IfMay route="stock.runNow">
        <DecisionButton
          label={t('console.runNow')}
          question={t('console.runSure')}
          onDecide={() => run.mutateAsync(undefined)}
        />
      </IfMay>
      <DeskTable<Run>
        name={['stock.runs']}
        read={(cursor) => api('stock.runs', { query: { cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.sequence'), dataIndex: 'id' },
          {
            title: t('console.kind'),
            render: (_, row) => <ToneTag tone="neutral">{t(`console.run.${row.kind}`)}</ToneTag>,
          },
          { title: t('console.fills'), dataIndex: 'fills', align: 'right' },
          { title: t('console.amount'), align: 'right', render: (_, row) => figure(row.spent) },
          { title: t('console.shares'), align: 'right', render: (_, row) => figure(row.quantity) },
          { title: t('console.price'), align: 'right', render: (_, row) => figure(row.price) },
          { title: t('console.reserve'), align: 'right', render: (_, row) => figure(row.reserve) },
          { title: t('console.outstanding'), align: 'right', render: (_, row) => figure(row.outstanding) },
          { title: t('console.operator'), render: (_, row) => row.by ?? '—' },
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
        ]}
      />
    </Flex>
  );
}
