import type { Reply } from '@greenhall/client/route-input';
import { countSupers, LEAST_SUPERS } from '@greenhall/domain/admin/roles';
import { Alert, Button, Card, Flex, Form, Input, Typography } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { DecisionButton, ReasonButton } from '../../kit/decision-button.tsx';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { notifiedOf, notifyProposed } from '../../kit/proposed.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { LostFactor } from './lost-factor.tsx';
import { NewOperator } from './new-operator.tsx';
import { RoleChange } from './role-change.tsx';
import { PendingSteps } from './pending-steps.tsx';

type Row = Reply<'admin.operators'>['items'][number];

const numbersIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((text) => text !== '');

/** Which member accounts are one's own: what concerns them is for others to decide. */
function Declare() {
  const { t } = useTexts();
  const [form] = Form.useForm<{ members?: string }>();
  const declare = useAct(
    (write, typed: string) =>
      write('admin.declareMembers', { body: { members: numbersIn(typed) } }).then(() => form.resetFields()),
    notifyProposed,
  );
  return (
    <Card title={t('console.ownMembers')}>
      <Typography.Paragraph type="secondary">{t('console.ownMembersHint')}</Typography.Paragraph>
      <Form form={form} layout="inline" onFinish={({ members = '' }) => declare.mutate(members)}>
        <Form.Item
          name="members"
          label={t('console.memberNumbers')}
          rules={[{ pattern: /^[\d\s,;]*$/, message: t('console.memberNumbersRule') }, { max: 400 }]}
        >
          <Input inputMode="numeric" />
        </Form.Item>
        <Button htmlType="submit" loading={declare.isPending}>
          {t('console.declare')}
        </Button>
        <ActFailure of={declare} />
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
      {members ? <span>{text(members)}</span> : <ToneTag tone="neutral">{t('console.undeclared')}</ToneTag>}
      {waiting ? (
        <Flex gap={12} align="center" wrap>
          <ToneTag tone="waiting">{t('console.waitsForOther', { members: text(waiting.members) })}</ToneTag>
          {isMe ? null : (
            <IfMay route="admin.confirmMembers">
              <DecisionButton
                label={t('console.confirm')}
                question={t('console.sureDeclaration', { name: row.username, members: text(waiting.members) })}
                quiet
                onDecide={() => confirm.mutateAsync(waiting.id)}
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
  if (row.isMe || !row.isLocked) return null;
  return (
    <IfMay route="admin.unlockOperator">
      <ReasonButton label={t('console.unlockLogin')} onReason={(reason) => unlock.mutateAsync(reason)} />
    </IfMay>
  );
}

/** Suspending one alone takes effect at once; a super, and the end of a suspension, are for two. */
function Standing({ row }: { readonly row: Row }) {
  const { t } = useTexts();
  const params = { id: row.id };
  const suspend = useAct(
    (write, reason: string) => write('admin.suspendOperator', { params, body: { reason } }),
    notifiedOf,
  );
  const resume = useAct(
    (write, reason: string) => write('admin.resumeOperator', { params, body: { reason } }),
    notifyProposed,
  );
  if (row.isMe) return null;
  if (row.isSuspended)
    return (
      <IfMay route="admin.resumeOperator">
        <ReasonButton label={t('operators.resume')} onReason={(reason) => resume.mutateAsync(reason)} />
      </IfMay>
    );
  const isSuper = row.roles.includes('super');
  return (
    <IfMay route="admin.suspendOperator" step={isSuper ? 'propose' : 'alone'}>
      <FormButton<{ reason: string }>
        isDanger
        label={t(isSuper ? 'operators.proposeSuspension' : 'operators.suspend')}
        onSend={({ reason }) => suspend.mutateAsync(reason)}
      >
        <PendingSteps name={row.username} />
        <ReasonField label={t(isSuper ? 'console.reason' : 'operators.suspendReason')} />
      </FormButton>
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
      {row.isMe || row.isSuspended || !isDecidable ? null : (
        <IfMay route="admin.proposeFactorLink">
          <LostFactor id={row.id} email={row.email} />
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
      {row.isSuspended ? <ToneTag tone="bad">{t('operators.suspended')}</ToneTag> : null}
      {row.sharesDeviceWith.length > 0 ? (
        <ToneTag tone="bad">{t('operators.sharesDevice', { names: row.sharesDeviceWith.join(', ') })}</ToneTag>
      ) : null}
    </Flex>
  );
}

/** The operators with their roles, and what is proposed or done about them. */
export default function Operators() {
  const texts = useTexts();
  const { t } = texts;
  const operators = useRead('admin.operators', {});
  if (!operators.data) return <ReadState of={operators} />;
  const { items } = operators.data;
  const hasThird = countSupers(items) > LEAST_SUPERS;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={operators} />
      <Declare />
      <IfMay route="admin.proposeOperator">
        <Alert type="info" title={t('operators.rules')} action={<NewOperator />} />
      </IfMay>
      <RowTable<Row>
        rows={items}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.operator'), render: (_, row) => <Name row={row} /> },
          {
            title: t('operators.roles'),
            render: (_, row) =>
              row.roles.map((role) => (
                <ToneTag key={role} tone="neutral">
                  {t(`operators.role.${role}`)}
                </ToneTag>
              )),
          },
          { title: t('console.ownMembers'), render: (_, row) => <Members row={row} /> },
          {
            title: t('console.acts'),
            render: (_, row) => (
              <Acts row={row} isDecidable={hasThird || !row.roles.includes('super') || row.isSuspended} />
            ),
          },
        ]}
      />
    </Flex>
  );
}
