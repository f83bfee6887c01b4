import { Button, Flex, Form, Input, Segmented } from 'antd';
import { useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { api } from '../../kit/api.ts';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Row = Awaited<ReturnType<typeof api<'otc.locks'>>>['items'][number];

function LockForm() {
  const { t } = useTexts();
  const [form] = Form.useForm<{ member: string; reason: string }>();
  const lock = useAct((write, input: { member: string; reason: string }) =>
    write('otc.lockPosition', { body: input }).then(() => form.resetFields()),
  );
  const required = [{ required: true, whitespace: true, message: t('console.required') }];
  return (
    <Form form={form} layout="inline" requiredMark={false} onFinish={(fields) => lock.mutate(fields)}>
      <Form.Item name="member" label={t('console.memberNumber')} rules={required}>
        <Input maxLength={20} inputMode="numeric" />
      </Form.Item>
      <ReasonField />
      <Button danger htmlType="submit" loading={lock.isPending}>
        {t('console.lock')}
      </Button>
      <ActFailure of={lock} />
    </Form>
  );
}

/** Positions under review: their members neither list nor take; open trades go on. */
export default function Locks() {
  const { t, dateTime } = useTexts();
  const [open, setOpen] = useState<'1' | '0'>('1');
  const unlock = useAct((write, id: string) => write('otc.unlockPosition', { params: { id } }));
  return (
    <Flex vertical gap={16}>
      <IfMay route="otc.lockPosition">
        <LockForm />
      </IfMay>
      <Segmented
        style={{ alignSelf: 'flex-start' }}
        aria-label={t('console.state')}
        value={open}
        onChange={setOpen}
        options={[
          { value: '1', label: t('otc.open') },
          { value: '0', label: t('otc.ended') },
        ]}
      />
      <DeskTable<Row>
        name={['otc.locks', open]}
        read={(cursor) => api('otc.locks', { query: { open, cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.member'), render: (_, row) => `${row.name} (${row.member})` },
          { title: t('console.reason'), dataIndex: 'reason' },
          { title: t('console.operator'), dataIndex: 'by' },
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
          {
            title: t('console.acts'),
            render: (_, row) =>
              row.endedAt ? (
                `${row.endedBy ?? ''} · ${dateTime(row.endedAt)}`
              ) : (
                <IfMay route="otc.unlockPosition">
                  <DecisionButton
                    label={t('console.unlock')}
                    question={t('console.unlock')}
                    quiet
                    onDecide={() => unlock.mutateAsync(row.id)}
                  />
                </IfMay>
              ),
          },
        ]}
      />
    </Flex>
  );
}
