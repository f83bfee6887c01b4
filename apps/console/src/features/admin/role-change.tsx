import { ROLES, type Role, changedRoles } from '@greenhall/domain/admin/roles';
import { Button, Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { useAct } from '../../kit/failure.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { useTexts } from '../../kit/texts.ts';

/** Proposes to give an operator a role, or to take one away: only what leads to roles that fit together is offered. */
export function RoleChange({
  id,
  roles,
  isGiven,
}: {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly isGiven: boolean;
}) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<{ role: Role; reason: string }>();
  const change = useAct((write, fields: { role: Role; reason: string }) =>
    write('admin.changeRole', { params: { id }, body: { ...fields, isGiven } }).then(() => setOpen(false)),
  );
  const offered = ROLES.filter((role) => changedRoles(roles, { role, isGiven }).ok);
  if (offered.length === 0) return null;
  const label = t(isGiven ? 'operators.giveRole' : 'operators.takeRole');
  const required = { required: true, message: t('console.required') };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Modal
        title={label}
        open={isOpen}
        okText={t('console.propose')}
        confirmLoading={change.isPending}
        onOk={form.submit}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Form
          form={form}
          name={`role${id}${isGiven ? 'given' : 'taken'}`}
          layout="vertical"
          requiredMark={false}
          onFinish={(fields) => change.mutate(fields)}
        >
          <Form.Item name="role" label={t('operators.role')} rules={[required]}>
            <Select options={offered.map((role) => ({ value: role, label: t(`operators.role.${role}`) }))} />
          </Form.Item>
          <ReasonField />
        </Form>
      </Modal>
    </>
  );
}
