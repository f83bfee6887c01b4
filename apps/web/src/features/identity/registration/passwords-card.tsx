import { checkLoginPassword, checkPayPassword } from '@greenhall/domain/identity/credentials';
import { Card } from '@greenhall/ui/page/card';
import type { UseFormReturn } from 'react-hook-form';
import { ruleText } from '../../../shared/forms/rule-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { RegisterForm } from './register-form.ts';
import { SecretField } from '../password/secret-field.tsx';

/** Both passwords, each twice. */
export function PasswordsCard({ form }: { form: UseFormReturn<RegisterForm> }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  return (
    <Card title={t('entry.passwordsTitle')} className="flex flex-col gap-2">
      <div className="mt-2">
        <SecretField
          {...form.register('password', {
            validate: (text) =>
              (text === '' ? t('entry.passwordMissing') : ruleText(t, checkLoginPassword(text))) ?? true,
          })}
          label={t('entry.password')}
          autoComplete="new-password"
          hint={ruleText(t, checkLoginPassword(''))}
          error={errors.password?.message}
        />
      </div>
      <SecretField
        {...form.register('passwordAgain', {
          validate: (text, all) =>
            text === '' ? t('entry.againMissing') : text === all.password || t('entry.passwordsDiffer'),
        })}
        label={t('entry.passwordAgain')}
        autoComplete="new-password"
        error={errors.passwordAgain?.message}
      />
      <SecretField
        {...form.register('payPassword', {
          validate: (text, all) =>
            (text === '' ? t('pay.passwordMissing') : ruleText(t, checkPayPassword(text, text === all.password))) ??
            true,
        })}
        label={t('pay.password')}
        hint={[t('entry.payNote'), ruleText(t, checkPayPassword('', false))].join(' · ')}
        autoComplete="off"
        error={errors.payPassword?.message}
      />
      <SecretField
        {...form.register('payPasswordAgain', {
          validate: (text, all) =>
            text === '' ? t('entry.againMissing') : text === all.payPassword || t('entry.payPasswordsDiffer'),
        })}
        label={t('entry.payPasswordAgain')}
        autoComplete="off"
        error={errors.payPasswordAgain?.message}
      />
    </Card>
  );
}
