import type { Reply } from '@greenhall/client/ask';
import { LAUNCH_TONES } from '@greenhall/domain/members/launch';
import { LANGUAGE_NAMES, type Language } from '@greenhall/locales/languages';
import { Alert, Button, Collapse, Flex, Space, Typography } from 'antd';
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
import { LaunchDraft } from './launch-draft.tsx';

type Launches = Reply<'members.launches'>;
type Launch = Launches['items'][number];

function Acts({ row }: { readonly row: Launch }) {
  const { t } = useTexts();
  const params = { version: row.version };
  const may = useMay();
  const approve = useAct((write) => write('members.approveLaunch', { params }));
  const reject = useAct((write, reason: string) => write('members.rejectLaunch', { params, body: { reason } }));
  const isOwnStep = useIsMe()(row.proposedBy);
  if (row.state !== 'proposed') return row.decidedBy ?? '—';
  return (
    <Space>
      {isOwnStep ? <OwnStep /> : null}
      {may('members.approveLaunch') && !isOwnStep ? (
        <DecisionButton
          label={t('console.approve')}
          question={t('console.launchSure')}
          onDecide={() => approve.mutateAsync(undefined)}
        />
      ) : null}
      {may('members.rejectLaunch') ? <RejectButton onReason={(reason) => reject.mutateAsync(reason)} /> : null}
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
  const { t } = texts;
  const { opened, open, close } = useOpened();
  const launches = useRead('members.launches', {});
  if (!launches.data) return <ReadState of={launches} />;
  const { items } = launches.data;
  const current = items.find((row) => row.isInForce);
  return (
    <Flex vertical gap={16} align="start">
      <ReadFault of={launches} />
      <Standing launches={launches.data} />
      <IfMay route="members.proposeLaunch">
        <Button type="primary" onClick={() => open(NEW)}>
          {t('console.launchNew')}
        </Button>
      </IfMay>
      <RowTable<Launch>
        rows={items}
        rowKey={(row) => String(row.version)}
        expandable={{ expandedRowRender: riskTexts, columnTitle: t('console.risk') }}
        columns={[
          { title: t('console.version'), dataIndex: 'version' },
          {
            title: t('console.state'),
            render: (_, row) => {
              const state = row.isInForce ? 'inForce' : row.state;
              return <ToneTag tone={LAUNCH_TONES[state]}>{t(`console.launch.${state}`)}</ToneTag>;
            },
          },
          { title: t('console.entity'), dataIndex: 'entity' },
          { title: t('console.countries'), render: (_, row) => row.countries.join(' ') },
          { title: t('console.proposedBy'), dataIndex: 'proposedBy' },
          { title: t('console.time'), render: (_, row) => <Time at={row.decidedAt ?? row.proposedAt} /> },
          { title: t('console.acts'), render: (_, row) => <Acts row={row} /> },
        ]}
      />
      <FormDrawer isOpen={opened === NEW} title={t('console.launchNew')} onClose={close} size={760}>
        <LaunchDraft from={current} onDone={close} />
      </FormDrawer>
    </Flex>
  );
}
