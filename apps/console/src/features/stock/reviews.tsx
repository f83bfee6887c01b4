import { Button, Flex, Form, Input } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { api } from '../../kit/api.ts';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Review = Awaited<ReturnType<typeof api<'stock.reviews'>>>['items'][number];

function LockForm() {
  const { t } = useTexts();
  const [form] = Form.useForm<{ member: string; reason: string }>();
  const lock = useAct((write, body: { member: string; reason: string }) =>
    write('stock.lockPosition', { body }).then(() => form.resetFields()),
  );
  const rules = [{ required: true, whitespace: true, message: t('console.required') }];
  return (
    <Form form={form} layout="inline" requiredMark={false} onFinish={(fields) => lock.mutate(fields)}>
      <Form.Item name="member" label={t('console.memberNumber')} rules={rules}>
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

/** Positions in shares under review: their members sell nothing meanwhile. */
export default function Reviews() {
  const { t, dateTime } = useTexts();
  const end = useAct((write, id: string) => write('stock.unlockPosition', { params: { id } }));
  return (
    <Flex vertical gap={16}>
      <IfMay route="stock.lockPosition">
        <LockForm />
      </IfMay>
      <DeskTable<Review>
        name={['stock.reviews']}
        read={(cursor) => api('stock.reviews', { query: { cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.member'), render: (_, row) => `${row.name} (${row.member})` },
          { title: t('console.reason'), dataIndex: 'reason' },
          { title: t('console.operator'), dataIndex: 'lockedBy' },
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
          {
            title: t('console.acts'),
            render: (_, row) =>
              row.endedAt ? (
                [row.endedBy, dateTime(row.endedAt)].join(' · ')
              ) : (
                <IfMay route="stock.unlockPosition">
                  <DecisionButton
                    label={t('console.unlock')}
                    question={t('console.unlock')}
                    quiet
                    onDecide={() => end.mutateAsync(row.id)}
                  />
                </IfMay>
              ),
          },
        ]}
      />
    </Flex>
  );
}
