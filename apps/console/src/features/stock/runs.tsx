import { Flex } from 'antd';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';

type Run = RowOf<'stock.runs'>;

function Kind({ row }: { readonly row: Run }) {
  const { t } = useTexts();
  return <ToneTag tone="neutral">{t(`console.run.${row.kind}`)}</ToneTag>;
}

/** Distribution runs and buybacks; an operator can let one run at once. */
export default function Runs() {
  const { t, figure } = useTexts();
  const run = useAct((write) => write('stock.runNow'));
  const column = useColumns<'stock.runs'>();
  return (
    <Flex vertical gap={16} align="start">
      <IfMay route="stock.runNow">
        <DecisionButton
          label={t('console.runNow')}
          question={t('console.runSure')}
          onDecide={() => run.mutateAsync(undefined)}
        />
      </IfMay>
      <ListPage
        route="stock.runs"
        words={{ kind: (kind) => t(`console.run.${kind}`) }}
        initial={{}}
        columns={[
          column.text('console.sequence', (row) => row.id),
          column.drawn('console.kind', Kind),
          column.figure('console.fills', (row) => row.fills),
          column.figure('console.amount', (row) => figure(row.spent)),
          column.figure('console.shares', (row) => figure(row.quantity)),
          column.figure('console.price', (row) => figure(row.price)),
          column.figure('console.reserve', (row) => figure(row.reserve)),
          column.figure('console.outstanding', (row) => figure(row.outstanding)),
          column.text('console.operator', (row) => row.by ?? '—'),
          column.moment('console.time', (row) => row.at, 'made'),
        ]}
      />
    </Flex>
  );
}
