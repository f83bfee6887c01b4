import type { Reply } from '@greenhall/client/ask';
import { isRefusedBy } from '@greenhall/client/refused';
import { checkUsername, normalise } from '@greenhall/domain/identity/credentials';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { placeRefusal } from '../../../shared/forms/place-refusal.ts';
import { refreshReads } from '../../../shared/request/refresh.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { ConsentCard } from '../registration/consent-card.tsx';
import { ContactCard } from '../registration/contact-card.tsx';
import { LevelCard } from '../registration/level-card.tsx';
import { PasswordsCard } from '../registration/passwords-card.tsx';
import { PlaceCard } from '../registration/place-card.tsx';
import { EMPTY, PLACES, type RegisterForm } from '../registration/register-form.ts';
import { Registered } from '../registration/registered.tsx';

/** What the link that led here says: who invites, and at which place. */
function useInvitation(): Pick<RegisterForm, 'invitationCode' | 'contact' | 'zone'> {
  const code = useSearchText('code');
  const recode = useSearchText('recode');
  const contact = useSearchText('contact');
  const zone = useSearchText('zone');
  return {
    invitationCode: code ?? recode ?? readSession().recode,
    contact: contact ?? '',
    zone: zone === 'B' ? 'B' : 'A',
  };
}

function useRegistration(onDone: (made: Reply<'network.register'>, level: string) => void) {
  const { language } = useTexts();
  const invitation = useInvitation();
  const form = useForm<RegisterForm>({ defaultValues: { ...EMPTY, ...invitation } });
  const write = useWrite('network.register');
  const [error, setError] = useState<unknown>();
  const submit = form.handleSubmit(async (typed) => {
    setError(undefined);
    const { passwordAgain: _p, payPasswordAgain: _q, level, riskVersion, ...rest } = typed;
    const name = checkUsername(rest.username);
    const body = {
      ...rest,
      invitationCode: rest.invitationCode.trim(),
      contact: rest.contact.trim(),
      username: name.ok ? name.value : rest.username,
      phone: rest.phone.trim(),
      email: normalise(rest.email),
      level: Number(level),
      language,
      ...(riskVersion && { riskVersion }),
    };
    try {
      onDone(await write.mutateAsync({ body }), level);
    } catch (cause) {
      if (isRefusedBy(cause, 'riskTextChanged')) {
        form.setValue('riskAccepted', false);
        refreshReads('members.terms');
      }
      if (!(await placeRefusal(form.setError, cause, PLACES))) setError(cause);
    }
  });
  return { form, submit, error };
}

export default function Register() {
  const { t } = useTexts();
  const [made, setMade] = useState<{ reply: Reply<'network.register'>; level: string }>();
  const { form, submit, error } = useRegistration((reply, level) => setMade({ reply, level }));
  const failure = useErrorText(error);
  useEffect(() => {
    if (made) scrollTo(0, 0);
  }, [made]);
  if (made)
    return (
      <Page>
        <Registered made={made.reply} level={made.level} />
      </Page>
    );
  return (
    <Page>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <PlaceCard form={form} />
        <LevelCard form={form} />
        <ContactCard form={form} />
        <PasswordsCard form={form} />
        <ConsentCard form={form} />
        <div aria-live="assertive">{failure ? <Notice tone="down">{failure}</Notice> : null}</div>
        <Button type="submit" wide busy={form.formState.isSubmitting}>
          {t('common.register')}
        </Button>
      </form>
      <p className="text-center text-s text-ink-2">
        {t('entry.hasAccount')}{' '}
        <AppLink to={links.login()} className="inline-grid min-h-11 place-items-center font-semibold text-brand-strong">
          {t('common.login')}
        </AppLink>
      </p>
    </Page>
  );
}
