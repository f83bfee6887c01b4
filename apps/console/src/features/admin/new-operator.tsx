import { ROLES, type Role, fitTogether } from '@greenhall/domain/admin/roles';
import { Alert, Button, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useAct } from '../../kit/failure.ts';
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
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<Fields>();
  const propose = useAct((write, { email, roles = [], reason }: Fields) =>
    write('admin.proposeOperator', { body: { email, roles: [...roles], language, reason } }).then(() => setOpen(false)),
  );
  const required = { required: true, whitespace: true, message: t('console.required') };
  const fits = (_: unknown, roles: readonly Role[] = []) =>
    fitTogether(roles)
      ? Promise.resolve()
      : Promise.reject(new Error(t(roles.length === 0 ? 'console.required' : 'operators.auditorAlone')));
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('operators.new')}
      </Button>
      <Modal
        title={t('operators.new')}
        open={isOpen}
        okText={t('console.propose')}
        confirmLoading={propose.isPending}
        onOk={form.submit}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Form
          form={form}
          name="newOperator"
          layout="vertical"
          requiredMark={false}
          onFinish={(fields) => propose.mutate(fields)}
        >
          <Alert type="info" title={t('operators.newNote')} style={{ marginBottom: 16 }} />
          <Form.Item name="email" label={t('console.email')} rules={[required]}>
            <Input type="email" autoComplete="off" maxLength={120} />
          </Form.Item>
          <Form.Item name="roles" label={t('operators.roles')} rules={[{ validator: fits }]}>
            <Checkbox.Group options={ROLES.map((role) => ({ value: role, label: t(`operators.role.${role}`) }))} />
          </Form.Item>
          <ReasonField />
        </Form>
      </Modal>
    </>
  );
}
