import { PLAN_TONES } from '@greenhall/domain/members/plan';
import { Button, Flex, Space } from 'antd';
import { DecisionButton, RejectButton } from '../../kit/decision-button.tsx';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormDrawer } from '../../kit/forms/form-drawer.tsx';
import { OwnStep } from '../../kit/own-step.tsx';
import { NEW, useOpened } from '../../kit/lists/opened.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay, useMay } from '../../kit/rights.tsx';
import { useIsMe } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useRead } from '../../kit/use-read.ts';
import type { PlanVersion } from './plan.ts';
import { LevelSales } from './level-sales.tsx';
import { PlanDraft } from './plan-draft.tsx';

function Acts({ row }: { readonly row: PlanVersion }) {
  const { t } = useTexts();
  const params = { version: row.version };
  const may = useMay();
  const approve = useAct((write) => write('stock.approvePlan', { params }));
  const reject = useAct((write, reason: string) => write('stock.rejectPlan', { params, body: { reason } }));
  const isOwnStep = useIsMe()(row.proposedBy);
  if (row.state !== 'proposed') return row.approvedBy ?? '—';
  return (
    <Space>
      {isOwnStep ? <OwnStep /> : null}
      {may('stock.approvePlan') && !isOwnStep ? (
        <DecisionButton
          label={t('console.approve')}
          question={t('console.planSure')}
          onDecide={() => approve.mutateAsync(undefined)}
        />
      ) : null}
      {may('stock.rejectPlan') ? <RejectButton onReason={(reason) => reject.mutateAsync(reason)} /> : null}
    </Space>
  );
}

/** Plan versions: proposed by one operator, approved by another, announced a day ahead, never edited in place. */
export default function Plans() {
  const texts = useTexts();
  const { t } = texts;
  const { opened, open, close } = useOpened();
  const versions = useRead('stock.planVersions', {});
  if (!versions.data) return <ReadState of={versions} />;
  const { items } = versions.data;
  const current = items.find((row) => row.state === 'inForce') ?? items[0];
  return (
    <Flex vertical gap={16} align="start">
      <ReadFault of={versions} />
      <IfMay route="stock.proposePlan">
        <Button type="primary" disabled={!current} onClick={() => open(NEW)}>
          {t('console.planNew')}
        </Button>
      </IfMay>
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
          { title: t('console.acts'), render: (_, row) => <Acts row={row} /> },
        ]}
      />
      <LevelSales />
      <FormDrawer isOpen={opened === NEW} title={t('console.planNew')} onClose={close} size={960}>
        {current ? <PlanDraft from={current.plan} onDone={close} /> : null}
      </FormDrawer>
    </Flex>
  );
}
