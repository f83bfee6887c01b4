import { checkEmail, checkLoginPassword, checkPhone, normalise } from '@greenhall/domain/identity/credentials';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Field } from '@greenhall/ui/form/field';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { Controller, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { links } from '../../../shared/page/links.ts';
import { type Channel, ChannelChoice } from '../../../shared/forms/code-entry.tsx';
import { FormCode } from '../../../shared/forms/form-code.tsx';
import { openScreen } from '../../../shared/page/history.ts';
import { whileHere } from '../../../shared/request/while-here.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { Page } from '../../../shared/page/page.tsx';
import { placeRefusal, type RefusalPlaces } from '../../../shared/forms/place-refusal.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { ruleText } from '../../../shared/forms/rule-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { NewPassword } from '../password/new-password.tsx';
import { useCodeByTicket } from '../code/use-code-by-ticket.tsx';

interface Form {
  username: string;
  channel: Channel;
  phone: string;
  email: string;
  code: string;
  password: string;
  again: string;
}

const EMPTY: Form = { username: '', channel: 'phone', phone: '', email: '', code: '', password: '', again: '' };

const PLACES: RefusalPlaces<Form> = {
  codeWrong: 'code',
  passwordRule: 'password',
  commonPassword: 'password',
  passwordsEqual: 'password',
};

/** Only the chosen way is asked for. */
function AddressField({ form, channel }: { form: UseFormReturn<Form>; channel: Channel }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  return channel === 'phone' ? (
    <Field
      key="phone"
      {...form.register('phone', {
        shouldUnregister: true,
        validate: (text) => (text.trim() === '' ? t('entry.phoneMissing') : ruleText(t, checkPhone(text))) ?? true,
      })}
      label={t('entry.phone')}
      type="tel"
      autoComplete="tel-national"
      error={errors.phone?.message}
    />
  ) : (
    <Field
      key="email"
      {...form.register('email', {
        shouldUnregister: true,
        validate: (text) => (text.trim() === '' ? t('entry.emailMissing') : ruleText(t, checkEmail(text))) ?? true,
      })}
      label={t('entry.email')}
      type="email"
      autoComplete="email"
      error={errors.email?.message}
    />
  );
}

/** Who it is, and the code that proves it. */
function ProofCard({ form }: { form: UseFormReturn<Form> }) {
  const { t } = useTexts();
  const { send, sheet } = useCodeByTicket();
  const channel = useWatch({ control: form.control, name: 'channel' });
  const ask = async () => {
    if (!(await form.trigger(['username', channel], { shouldFocus: true }))) return undefined;
    const address = form.getValues(channel).trim();
    return send({ purpose: 'retrieve', channel, address, username: normalise(form.getValues('username')) });
  };
  return (
    <Card className="flex flex-col gap-3">
      <Field
        {...form.register('username', { validate: (text) => text.trim() !== '' || t('entry.usernameMissing') })}
        label={t('entry.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.username?.message}
      />
      <Controller
        control={form.control}
        name="channel"
        render={({ field }) => (
          <div className="mb-3">
            <ChannelChoice value={field.value} onChange={field.onChange} />
          </div>
        )}
      />
      <AddressField form={form} channel={channel} />
      <FormCode key={channel} form={form} name="code" send={ask} />
      {sheet}
    </Card>
  );
}

export default function PasswordRetrieve() {
  const { t } = useTexts();
  const form = useForm<Form>({ defaultValues: EMPTY });
  const write = useWrite('identity.retrievePassword');
  const [error, setError] = useState<unknown>();
  const failure = useErrorText(error);
  const submit = form.handleSubmit(async ({ username, channel, code, password, ...typed }) => {
    setError(undefined);
    const body = { username: normalise(username), channel, address: typed[channel].trim(), code, password };
    const go = whileHere();
    try {
      await write.mutateAsync({ body });
      toast(t('entry.retrieved'), 'success');
      go(() => openScreen(links.login(), true));
    } catch (cause) {
      if (!(await placeRefusal(form.setError, cause, PLACES))) setError(cause);
    }
  });
  return (
    <Page>
      <Notice>{t('entry.retrieveNote')}</Notice>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={() => setError(undefined)}
        className="flex flex-col gap-3"
      >
        <ProofCard form={form} />
        <Card className="flex flex-col gap-3">
          <NewPassword form={form} label={t('entry.newPassword')} check={checkLoginPassword} />
        </Card>
        <Notice tone="warn">{t('entry.retrieveFreezes')}</Notice>
        <div aria-live="assertive">{failure ? <Notice tone="down">{failure}</Notice> : null}</div>
        <Button type="submit" wide busy={form.formState.isSubmitting}>
          {t('common.confirm')}
        </Button>
      </form>
    </Page>
  );
}
