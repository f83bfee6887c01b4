import { Alert, Button, Drawer, Flex, Skeleton, Space, Table, Tag } from 'antd';
import { useState } from 'react';
import { failureText, useAct } from '../../app/failure.tsx';
import { RejectButton } from '../../app/reject-button.tsx';
import { IfMay, useMay } from '../../app/rights.tsx';
import { SureButton } from '../../app/sure-button.tsx';
import { useTexts } from '../../app/texts.ts';
import { useRead } from '../../app/use-read.ts';
import type { PlanVersion } from './plan.ts';
import { PlanDraft } from './plan-draft.tsx';

function Acts({ row }: { readonly row: PlanVersion }) {
  const { t } = useTexts();
  const params = { version: row.version };
  const may = useMay();
  const approve = useAct((write) => write('stock.approvePlan', { params }));
  const reject = useAct((write, reason: string) => write('stock.rejectPlan', { params, body: { reason } }));
  if (row.state !== 'proposed') return row.approvedBy ?? '—';
  return (
    <Space>
      {may('stock.approvePlan') ? (
        <SureButton
          label={t('console.approve')}
          question={t('console.planSure')}
          busy={approve.isPending}
          onSure={() => approve.mutate(undefined)}
        />
      ) : null}
      {may('stock.rejectPlan') ? <RejectButton onReason={(reason) => reject.mutate(reason)} /> : null}
    </Space>
  );
}

/** Plan versions: proposed by one operator, approved by another, announced a day ahead, never edited in place. */
export default function Plans() {
  const texts = useTexts();
  const { t, dateTime } = texts;
  const [isDrafting, setDrafting] = useState(false);
  const versions = useRead('stock.planVersions');
  if (versions.isPending) return <Skeleton active />;
  if (versions.error) return <Alert type="error" title={failureText(texts, versions.error)} />;
  const { items } = versions.data;
  const current = items.find((row) => row.state === 'inForce') ?? items[0];
  return (
    <Flex vertical gap={16} align="start">
      <IfMay route="stock.proposePlan">
        <Button type="primary" disabled={!current} onClick={() => setDrafting(true)}>
          {t('console.planNew')}
        </Button>
      </IfMay>
      <Table<PlanVersion>
        size="middle"
        pagination={false}
        scroll={{ x: true }}
        rowKey={(row) => String(row.version)}
        dataSource={[...items]}
        columns={[
          { title: t('console.plan'), dataIndex: 'version' },
          { title: t('console.state'), render: (_, row) => <Tag>{t(`console.plan.${row.state}`)}</Tag> },
          { title: t('console.proposedBy'), dataIndex: 'proposedBy' },
          {
            title: t('console.time'),
            render: (_, row) => (Date.parse(row.proposedAt) > 0 ? dateTime(row.proposedAt) : '—'),
          },
          {
            title: t('console.effectiveFrom'),
            render: (_, row) => (Date.parse(row.effectiveFrom) > 0 ? dateTime(row.effectiveFrom) : '—'),
          },
          { title: t('console.acts'), render: (_, row) => <Acts row={row} /> },
        ]}
      />
      <Drawer
        open={isDrafting}
        title={t('console.planNew')}
        onClose={() => setDrafting(false)}
        size={960}
        destroyOnHidden
      >
        {current ? <PlanDraft from={current.plan} onDone={() => setDrafting(false)} /> : null}
      </Drawer>
    </Flex>
  );
}
