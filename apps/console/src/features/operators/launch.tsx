import { LANGUAGE_NAMES, type Language } from '@greenhall/locales/languages';
import { Alert, Button, Collapse, Drawer, Flex, Skeleton, Space, Table, Tag, Typography } from 'antd';
import { useState } from 'react';
import type { api } from '../../app/api.ts';
import { failureText, useAct } from '../../app/failure.tsx';
import { RejectButton } from '../../app/reject-button.tsx';
import { IfMay, useMay } from '../../app/rights.tsx';
import { SureButton } from '../../app/sure-button.tsx';
import { useTexts } from '../../app/texts.ts';
import { useRead } from '../../app/use-read.ts';
import { LaunchDraft } from './launch-draft.tsx';

type Launches = Awaited<ReturnType<typeof api<'members.launches'>>>;
type Launch = Launches['items'][number];

function Acts({ row }: { readonly row: Launch }) {
  const { t } = useTexts();
  const params = { version: row.version };
  const may = useMay();
  const approve = useAct((write) => write('members.approveLaunch', { params }));
  const reject = useAct((write, reason: string) => write('members.rejectLaunch', { params, body: { reason } }));
  if (row.state !== 'proposed') return row.decidedBy ?? '—';
  return (
    <Space>
      {may('members.approveLaunch') ? (
        <SureButton
          label={t('console.approve')}
          question={t('console.launchSure')}
          busy={approve.isPending}
          onSure={() => approve.mutate(undefined)}
        />
      ) : null}
      {may('members.rejectLaunch') ? <RejectButton onReason={(reason) => reject.mutate(reason)} /> : null}
    </Space>
  );
}

/** The risk text in every language, as new members would read it. */
function RiskTexts({ risk }: { readonly risk: Launch['risk'] }) {
  const items = Object.entries(risk).map(([language, text]) => ({
    key: language,
    label: LANGUAGE_NAMES[language as Language],
    children: <Typography.Paragraph style={{ whiteSpace: 'pre-line', margin: 0 }}>{text}</Typography.Paragraph>,
  }));
  return <Collapse size="small" items={items} />;
}

const riskTexts = ({ risk }: Launch) => <RiskTexts risk={risk} />;

function Standing({ launches: { mode, obstacles } }: { readonly launches: Launches }) {
  const { t } = useTexts();
  if (mode === 'live') return <Alert type="success" showIcon title={t('console.launchLive')} />;
  if (obstacles.length === 0) return <Alert type="info" showIcon title={t('console.launchReady')} />;
  const list = obstacles.map((obstacle) => <li key={obstacle}>{t(`console.obstacle.${obstacle}`)}</li>);
  return <Alert type="warning" showIcon title={t('console.launchNotReady')} description={<ul>{list}</ul>} />;
}

/** Live mode: recorded by one operator, switched on by another, never switched back. */
export default function LaunchScreen() {
  const texts = useTexts();
  const { t, dateTime } = texts;
  const [isDrafting, setDrafting] = useState(false);
  const launches = useRead('members.launches');
  if (launches.isPending) return <Skeleton active />;
  if (launches.error) return <Alert type="error" title={failureText(texts, launches.error)} />;
  const { items } = launches.data;
  const current = items.find((row) => row.isInForce);
  return (
    <Flex vertical gap={16} align="start">
      <Standing launches={launches.data} />
      <IfMay route="members.proposeLaunch">
        <Button type="primary" onClick={() => setDrafting(true)}>
          {t('console.launchNew')}
        </Button>
      </IfMay>
      <Table<Launch>
        size="middle"
        pagination={false}
        scroll={{ x: true }}
        rowKey={(row) => String(row.version)}
        dataSource={[...items]}
        expandable={{ expandedRowRender: riskTexts, columnTitle: t('console.risk') }}
        columns={[
          { title: t('console.version'), dataIndex: 'version' },
          {
            title: t('console.state'),
            render: (_, row) => <Tag>{t(`console.launch.${row.isInForce ? 'inForce' : row.state}`)}</Tag>,
          },
          { title: t('console.entity'), dataIndex: 'entity' },
          { title: t('console.countries'), render: (_, row) => row.countries.join(' ') },
          { title: t('console.proposedBy'), dataIndex: 'proposedBy' },
          { title: t('console.time'), render: (_, row) => dateTime(row.decidedAt ?? row.proposedAt) },
          { title: t('console.acts'), render: (_, row) => <Acts row={row} /> },
        ]}
      />
      <Drawer
        open={isDrafting}
        title={t('console.launchNew')}
        onClose={() => setDrafting(false)}
        size={760}
        destroyOnHidden
      >
        <LaunchDraft from={current} onDone={() => setDrafting(false)} />
      </Drawer>
    </Flex>
  );
}
