import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Card, Flex, Form, Input, Skeleton, Table, Tag, Typography } from 'antd';
import { api } from '../../app/api.ts';
import { AskText } from '../../app/ask-text.tsx';
import { failureText, useAct } from '../../app/failure.tsx';
import { IfMay } from '../../app/rights.tsx';
import { SureButton } from '../../app/sure-button.tsx';
import { useTexts } from '../../app/texts.ts';

type Row = Awaited<ReturnType<typeof api<'admin.operators'>>>['items'][number];

const numbersIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((text) => text !== '');

/** Which member accounts are one's own: what concerns them is for others to decide. */
function Declare() {
  const { t } = useTexts();
  const [form] = Form.useForm<{ members?: string }>();
  const declare = useAct((write, typed: string) =>
    write('admin.declareMembers', { body: { members: numbersIn(typed) } }).then(() => form.resetFields()),
  );
  return (
    <Card title={t('console.ownMembers')}>
      <Typography.Paragraph type="secondary">{t('console.ownMembersHint')}</Typography.Paragraph>
      <Form form={form} layout="inline" onFinish={({ members = '' }) => declare.mutate(members)}>
        <Form.Item
          name="members"
          label={t('console.memberNumbers')}
          rules={[{ pattern: /^[\d\s,;]*$/, message: t('console.memberNumbersRule') }]}
        >
          <Input maxLength={400} inputMode="numeric" />
        </Form.Item>
        <Button htmlType="submit" loading={declare.isPending}>
          {t('console.declare')}
        </Button>
      </Form>
    </Card>
  );
}

function Members({ row }: { readonly row: Row }) {
  const { t } = useTexts();
  const text = (members: readonly string[]) => (members.length === 0 ? t('console.none') : members.join(', '));
  const confirm = useAct((write, id: string) => write('admin.confirmMembers', { params: { id } }));
  const { members, waiting, isMe } = row;
  return (
    <Flex vertical gap={8} align="start">
      {members ? <span>{text(members)}</span> : <Tag>{t('console.undeclared')}</Tag>}
      {waiting ? (
        <Flex gap={12} align="center" wrap>
          <Tag color="gold">{t('console.waitsForOther', { members: text(waiting.members) })}</Tag>
          {isMe ? null : (
            <IfMay route="admin.confirmMembers">
              <SureButton
                label={t('console.confirm')}
                question={t('console.sureDeclaration', { name: row.username, members: text(waiting.members) })}
                busy={confirm.isPending}
                quiet
                onSure={() => confirm.mutate(waiting.id)}
              />
            </IfMay>
          )}
        </Flex>
      ) : null}
    </Flex>
  );
}

/** Lets another operator in again whom wrong passwords or codes keep out. */
function Unlock({ row }: { readonly row: Row }) {
  const { t } = useTexts();
  const unlock = useAct((write, reason: string) =>
    write('admin.unlockOperator', { params: { id: row.id }, body: { reason } }),
  );
  if (row.isMe) return null;
  return (
    <IfMay route="admin.unlockOperator">
      <AskText
        button={t('console.unlockLogin')}
        label={t('console.reason')}
        onText={(reason) => unlock.mutate(reason)}
      />
    </IfMay>
  );
}

export default function Operators() {
  const texts = useTexts();
  const { t } = texts;
  const operators = useQuery({ queryKey: ['operators'], queryFn: () => api('admin.operators') });
  if (operators.isPending) return <Skeleton active />;
  if (operators.error) return <Alert type="error" title={failureText(texts, operators.error)} />;
  return (
    <Flex vertical gap={16}>
      <Declare />
      <Table
        size="small"
        pagination={false}
        rowKey={(row) => row.id}
        dataSource={[...operators.data.items]}
        columns={[
          { title: t('console.operator'), dataIndex: 'username' },
          { title: t('console.ownMembers'), render: (_, row: Row) => <Members row={row} /> },
          { title: t('console.acts'), render: (_, row: Row) => <Unlock row={row} /> },
        ]}
      />
    </Flex>
  );
}
