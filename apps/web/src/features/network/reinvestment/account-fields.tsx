import { checkUsername } from '@greenhall/domain/identity/credentials';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Field } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { lazy, Suspense, useState } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { BoundCode } from '../../../shared/forms/code-request.tsx';
import { ruleText } from '../../../shared/forms/rule-text.ts';
import type { ChosenPlace } from '../../../shared/forms/next-place.tsx';
import { ZONES, ZoneChoice } from '../../../shared/forms/zone-choice.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { READ_AGAIN_MS, useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { AccountForm } from './account-form.ts';
import { CodePart, NewPasswords } from './new-passwords.tsx';

const NextPlace = lazy(() => import('../../../shared/forms/next-place.tsx'));

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
  const places = useRead('network.places', { query }, { enabled: code !== '' && contact !== '', every: READ_AGAIN_MS });
  const failure = useErrorText(places.error);
  const free = places.data ? ZONES.filter((zone) => places.data[zone] === 'free') : undefined;
  const wanted = useWatch({ control: form.control, name: 'zone' });
  const take = (place: Partial<ChosenPlace>) => {
    for (const field of ['contact', 'zone'] as const)
      if (place[field]) form.setValue(field, place[field], { shouldDirty: true });
    setLooked(form.getValues('contact').trim());
  };
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
        longest={64}
        hint={places.data ? t('entry.contactFound', { name: places.data.name }) : t('entry.contactNote')}
        error={
          form.formState.errors.contact?.message ??
          (free?.length === 0 && !places.data?.next ? t('entry.bothTaken') : failure)
        }
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
      <Suspense>
        <NextPlace places={places.data} zone={wanted} onTake={take} />
      </Suspense>
    </>
  );
}

/** The level that is to be paid later, with its price; only what can be bought is chosen from. */
function LevelChoice({ form }: FieldsProps) {
  const { t, money } = useTexts();
  const levels = useRead('stock.levels', {});
  const items = levels.data?.items ?? [];
  const closed = items.filter(({ isOnSale }) => !isOnSale);
  return (
    <>
      <Controller
        control={form.control}
        name="level"
        rules={{ validate: (level) => !closed.some((item) => String(item.level) === level) || t('pay.levelClosed') }}
        render={({ field, fieldState }) => (
          <>
            <ChipChoice
              titled
              label={t('stock.futouLevel')}
              options={items
                .filter(({ isOnSale }) => isOnSale)
                .map((item) => ({ value: String(item.level), label: `V${item.level} · ${money(item.amount)}` }))}
              value={field.value}
              onChange={field.onChange}
            />
            {fieldState.error ? (
              <p role="alert" className="text-s text-down">{`V${field.value}: ${fieldState.error.message}`}</p>
            ) : null}
          </>
        )}
      />
      {closed.map(({ level }) => (
        <p key={level} className="text-s text-warn">{`V${level}: ${t('pay.levelClosed')}`}</p>
      ))}
    </>
  );
}

/** The code that the main account is sent, whichever of its accounts opens the new one. */
function CodeOfMain({ form }: FieldsProps) {
  const { t } = useTexts();
  const accounts = useRead('network.ownAccounts', {});
  const failure = useErrorText(accounts.error);
  const send = useWrite('network.sendNodeCode');
  if (!accounts.data) return failure ? <Notice tone="down">{failure}</Notice> : <Skeleton className="h-12 w-full" />;
  const { codeTo } = accounts.data;
  return (
    <>
      {accounts.data.isReinvestmentAccount ? <Notice>{t('stock.futouCodeToMain')}</Notice> : null}
      <CodePart form={form}>
        {(asked) => (
          <BoundCode {...asked} contacts={codeTo} send={(channel) => send.mutateAsync({ body: { channel } })} />
        )}
      </CodePart>
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
        error={form.formState.errors.username?.message}
      />
      <PlaceFields form={form} />
      <LevelChoice form={form} />
      <NewPasswords form={form} label={t('stock.futouPassword')} payLabel={t('stock.futouPayPassword')} />
      <CodeOfMain form={form} />
    </>
  );
}
