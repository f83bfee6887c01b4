import type { Reply } from '@greenhall/client/route-input';
import { Alert, Card, Collapse, Flex, Form, Input } from 'antd';
import { RowTable } from '../../../kit/desk-table.tsx';
import { useAct } from '../../../kit/failure.ts';
import { FormButton } from '../../../kit/forms/form-button.tsx';
import { IfMay } from '../../../kit/rights.tsx';
import { type Texts, useTexts } from '../../../kit/texts.ts';
import { Time } from '../../../kit/time.tsx';

type Board = Reply<'admin.dashboard'>;
type Alarm = Board['alarms'][number];
type Acknowledged = Board['acknowledged'][number];

const keyOf = ({ name, lastAt }: Alarm): string => `${name} ${lastAt}`;

/** How often an alarm was raised, when last, when its causes were over, and about what. */
const factsOf = ({ t, dateTime }: Texts, { raised, lastAt, detail, overAt }: Alarm): string =>
  [
    t('console.alarmRaised', { count: raised, time: dateTime(lastAt) }),
    ...(overAt === null ? [] : [t('console.alarmOver', { time: dateTime(overAt) })]),
    ...Object.values(detail).map((value) => String(value)),
  ].join(' · ');

/** Takes an alarm away, as it is shown, with those that were raised before it. */
function AcknowledgeButton({ alarm: { name, lastAt } }: { readonly alarm: Alarm }) {
  const { t } = useTexts();
  const acknowledge = useAct((write, reason: string) =>
    write('admin.acknowledgeAlarm', { params: { name }, body: { lastAt, ...(reason === '' ? {} : { reason }) } }),
  );
  return (
    <FormButton<{ reason?: string }>
      label={t('console.acknowledge')}
      note={t('console.acknowledgeNote')}
      onSend={({ reason = '' }) => acknowledge.mutateAsync(reason.trim())}
    >
      <Form.Item name="reason" label={t('console.acknowledgeReason')} rules={[{ max: 200 }]}>
        <Input />
      </Form.Item>
    </FormButton>
  );
}

function AcknowledgedTable({ rows }: { readonly rows: readonly Acknowledged[] }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <RowTable<Acknowledged>
      isSmall
      rows={rows}
      rowKey={keyOf}
      columns={[
        {
          title: t('console.alarms'),
          render: (_, row) => (
            <>
              <strong>{t(`console.alarm.${row.name}`)}</strong>
              <br />
              {factsOf(texts, row)}
            </>
          ),
        },
        { title: t('console.operator'), dataIndex: 'by' },
        { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
        { title: t('console.reason'), render: (_, row) => row.reason ?? '—' },
      ]}
    />
  );
}

/** Alarms that nobody has acknowledged, and below them those that somebody has. */
export function Alarms({ alarms, acknowledged }: Pick<Board, 'alarms' | 'acknowledged'>) {
  const texts = useTexts();
  const { t, number } = texts;
  if (alarms.length === 0 && acknowledged.length === 0) return null;
  /** Those of earlier days are acknowledged with the newest one of their name. */
  const isNewest = (alarm: Alarm) => alarms.find(({ name }) => name === alarm.name) === alarm;
  return (
    <Card title={t('console.alarms')}>
      <Flex vertical gap={8}>
        {alarms.map((alarm) => (
          <Alert
            key={keyOf(alarm)}
            type={alarm.overAt === null ? 'error' : 'warning'}
            showIcon
            title={
              <>
                <strong>{t(`console.alarm.${alarm.name}`)}</strong> {factsOf(texts, alarm)}
              </>
            }
            action={
              isNewest(alarm) ? (
                <IfMay route="admin.acknowledgeAlarm">
                  <AcknowledgeButton alarm={alarm} />
                </IfMay>
              ) : undefined
            }
          />
        ))}
        {acknowledged.length > 0 ? (
          <Collapse
            size="small"
            items={[
              {
                key: 'acknowledged',
                label: `${t('console.acknowledged')} · ${number(acknowledged.length)}`,
                children: <AcknowledgedTable rows={acknowledged} />,
              },
            ]}
          />
        ) : null}
      </Flex>
    </Card>
  );
}
