import { tagOf } from '@greenhall/locales/languages';
import {
  DOCUMENT_TYPES,
  NAME_LENGTH,
  NO_END,
  NUMBER_LENGTH,
  checkAge,
  checkExpiry,
  checkName,
  checkNumber,
  sidesOf,
} from '@greenhall/domain/verification/document';
import { Field } from '../../../shared/forms/field.tsx';
import { Select } from '@greenhall/ui/form/select';
import { Switch } from '@greenhall/ui/form/switch';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useMemo } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { countriesIn } from '../../../shared/forms/countries.ts';
import { ruleText } from '../../../shared/forms/rule-text.ts';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { type Details, type MyCase, VERIFICATION_DRAFT } from './kinds.ts';
import { SideField } from './side-field.tsx';
import { useDocument } from './use-document.ts';
import { usePictures } from './use-pictures.ts';

const EMPTY: Details = { name: '', birthDate: '', country: '', type: 'passport', number: '', expiresOn: '' };

interface OfForm {
  form: UseFormReturn<Details>;
}

/** The country and the kind of the document. */
function DocumentChoices({ form }: OfForm) {
  const { t, language } = useTexts();
  const countries = useMemo(() => countriesIn(tagOf(language)), [language]);
  return (
    <>
      <Controller
        control={form.control}
        name="country"
        rules={{ required: t('verification.required') }}
        render={({ field, fieldState }) => (
          <Select
            label={t('verification.country')}
            placeholder={t('common.choose')}
            closeLabel={t('common.close')}
            searchLabel={t('common.search')}
            choices={countries}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="type"
        render={({ field }) => (
          <Select
            label={t('verification.type')}
            placeholder={t('common.choose')}
            closeLabel={t('common.close')}
            choices={DOCUMENT_TYPES.map((value) => ({ value, label: t(`verification.type.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </>
  );
}

/** The last day of the document, or that it has none. */
function ExpiryField({ form }: OfForm) {
  const { t } = useTexts();
  const now = useNow();
  return (
    <Controller
      control={form.control}
      name="expiresOn"
      rules={{ required: t('verification.required'), validate: (date) => ruleText(t, checkExpiry(date, now)) }}
      render={({ field, fieldState }) => (
        <div>
          <Field
            ref={field.ref}
            type="date"
            label={t('verification.expiresOn')}
            disabled={field.value === NO_END}
            value={field.value === NO_END ? '' : field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
          <Switch
            label={t('verification.noEnd')}
            checked={field.value === NO_END}
            onChange={(isEndless) => field.onChange(isEndless ? NO_END : '')}
          />
        </div>
      )}
    />
  );
}

/** Name, birth date and document, each with its rule. */
function DetailFields({ form }: OfForm) {
  const { t } = useTexts();
  const now = useNow();
  const { errors } = form.formState;
  const required = t('verification.required');
  return (
    <Card title={t('verification.form')} className="flex flex-col gap-3">
      <Field
        {...form.register('name', { validate: (name) => checkName(name).ok || required })}
        label={t('verification.name')}
        hint={t('verification.nameNote')}
        error={errors.name?.message}
        autoComplete="name"
        longest={NAME_LENGTH}
      />
      <Field
        {...form.register('birthDate', { required, validate: (date) => ruleText(t, checkAge(date, now)) })}
        type="date"
        label={t('verification.birthDate')}
        error={errors.birthDate?.message}
        autoComplete="bday"
      />
      <DocumentChoices form={form} />
      <Field
        {...form.register('number', {
          validate: (number) => checkNumber(number).ok || t('verification.numberRule'),
        })}
        label={t('verification.number')}
        error={errors.number?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        longest={NUMBER_LENGTH}
      />
      <ExpiryField form={form} />
    </Card>
  );
}

/** The draft: filled in and saved in any order, submitted as a whole. */
export default function DocumentForm({ of }: { of: MyCase | null }) {
  const { t } = useTexts();
  const isDraft = of?.state === 'draft';
  const form = useForm<Details>({ defaultValues: (isDraft ? of.details : null) ?? EMPTY });
  const forget = useFormDraft(form, VERIFICATION_DRAFT, '', { where: 'memory' });
  const type = useWatch({ control: form.control, name: 'type' });
  const present = isDraft ? of.present : [];
  const pictures = usePictures(present);
  const { keep, isBusy, error } = useDocument(form, pictures);
  const failure = useErrorText(error);
  const needed = sidesOf(type);
  const submit = form.handleSubmit(
    async () => {
      if (pictures.areThere(needed) && (await keep('submit'))) forget();
    },
    () => void pictures.areThere(needed),
  );
  const save = async () => {
    if (!(await keep('save'))) return;
    forget();
    toast(t('verification.saved'), 'success');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <DetailFields form={form} />
      <Card title={t('verification.pictures')} className="flex flex-col gap-3">
        {needed.map((side) => (
          <SideField
            key={side}
            side={side}
            file={pictures.files[side]}
            isAdded={present.includes(side)}
            error={pictures.errors[side]}
            doubts={pictures.doubts[side]}
            onPicture={(picture) => pictures.choose(side, picture)}
          />
        ))}
      </Card>
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <div className="grid grid-cols-2 gap-3">
        <Button kind="ghost" disabled={isBusy} onClick={() => void save()}>
          {t('verification.save')}
        </Button>
        <Button type="submit" busy={isBusy}>
          {t('verification.submit')}
        </Button>
      </div>
    </form>
  );
}
