import type { Reply } from '@greenhall/client/route-input';
import { Card, Flex } from 'antd';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { ProposalWaits } from '../../kit/my-step-notice.tsx';
import { notifyProposed } from '../../kit/proposed.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useRead } from '../../kit/use-read.ts';

type LevelSale = Reply<'stock.levelSales'>['items'][number];
type Typed = { readonly reason: string };

/** Proposes to close the level, or to open the closed one; a proposal that waits is named in its place. */
function Propose({ row: { level, closed, waiting } }: { readonly row: LevelSale }) {
  const { t } = useTexts();
  const to = closed ? 'open' : 'closed';
  const propose = useAct(
    (write, { reason }: Typed) => write('stock.proposeLevelSale', { params: { level }, body: { to, reason } }),
    () => notifyProposed(),
  );
  if (waiting !== null) return <ProposalWaits number={waiting} />;
  return (
    <IfMay route="stock.proposeLevelSale">
      <FormButton<Typed>
        label={t(`console.sale.to.${to}`, { level })}
        note={t(`console.sale.note.${to}`)}
        isDanger={to === 'closed'}
        onSend={(typed) => propose.mutateAsync(typed)}
      >
        <ReasonField />
      </FormButton>
    </IfMay>
  );
}

/** Since when a level is closed, and who decided it by which proposal. */
function Closing({ closed }: Pick<LevelSale, 'closed'>) {
  const { t } = useTexts();
  if (!closed) return '—';
  const { since, proposal: number, maker, checker, reason } = closed;
  return (
    <Flex vertical>
      <Time at={since} />
      <span>{t('console.sale.by', { number, maker, checker })}</span>
      <span>{reason}</span>
    </Flex>
  );
}

/** The levels of the plan in force, each open or closed for purchases: proposed by one operator, decided by another. */
export function LevelSales() {
  const { t, figure } = useTexts();
  const sales = useRead('stock.levelSales', {});
  return (
    <Card size="small" title={t('console.sale.title')} className="w-full">
      {sales.data ? (
        <>
          <ReadFault of={sales} />
          <RowTable<LevelSale>
            rows={sales.data.items}
            rowKey={(row) => String(row.level)}
            columns={[
              { title: t('console.level'), render: (_, row) => `V${row.level}` },
              { title: t('console.amount'), align: 'right', render: (_, row) => figure(row.amount) },
              {
                title: t('console.sale'),
                render: (_, { closed }) => (
                  <ToneTag tone={closed ? 'bad' : 'good'}>
                    {t(closed ? 'console.sale.closed' : 'console.sale.open')}
                  </ToneTag>
                ),
              },
              { title: t('console.sale.since'), render: (_, { closed }) => <Closing closed={closed} /> },
              { title: t('console.acts'), render: (_, row) => <Propose row={row} /> },
            ]}
          />
        </>
      ) : (
        <ReadState of={sales} />
      )}
    </Card>
  );
}
