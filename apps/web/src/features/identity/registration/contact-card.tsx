import { checkEmail, checkPhone, checkUsername } from '@greenhall/domain/identity/credentials';
import { Card } from '@greenhall/ui/page/card';
import { Field } from '@greenhall/ui/form/field';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { ChannelChoice } from '../../../shared/forms/code-entry.tsx';
import { FormCode } from '../../../shared/forms/form-code.tsx';
import { ruleText } from '../../../shared/forms/rule-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { RegisterForm } from './register-form.ts';
import { useCodeByTicket } from '../code/use-code-by-ticket.tsx';

/** The code that proves the phone or the e-mail, whichever the person chose. */
function ProofOfContact({ form }: { form: UseFormReturn<RegisterForm> }) {
  const { t } = useTexts();
  const { send, sheet } = useCodeByTicket();
  const channel = useWatch({ control: form.control, name: 'codeChannel' });
  const ask = async () => {
    if (!(await form.trigger(channel, { shouldFocus: true }))) return undefined;
    return send({ purpose: 'register', channel, address: form.getValues(channel).trim() });
  };
  return (
    <>
      <Controller
        control={form.control}
        name="codeChannel"
        render={({ field }) => (
          <div className="mb-3">
            <p className="mb-1.5 text-s font-medium text-ink-2">{t('code.channel')}</p>
            <ChannelChoice value={field.value} onChange={field.onChange} />
          </div>
        )}
      />
      <FormCode key={channel} form={form} name="code" send={ask} />
      {sheet}
    </>
  );
}

/** The name that signs in, and where the person can be reached. */
export function ContactCard({ form }: { form: UseFormReturn<RegisterForm> }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  return (
    <Card title={t('entry.accountTitle')} className="flex flex-col gap-3">
      <div className="mt-2">
        <Field
          {...form.register('username', {
            validate: (text) =>
              (text.trim() === '' ? t('entry.usernameMissing') : ruleText(t, checkUsername(text))) ?? true,
          })}
          label={t('entry.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={ruleText(t, checkUsername(''))}
          error={errors.username?.message}
        />
      </div>
      <Field
        {...form.register('phone', {
          validate: (text) => (text.trim() === '' ? t('entry.phoneMissing') : ruleText(t, checkPhone(text))) ?? true,
        })}
        label={t('entry.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={ruleText(t, checkPhone(''))}
        error={errors.phone?.message}
      />
      <Field
        {...form.register('email', {
          validate: (text) => (text.trim() === '' ? t('entry.emailMissing') : ruleText(t, checkEmail(text))) ?? true,
        })}
        label={t('entry.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <ProofOfContact form={form} />
    </Card>
  );
}
