import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { api } from '../../kit/api.ts';
import { goTo, links } from '../../kit/location.ts';
import { useTexts } from '../../kit/texts.ts';
import { Authenticator } from './authenticator.tsx';
import { EntryCard } from './entry/card.tsx';
import { EntryDone } from './entry/done.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { Outline } from '../../kit/outline.tsx';

interface Fields {
  readonly username: string;
  readonly password: string;
  readonly code: string;
}

/** Opens a one-time set-up link: authenticator first, then name and password, confirmed by a code of the app. */
export function SetUp({ token, choice }: { readonly token: string; readonly choice: ReactNode }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const begun = useQuery({
    queryKey: ['set-up', token],
    queryFn: () => api('admin.setUpBegin', { body: { token } }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const setUp = useMutation({ mutationFn: (body: Fields) => api('admin.setUp', { body: { ...body, token } }) });
  const required = { required: true, message: t('console.required') };
  const enter = () => {
    queries.removeQueries({ queryKey: ['set-up'] });
    goTo(links.dashboard);
  };
  if (setUp.isSuccess) {
    return (
      <EntryCard title={t('console.setUp')} choice={choice}>
        <EntryDone title={t('console.setUpDone')} codes={setUp.data.recoveryCodes} onSignIn={enter} />
      </EntryCard>
    );
  }
  return (
    <EntryCard title={t('console.setUp')} choice={choice}>
      {begun.isPending ? <Outline /> : null}
      <ActFailure of={begun} />
      {begun.data ? (
        <Form layout="vertical" requiredMark={false} onFinish={(body: Fields) => setUp.mutate(body)}>
          <Authenticator secret={begun.data.secret} uri={begun.data.uri} />
          <Form.Item name="username" label={t('console.username')} rules={[required]}>
            <Input autoComplete="username" autoCapitalize="none" />
          </Form.Item>
          <NewPasswordField />
          <Form.Item name="code" label={t('console.code')} rules={[required, { max: 6 }]}>
            <Input inputMode="numeric" autoComplete="one-time-code" />
          </Form.Item>
          <ActFailure of={setUp} />
          <Button type="primary" htmlType="submit" block size="large" loading={setUp.isPending}>
            {t('console.setUp')}
          </Button>
        </Form>
      ) : null}
    </EntryCard>
  );
}
