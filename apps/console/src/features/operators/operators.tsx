import { countSupers, LEAST_SUPERS } from '@greenhall/domain/admin/roles';
import { Alert, Button, Card, Flex, Form, Input, Skeleton, Table, Tag, Typography } from 'antd';
import type { api } from '../../app/api.ts';
import { AskText } from '../../app/ask-text.tsx';
import { failureText, useAct } from '../../app/failure.tsx';
import { IfMay } from '../../app/rights.tsx';
import { SureButton } from '../../app/sure-button.tsx';
import { useTexts } from '../../app/texts.ts';
import { useRead } from '../../app/use-read.ts';
import { NewOperator } from './new-operator.tsx';
import { RoleChange } from './role-change.tsx';

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

/** Suspending one alone takes effect at once; a super, and the end of a suspension, are for two. */
function Standing({ row }: { readonly row: Row }) {
  const { t } = useTexts();
  const params = { id: row.id };
  const suspend = useAct((write, reason: string) => write('admin.suspendOperator', { params, body: { reason } }));
  const resume = useAct((write, reason: string) => write('admin.resumeOperator', { params, body: { reason } }));
  if (row.isMe) return null;
  if (row.isSuspended)
    return (
      <IfMay route="admin.resumeOperator">
        <AskText
          button={t('operators.resume')}
          label={t('console.reason')}
          onText={(reason) => resume.mutate(reason)}
        />
      </IfMay>
    );
  const isSuper = row.roles.includes('super');
  return (
    <IfMay route="admin.suspendOperator" step={isSuper ? 'propose' : 'alone'}>
      <AskText
        danger
        button={t(isSuper ? 'operators.proposeSuspension' : 'operators.suspend')}
        label={t(isSuper ? 'console.reason' : 'operators.suspendReason')}
        onText={(reason) => suspend.mutate(reason)}
      />
    </IfMay>
  );
}

/** What can be done about an operator. While there are only two supers, nobody is left to decide about one of them. */
function Acts({ row, isDecidable }: { readonly row: Row; readonly isDecidable: boolean }) {
  return (
    <Flex gap={8} wrap>
      {row.isMe || !isDecidable ? null : (
        <IfMay route="admin.changeRole">
          <RoleChange id={row.id} roles={row.roles} isGiven />
          <RoleChange id={row.id} roles={row.roles} isGiven={false} />
        </IfMay>
      )}
      {isDecidable ? <Standing row={row} /> : null}
      <Unlock row={row} />
    </Flex>
  );
}

function Name({ row }: { readonly row: Row }) {
  const { t } = useTexts();
  return (
    <Flex vertical gap={4} align="start">
      <strong>{row.username}</strong>
      {row.email ? <Typography.Text type="secondary">{row.email}</Typography.Text> : null}
      {row.isSuspended ? (
        <Tag variant="solid" color="#b42318">
          {t('operators.suspended')}
        </Tag>
      ) : null}
    </Flex>
  );
}

/** The operators with their roles, and what is proposed or done about them. */
export default function Operators() {
  const texts = useTexts();
  const { t } = texts;
  const operators = useRead('admin.operators');
  if (operators.isPending) return <Skeleton active />;
  if (operators.error) return <Alert type="error" title={failureText(texts, operators.error)} />;
  const { items } = operators.data;
  const hasThird = countSupers(items) > LEAST_SUPERS;
  return (
    <Flex vertical gap={16}>
      <Declare />
      <IfMay route="admin.proposeOperator">
        <Alert type="info" title={t('operators.rules')} action={<NewOperator />} />
      </IfMay>
      <Table
        size="small"
        pagination={false}
        scroll={{ x: true }}
        rowKey={(row) => row.id}
        dataSource={[...items]}
        columns={[
          { title: t('console.operator'), render: (_, row: Row) => <Name row={row} /> },
          {
            title: t('operators.roles'),
            render: (_, row: Row) => row.roles.map((role) => <Tag key={role}>{t(`operators.role.${role}`)}</Tag>),
          },
          { title: t('console.ownMembers'), render: (_, row: Row) => <Members row={row} /> },
          {
            title: t('console.acts'),
            render: (_, row: Row) => (
              <Acts row={row} isDecidable={hasThird || !row.roles.includes('super') || row.isSuspended} />
            ),
          },
        ]}
      />
    </Flex>
  );
}
