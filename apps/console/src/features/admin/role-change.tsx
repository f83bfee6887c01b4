import { ROLES, type Role, changedRoles } from '@greenhall/domain/admin/roles';
import { Form, Select } from 'antd';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { notifyProposed } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { useTexts } from '../../kit/texts.ts';

interface Typed {
  readonly role: Role;
  readonly reason: string;
}

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
  const change = useAct(
    (write, fields: Typed) => write('admin.changeRole', { params: { id }, body: { ...fields, isGiven } }),
    notifyProposed,
  );
  const offered = ROLES.filter((role) => changedRoles(roles, { role, isGiven }).ok);
  if (offered.length === 0) return null;
  const required = { required: true, message: t('console.required') };
  return (
    <FormButton<Typed>
      label={t(isGiven ? 'operators.giveRole' : 'operators.takeRole')}
      okText={t('console.propose')}
      onSend={(typed) => change.mutateAsync(typed)}
    >
      <Form.Item name="role" label={t('operators.role')} rules={[required]}>
        <Select options={offered.map((role) => ({ value: role, label: t(`operators.role.${role}`) }))} />
      </Form.Item>
      <ReasonField />
    </FormButton>
  );
}
