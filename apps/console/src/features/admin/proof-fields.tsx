import { Form, Input } from 'antd';
import { useTexts } from '../../kit/texts.ts';

/** What an operator types to prove that it is itself. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}

/** The present password, and a code of the authenticator or, where that may be lost, a recovery code. */
export function ProofFields({ takesRecovery = false }: { readonly takesRecovery?: boolean }) {
  const { t } = useTexts();
  const required = { required: true, message: t('console.required') };
  return (
    <>
      <Form.Item name="password" label={t('ownAccount.present')} rules={[required]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="code"
        label={t(takesRecovery ? 'ownAccount.eitherCode' : 'console.code')}
        rules={[required, { max: takesRecovery ? 64 : 6 }]}
      >
        {takesRecovery ? (
          <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        ) : (
          <Input inputMode="numeric" autoComplete="one-time-code" />
        )}
      </Form.Item>
    </>
  );
}
