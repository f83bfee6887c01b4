import type { Reply } from '@greenhall/client/route-input';
import { INVESTIGATION_DAYS } from '@greenhall/domain/members/inspection';
import { Card, Flex, Form, InputNumber } from 'antd';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { notifiedOf } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';

type Row = NonNullable<Reply<'members.deskMember'>['investigations']>[number];

function Propose({ member }: { readonly member: string }) {
  const { t } = useTexts();
  const propose = useAct(
    (write, body: { readonly days: number; readonly reason: string }) =>
      write('members.proposeInvestigation', { params: { id: member }, body }),
    notifiedOf,
  );
  const required = [{ required: true, message: t('console.required') }];
  return (
    <FormButton<{ days: number; reason: string }>
      label={t('console.investigate')}
      okText={t('console.propose')}
      note={t('console.investigateHint')}
      onSend={(typed) => propose.mutateAsync(typed)}
    >
      <Form.Item name="days" label={t('console.investigationDays', INVESTIGATION_DAYS)} rules={required}>
        <InputNumber<number> min={INVESTIGATION_DAYS.min} max={INVESTIGATION_DAYS.max} precision={0} />
      </Form.Item>
      <ReasonField isDetailed />
    </FormButton>
  );
}

function End({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const end = useAct((write, reason: string) =>
    write('members.endInvestigation', { params: { id }, body: { reason } }),
  );
  return (
    <FormButton<{ reason: string }>
      label={t('console.investigationEnd')}
      isDanger
      onSend={({ reason }) => end.mutateAsync(reason)}
    >
      <ReasonField isDetailed />
    </FormButton>
  );
}

/** The investigations of a member, for those who decide about them. */
export function Investigations({ member, rows }: { readonly member: string; readonly rows: readonly Row[] }) {
  const { t, number } = useTexts();
  return (
    <Card
      title={t('console.investigations')}
      extra={rows.some(({ isRunning }) => isRunning) ? null : <Propose member={member} />}
    >
      <RowTable<Row>
        isSmall
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            title: t('console.state'),
            render: (_, { isRunning }) => (
              <ToneTag tone={isRunning ? 'moving' : 'neutral'}>
                {t(isRunning ? 'console.investigationRuns' : 'console.investigationOver')}
              </ToneTag>
            ),
          },
          { title: t('console.reason'), render: (_, { reason }) => reason },
          {
            title: t('console.proposedBy'),
            render: (_, { proposedBy, approvedBy }) =>
              t('console.investigationBy', { maker: proposedBy, number: approvedBy }),
          },
          { title: t('console.time'), render: (_, { at }) => <Time at={at} /> },
          {
            title: t('console.until'),
            render: (_, { until, endedBy }) => (
              <Flex vertical>
                <Time at={until} />
                {endedBy}
              </Flex>
            ),
          },
          {
            title: t('console.investigationLooks'),
            align: 'right',
            render: (_, { inspections }) => number(inspections),
          },
          {
            title: t('console.acts'),
            fixed: 'right',
            render: (_, { id, isRunning }) => (isRunning ? <End id={id} /> : null),
          },
        ]}
      />
    </Card>
  );
}
