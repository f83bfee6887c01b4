import { Form, Input } from 'antd';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { useTexts } from '../../kit/texts.ts';
import { NewPasswordField } from './new-password-field.tsx';

interface Fields {
  readonly original: string;
  readonly password: string;
  readonly code: string;
}

/** Changes the operator's own password, by the present one and a code of its authenticator. */
export function PasswordChange() {
  const { t, language } = useTexts();
  const change = useAct((write, typed: Fields) => write('admin.changePassword', { body: { ...typed, language } }));
  const required = { required: true, message: t('console.required') };
  return (
    <FormButton<Fields>
      label={t('ownAccount.password')}
      note={t('ownAccount.note')}
      isMain
      onSend={(typed) => change.mutateAsync(typed)}
    >
      <Form.Item name="original" label={t('ownAccount.present')} rules={[required]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <NewPasswordField />
      <Form.Item name="code" label={t('console.code')} rules={[required, { max: 6 }]}>
        <Input inputMode="numeric" autoComplete="one-time-code" />
      </Form.Item>
    </FormButton>
  );
}
