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

type Row = RowOf<'otc.locks'>;

function LockForm() {
  const { t } = useTexts();
  const [form] = Form.useForm<{ member: string; reason: string }>();
  const lock = useAct((write, input: { member: string; reason: string }) =>
    write('otc.lockPosition', { body: input }).then(() => form.resetFields()),
  );
  const required = [{ required: true, whitespace: true, message: t('console.required') }];
  return (
    <Form
      form={form}
      layout="inline"
      style={{ rowGap: 8 }}
      requiredMark={false}
      onFinish={(fields) => lock.mutate(fields)}
    >
      <Form.Item name="member" label={t('console.memberNumber')} rules={[...required, { max: 20 }]}>
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

/** Who has ended a lock and when, or how to end it. */
function Acts({ row }: { readonly row: Row }) {
  const { t, dateTime } = useTexts();
  const unlock = useAct((write) => write('otc.unlockPosition', { params: { id: row.id } }));
  if (row.endedAt) return `${row.endedBy ?? ''} · ${dateTime(row.endedAt)}`;
  return (
    <IfMay route="otc.unlockPosition">
      <DecisionButton
        label={t('console.unlock')}
        question={t('console.unlock')}
        quiet
        onDecide={() => unlock.mutateAsync(undefined)}
      />
    </IfMay>
  );
}

/** Positions under review: their members neither list nor take; open trades go on. */
export default function Locks() {
  const { t } = useTexts();
  const column = useColumns<'otc.locks'>();
  return (
    <Flex vertical gap={16}>
      <IfMay route="otc.lockPosition">
        <LockForm />
      </IfMay>
      <ListPage
        route="otc.locks"
        words={{ open: (open) => t(open === '1' ? 'otc.open' : 'otc.ended') }}
        initial={{ open: '1' }}
        columns={[
          column.member('console.member', (row) => row),
          column.text('console.reason', (row) => row.reason),
          column.text('console.operator', (row) => row.by),
          column.moment('console.time', (row) => row.at, 'made'),
          column.acts(Acts),
        ]}
      />
    </Flex>
  );
}
