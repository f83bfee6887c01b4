import { isRefusedBy } from '@greenhall/client/refused';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { api } from '../../kit/api.ts';
import { failureText } from '../../kit/failure.ts';
import { useTexts } from '../../kit/texts.ts';
import { EntryCard } from './entry-card.tsx';

interface Fields {
  readonly username: string;
  readonly password: string;
  readonly code: string;
  readonly language: string;
}

/** Above the drawers and dialogs that were open when the session ended. */
const ABOVE_ALL = 2_000;

/** Signs in; where a challenge is needed, the device solves it and asks once more. */
async function enter(body: Fields): Promise<void> {
  try {
    await api('admin.login', { body: { ...body } });
  } catch (refused) {
    if (!isRefusedBy(refused, 'challengeRequired')) throw refused;
    const { solvedTicket } = await import('./challenge.ts');
    await api('admin.login', { body: { ...body, ticket: await solvedTicket() } });
  }
}

/** The fields of a sign-in, and what follows it. */
function SignInForm({ onSignedIn }: { readonly onSignedIn: () => Promise<unknown> }) {
  const texts = useTexts();
  const { t, language } = texts;
  const [isRecovery, setRecovery] = useState(false);
  const [form] = Form.useForm<Omit<Fields, 'language'>>();
  const turn = () => {
    setRecovery(!isRecovery);
    form.resetFields(['code']);
  };
  const signIn = useMutation({ mutationFn: enter, onSuccess: onSignedIn });
  const required = [{ required: true, message: t('console.required') }];
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={(typed) => signIn.mutate({ ...typed, language })}
    >
      <Form.Item name="username" label={t('console.username')} rules={required}>
        <Input autoComplete="username" autoCapitalize="none" />
      </Form.Item>
      <Form.Item name="password" label={t('console.password')} rules={required}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item name="code" label={t(isRecovery ? 'console.recoveryCode' : 'console.code')} rules={required}>
        {isRecovery ? (
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={64} />
        ) : (
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        )}
      </Form.Item>
      {signIn.error ? (
        <Alert type="error" role="alert" title={failureText(texts, signIn.error)} style={{ marginBottom: 16 }} />
      ) : null}
      <Button type="primary" htmlType="submit" block size="large" loading={signIn.isPending}>
        {t('console.signIn')}
      </Button>
      <Button type="link" block onClick={turn} style={{ marginTop: 8 }}>
        {t(isRecovery ? 'console.useCode' : 'console.useRecoveryCode')}
      </Button>
    </Form>
  );
}

export function SignIn({ choice }: { readonly choice: ReactNode }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  return (
    <EntryCard title={t('console.signIn')} choice={choice}>
      {/* What was read in another session counts no more. */}
      <SignInForm onSignedIn={() => queries.resetQueries()} />
    </EntryCard>
  );
}

/** Asks an operator whose session has ended to sign in, above what was open: it goes on where it stood. */
export function SignInAgain({ username }: { readonly username: string }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const goOn = async (): Promise<void> => {
    const now = await api('admin.session');
    await (now.username === username ? queries.invalidateQueries() : queries.resetQueries());
  };
  return (
    <Modal open closable={false} footer={null} keyboard={false} zIndex={ABOVE_ALL} title={t('console.signIn')}>
      <Alert type="warning" showIcon title={t('console.sessionEnded')} style={{ marginBottom: 16 }} />
      <SignInForm onSignedIn={goOn} />
    </Modal>
  );
}
