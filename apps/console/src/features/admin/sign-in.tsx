import { hasPasskeys } from '../../kit/fresh-code/able.ts';
import { isRefusedBy } from '@greenhall/client/refused';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { api } from '../../kit/api.ts';
import { signByPasskey } from '../../kit/fresh-code/passkey.ts';
import { useTexts } from '../../kit/texts.ts';
import { EntryCard } from './entry/card.tsx';

type Way = 'code' | 'recoveryCode' | 'passkey';

interface Fields {
  readonly username: string;
  readonly password: string;
  readonly code?: string;
  readonly language: string;
}

/** What turns to another second factor. */
const INSTEAD = {
  code: 'console.useCode',
  recoveryCode: 'console.useRecoveryCode',
  passkey: 'console.usePasskey',
} as const;

/** Above the drawers and dialogs that were open when the session ended. */
const ABOVE_ALL = 2_000;

/** A use of a passkey that the server has not seen yet: each counts once. */
async function passkeyUse() {
  const { flow, options } = await api('admin.passkeyLoginOptions', { body: {} });
  return { flow, answer: await signByPasskey(options) };
}

/** Signs in; where a challenge is needed, the device solves it and asks once more. */
async function enter({ way, ...body }: Fields & { readonly way: Way }): Promise<void> {
  const send = async (ticket?: string) =>
    api('admin.login', {
      body: { ...body, ...(way === 'passkey' ? { passkey: await passkeyUse() } : {}), ...(ticket ? { ticket } : {}) },
    });
  try {
    await send();
  } catch (refused) {
    if (!isRefusedBy(refused, 'challengeRequired')) throw refused;
    const { solvedTicket } = await import('./challenge.ts');
    await send(await solvedTicket());
  }
}

/** The fields of a sign-in, and what follows it. */
function SignInForm({ onSignedIn }: { readonly onSignedIn: () => Promise<unknown> }) {
  const { t, language } = useTexts();
  const [way, setWay] = useState<Way>('code');
  const [form] = Form.useForm<Omit<Fields, 'language'>>();
  const turnTo = (next: Way) => {
    setWay(next);
    form.resetFields(['code']);
  };
  const others = ([...(hasPasskeys() ? (['passkey'] as const) : []), 'recoveryCode', 'code'] as const).filter(
    (other) => other !== way,
  );
  const signIn = useMutation({ mutationFn: enter, onSuccess: onSignedIn });
  const required = [{ required: true, message: t('console.required') }];
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={(typed) => signIn.mutate({ ...typed, language, way })}
    >
      <Form.Item name="username" label={t('console.username')} rules={required}>
        <Input autoComplete="username" autoCapitalize="none" />
      </Form.Item>
      <Form.Item name="password" label={t('console.password')} rules={required}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      {way === 'code' ? (
        <Form.Item name="code" label={t('console.code')} rules={[...required, { max: 6 }]}>
          <Input inputMode="numeric" autoComplete="one-time-code" />
        </Form.Item>
      ) : null}
      {way === 'recoveryCode' ? (
        <Form.Item name="code" label={t('console.recoveryCode')} rules={[...required, { max: 64 }]}>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
      ) : null}
      <ActFailure of={signIn} />
      <Button type="primary" htmlType="submit" block size="large" loading={signIn.isPending}>
        {t('console.signIn')}
      </Button>
      {others.map((other) => (
        <Button key={other} type="link" block onClick={() => turnTo(other)} className="mt-2">
          {t(INSTEAD[other])}
        </Button>
      ))}
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
      <Alert type="warning" showIcon title={t('console.sessionEnded')} className="mb-4" />
      <SignInForm onSignedIn={goOn} />
    </Modal>
  );
}
