import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { api } from '../../kit/api.ts';
import { goTo, links } from '../../kit/location.ts';
import { Outline } from '../../kit/outline.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Authenticator } from './authenticator.tsx';
import { EntryCard } from './entry/card.tsx';
import { EntryDone } from './entry/done.tsx';
import { type Proof, ProofFields } from './proof-fields.tsx';

/** Opens the link of an operator who has lost its authenticator: a new one, confirmed by the password and a code of it. */
export function NewFactor({ token, choice }: { readonly token: string; readonly choice: ReactNode }) {
  const { t, language } = useTexts();
  const begun = useQuery({
    queryKey: ['new-factor', token],
    queryFn: () => api('admin.newFactorBegin', { body: { token } }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const take = useMutation({
    mutationFn: (body: Proof) => api('admin.newFactor', { body: { ...body, token, language } }),
  });
  if (take.isSuccess)
    return (
      <EntryCard title={t('console.newFactor')} choice={choice}>
        <EntryDone
          title={t('console.newFactorDone')}
          codes={take.data.recoveryCodes}
          onSignIn={() => goTo(links.dashboard)}
        />
      </EntryCard>
    );
  return (
    <EntryCard title={t('console.newFactor')} choice={choice}>
      {begun.isPending ? <Outline /> : null}
      <ActFailure of={begun} />
      {begun.data ? (
        <Form layout="vertical" requiredMark={false} onFinish={(body: Proof) => take.mutate(body)}>
          <Authenticator secret={begun.data.secret} uri={begun.data.uri} />
          <ProofFields />
          <ActFailure of={take} />
          <Button type="primary" htmlType="submit" block size="large" loading={take.isPending}>
            {t('ownAccount.confirmAuthenticator')}
          </Button>
        </Form>
      ) : null}
    </EntryCard>
  );
}
