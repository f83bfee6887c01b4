import type { Reply } from '@greenhall/client/route-input';
import { isRefusedBy } from '@greenhall/client/refused';
import { normalise } from '@greenhall/domain/identity/credentials';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Field } from '@greenhall/ui/form/field';
import { Mark } from '@greenhall/ui/drawing/mark';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { goTo, hrefOf } from '../../../shared/page/history.ts';
import { Page } from '../../../shared/page/page.tsx';
import { useWrite } from '../../../shared/request/use-write.ts';
import { signIn, useStore } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { LoginRefusal } from '../session/login-refusal.tsx';
import { PublicLinks } from '../session/public-ways.tsx';
import { PasskeyLogin } from '../factor/passkey-login.tsx';
import { SecondStep } from '../session/second-step.tsx';
import { SecretField } from '../password/secret-field.tsx';
import { useChallenge } from '../challenge/use-challenge.tsx';

/** Keeps the session and goes on to where the person wanted to be. */
function enter(session: Reply<'identity.login'>): void {
  const { returnTo } = useStore.getState();
  signIn(session);
  useStore.setState({ returnTo: undefined });
  const mayReturn = returnTo && (returnTo.user === undefined || returnTo.user === session.userid);
  if (mayReturn && returnTo.user !== undefined) return goTo(returnTo.href, true);
  goTo(hrefOf(links.home()), true);
  if (mayReturn) goTo(returnTo.href);
}

interface Form {
  username: string;
  password: string;
}

function LoginFields({ form }: { form: UseFormReturn<Form> }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  return (
    <Card className="flex flex-col gap-3">
      <Field
        {...form.register('username', { validate: (text) => text.trim() !== '' || t('entry.usernameMissing') })}
        label={t('entry.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
      />
      <SecretField
        {...form.register('password', { validate: (text) => text !== '' || t('entry.passwordMissing') })}
        label={t('entry.password')}
        error={errors.password?.message}
      />
      <AppLink
        to={links.retrievePassword()}
        className="flex min-h-11 items-center self-end text-s font-semibold text-brand-strong"
      >
        {t('entry.forgot')}
      </AppLink>
    </Card>
  );
}

export default function Login() {
  const { t, language } = useTexts();
  const { ask, sheet } = useChallenge('login');
  const [second, setSecond] = useState<Form>();
  const [error, setError] = useState<unknown>();
  const user = useStore(({ returnTo }) => returnTo?.user ?? '');
  const form = useForm<Form>({ defaultValues: { username: user, password: '' } });
  const write = useWrite('identity.login');
  const submit = form.handleSubmit(async ({ username, password }) => {
    const ticket = await ask();
    if (!ticket) return;
    setError(undefined);
    try {
      enter(await write.mutateAsync({ body: { username: normalise(username), password, ticket, language } }));
    } catch (cause) {
      if (isRefusedBy(cause, 'secondFactorRequired')) setSecond({ username: normalise(username), password });
      else setError(cause);
    }
  });
  if (second)
    return (
      <Page>
        <SecondStep {...second} onSession={enter} onBack={() => setSecond(undefined)} />
      </Page>
    );
  return (
    <Page>
      <div className="flex items-center gap-3 py-2">
        <Mark size={48} />
        <div>
          <p className="text-l font-bold">Greenhall</p>
          <p className="text-s text-ink-2">{t('guide.tagline')}</p>
        </div>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <LoginFields form={form} />
        <LoginRefusal error={error} />
        <Button type="submit" wide busy={form.formState.isSubmitting}>
          {t('common.login')}
        </Button>
      </form>
      <PasskeyLogin onSession={enter} />
      <p className="text-center text-s text-ink-2">
        {t('entry.noAccount')}{' '}
        <AppLink
          to={links.register()}
          className="inline-grid min-h-11 min-w-11 place-items-center font-semibold text-brand-strong"
        >
          {t('common.register')}
        </AppLink>
      </p>
      <PublicLinks />
      {sheet}
    </Page>
  );
}
