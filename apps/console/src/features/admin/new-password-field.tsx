import { OPERATOR_PASSWORD_MIN as min } from '@greenhall/domain/admin/password';
import { Form, Input } from 'antd';
import { useTexts } from '../../kit/texts.ts';

/** The new password of an operator. */
export function NewPasswordField() {
  const { t } = useTexts();
  return (
    <Form.Item
      name="password"
      label={t('console.newPassword', { min })}
      rules={[
        { required: true, message: t('console.required') },
        { min, message: t('operatorPasswordRule', { min }) },
      ]}
    >
      <Input.Password autoComplete="new-password" />
    </Form.Item>
  );
}
