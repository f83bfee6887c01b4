import { checkLoginPassword, checkPayPassword, checkUsername } from '@greenhall/domain/identity/credentials';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Field, PasswordField } from '@greenhall/ui/form/field';
import { useEffect, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ruleText } from '../../../shared/forms/rule-text.ts';
import { ZONES, ZoneChoice } from '../../../shared/forms/zone-choice.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { LIVE_POLL_MS, useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { AccountForm } from './account-form.ts';

interface FieldsProps {
  form: UseFormReturn<AccountForm>;
}

/** Below whom the account is placed, and which of the two zones is free: looked up when the field is left. */
function PlaceFields({ form }: FieldsProps) {
  const { t } = useTexts();
  const [looked, setLooked] = useState<string>();
  const contact = looked ?? form.formState.defaultValues?.contact ?? '';
  const code = useRead('network.share', {}).data?.code ?? '';
  const query = { code, contact };
  const places = useRead('network.places', { query }, { enabled: code !== '' && contact !== '', every: LIVE_POLL_MS });
  const failure = useErrorText(places.error);
  const free = places.data ? ZONES.filter((zone) => places.data[zone] === 'free') : undefined;
  const only = free?.length === 1 ? free[0] : undefined;
  useEffect(() => {
    if (only) form.setValue('zone', only);
  }, [form, only]);
  return (
    <>
      <Field
        {...form.register('contact', {
          validate: (text) => text.trim() !== '' || t('entry.contactMissing'),
          onBlur: () => setLooked(form.getValues('contact').trim()),
        })}
        label={t('entry.contact')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        hint={places.data ? t('entry.contactFound', { name: places.data.name }) : t('entry.contactNote')}
        error={form.formState.errors.contact?.message ?? (free?.length === 0 ? t('entry.bothTaken') : failure)}
      />
      <Controller
        control={form.control}
        name="zone"
        rules={{ validate: (zone) => places.data?.[zone] !== 'taken' || t('entry.zoneTaken') }}
        render={({ field, fieldState }) => (
          <ZoneChoice
            places={places.data}
            value={field.value}
            onChange={(zone) => {
              field.onChange(zone);
              form.clearErrors('zone');
            }}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}

/** The level that is to be paid later, with its price. */
function LevelChoice({ value, onChange }: { value: string; onChange: (level: string) => void }) {
  const { t, money } = useTexts();
  const levels = useRead('stock.levels', {});
  return (
    <ChipChoice
      titled
      label={t('stock.futouLevel')}
      options={(levels.data?.items ?? []).map((item) => ({
        value: String(item.level),
        label: `V${item.level} · ${money(item.amount)}`,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** Both passwords of the new account, each twice. */
function PasswordFields({ form }: FieldsProps) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const secret = { showLabel: t('common.showPassword'), hideLabel: t('common.hidePassword'), maxLength: 64 };
  return (
    <>
      <PasswordField
        {...secret}
        {...form.register('password', {
          validate: (text) =>
            (text === '' ? t('entry.passwordMissing') : ruleText(t, checkLoginPassword(text))) ?? true,
        })}
        label={t('stock.futouPassword')}
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...secret}
        {...form.register('passwordAgain', {
          validate: (text, all) =>
            text === '' ? t('entry.againMissing') : text === all.password || t('entry.passwordsDiffer'),
        })}
        label={t('entry.passwordAgain')}
        autoComplete="new-password"
        error={errors.passwordAgain?.message}
      />
      <PasswordField
        {...secret}
        {...form.register('newPayPassword', {
          validate: (text, all) =>
            (text === '' ? t('pay.passwordMissing') : ruleText(t, checkPayPassword(text, text === all.password))) ??
            true,
        })}
        label={t('stock.futouPayPassword')}
        hint={t('entry.payNote')}
        autoComplete="off"
        error={errors.newPayPassword?.message}
      />
      <PasswordField
        {...secret}
        {...form.register('newPayPasswordAgain', {
          validate: (text, all) =>
            text === '' ? t('entry.againMissing') : text === all.newPayPassword || t('entry.payPasswordsDiffer'),
        })}
        label={t('entry.payPasswordAgain')}
        autoComplete="off"
        error={errors.newPayPasswordAgain?.message}
      />
    </>
  );
}

/** The fields of a new reinvestment account, each with the rule that it has at registration. */
export function AccountFields({ form }: FieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <Field
        {...form.register('username', {
          validate: (text) =>
            (text.trim() === '' ? t('entry.usernameMissing') : ruleText(t, checkUsername(text))) ?? true,
        })}
        label={t('stock.futouUsername')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        error={form.formState.errors.username?.message}
      />
      <PlaceFields form={form} />
      <Controller
        control={form.control}
        name="level"
        render={({ field }) => <LevelChoice value={field.value} onChange={field.onChange} />}
      />
      <PasswordFields form={form} />
    </>
  );
}
