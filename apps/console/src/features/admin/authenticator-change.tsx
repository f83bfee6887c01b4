import type { Reply } from '@greenhall/client/route-input';
import { Button, Card, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Authenticator } from './authenticator.tsx';
import { type Proof, ProofFields } from './proof-fields.tsx';

/** The secret of the next authenticator, until a code of it confirms that it was taken over. */
function Next({ secret, uri, onDone }: Reply<'admin.beginAuthenticator'> & { readonly onDone: () => void }) {
  const { t, language } = useTexts();
  const confirm = useAct((write, { code }: { readonly code: string }) =>
    write('admin.confirmAuthenticator', { body: { code, language } }).then(onDone),
  );
  const required = { required: true, message: t('console.required') };
  return (
    <Form layout="vertical" requiredMark={false} className="max-w-105" onFinish={confirm.mutate}>
      <Authenticator secret={secret} uri={uri} />
      <Form.Item name="code" label={t('console.code')} rules={[required, { max: 6 }]}>
        <Input inputMode="numeric" autoComplete="one-time-code" />
      </Form.Item>
      <ActFailure of={confirm} />
      <Button type="primary" htmlType="submit" loading={confirm.isPending}>
        {t('ownAccount.confirmAuthenticator')}
      </Button>
    </Form>
  );
}

/** Takes another authenticator: proved by the present one or a recovery code, and confirmed by a code of the new one. */
export function AuthenticatorChange() {
  const { t } = useTexts();
  const [next, setNext] = useState<Reply<'admin.beginAuthenticator'>>();
  const begin = useAct(
    (write, typed: Proof) => write('admin.beginAuthenticator', { body: { ...typed } }).then(setNext),
    () => 'console.scan',
  );
  return (
    <Card title={t('ownAccount.authenticator')}>
      {next ? (
        <Next {...next} onDone={() => setNext(undefined)} />
      ) : (
        <>
          <Typography.Paragraph type="secondary">{t('ownAccount.authenticatorNote')}</Typography.Paragraph>
          <FormButton<Proof>
            label={t('ownAccount.changeAuthenticator')}
            note={t('ownAccount.changeAuthenticatorNote')}
            onSend={(typed) => begin.mutateAsync(typed)}
          >
            <ProofFields takesRecovery />
          </FormButton>
        </>
      )}
    </Card>
  );
}
