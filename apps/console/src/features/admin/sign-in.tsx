import { isRefusedBy } from '@greenhall/client/refused';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { api } from '../../kit/api.ts';
import { failureText } from '../../kit/failure.ts';
import { useTexts } from '../../kit/texts.ts';
import { EntryCard } from './entry-card.tsx';

interface Fields {
  readonly username: string;
  readonly password: string;
  readonly code: string;
}

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

export function SignIn({ choice }: { readonly choice: ReactNode }) {
  const texts = useTexts();
  const { t } = texts;
  const queries = useQueryClient();
  const signIn = useMutation({
    mutationFn: enter,
    // What was read in another session counts no more.
    onSuccess: () => queries.resetQueries(),
  });
  const required = [{ required: true, message: t('console.required') }];
  return (
    <EntryCard title={t('console.signIn')} choice={choice}>
      <Form layout="vertical" requiredMark={false} onFinish={(body: Fields) => signIn.mutate(body)}>
        <Form.Item name="username" label={t('console.username')} rules={required}>
          <Input autoComplete="username" autoCapitalize="none" />
        </Form.Item>
        <Form.Item name="password" label={t('console.password')} rules={required}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item name="code" label={t('console.code')} rules={required}>
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        </Form.Item>
        {signIn.error ? (
          <Alert type="error" role="alert" title={failureText(texts, signIn.error)} style={{ marginBottom: 16 }} />
        ) : null}
        <Button type="primary" htmlType="submit" block size="large" loading={signIn.isPending}>
          {t('console.signIn')}
        </Button>
      </Form>
    </EntryCard>
  );
}
