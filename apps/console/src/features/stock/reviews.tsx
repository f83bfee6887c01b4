import { Button, Flex, Form, Input } from 'antd';
import { api } from '../../app/api.ts';
import { useAct } from '../../app/failure.tsx';
import { PagedTable } from '../../app/paged-table.tsx';
import { IfMay } from '../../app/rights.tsx';
import { SureButton } from '../../app/sure-button.tsx';
import { useTexts } from '../../app/texts.ts';

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
      <Form.Item name="reason" label={t('console.reason')} rules={rules}>
        <Input maxLength={200} />
      </Form.Item>
      <Button danger htmlType="submit" loading={lock.isPending}>
        {t('console.lock')}
      </Button>
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
      <PagedTable<Review>
        name={['stock.reviews']}
        read={(cursor) => api('stock.reviews', { query: { cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.member'), render: (_, row) => `${row.name} (${row.member})` },
          { title: t('console.reason'), dataIndex: 'reason' },
          { title: t('console.operator'), dataIndex: 'lockedBy' },
          { title: t('console.time'), render: (_, row) => dateTime(row.at) },
          {
            title: t('console.acts'),
            render: (_, row) =>
              row.endedAt ? (
                [row.endedBy, dateTime(row.endedAt)].join(' · ')
              ) : (
                <IfMay route="stock.unlockPosition">
                  <SureButton
                    label={t('console.unlock')}
                    question={t('console.unlock')}
                    quiet
                    onSure={() => end.mutate(row.id)}
                  />
                </IfMay>
              ),
          },
        ]}
      />
    </Flex>
  );
}
