import type { Reply } from '@greenhall/client/route-input';
import { TARGET_KINDS, type TargetKind } from '@greenhall/domain/admin/alarm-targets';
import { Alert, Card, Flex, Form, Input, Select, Typography } from 'antd';
import { useState } from 'react';
import { Copied } from '../../../kit/case/copied.tsx';
import { DecisionButton, ReasonButton } from '../../../kit/decision-button.tsx';
import { RowTable } from '../../../kit/desk-table.tsx';
import { useAct } from '../../../kit/failure.ts';
import { FormButton } from '../../../kit/forms/form-button.tsx';
import { notifyProposed } from '../../../kit/proposed.ts';
import { ReadFault, ReadState } from '../../../kit/read-state.tsx';
import { ReasonField } from '../../../kit/reason-field.tsx';
import { IfMay } from '../../../kit/rights.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { Time } from '../../../kit/time.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useRead } from '../../../kit/use-read.ts';

type Target = Reply<'admin.alarmTargets'>['items'][number];

interface Typed {
  readonly kind: TargetKind;
  readonly address: string;
  readonly reason: string;
}

/** The secret of a webhook, the one time that it is shown; it is missing where the first answer was lost. */
function Secret({ secret }: { readonly secret: string | null }) {
  const { t } = useTexts();
  if (secret === null) return <Alert type="warning" showIcon title={t('operations.secretLost')} />;
  return (
    <Alert type="warning" showIcon title={t('operations.secretShown')} description={<Copied text={secret} isCode />} />
  );
}

function Propose({ onMade }: { readonly onMade: (secret: string | null | undefined) => void }) {
  const { t, language } = useTexts();
  const propose = useAct(
    (write, { kind, ...typed }: Typed) =>
      write('admin.proposeAlarmTarget', { body: { ...typed, kind, language } }).then(({ secret }) =>
        onMade(kind === 'webhook' ? secret : undefined),
      ),
    notifyProposed,
  );
  return (
    <FormButton<Typed>
      label={t('operations.targetNew')}
      note={t('operations.targetNote')}
      okText={t('console.propose')}
      onSend={(typed) => propose.mutateAsync(typed)}
    >
      <Form.Item
        name="kind"
        label={t('operations.targetKind')}
        rules={[{ required: true, message: t('console.required') }]}
      >
        <Select options={TARGET_KINDS.map((value) => ({ value, label: t(`operations.target.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="address"
        label={t('operations.target')}
        rules={[{ required: true, whitespace: true, message: t('console.required') }, { max: 500 }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <ReasonField />
    </FormButton>
  );
}

function Close({ target: { id } }: { readonly target: Target }) {
  const { t } = useTexts();
  const close = useAct(
    (write, reason: string) => write('admin.closeAlarmTarget', { params: { id }, body: { reason } }),
    notifyProposed,
  );
  return <ReasonButton isDanger label={t('operations.targetClose')} onReason={(reason) => close.mutateAsync(reason)} />;
}

/** Sends a test, of which the row says what became. */
function Test({ target: { id } }: { readonly target: Target }) {
  const { t } = useTexts();
  const test = useAct(
    (write) => write('admin.testAlarmTarget', { params: { id } }),
    () => 'operations.testWaiting',
  );
  return (
    <DecisionButton
      quiet
      label={t('operations.targetTest')}
      question={t('operations.targetTestQuestion')}
      onDecide={() => test.mutateAsync()}
    />
  );
}

/** What became of the last test. */
function Tested({ test: { state, at, error } }: { readonly test: NonNullable<Target['test']> }) {
  const { t, dateTime } = useTexts();
  if (state === 'waiting') return <ToneTag tone="waiting">{t('operations.testWaiting')}</ToneTag>;
  if (state === 'delivered')
    return <ToneTag tone="good">{t('operations.testDelivered', { time: dateTime(at) })}</ToneTag>;
  return <ToneTag tone="bad">{t('operations.testFailed', { error: error ?? dateTime(at) })}</ToneTag>;
}

/** What became of what was sent: the last that arrived, what waits, and what was given up. */
function Sent({ target: { closedAt, waiting, failed, error, deliveredAt, test } }: { readonly target: Target }) {
  const { t, dateTime } = useTexts();
  return (
    <Flex vertical gap={4} align="flex-start">
      {closedAt === null ? null : <ToneTag tone="neutral">{t('operations.targetClosed')}</ToneTag>}
      {failed > 0 ? <ToneTag tone="bad">{t('operations.targetFailed', { count: failed })}</ToneTag> : null}
      {waiting > 0 ? <ToneTag tone="waiting">{t('operations.targetWaiting', { count: waiting })}</ToneTag> : null}
      {deliveredAt === null ? null : <span>{t('operations.targetDelivered', { time: dateTime(deliveredAt) })}</span>}
      {error === null ? null : <Typography.Text type="secondary">{error}</Typography.Text>}
      {test === null ? null : <Tested test={test} />}
    </Flex>
  );
}

/** Where alarms are sent, besides the dashboard. */
export function Targets() {
  const { t } = useTexts();
  const targets = useRead('admin.alarmTargets', {}, { every: 3_000 });
  const [secret, setSecret] = useState<string | null>();
  if (!targets.data) return <ReadState of={targets} />;
  return (
    <Card
      title={t('operations.targets')}
      extra={
        <IfMay route="admin.proposeAlarmTarget">
          <Propose onMade={setSecret} />
        </IfMay>
      }
    >
      <Flex vertical gap={12}>
        <ReadFault of={targets} />
        {secret === undefined ? null : <Secret secret={secret} />}
        <RowTable<Target>
          isSmall
          rows={targets.data.items}
          rowKey={({ id }) => id}
          empty={t('operations.targetsNone')}
          columns={[
            { title: t('operations.targetKind'), render: (_, { kind }) => t(`operations.target.${kind}`) },
            {
              title: t('operations.target'),
              render: (_, { address }) => <div className="min-w-50 wrap-anywhere">{address}</div>,
            },
            { title: t('operations.targetSince'), render: (_, { openedAt }) => <Time at={openedAt} /> },
            { title: t('operations.result'), render: (_, target) => <Sent target={target} /> },
            {
              title: t('console.acts'),
              render: (_, target) =>
                target.closedAt === null ? (
                  <Flex gap={8} wrap>
                    <IfMay route="admin.testAlarmTarget">
                      <Test target={target} />
                    </IfMay>
                    <IfMay route="admin.closeAlarmTarget">
                      <Close target={target} />
                    </IfMay>
                  </Flex>
                ) : null,
            },
          ]}
        />
      </Flex>
    </Card>
  );
}
