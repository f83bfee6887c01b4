import type { Result } from '@greenhall/domain/shared/result';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ruleText } from '../../../shared/forms/rule-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { SecretField } from './secret-field.tsx';

interface Pair {
  password: string;
  again: string;
}

export interface NewPasswordProps<F extends Pair & FieldValues> {
  form: UseFormReturn<F>;
  label: string;
  /** The domain's rule for this kind of password. */
  check: (password: string) => Result<unknown>;
}

/** A new password and its repetition. */
export function NewPassword<F extends Pair & FieldValues>({ form, label, check }: NewPasswordProps<F>) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const textOf = (name: keyof Pair) => (errors[name] as { message?: string } | undefined)?.message;
  return (
    <>
      <SecretField
        {...form.register('password' as Path<F>, {
          validate: (text: string) => (text === '' ? t('entry.newMissing') : ruleText(t, check(text))) ?? true,
        })}
        label={label}
        autoComplete="new-password"
        error={textOf('password')}
      />
      <SecretField
        {...form.register('again' as Path<F>, {
          validate: (text: string, all: F) =>
            text === '' ? t('entry.againMissing') : text === all.password || t('entry.passwordsDiffer'),
        })}
        label={t('entry.again')}
        autoComplete="new-password"
        error={textOf('again')}
      />
    </>
  );
}
