import { ROLES, type Role, fitTogether } from '@greenhall/domain/admin/roles';
import { Checkbox, Form, Input } from 'antd';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { notifyProposed } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { useTexts } from '../../kit/texts.ts';

interface Fields {
  readonly email: string;
  readonly roles?: readonly Role[];
  readonly reason: string;
}

/** Proposes a further operator with its roles; once another super approves, its set-up link goes to the address. */
export function NewOperator() {
  const { t, language } = useTexts();
  const propose = useAct(
    (write, { email, roles = [], reason }: Fields) =>
      write('admin.proposeOperator', { body: { email, roles: [...roles], language, reason } }),
    notifyProposed,
  );
  const required = { required: true, whitespace: true, message: t('console.required') };
  const fits = (_: unknown, roles: readonly Role[] = []) =>
    fitTogether(roles)
      ? Promise.resolve()
      : Promise.reject(new Error(t(roles.length === 0 ? 'console.required' : 'operators.auditorAlone')));
  return (
    <FormButton<Fields>
      label={t('operators.new')}
      note={t('operators.newNote')}
      okText={t('console.propose')}
      isMain
      onSend={(typed) => propose.mutateAsync(typed)}
    >
      <Form.Item name="email" label={t('console.email')} rules={[required, { max: 120 }]}>
        <Input type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item name="roles" label={t('operators.roles')} rules={[{ validator: fits }]}>
        <Checkbox.Group options={ROLES.map((role) => ({ value: role, label: t(`operators.role.${role}`) }))} />
      </Form.Item>
      <ReasonField />
    </FormButton>
  );
}
