import { PLAN_TONES } from '@greenhall/domain/members/plan';
import { Button, Flex } from 'antd';
import { RowTable } from '../../kit/desk-table.tsx';
import { FormDrawer } from '../../kit/forms/form-drawer.tsx';
import { NEW, useOpened } from '../../kit/lists/opened.ts';
import { ProposalWaits } from '../../kit/my-step-notice.tsx';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useRead } from '../../kit/use-read.ts';
import type { PlanVersion } from './plan.ts';
import { LevelSales } from './level-sales.tsx';
import { PlanDraft } from './plan-draft.tsx';

/** Plan versions: proposed by one operator, approved by another in the inbox, announced a day ahead, never edited in place. */
export default function Plans() {
  const { t } = useTexts();
  const { opened, open, close } = useOpened();
  const versions = useRead('stock.planVersions', {});
  if (!versions.data) return <ReadState of={versions} />;
  const { items, waiting } = versions.data;
  const current = items.find((row) => row.state === 'inForce') ?? items[0];
  return (
    <Flex vertical gap={16} align="start">
      <ReadFault of={versions} />
      {waiting === null ? (
        <IfMay route="stock.proposePlan">
          <Button type="primary" disabled={!current} onClick={() => open(NEW)}>
            {t('console.planNew')}
          </Button>
        </IfMay>
      ) : (
        <ProposalWaits number={waiting} />
      )}
      <RowTable<PlanVersion>
        rows={items}
        rowKey={(row) => String(row.version)}
        columns={[
          { title: t('console.plan'), dataIndex: 'version' },
          {
            title: t('console.state'),
            render: (_, row) => <ToneTag tone={PLAN_TONES[row.state]}>{t(`console.plan.${row.state}`)}</ToneTag>,
          },
          { title: t('console.proposedBy'), dataIndex: 'proposedBy' },
          {
            title: t('console.time'),
            render: (_, row) => (Date.parse(row.proposedAt) > 0 ? <Time at={row.proposedAt} /> : '—'),
          },
          {
            title: t('console.effectiveFrom'),
            render: (_, row) => (Date.parse(row.effectiveFrom) > 0 ? <Time at={row.effectiveFrom} /> : '—'),
          },
          { title: t('console.decidedBy'), render: (_, row) => row.approvedBy ?? '—' },
        ]}
      />
      <LevelSales />
      <FormDrawer isOpen={opened === NEW} title={t('console.planNew')} onClose={close} size={960}>
        {current ? <PlanDraft from={current.plan} onDone={close} /> : null}
      </FormDrawer>
    </Flex>
  );
}
