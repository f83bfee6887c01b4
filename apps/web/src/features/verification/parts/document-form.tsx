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
  type Side,
  sidesOf,
} from '@greenhall/domain/verification/document';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { useOverlayEntry } from '@greenhall/ui/overlay/entry';
import { Field } from '../../../shared/forms/field.tsx';
import { Select } from '@greenhall/ui/form/select';
import { Switch } from '@greenhall/ui/form/switch';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { countriesIn } from '../../../shared/forms/countries.ts';
import { ruleText } from '../../../shared/forms/rule-text.ts';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { type Details, type MyCase, VERIFICATION_DRAFT } from './kinds.ts';
import { SideFields } from './side-field.tsx';
import { useDocument } from './use-document.ts';
import { usePictures } from './use-pictures.ts';

const STEPS = 3;
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

/** One entry of the history for each step beyond the first, so that Back leads through them. */
function StepEntry({ onBack }: { onBack: () => void }) {
  useOverlayEntry(true, onBack);
  return null;
}

/** How far it is, and how long the decision usually takes. */
function Progress({ step, usualHours }: { step: number; usualHours: number | null }) {
  const { t } = useTexts();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step > 0) head.current?.focus();
  }, [step]);
  return (
    <header className="flex flex-col gap-2">
      <h2 ref={head} tabIndex={-1} className="scroll-mt-20 text-s text-ink-2 outline-none">
        {t('verification.stepOf', { step: step + 1, count: STEPS })}
      </h2>
      <div aria-hidden className="flex gap-1.5">
        {Array.from({ length: STEPS }, (_, place) => (
          <i key={place} className={`h-1 flex-1 rounded-full ${place <= step ? 'bg-brand' : 'bg-line'}`} />
        ))}
      </div>
      {usualHours === null ? null : (
        <p className="text-s text-ink-2">{t('verification.usual', { count: usualHours })}</p>
      )}
    </header>
  );
}

/** What will be submitted, to be compared with the document. */
function Summary({ form, needed }: OfForm & { needed: readonly Side[] }) {
  const { t, language, day } = useTexts();
  const { name, birthDate, country, type, number, expiresOn } = form.getValues();
  const countries = useMemo(() => countriesIn(tagOf(language)), [language]);
  const dayOf = (date: string) => day(`${date}T12:00`);
  return (
    <Card title={t('verification.compare')}>
      <KeyValues
        items={[
          { label: t('verification.name'), value: name },
          { label: t('verification.birthDate'), value: dayOf(birthDate) },
          {
            label: t('verification.country'),
            value: countries.find(({ value }) => value === country)?.label ?? country,
          },
          { label: t('verification.type'), value: t(`verification.type.${type}`) },
          { label: t('verification.number'), value: number },
          {
            label: t('verification.expiresOn'),
            value: expiresOn === NO_END ? t('verification.noEnd') : dayOf(expiresOn),
          },
          { label: t('verification.pictures'), value: needed.map((side) => t(`verification.side.${side}`)).join(', ') },
        ]}
      />
    </Card>
  );
}

interface DocumentFormProps {
  of: MyCase | null;
  usualHours: number | null;
}

/** The draft in three steps: details, pictures, and a look at both. It is saved at any of them and submitted as a whole. */
export default function DocumentForm({ of, usualHours }: DocumentFormProps) {
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
  const [step, setStep] = useState(0);
  const goOn = async () => {
    // Once it was submitted, each field is judged anew as it changes.
    if (step === 0) return form.handleSubmit(() => setStep(1))();
    if (step === 1 && !pictures.areThere(needed)) return;
    if (step < STEPS - 1) return setStep(step + 1);
    if (await keep('submit')) forget();
  };
  const save = async () => {
    if (!(await keep('save'))) return;
    forget();
    toast(t('verification.saved'), 'success');
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    void goOn();
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      {step > 0 ? <StepEntry onBack={() => setStep(0)} /> : null}
      {step > 1 ? <StepEntry onBack={() => setStep(1)} /> : null}
      <Progress step={step} usualHours={usualHours} />
      {step === 0 ? <DetailFields form={form} /> : null}
      {step === 1 ? (
        <Card title={t('verification.pictures')} className="flex flex-col gap-3">
          <SideFields sides={needed} pictures={pictures} present={present} />
        </Card>
      ) : null}
      {step > 1 ? <Summary form={form} needed={needed} /> : null}
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <div className="grid grid-cols-2 gap-3">
        {step > 0 ? (
          <Button kind="ghost" disabled={isBusy} onClick={() => setStep(step - 1)}>
            {t('common.back')}
          </Button>
        ) : null}
        <Button type="submit" busy={isBusy} className={step > 0 ? '' : 'order-last'}>
          {t(step < STEPS - 1 ? 'common.next' : 'verification.submit')}
        </Button>
        <Button kind="ghost" disabled={isBusy} className={step > 0 ? 'col-span-2' : ''} onClick={() => void save()}>
          {t('verification.save')}
        </Button>
      </div>
    </form>
  );
}
