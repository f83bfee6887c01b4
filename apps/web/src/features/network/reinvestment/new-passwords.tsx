import { checkCode, checkLoginPassword, checkPayPassword } from '@greenhall/domain/identity/credentials';
import { PasswordField } from '@greenhall/ui/form/field';
import type { ReactNode } from 'react';
import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { CodeValue } from '../../../shared/forms/code-request.tsx';
import { ruleText } from '../../../shared/forms/rule-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** Both passwords that an account is given, each twice, and the code that allows it. */
export interface PasswordForm {
  password: string;
  passwordAgain: string;
  newPayPassword: string;
  newPayPasswordAgain: string;
  code: CodeValue;
}

export const NO_PASSWORDS: PasswordForm = {
  password: '',
  passwordAgain: '',
  newPayPassword: '',
  newPayPasswordAgain: '',
  code: { channel: 'email', code: '' },
};

interface FormProps<F extends PasswordForm & FieldValues> {
  form: UseFormReturn<F>;
}

interface NewPasswordsProps<F extends PasswordForm & FieldValues> extends FormProps<F> {
  label: string;
  payLabel: string;
}

/** The fields of both passwords. */
export function NewPasswords<F extends PasswordForm & FieldValues>({ form, label, payLabel }: NewPasswordsProps<F>) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const secret = { showLabel: t('common.showPassword'), hideLabel: t('common.hidePassword') };
  const field = (name: keyof PasswordForm, rule: (text: string, all: F) => string | true) => ({
    ...secret,
    ...form.register(name as Path<F>, { validate: rule }),
    error: (errors[name] as { message?: string } | undefined)?.message,
  });
  return (
    <>
      <PasswordField
        {...field('password', (text) =>
          text === '' ? t('entry.passwordMissing') : (ruleText(t, checkLoginPassword(text)) ?? true),
        )}
        label={label}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('passwordAgain', (text, all) =>
          text === '' ? t('entry.againMissing') : text === all.password || t('entry.passwordsDiffer'),
        )}
        label={t('entry.passwordAgain')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('newPayPassword', (text, all) =>
          text === '' ? t('pay.passwordMissing') : (ruleText(t, checkPayPassword(text, text === all.password)) ?? true),
        )}
        label={payLabel}
        hint={t('entry.payNote')}
        autoComplete="off"
      />
      <PasswordField
        {...field('newPayPasswordAgain', (text, all) =>
          text === '' ? t('entry.againMissing') : text === all.newPayPassword || t('entry.payPasswordsDiffer'),
        )}
        label={t('entry.payPasswordAgain')}
        autoComplete="off"
      />
    </>
  );
}

interface AskedCode {
  value: CodeValue;
  onChange: (value: CodeValue) => void;
  error: string | undefined;
}

interface CodePartProps<F extends PasswordForm & FieldValues> extends FormProps<F> {
  children: (asked: AskedCode) => ReactNode;
}

/** The code of such a form; how it is asked for is said by whoever shows it. */
export function CodePart<F extends PasswordForm & FieldValues>({ form, children }: CodePartProps<F>) {
  const { t } = useTexts();
  return (
    <Controller
      control={form.control}
      name={'code' as Path<F>}
      rules={{ validate: ({ code }: CodeValue) => checkCode(code).ok || t('code.missing') }}
      render={({ field, fieldState }) => (
        <>{children({ value: field.value, onChange: field.onChange, error: fieldState.error?.message })}</>
      )}
    />
  );
}
