import { Button, Flex, Form, Input } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';

type Review = RowOf<'stock.reviews'>;

function LockForm() {
  const { t } = useTexts();
  const [form] = Form.useForm<{ member: string; reason: string }>();
  const lock = useAct((write, body: { member: string; reason: string }) =>
    write('stock.lockPosition', { body }).then(() => form.resetFields()),
  );
  const rules = [{ required: true, whitespace: true, message: t('console.required') }];
  return (
    <Form
      form={form}
      layout="inline"
      style={{ rowGap: 8 }}
      requiredMark={false}
      onFinish={(fields) => lock.mutate(fields)}
    >
      <Form.Item name="member" label={t('console.memberNumber')} rules={[...rules, { max: 20 }]}>
        <Input inputMode="numeric" />
      </Form.Item>
      <ReasonField />
      <Button danger htmlType="submit" loading={lock.isPending}>
        {t('console.lock')}
      </Button>
      <ActFailure of={lock} />
    </Form>
  );
}

/** Who has ended a review and when, or how to end it. */
function Acts({ row }: { readonly row: Review }) {
  const { t, dateTime } = useTexts();
  const end = useAct((write) => write('stock.unlockPosition', { params: { id: row.id } }));
  if (row.endedAt) return [row.endedBy, dateTime(row.endedAt)].join(' · ');
  return (
    <IfMay route="stock.unlockPosition">
      <DecisionButton
        label={t('console.unlock')}
        question={t('console.unlock')}
        quiet
        onDecide={() => end.mutateAsync(undefined)}
      />
    </IfMay>
  );
}

/** Positions in shares under review: their members sell nothing meanwhile. */
export default function Reviews() {
  const { t } = useTexts();
  const column = useColumns<'stock.reviews'>();
  return (
    <Flex vertical gap={16}>
      <IfMay route="stock.lockPosition">
        <LockForm />
      </IfMay>
      <ListPage
        route="stock.reviews"
        words={{ open: (open) => t(open === '1' ? 'otc.open' : 'otc.ended') }}
        initial={{}}
        columns={[
          column.member('console.member', (row) => row),
          column.text('console.reason', (row) => row.reason),
          column.text('console.operator', (row) => row.lockedBy),
          column.moment('console.time', (row) => row.at, 'made'),
          column.acts(Acts),
        ]}
      />
    </Flex>
  );
}
